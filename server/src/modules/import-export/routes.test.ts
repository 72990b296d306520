// Exports and imports through the app server: what an export holds, what an import reads, and who may not.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';
import { type Fetched, SafeFetchError } from '../../platform/net/safe-fetch.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let ctx: TestHttp;
let testPages: TestPages;
let user: TestUser;
let fetched: string[] = [];
let web: (url: string) => Partial<Fetched>;

beforeAll(async () => {
  ctx = await createTestHttp();
  testPages = await createTestPages(ctx, {
    findStaticAsset: async (path) => {
      if (path.startsWith('/_/fonts/')) return { bytes: PNG, contentType: 'font/woff2' };
      return path.startsWith('/_/media/') ? { bytes: PNG, contentType: 'image/webp' } : undefined;
    },
    fetchPublic: async (url) => {
      fetched.push(url);
      return { url, contentType: 'text/html', bytes: Buffer.alloc(0), ...web(url) };
    },
  });
});
beforeEach(async () => {
  user = await buildUser(ctx);
  fetched = [];
  web = () => {
    throw new SafeFetchError('unreachable', '');
  };
});
afterAll(async () => {
  await testPages.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown) {
  const body = payload === undefined ? {} : { payload: payload as object };
  return ctx.http.inject({ method, url, headers: user.headers, ...body });
}
const save = async (content: unknown): Promise<string> =>
  (await call('POST', '/api/pages/create', { content })).json().id;
const requestImport = (body: unknown) => call('POST', '/api/pages/import', body);
async function unzip(id: string) {
  const response = await call('GET', `/api/pages/${id}/export.zip`);
  expect(response.statusCode).toBe(200);
  const files = unzipSync(response.rawPayload);
  return {
    response,
    names: Object.keys(files).sort(),
    read: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}

describe('the open format', () => {
  it('is a file with everything the page is made of', { tags: 'slow' }, async () => {
    const content = pageWith('Hello');
    const id = await save(content);
    const response = await call('GET', `/api/pages/${id}/export.json`);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-disposition']).toBe(
      `attachment; filename="${user.username}.json"`,
    );
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      format: 'vys-page',
      version: 1,
      content,
      exportedAt: ctx.clock.now().toISOString(),
      publicUrl: null,
      publishedAt: null,
    });
  });

  it('gives an equal page when it is imported again, whatever the page holds', {
    tags: 'slow',
  }, async () => {
    const id = await save(pageWith('first'));
    const text = fc
      .string({ unit: 'binary', maxLength: 400 })
      .map((one) => one.replaceAll('\0', ''));
    const contents = fc.record({
      jsx: text,
      css: text,
      metadata: fc.record({
        title: fc.string({ maxLength: 190 }),
        description: text.map((one) => one.slice(0, 500)),
      }),
    });
    await fc.assert(
      fc.asyncProperty(contents, async (content) => {
        const saved = await call('PUT', '/api/pages/update', { content });
        expect(saved.statusCode).toBe(200);
        const file = (await call('GET', `/api/pages/${id}/export.json`)).body;
        const imported = await requestImport({ json: JSON.parse(file) });
        expect(imported.statusCode).toBe(200);
        expect(imported.json().content).toEqual(saved.json().content);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    'make a simple page',
    'Create a coming-soon landing page with email signup',
    'make a pricing page',
  ])('gives an equal page of the assistant: %s', async (prompt) => {
    const generated = (await call('POST', '/api/ai/generate', { prompt })).json().data;
    expect(generated.jsx).toContain('export default');
    const id = await save(generated);
    const file = (await call('GET', `/api/pages/${id}/export.json`)).json();
    const imported = (await requestImport({ json: file })).json();
    expect(imported.content).toEqual(generated);
    expect(imported.report.map(({ kind }: { kind: string }) => kind)).toEqual(['imported']);
    const again = await call('PUT', '/api/pages/update', { content: imported.content });
    expect(again.json().content).toEqual(generated);
  });

  it('PAGES-1 is not saved by an import', async () => {
    const json = {
      format: 'vys-page',
      version: 1,
      content: pageWith('Hi'),
      exportedAt: '2026-01-01T00:00:00Z',
      publicUrl: null,
      publishedAt: null,
    };
    expect((await requestImport({ json })).statusCode).toBe(200);
    expect((await call('GET', '/api/pages/current?_=1')).statusCode).toBe(404);
  });

  it('is imported with its error, which is reported', async () => {
    const content = {
      ...pageWith('Hi'),
      jsx: 'export default function Page() {\n  return <main>;\n}',
    };
    const json = {
      format: 'vys-page',
      version: 1,
      content,
      exportedAt: '2026-01-01T00:00:00Z',
      publicUrl: null,
      publishedAt: null,
    };
    const { report } = (await requestImport({ json })).json();
    expect(report[1]).toMatchObject({ kind: 'review', text: expect.stringContaining('Line ') });
  });

  it.each([
    [{}, "This file isn't a page export."],
    [null, "This file isn't a page export."],
    [{ format: 'vys-page', version: 2 }, 'version 2'],
    [{ format: 'vys-page', version: 1, content: { jsx: 1 } }, 'damaged'],
  ])('rejects %j', async (json, words) => {
    const response = await requestImport({ json });
    expect([response.statusCode, response.json().code]).toEqual([422, 'pages.import_unreadable']);
    expect(response.json().message).toContain(words);
  });

  it('is rejected with a source that could not be saved', async () => {
    const content = { ...pageWith('Hi'), css: 'x'.repeat(300_000) };
    const json = {
      format: 'vys-page',
      version: 1,
      content,
      exportedAt: '2026-01-01T00:00:00Z',
      publicUrl: null,
      publishedAt: null,
    };
    const response = await requestImport({ json });
    expect([response.statusCode, response.json().code]).toEqual([413, 'pages.source_too_large']);
  });
});

describe('the description of the format', () => {
  it('shows a page that can be imported', async () => {
    const text = readFileSync(new URL('../../../../docs/page-format.md', import.meta.url), 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const response = await requestImport({ json: JSON.parse(example) });
    expect(response.statusCode).toBe(200);
    expect(response.json().content).toEqual(JSON.parse(example).content);
    expect(response.json().report).toHaveLength(1);
  });
});

describe('the exported site', () => {
  it('PUB-4 is what visitors see once it is published, and the saved page before', {
    tags: 'slow',
  }, async () => {
    user = await buildUser(ctx, { vysUrl: `z${Date.now() % 1e9}` });
    const id = await save(pageWith('First'));
    const saved = await unzip(id);
    expect(saved.read('index.html')).toContain('<h1>First</h1>');
    expect(saved.read('README.txt')).toContain('never been published');
    expect((await call('POST', `/api/pages/${id}/publish`)).statusCode).toBe(200);
    await call('PUT', '/api/pages/update', { content: pageWith('Second') });
    const published = await unzip(id);
    expect(published.read('index.html')).toContain('<h1>First</h1>');
    expect(published.read('README.txt')).toContain(`${TEST_PAGES_ORIGIN}/${user.username}`);
    expect(published.response.headers['content-type']).toBe('application/zip');
    expect(published.response.headers['content-disposition']).toBe(
      `attachment; filename="${user.username}.zip"`,
    );
  });

  it('carries fonts, own and foreign pictures, and lists what is missing', {
    tags: 'slow',
  }, async () => {
    web = (url) => {
      if (url.includes('good')) return { contentType: 'image/png', bytes: PNG };
      throw new SafeFetchError('rejected', '');
    };
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAA';
    const id = await save({
      jsx: `export default function Page() { return <main><img src="${TEST_PAGES_ORIGIN}/_/media/${key}" alt="Me" /><img src="https://pics.example/good.png?x=1&y=2" alt="" /><img src="http://10.0.0.1/inside.png" alt="Gone" /></main>; }`,
      css: 'main { font-family: Sora }',
      metadata: { title: 'T', description: '' },
    });
    const { names, read } = await unzip(id);
    expect(names.map((name) => name.replace(/\d+(?=\.)/, 'N'))).toEqual([
      'README.txt',
      'files/aaaaaaaaaaaaaaaaaaaaaaaa-N.webp',
      'files/good-N.png',
      'index.html',
    ]);
    const html = read('index.html');
    for (const name of names.filter((one) => one.startsWith('files/')))
      expect(html).toContain(name);
    expect(html).toContain('font-family:"Sora";font-weight:400;src:url(data:font/woff2');
    expect(html).toContain('alt="Gone"');
    expect(html).not.toMatch(/pages\.test\/_|pics\.example|10\.0\.0\.1/);
    expect(read('README.txt')).toContain('- http://10.0.0.1/inside.png');
    expect(fetched.sort()).toEqual([
      'http://10.0.0.1/inside.png',
      'https://pics.example/good.png?x=1&y=2',
    ]);
  });

  it('leaves out what takes code from another host, and says so', async () => {
    const id = await save({
      jsx: 'import { useState } from "react";\nexport default function Page() { const [n, set] = useState(0); return <main><button onClick={() => set(n + 1)}>{n}</button></main>; }',
      css: '',
      metadata: { title: 'T', description: '' },
    });
    const { read } = await unzip(id);
    // No bundled package is served here.
    expect(read('index.html')).not.toContain('<script type="module"');
    expect(read('index.html')).toContain('<button>0</button>');
    expect(read('README.txt')).toContain('/_/shelf/react.js');
  });

  it('of a page with an error is rejected with the error', async () => {
    const id = await save({ jsx: 'export default () => <main>', css: '' });
    const response = await call('GET', `/api/pages/${id}/export.zip`);
    expect([response.statusCode, response.json().code]).toEqual([422, 'pages.does_not_compile']);
    expect(response.json().message).toMatch(/couldn't export it\. Line 1/);
  });
});

describe('a page of another site', () => {
  const html =
    '<h1>Ada Moss</h1><p>Maker of bikes.</p><img class="avatar" src="https://pics.example/ada.jpg"><a href="https://shop.example/">Shop</a><a href="https://blog.example/">Blog</a><form></form>';

  it('becomes a page with its name, line, picture and links, and a report', {
    tags: 'slow',
  }, async () => {
    const response = await requestImport({ html });
    expect(response.statusCode).toBe(200);
    const { content, content_without_avatar, avatar_url, report } = response.json();
    for (const text of [
      'Ada Moss',
      'Maker of bikes.',
      'https://shop.example/',
      'https://blog.example/',
      'https://pics.example/ada.jpg',
    ]) {
      expect(content.jsx).toContain(text);
    }
    expect(content.jsx.indexOf('shop.example')).toBeLessThan(content.jsx.indexOf('blog.example'));
    expect(avatar_url).toBe('https://pics.example/ada.jpg');
    expect(content_without_avatar.jsx).not.toContain('pics.example');
    expect(content_without_avatar.jsx).toContain('https://shop.example/');
    const lines = report.map(
      ({ kind, text }: { kind: string; text: string }) => `${kind}: ${text}`,
    );
    expect(lines).toEqual([
      'imported: Name: Ada Moss',
      'imported: About: Maker of bikes.',
      'imported: Profile photo',
      'imported: 2 links, in order',
      'skipped: Not found: brand colors',
      'skipped: 1 form; ask the assistant for new ones',
      "skipped: Layout and fonts: we'll create a new design",
      'review: The photo still loads from pics.example',
    ]);
    const german = await ctx.http.inject({
      method: 'POST',
      url: '/api/pages/import',
      headers: { ...user.headers, 'accept-language': 'de' },
      payload: { html },
    });
    const said = german.json().report.map(({ text }: { text: string }) => text);
    expect(said.slice(1, 4)).toEqual([
      'Über dich: Maker of bikes.',
      'Profilbild',
      '2 Links, in derselben Reihenfolge',
    ]);
    expect(said[5]).toBe('1 Formular; bitte den Assistenten um neue');
    const created = await call('POST', '/api/pages/create', { content });
    expect(created.statusCode).toBe(201);
    const exported = (await unzip(created.json().id)).read('index.html');
    expect(exported).toMatch(/<h1[^>]*>(?:<[^>]+>)*Ada Moss/);
  });

  it('is fetched from its address, with https where no scheme is said, and read in its own letters', async () => {
    web = () => ({
      contentType: 'text/html; charset=windows-1252',
      bytes: Buffer.from(
        '<h1>Zoë</h1><a href="/x">Own</a><a href="https://a.example/">A</a>',
        'latin1',
      ),
    });
    const response = await requestImport({ url: 'ada.example/links' });
    expect(fetched).toEqual(['https://ada.example/links']);
    expect(response.json().content.jsx).toContain('Zoë');
    expect(response.json().content.jsx).not.toContain('ada.example');
  });

  it('with a list of links in its data becomes a page that can be published, in its colors', {
    tags: 'slow',
  }, async () => {
    user = await buildUser(ctx, { vysUrl: `n${Date.now() % 1e9}` });
    const file = new URL('../../../test/fixtures/link-list.html.txt', import.meta.url);
    web = () => ({ url: 'https://treeful.example/nora.bakes', bytes: readFileSync(file) });
    const { content, report } = (await requestImport({ url: 'treeful.example/nora.bakes' })).json();
    expect(report).toContainEqual({ kind: 'imported', text: 'Colors: #fff4e6 and #b5451b' });
    expect(content.css).toContain('#fff4e6');
    const { id } = (await call('POST', '/api/pages/create', { content })).json();
    expect((await call('POST', `/api/pages/${id}/publish`)).statusCode).toBe(200);
    const page = await testPages.pages.findPublic(user.username);
    const html = page.kind === 'page' ? page.pageBuild.html.toString() : '';
    for (const text of ['Nora Peeters', 'https://nora.example/shop', 'Baking classes']) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/Old stall|Jobs|treeful\.example\/out/);
  });

  it('ASVS 1.2.1, 3.2.2 stays text, whatever it says', { tags: 'slow' }, async () => {
    const odd = '{alert(1)}</h1><script>alert(1)</script>"\'`$';
    const words = odd.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const malicious = `<h1>${words}</h1><p>{process.exit()}</p><a href='https://a.example/"><script>{x}'>${words}</a>`;
    const { content } = (await requestImport({ html: malicious })).json();
    const created = await call('POST', '/api/pages/create', { content });
    const document = (await unzip(created.json().id)).read('index.html');
    expect(document).not.toContain('<script>alert');
    expect(document).toContain('{alert(1)}&lt;/h1&gt;');
  });

  it.each([
    ['rejected', 422, 'pages.import_refused'],
    ['unreachable', 422, 'pages.import_unreachable'],
    ['too_large', 413, 'pages.import_too_large'],
    ['wrong_type', 422, 'pages.import_unreadable'],
  ] as const)('that is %s is reported in plain words', async (problem, status, code) => {
    web = () => {
      throw new SafeFetchError(problem, 'secret detail');
    };
    const response = await requestImport({ url: 'http://169.254.169.254/' });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
    expect(response.body).not.toContain('secret');
  });

  it.each(['', 'hello', '<h1>Only a name</h1>', '<i>'.repeat(5000)])(
    'without a profile is rejected: %.20s',
    async (text) => {
      const response = await requestImport({ html: text });
      expect([response.statusCode, response.json().code]).toEqual([422, 'pages.import_unreadable']);
    },
  );

  it('U6 is taken up to 2 MB', async () => {
    const filler = 'ü'.repeat(1024 * 1024);
    const large = await requestImport({ html: filler + html });
    expect([large.statusCode, large.json().code]).toEqual([413, 'pages.import_too_large']);
    const larger = await requestImport({ html: filler.repeat(3) });
    expect([larger.statusCode, larger.json().code]).toEqual([413, 'input.too_large']);
  });

  it('is read thirty times an hour for one user, and another is not touched', {
    tags: 'slow',
  }, async () => {
    web = () => ({ bytes: Buffer.from(html) });
    for (let n = 0; n < 29; n += 1)
      expect((await requestImport({ url: 'a.example' })).statusCode).toBe(200);
    expect((await requestImport({ html })).statusCode).toBe(200);
    for (const body of [{ url: 'a.example' }, { html }]) {
      const response = await requestImport(body);
      expect([response.statusCode, response.json().code]).toEqual([429, 'rate.limited']);
    }
    expect(fetched).toHaveLength(29);
    user = await buildUser(ctx);
    expect((await requestImport({ html })).statusCode).toBe(200);
  });

  it('counts files in the open format too', async () => {
    const id = await save(pageWith('Mine'));
    const json = (await call('GET', `/api/pages/${id}/export.json`)).json();
    for (let n = 0; n < 30; n += 1) expect((await requestImport({ json })).statusCode).toBe(200);
    expect((await requestImport({ json })).json().code).toBe('rate.limited');
  });

  it('is given as an address, a file or the open format, and as nothing else', async () => {
    for (const body of [{}, { html, url: 'a.example' }, { file: 1 }]) {
      expect((await requestImport(body)).json().code).toBe('input.invalid');
    }
  });
});

describe('exports in a row', () => {
  it('L13: are rejected with Retry-After after twenty in an hour by one user', {
    tags: 'slow',
  }, async () => {
    const id = await save(pageWith('Mine'));
    const get = () => call('GET', `/api/pages/${id}/export.zip`);
    for (let n = 0; n < 20; n += 1) expect((await get()).statusCode).toBe(200);
    const rejected = await get();
    expect([rejected.statusCode, rejected.json().code]).toEqual([429, 'rate.limited']);
    const wait = Number(rejected.headers['retry-after']);
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(3600);
    user = await buildUser(ctx);
    const otherPage = await save(pageWith('Theirs'));
    expect((await call('GET', `/api/pages/${otherPage}/export.zip`)).statusCode).toBe(200);
  });
});

describe('import and export', () => {
  it('reject a caller without a session', async () => {
    const id = await save(pageWith('Mine'));
    for (const [method, url] of [
      ['GET', `/api/pages/${id}/export.zip`],
      ['GET', `/api/pages/${id}/export.json`],
      ['POST', '/api/pages/import'],
    ] as const) {
      const response = await ctx.http.inject({
        method,
        url,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect([response.statusCode, response.json().code]).toEqual([401, 'auth.unauthenticated']);
    }
  });

  it('find no page of another user', async () => {
    const id = await save(pageWith('Mine'));
    user = await buildUser(ctx);
    await save(pageWith('Theirs'));
    for (const file of ['export.zip', 'export.json']) {
      const response = await call('GET', `/api/pages/${id}/${file}`);
      expect([response.statusCode, response.json().code]).toEqual([404, 'pages.not_found']);
    }
  });
});
