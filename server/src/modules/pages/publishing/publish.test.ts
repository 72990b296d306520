// Publishing, and what the public site serves, with the real compiler, render process and files.
import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../../test/pages.ts';

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let name: string;
let count = 0;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx);
});
beforeEach(async () => {
  count += 1;
  name = `anna-${count}`;
  user = await buildUser(ctx, { vysUrl: name });
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) {
  const { headers } = user;
  return ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
}
async function save(content: object): Promise<string> {
  const created = await call('POST', '/api/pages/create', { content });
  if (created.statusCode === 201) return created.json().id;
  return (await call('PUT', '/api/pages/update', { content })).json().id;
}
const publish = (id: string) => call('POST', `/api/pages/${id}/publish`);
async function publishPage(content: object): Promise<string> {
  const id = await save(content);
  expect((await publish(id)).statusCode).toBe(200);
  return id;
}
async function shown(at = name) {
  const published = await testPages.pages.findPublic(at);
  if (published.kind !== 'page') throw new Error(`nothing is shown at ${at}`);
  const { pageBuild, pageId } = published;
  return { ...pageBuild, pageId, text: pageBuild.html.toString() };
}
const jsx = (element: string) => ({ jsx: `export default () => ${element};` });

describe('publishing', () => {
  it('PAGES-2 API-34 PUB-1 shows the page at the public name', async () => {
    const id = await save(pageWith('Hello'));
    const response = await publish(id);
    expect(response.statusCode).toBe(200);
    const { published_at, warnings, ...rest } = response.json();
    expect(warnings).toBe(0);
    expect(rest).toEqual({ slug: name, url: `http://pages.test/${name}` });
    const page = (await call('GET', '/api/pages/current')).json();
    expect(page).toMatchObject({ status: 'published', slug: name, published_at });
    const { text, pageId } = await shown();
    expect(pageId).toBe(id);
    expect(text).toContain('<h1>Hello</h1>');
    expect(text).toContain('h1{color:red}');
    expect(text).toContain(`<link rel="canonical" href="http://pages.test/${name}">`);
  });

  it('describes the page in its head: language, colors, icon and profiles', async () => {
    await publishPage({
      jsx: `export default () => <main><h1>Anna</h1><p>Photographe à Lyon. Voici mes liens et mes images.</p>
        <a href="https://www.instagram.com/anna">Instagram</a><a href="https://shop.example/">Boutique</a></main>`,
      css: ':root{--bg:#fff}@media (prefers-color-scheme:dark){:root{--bg:#101010}}body{background:var(--bg)}',
      metadata: { title: 'Anna', description: '' },
    });
    const { text, policy } = await shown();
    expect(text).toContain('<html lang="fr">');
    const colors = text.matchAll(
      /"theme-color" media="\(prefers-color-scheme: (\w+)\)" content="(.*?)"/g,
    );
    expect(Array.from(colors, ([, ...tag]) => tag)).toEqual([
      ['light', '#fff'],
      ['dark', '#101010'],
    ]);
    expect(text).toContain('<link rel="icon" href="data:image/svg+xml,');
    expect(policy).toMatch(/img-src [^;]*data:/);
    const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(text) ?? [];
    expect(JSON.parse(data).mainEntity.sameAs).toEqual(['https://www.instagram.com/anna']);
  });

  it('has the avatar as its icon where its policy allows it', { tags: 'slow' }, async () => {
    const avatarUrl = 'https://images.example/anna.webp';
    await ctx.db
      .updateTable('accounts')
      .set({ avatar_url: avatarUrl })
      .where('user_id', '=', user.id)
      .execute();
    const id = await publishPage(pageWith('Hello'));
    expect((await shown()).text).toContain(`<link rel="icon" href="${avatarUrl}">`);
    const counter = `import { useState } from 'react'; export default function Page() {
      const [n, setN] = useState(0); return <button onClick={() => setN(n + 1)}>{n}</button>; }`;
    await save({ jsx: counter });
    expect((await publish(id)).statusCode).toBe(200);
    const { text, policy } = await shown();
    expect(policy).not.toContain('images.example');
    expect(text).toContain('<link rel="icon" href="data:image/svg+xml,');
  });

  it('keeps gzip and brotli of the same bytes, named by their hash', { tags: 'slow' }, async () => {
    await publishPage(pageWith('Hello'));
    const { html, brotli, gzip, etag } = await shown();
    expect(brotliDecompressSync(brotli).equals(html)).toBe(true);
    expect(gunzipSync(gzip).equals(html)).toBe(true);
    expect(etag).toBe(`"${createHash('sha256').update(html).digest('hex')}"`);
  });

  it('keeps no bytes that are not shown any more', { tags: 'slow' }, async () => {
    const id = await publishPage(pageWith('First'));
    const hash = (await shown()).etag.slice(1, -1);
    const key = `pages/${hash.slice(0, 2)}/${hash}.html`;
    expect(await testPages.files.get(key)).not.toBeNull();
    await publish(id);
    expect(await testPages.files.get(key)).not.toBeNull();
    await save(pageWith('Second'));
    await publish(id);
    expect(await testPages.files.get(key)).toBeNull();
  });

  it('PUB-4 shows what was published until the next publishing', async () => {
    const id = await publishPage(pageWith('First'));
    const changed = await call('PUT', '/api/pages/update', { content: pageWith('Second') });
    expect(changed.json().has_unpublished_changes).toBe(true);
    expect((await shown()).text).toContain('First');
    await publish(id);
    expect((await shown()).text).toContain('Second');
    expect((await call('GET', '/api/pages/current')).json().has_unpublished_changes).toBe(false);
  });

  it.each([
    ['pages.does_not_compile', '(\n<div><b></div>)', /Line 2/],
    [
      'pages.does_not_render',
      '(() => {\n  throw new Error("no luck"); })()',
      /Line 2: Error: no luck/,
    ],
    ['pages.does_not_render', '(() => { for (;;); })()', /longer than one second/],
  ])('PUB-4 leaves the last page standing: %s', async (code, element, reason) => {
    const id = await publishPage(pageWith('Good'));
    await save(jsx(element));
    const rejected = await publish(id);
    expect([rejected.statusCode, rejected.json().code]).toEqual([422, code]);
    expect(rejected.json().message).toMatch(reason);
    expect(rejected.json().fields.jsx).toMatch(reason);
    expect((await shown()).text).toContain('Good');
  });

  it('ASVS 2.3.1 STUDIO-29 rejects what is not saved', async () => {
    const response = await publish('11111111-1111-4111-8111-111111111111');
    expect([response.statusCode, response.json().code]).toEqual([404, 'pages.not_found']);
  });

  it('needs a public name', async () => {
    user = await buildUser(ctx);
    const rejected = await publish(await save(pageWith('Hello')));
    expect([rejected.statusCode, rejected.json().code]).toEqual([409, 'pages.address_needed']);
  });

  it('notifies the owner, but not of the same again', async () => {
    const id = await publishPage(pageWith('Hello'));
    await publish(id);
    const { notifications } = (await call('GET', '/api/notifications')).json().data;
    const published = notifications.filter(
      ({ type }: { type: string }) => type === 'page_published',
    );
    expect(published).toMatchObject([{ action_url: '/ai-studio' }]);
  });

  it('PUB-7 marks the pages of the free tier and no other', { tags: 'slow' }, async () => {
    await publishPage(pageWith('Hello'));
    await ctx.accounts.changeTier(user.id, 'free');
    expect((await shown()).text).toContain(`<a href="${TEST_APP_ORIGIN}"`);
    expect((await shown()).text).toContain('Made with Vys');
    for (const tier of ['starter', 'pro', 'premium', 'team'] as const) {
      await ctx.accounts.changeTier(user.id, tier);
      expect((await shown()).text).not.toContain('Made with Vys');
    }
    await ctx.accounts.changeTier(user.id, 'free');
    expect((await shown()).text).toContain('Made with Vys');
  });
});

describe('the document', () => {
  it('ASVS 3.4.3 has a policy with the hash of each script it runs', async () => {
    await publishPage(pageWith('Hello'));
    const { policy, text } = await shown();
    const [, script = ''] = /<script id="vys-end">(.*?)<\/script>/s.exec(text) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(policy).toMatch(/^sandbox allow-scripts allow-forms allow-popups /);
    expect(policy).not.toContain('allow-same-origin');
    expect(policy).toContain(`script-src 'sha256-${hash}';`);
    expect(policy).toContain("default-src 'none';");
    expect(policy).toContain('connect-src http://pages.test/e;');
    expect(policy).toContain('form-action http://pages.test/_/forms/;');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('C2: is rejected beyond 1 MB, and the last page stays', { tags: 'slow' }, async () => {
    const id = await publishPage(pageWith('Good'));
    const css = Array.from({ length: 1_000 }, (_, i) => `:nth-child(${i}){top:0}`).join('');
    await save({ ...jsx("<p>{'x'.repeat(1_040_000)}</p>"), css });
    const rejected = await publish(id);
    expect([rejected.statusCode, rejected.json().code]).toEqual([422, 'pages.does_not_render']);
    expect(rejected.json().message).toContain('at most 1,024 KB');
    expect((await shown()).text).toContain('Good');
  });

  it('carries the runtime only when the page needs it', async () => {
    await publishPage({
      jsx: `import { useState } from 'react';
export default function Page() {
  const [n, setN] = useState(1);
  return <button onClick={() => setN(n + 1)}>{n}</button>;
}`,
    });
    const { policy, text } = await shown();
    expect(text).toContain('<button>1</button>');
    expect(text).toContain('from "http://pages.test/_/shelf/react.js"');
    expect(policy).toContain(' http://pages.test/_/shelf/;');
    expect(policy.match(/'sha256-/g)).toHaveLength(2);
  });

  it('gives a page that only runs in the browser a list of its links', async () => {
    await publishPage({
      jsx: `import { useState } from 'react';
export default function Page() {
  const [width] = useState(window.innerWidth);
  return <a href="https://example.com/?a=1&b=2">Shop "one"</a>;
}`,
    });
    expect((await shown()).text).toContain(
      '<noscript><ul><li><a href="https://example.com/?a=1&amp;b=2"',
    );
  });

  it('U7 rejects an interactive page that does not end: it would hang in every tab', async () => {
    const id = await save({
      jsx: `import { useState } from 'react';
export default function Page() {
  const [n] = useState(1);
  while (n) {}
  return <p>{n}</p>;
}`,
    });
    const response = await publish(id);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ code: 'pages.does_not_render' });
  });

  it('wires forms to our own endpoint under the public name', { tags: 'slow' }, async () => {
    await publishPage(jsx('<form data-form="newsletter"><input name="email" /></form>'));
    expect((await shown()).text).toContain(`action="http://pages.test/_/forms/${name}/newsletter"`);
  });

  it('carries the letters of bundled fonts that a page shows', { tags: 'slow' }, async () => {
    await publishPage({ ...jsx('<p>Hi</p>'), css: 'p { font-family: Sora }' });
    expect((await shown()).text).toContain('font-family:"Sora";font-weight:400;src:url(data:font/');
  });
});

describe('what the public site finds', () => {
  const isShown = async (at = name) => (await testPages.pages.findPublic(at)).kind === 'page';

  it('PUB-5 PUB-6 is nothing for an unknown name, a draft and a switched page', async () => {
    expect(await isShown('no-such-page')).toBe(false);
    const id = await save(pageWith('Hello'));
    expect(await isShown()).toBe(false);
    await publish(id);
    expect(await isShown()).toBe(true);
    await call('PUT', `/api/pages/${id}/active`, { is_active: false });
    expect(await isShown()).toBe(false);
    await call('PUT', `/api/pages/${id}/active`, { is_active: true });
    expect(await isShown()).toBe(true);
    await call('PUT', '/api/user/pages-active', { pages_active: false });
    expect(await isShown()).toBe(false);
  });

  it('PUB-1 follows the public name, with everything that is written for it', async () => {
    await publishPage(jsx('<form data-form="contact"><input name="message" /></form>'));
    const moved = `${name}-new`;
    const renamed = await call('PUT', '/api/user/profile', { vys_url: moved });
    expect(renamed.statusCode).toBe(200);
    expect(await isShown()).toBe(false);
    const [first, second] = await Promise.all([shown(moved), shown(moved)]);
    expect(first.text).toContain(`href="http://pages.test/${moved}"`);
    expect(first.text).toContain(`/_/forms/${moved}/contact`);
    expect(first.text).not.toContain(`/${name}"`);
    expect(second.etag).toBe(first.etag);
  });

  it('SET-1 leads from the old name to the page, as long as there is one', async () => {
    const id = await publishPage(pageWith('Hello'));
    const moved = `${name}-new`;
    await call('PUT', '/api/user/profile', { vys_url: moved });
    expect(await testPages.pages.findPublic(name)).toEqual({ kind: 'moved', to: moved });
    await call('PUT', `/api/pages/${id}/active`, { is_active: false });
    expect(await testPages.pages.findPublic(name)).toEqual({ kind: 'none' });
    await call('PUT', `/api/pages/${id}/active`, { is_active: true });
    await call('PUT', '/api/user/profile', { vys_url: name });
    expect(await testPages.pages.findPublic(moved)).toEqual({ kind: 'moved', to: name });
    expect((await shown(name)).pageId).toBe(id);
  });

  it('rebuilds lost bytes', { tags: 'slow' }, async () => {
    await publishPage(pageWith('Hello'));
    const { etag } = await shown();
    const hash = etag.slice(1, -1);
    await testPages.files.remove(`pages/${hash.slice(0, 2)}/${hash}.html.br`);
    expect((await shown()).etag).toBe(etag);
  });

  it.each(['-dash', '_line', '0abc'])('PUB-1 publishes under the name %s', async (start) => {
    const odd = `${start}-${count}`;
    user = await buildUser(ctx, { vysUrl: odd });
    await publishPage(pageWith('Hello'));
    expect(await isShown(odd)).toBe(true);
  });
});

describe('what search engines and sharing get', () => {
  const rich = (title: string) => ({
    jsx: `export default () => <main><h1>Anna Moss</h1><p>I make small bowls and large vases of clay in a shed beside the river.</p><a href="https://example.com/shop">Shop</a><a href="https://example.com/blog">Blog</a></main>;`,
    css: ':root { --bg: #f7f2e8 }',
    metadata: { title, description: '' },
  });

  it('names an OG image that is there, and another one after a rename', async () => {
    await publishPage(rich('Anna Moss'));
    const pattern =
      /<meta property="og:image" content="http:\/\/pages\.test\/_\/og\/([0-9a-f]{20})\.png">/;
    const hash = pattern.exec((await shown()).text)?.[1] ?? '';
    const image = await testPages.pages.findOgImage(hash);
    expect(image?.toString('latin1', 1, 4)).toBe('PNG');
    await call('PUT', '/api/user/profile', { vys_url: `${name}-new` });
    const next = pattern.exec((await shown(`${name}-new`)).text)?.[1] ?? '';
    expect(next).not.toBe(hash);
    expect(await testPages.pages.findOgImage(next)).toBeDefined();
  });

  const isIndexed = async (at = name) => {
    const count = await testPages.pages.countIndexed();
    const list = await testPages.pages.listIndexed(0, count);
    expect(list.length).toBe(count);
    return list.some((page) => page.name === at);
  };

  it('lists a page as long as it is shown and has enough on it', { tags: 'slow' }, async () => {
    const id = await publishPage(rich('My Vys Page'));
    expect((await testPages.pages.findPublic(name)) as object).toMatchObject({
      isIndexable: false,
    });
    expect(await isIndexed()).toBe(false);
    await publishPage(rich('Anna Moss'));
    expect((await testPages.pages.findPublic(name)) as object).toMatchObject({ isIndexable: true });
    expect(await isIndexed()).toBe(true);
    await call('PUT', `/api/pages/${id}/active`, { is_active: false });
    expect(await isIndexed()).toBe(false);
    await call('PUT', `/api/pages/${id}/active`, { is_active: true });
    await call('PUT', '/api/user/pages-active', { pages_active: false });
    expect(await isIndexed()).toBe(false);
    await call('PUT', '/api/user/pages-active', { pages_active: true });
    await call('PUT', '/api/user/profile', { vys_url: `${name}-new` });
    expect(await isIndexed()).toBe(false);
    expect(await isIndexed(`${name}-new`)).toBe(true);
    await publishPage(pageWith('Thin'));
    expect(await isIndexed(`${name}-new`)).toBe(false);
  });
});

describe('cache invalidation', () => {
  it('reaches this process before the response, and others through the database', async () => {
    const another = await testPages.createAnother();
    const here: string[] = [];
    const there: string[] = [];
    testPages.pages.onChange((changed) => here.push(changed));
    another.onChange((changed) => there.push(changed));
    const expectInvalidated = async (changed: string) => {
      await expect.poll(() => there).toContain(changed);
      there.length = 0;
    };
    const id = await publishPage(pageWith('Hello'));
    expect(here).toContain(name);
    await expectInvalidated(name);
    await call('PUT', `/api/pages/${id}/active`, { is_active: false });
    await expectInvalidated(name);
    await call('PUT', `/api/pages/${id}/active`, { is_active: true });
    await expectInvalidated(name);
    expect((await another.findPublic(name)).kind).toBe('page');
    const moved = `${name}-new`;
    await call('PUT', '/api/user/profile', { vys_url: moved });
    await expectInvalidated(moved);
    await ctx.accounts.changeTier(user.id, 'pro');
    await expectInvalidated(moved);
    await another.close();
  });

  it('looks every page up again once it listens after its connection was lost', {
    tags: 'slow',
  }, async () => {
    await publishPage(pageWith('Hello'));
    const another = await testPages.createAnother();
    await another.findPublic(name);
    const invalidated: string[] = [];
    another.onChange((changed) => invalidated.push(changed));
    await cutListeners();
    await expect.poll(() => invalidated, { timeout: 10_000 }).toContain(name);
    invalidated.length = 0;
    await publishPage(pageWith('Again'));
    await expect.poll(() => invalidated, { timeout: 10_000 }).toContain(name);
    await another.close();
  });
});

/** Ends every connection of this database that listens. */
async function cutListeners(): Promise<void> {
  const { sql } = await import('kysely');
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %'`.execute(ctx.db);
}

describe('forms', () => {
  const send = (kind: string, fields: Record<string, string>, at = name) =>
    testPages.forms.submit({ name: at, kind, fields });
  const entries = () =>
    ctx.db
      .selectFrom('form_submissions as f')
      .innerJoin('pages as p', 'p.id', 'f.page_id')
      .select(['f.kind', 'f.email', 'f.name', 'f.message'])
      .where('p.user_id', '=', user.id)
      .execute();
  const readFeed = async () => {
    const { notifications } = (await call('GET', '/api/notifications')).json().data;
    return notifications.filter(({ type }: { type: string }) => type === 'comment_received');
  };
  beforeEach(() => publishPage(pageWith('Hello')));

  it('stores a signup once and notifies the owner once', { tags: 'slow' }, async () => {
    await send('newsletter', { email: 'Ada@Example.com' });
    await send('newsletter', { email: ' ada@example.com' });
    const entry = { kind: 'newsletter', email: 'ada@example.com', name: null, message: null };
    expect(await entries()).toEqual([entry]);
    expect(await readFeed()).toMatchObject([{ title: 'New newsletter signup' }]);
  });

  it('keeps messages and guestbook entries', async () => {
    await send('contact', { email: 'a@b.de', name: 'Ada', message: 'Hi' });
    await send('guestbook', { name: 'Bob', message: 'Nice' });
    expect((await entries()).map(({ message }) => message).sort()).toEqual(['Hi', 'Nice']);
    expect(await readFeed()).toHaveLength(2);
  });

  it('responds to a bot as if all were well, and stores nothing', async () => {
    await send('contact', { message: 'Buy', homepage_url: 'https://spam.example' });
    expect(await entries()).toEqual([]);
  });

  it.each([
    ['newsletter', {}, 'input.invalid'],
    ['newsletter', { email: 'no address' }, 'input.invalid'],
    ['contact', { email: 'a@b.de' }, 'input.invalid'],
    ['contact', { message: 'Hi', email: 'no address' }, 'input.invalid'],
    ['guestbook', { message: 'x'.repeat(1001) }, 'input.invalid'],
    ['contact', { message: 'a\0b' }, 'input.invalid'],
    ['survey', { message: 'Hi' }, 'pages.not_found'],
  ])('rejects %s %j', async (kind, fields, code) => {
    await expect(send(kind, fields as Record<string, string>)).rejects.toMatchObject({ code });
    expect(await entries()).toEqual([]);
  });

  it('rejects a page that is not shown', async () => {
    await expect(send('contact', { message: 'Hi' }, 'no-such-page')).rejects.toMatchObject({
      code: 'pages.not_found',
    });
    await call('PUT', '/api/user/pages-active', { pages_active: false });
    await expect(send('contact', { message: 'Hi' })).rejects.toMatchObject({
      code: 'pages.not_found',
    });
  });

  it('takes 20 a minute per page, also when they come at once', { tags: 'slow' }, async () => {
    const all = Array.from({ length: 30 }, (_, i) => send('contact', { message: `${i}` }));
    const results = await Promise.allSettled(all);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    await expect(send('contact', { message: 'more' })).rejects.toMatchObject({
      code: 'rate.limited',
    });
    ctx.clock.advance(61_000);
    await send('contact', { message: 'later' });
    expect(await entries()).toHaveLength(21);
  });
});
