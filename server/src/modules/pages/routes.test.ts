// Creating, reading, saving, versions, switching and compiling through the app server.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
});
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

type Method = 'GET' | 'POST' | 'PUT';

function call(method: Method, url: string, payload?: unknown, headers: object = {}) {
  return ctx.http.inject({
    method,
    url,
    headers: { ...user.headers, ...headers },
    ...(payload === undefined ? {} : { payload: payload as object }),
  });
}
const create = (content: unknown, more: object = {}) =>
  call('POST', '/api/pages/create', { content, ...more });
const update = (content: unknown, more: object = {}, headers: object = {}) =>
  call('PUT', '/api/pages/update', { content, ...more }, headers);
const current = () => call('GET', '/api/pages/current?_=123');
async function versions() {
  const { id } = (await current()).json();
  return (await call('GET', `/api/pages/${id}/versions`)).json().versions;
}
async function readFeed() {
  const response = await call('GET', '/api/notifications');
  const list = response.json().data.notifications as { type: string; action_url: string }[];
  return list.map(({ type, action_url }) => [type, action_url]);
}
const unknownId = '11111111-1111-4111-8111-111111111111';

describe('the first save', () => {
  it('PAGES-1 API-32 returns 404 until there is a page', async () => {
    const response = await current();
    expect([response.statusCode, response.json().code]).toEqual([404, 'pages.not_found']);
    const early = await update(pageWith('Hi'));
    expect([early.statusCode, early.json().code]).toEqual([404, 'pages.not_found']);
  });

  it('PAGES-3 API-31 DATA-16 DATA-17 DATA-18 makes the page with all its fields', async () => {
    const response = await create(pageWith('Hi'));
    expect(response.statusCode).toBe(201);
    const page = response.json();
    expect(page).toMatchObject({
      title: 'My Vys Page',
      slug: '',
      status: 'draft',
      is_active: true,
      views: 0,
      clicks: 0,
      views_growth: null,
      clicks_growth: null,
      engagement_growth: null,
      published_at: null,
      has_unpublished_changes: false,
      content: pageWith('Hi'),
    });
    expect(response.headers.etag).toBe(page.etag);
    expect((await current()).json()).toEqual(page);
    expect((await call('GET', `/api/pages/${page.id}`)).json()).toEqual(page);
    expect(await readFeed()).toEqual([['page_created', '/ai-studio']]);
  });

  it('PAGES-4 PAGES-5 names it by default', async () => {
    const page = (await create({ jsx: 'export default () => null' })).json();
    expect(page.content.metadata).toEqual({ title: 'My Vys Page', description: 'Created with AI' });
    expect(page.content.css).toBe('');
  });

  it('PAGES-12 PAGES-13 takes the title sent beside the content', async () => {
    const page = (await create(pageWith('Hi'), { title: 'My New Page', slug: 'ignored' })).json();
    expect([page.title, page.content.metadata.title]).toEqual(['My New Page', 'My New Page']);
  });

  it('PAGES-7 PAGES-8 rejects a second page, but not the same again', async () => {
    const first = (await create(pageWith('One'))).json();
    const second = await create(pageWith('Two'));
    expect(second.statusCode).toBe(403);
    expect(second.json()).toEqual({
      code: 'pages.page_limit_reached',
      message: "You've reached your page limit. Upgrade to create more pages.",
    });
    const again = await create(pageWith('One'));
    expect([again.statusCode, again.json()]).toEqual([201, first]);
    expect(await versions()).toHaveLength(1);
  });

  it('PAGES-7 makes one page of many sends at once', async () => {
    const responses = await Promise.all([1, 2, 3, 4, 5].map(() => create(pageWith('Same'))));
    expect(new Set(responses.map((response) => response.json().id)).size).toBe(1);
    expect(await versions()).toHaveLength(1);
  });
});

describe('later saves', () => {
  it('API-33 API-35 DATA-19 HIST-2 makes a version of each, newest first', async () => {
    await create(pageWith('One'));
    const saved = await update(pageWith('Two', { title: 'Second' }), { auto_saved: true });
    expect([saved.statusCode, saved.json().title]).toEqual([200, 'Second']);
    const [newest, oldest, ...rest] = await versions();
    expect(rest).toEqual([]);
    expect(newest).toMatchObject({
      autoSaved: true,
      metadata: { title: 'Second' },
      content: pageWith('Two', { title: 'Second' }),
    });
    expect(oldest).toMatchObject({ autoSaved: false, content: pageWith('One') });
    expect(Object.keys(newest).sort()).toEqual([
      'autoSaved',
      'content',
      'createdAt',
      'id',
      'isLive',
      'metadata',
      'number',
      'publishedAt',
      'source',
      'summary',
    ]);
  });

  it('CHAT-27 keeps an automatic version when the same is saved by hand', async () => {
    await create(pageWith('One'), { auto_saved: true });
    const before = await current();
    const updated = await update(pageWith('One'));
    expect(updated.json().etag).toBe(before.json().etag);
    expect((await versions()).map((version: { autoSaved: boolean }) => version.autoSaved)).toEqual([
      false,
    ]);
    await update(pageWith('One'), { auto_saved: true });
    expect(await versions()).toMatchObject([{ autoSaved: false }]);
  });

  it('HIST-10 restores an old version as a new one', async () => {
    await create(pageWith('One'));
    await update(pageWith('Two'));
    const old = (await versions())[1];
    expect((await update(old.content)).json().content).toEqual(pageWith('One'));
    const contents = (await versions()).map((version: { content: unknown }) => version.content);
    expect(contents).toEqual([pageWith('One'), pageWith('Two'), pageWith('One')]);
  });

  it('R8 rejects a save over what another tab has saved, and keeps it', async () => {
    const etag = (await create(pageWith('One'))).json().etag;
    await update(pageWith('Other tab'), {}, { 'if-match': etag });
    const stale = await update(pageWith('Mine'), {}, { 'if-match': etag });
    expect([stale.statusCode, stale.json().code]).toEqual([412, 'pages.stale']);
    await update(pageWith('Mine'), {}, { 'if-match': etag });
    expect((await current()).json().content).toEqual(pageWith('Other tab'));
    const contents = (await versions()).map((version: { content: unknown }) => version.content);
    expect(contents).toEqual([pageWith('Other tab'), pageWith('Mine'), pageWith('One')]);
  });

  it('R8 saves when the tag still fits, is any, or the content is the same', async () => {
    const etag = (await create(pageWith('One'))).json().etag;
    const next = await update(pageWith('Two'), {}, { 'if-match': `"other", W/${etag}` });
    expect(next.statusCode).toBe(200);
    expect((await update(pageWith('Two'), {}, { 'if-match': etag })).statusCode).toBe(200);
    expect((await update(pageWith('Three'), {}, { 'if-match': '*' })).statusCode).toBe(200);
  });

  it('R8 loses nothing of two saves at the same moment', async () => {
    const etag = (await create(pageWith('One'))).json().etag;
    const both = await Promise.all(
      ['Left', 'Right'].map((text) => update(pageWith(text), {}, { 'if-match': etag })),
    );
    expect(both.map((response) => response.statusCode).sort()).toEqual([200, 412]);
    expect(await versions()).toHaveLength(3);
  });

  it('NOTIF-1 counts the changes of a session in one notification, without automatic saves', async () => {
    const { id } = (await create(pageWith('One'))).json();
    await update(pageWith('Auto'), { auto_saved: true });
    expect(await readFeed()).toEqual([['page_created', '/ai-studio']]);
    await update(pageWith('Two'));
    await update(pageWith('Three'));
    await update(pageWith('Three'));
    const undo = await call('POST', `/api/pages/${id}/history`, { action: 'undo', steps: 1 });
    expect(undo.statusCode).toBe(200);
    const read = async () => {
      const { notifications } = (await call('GET', '/api/notifications')).json().data;
      return notifications.filter(({ type }: { type: string }) => type === 'page_updated');
    };
    const message = 'You made 3 changes to your page "My Vys Page".';
    expect(await read()).toMatchObject([{ message, read: false }]);
    await call('PUT', `/api/notifications/${(await read())[0].id}`, { read: true });
    ctx.clock.advance(1000);
    await update(pageWith('Four'));
    const [next, last] = await read();
    expect([next.message, last.message]).toEqual([
      'Your page "My Vys Page" has been updated.',
      message,
    ]);
  });
});

describe('the switch', () => {
  it('PAGES-6 API-37 switches the page', async () => {
    const { id } = (await create(pageWith('One'))).json();
    const off = await call('PUT', `/api/pages/${id}/active`, { is_active: false });
    expect([off.statusCode, off.json().is_active]).toEqual([200, false]);
    const on = await call('PUT', `/api/pages/${id}/active`, { is_active: true });
    expect(on.json().is_active).toBe(true);
  });
});

describe("another user's page", () => {
  it('API-38 is not found by any call', async () => {
    const { id } = (await create(pageWith('Mine'))).json();
    user = await buildUser(ctx);
    await create(pageWith('Theirs'));
    for (const response of [
      await call('GET', `/api/pages/${id}`),
      await call('GET', `/api/pages/${id}/versions`),
      await call('PUT', `/api/pages/${id}/active`, { is_active: false }),
      await call('POST', `/api/pages/${id}/publish`),
    ]) {
      expect([response.statusCode, response.json().code]).toEqual([404, 'pages.not_found']);
    }
  });
});

describe('compiling', () => {
  const compile = (body: unknown) => call('POST', '/api/pages/compile', body);

  it('API-36 gives the document as publishing would', async () => {
    const result = (await compile(pageSource('<h1 className="a">Hi</h1>', '.a { top: 0 }'))).json();
    expect(result).toMatchObject({ ok: true, needs_runtime: false, diagnostics: [] });
    expect(result.html).toContain('<h1 class="a">Hi</h1>');
    expect(result.html).toContain('.a{top:0}');
    expect((await current()).statusCode).toBe(404);
  });

  it('API-36 names line and reason of an error in the source', async () => {
    const result = (await compile({ jsx: 'export default () => (\n  <div><b></div>\n);' })).json();
    expect(result).toMatchObject({ ok: false, diagnostics: [{ severity: 'error', line: 2 }] });
    expect(result.html).toBeUndefined();
  });

  it('API-36 names line and reason of an error while rendering', async () => {
    const jsx = 'const a = 1;\nexport default function Page() {\n  return <p>{a.b.c}</p>;\n}';
    const result = (await compile({ jsx })).json();
    expect(result).toMatchObject({
      ok: false,
      diagnostics: [{ code: 'render', line: 3, message: expect.stringContaining('TypeError') }],
    });
  });

  it('U7 ends a page that loops without an end', { tags: 'slow' }, async () => {
    const result = (await compile({ jsx: 'export default () => { for (;;); };' })).json();
    expect(result).toMatchObject({ ok: false, diagnostics: [{ code: 'render' }] });
  });

  it('API-36 reports CSS that is left out', async () => {
    const result = (
      await compile(pageSource('<p>Hi</p>', 'a:::b { color: red }\np { top: 0 }'))
    ).json();
    expect(result.ok).toBe(true);
    expect(result.html).toContain('p{top:0}');
    expect(result.diagnostics).toMatchObject([
      { code: 'css_syntax', severity: 'warning', line: 1 },
    ]);
  });

  it.each([`a{width:${'calc('.repeat(200)}`, 'a{'.repeat(5000)])(
    'U6 outlives deeply nested CSS (%#)',
    async (css) => {
      expect((await compile(pageSource('<p>Hi</p>', css))).statusCode).toBe(200);
    },
  );

  it('U6 returns an error for deeply nested JSX', async () => {
    const jsx = `export default () => ${'<div>'.repeat(5000)}${'</div>'.repeat(5000)};`;
    expect((await compile({ jsx })).json().ok).toBe(false);
  });
});

const pageSource = (element: string, css = '') => ({
  jsx: `export default () => ${element};`,
  css,
});

describe('what is rejected', () => {
  const text = (bytes: number) => 'x'.repeat(bytes);

  it.each([
    ['POST', '/api/pages/create'],
    ['GET', '/api/pages/current'],
    ['GET', `/api/pages/${unknownId}`],
    ['PUT', '/api/pages/update'],
    ['POST', `/api/pages/${unknownId}/publish`],
    ['PUT', `/api/pages/${unknownId}/active`],
    ['GET', `/api/pages/${unknownId}/versions`],
    ['POST', '/api/pages/compile'],
  ] as const)('API-4 %s %s needs a caller', async (method, url) => {
    const response = await ctx.http.inject({ method, url });
    expect([response.statusCode, response.json().code]).toEqual([401, 'auth.unauthenticated']);
  });

  it.each(['not-an-id', '%00', '1'])('rejects the id %s', async (id) => {
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/versions'],
      ['POST', '/publish'],
    ] as const) {
      const response = await call(method, `/api/pages/${id}${path}`);
      expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
    }
  });

  it.each([
    [{}],
    [{ content: 'text' }],
    [{ content: {} }],
    [{ content: { jsx: 5 } }],
    [{ content: { jsx: '', extra: 1 } }],
    [{ content: { jsx: '', metadata: { title: 5 } } }],
    [{ content: { jsx: '', metadata: { title: 'x'.repeat(201) } } }],
    [{ content: { jsx: '' }, extra: 1 }],
    [{ content: { jsx: '' }, auto_saved: 'yes' }],
    [{ content: { jsx: 'a\0b' } }],
    [{ content: { jsx: '', metadata: { title: '\0' } } }],
  ])('API-31 API-33 rejects %j', async (body) => {
    for (const [method, url] of [
      ['POST', '/api/pages/create'],
      ['PUT', '/api/pages/update'],
    ] as const) {
      const response = await call(method, url, body);
      expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
    }
  });

  it.each([[{}], [{ jsx: 1 }], [{ jsx: '', css: null }], [{ jsx: '', more: 1 }], [[]]])(
    'API-36 API-37 rejects %j',
    async (body) => {
      const compiled = await call('POST', '/api/pages/compile', body);
      expect([compiled.statusCode, compiled.json().code]).toEqual([400, 'input.invalid']);
      const switched = await call('PUT', `/api/pages/${unknownId}/active`, body);
      expect([switched.statusCode, switched.json().code]).toEqual([400, 'input.invalid']);
    },
  );

  it('counts the source in bytes, jsx and css together', async () => {
    const half = 128 * 1024;
    const fits = { jsx: text(half), css: text(half) };
    expect((await create(fits)).statusCode).toBe(201);
    for (const content of [
      { jsx: text(half), css: text(half + 1) },
      { jsx: 'é'.repeat(half + 1) },
      { jsx: text(300 * 1024) },
    ]) {
      const responses = [
        await create(content),
        await update(content),
        await call('POST', '/api/pages/compile', content),
      ];
      expect(responses.map((response) => [response.statusCode, response.json().code])).toEqual(
        Array(3).fill([413, 'pages.source_too_large']),
      );
    }
  });

  it('U6 rejects 5 MB before reading it', async () => {
    const response = await call('POST', '/api/pages/compile', { jsx: text(5 * 1024 * 1024) });
    expect([response.statusCode, response.json().code]).toEqual([413, 'input.too_large']);
  });

  it('rejects malformed JSON and other content types', async () => {
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const url = '/api/pages/create';
    const broken = await ctx.http.inject({ method: 'POST', url, headers, payload: '{"content":' });
    expect([broken.statusCode, broken.json().code]).toEqual([400, 'input.malformed']);
    const xml = { ...headers, 'content-type': 'text/xml' };
    const otherResponse = await ctx.http.inject({
      method: 'POST',
      url,
      headers: xml,
      payload: '<a/>',
    });
    expect([otherResponse.statusCode, otherResponse.json().code]).toEqual([
      415,
      'input.media_type',
    ]);
  });
});
