// Exports and imports through the app door: what comes out, what goes in again, and who may not.

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_PAGES_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { createTestPages, pageWith, type TestPages } from '../../../test/pages.ts';
import { type Fetched, FetchRefusal } from '../../kit/safe-fetch.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

let ctx: TestHttp;
let room: TestPages;
let user: TestUser;
let fetched: string[] = [];
let web: (url: string) => Partial<Fetched>;

beforeAll(async () => {
  ctx = await createTestHttp();
  room = await createTestPages(ctx, {
    findOwnFile: async (path) => {
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
    throw new FetchRefusal('unreachable', '');
  };
});
afterAll(async () => {
  await room.close();
  await ctx.close();
});

function call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: unknown) {
  const body = payload === undefined ? {} : { payload: payload as object };
  return ctx.http.inject({ method, url, headers: user.headers, ...body });
}
const save = async (content: unknown): Promise<string> =>
  (await call('POST', '/api/pages/create', { content })).json().id;
const bring = (body: unknown) => call('POST', '/api/pages/import', body);
async function unzip(id: string) {
  const answer = await call('GET', `/api/pages/${id}/export.zip`);
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(answer.rawPayload);
  return {
    answer,
    names: Object.keys(files).sort(),
    read: (name: string) => strFromU8(files[name] ?? new Uint8Array()),
  };
}

describe('the open format', () => {
  it('is a file with everything the page is made of', async () => {
    const content = pageWith('Hello');
    const id = await save(content);
    const answer = await call('GET', `/api/pages/${id}/export.json`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="${user.username}.json"`,
    );
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      format: 'vys-page',
      version: 1,
      content,
      exportedAt: ctx.clock.now().toISOString(),
      publicUrl: null,
      publishedAt: null,
    });
  });

  it('gives an equal page when it is brought in again, whatever the page holds', async () => {
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
        const brought = await bring({ json: JSON.parse(file) });
        expect(brought.statusCode).toBe(200);
        expect(brought.json().content).toEqual(saved.json().content);
      }),
      { numRuns: 30 },
    );
  });

  it.each([
    'make a simple page',
    'Create a coming-soon landing page with email signup',
    'make a pricing page',
  ])('gives an equal page of the assistant: %s', async (prompt) => {
    const made = (await call('POST', '/api/ai/generate', { prompt })).json().data;
    expect(made.jsx).toContain('export default');
    const id = await save(made);
    const file = (await call('GET', `/api/pages/${id}/export.json`)).json();
    const brought = (await bring({ json: file })).json();
    expect(brought.content).toEqual(made);
    expect(brought.report.map(({ kind }: { kind: string }) => kind)).toEqual(['taken']);
    const again = await call('PUT', '/api/pages/update', { content: brought.content });
    expect(again.json().content).toEqual(made);
  });

  it('PAGES-1 an import saves nothing', async () => {
    const json = {
      format: 'vys-page',
      version: 1,
      content: pageWith('Hi'),
      exportedAt: '2026-01-01T00:00:00Z',
      publicUrl: null,
      publishedAt: null,
    };
    expect((await bring({ json })).statusCode).toBe(200);
    expect((await call('GET', '/api/pages/current?_=1')).statusCode).toBe(404);
  });

  it('of a page with a fault is taken, and the fault told', async () => {
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
    const { report } = (await bring({ json })).json();
    expect(report[1]).toMatchObject({ kind: 'check', text: expect.stringContaining('Line ') });
  });

  it.each([
    [{}, 'This file is not an export of a page.'],
    [null, 'This file is not an export of a page.'],
    [{ format: 'vys-page', version: 2 }, 'version 2'],
    [{ format: 'vys-page', version: 1, content: { jsx: 1 } }, 'damaged'],
  ])('refuses %j', async (json, words) => {
    const answer = await bring({ json });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'pages.import_unreadable']);
    expect(answer.json().message).toContain(words);
  });

  it('refuses a source that could not be saved', async () => {
    const content = { ...pageWith('Hi'), css: 'x'.repeat(300_000) };
    const json = {
      format: 'vys-page',
      version: 1,
      content,
      exportedAt: '2026-01-01T00:00:00Z',
      publicUrl: null,
      publishedAt: null,
    };
    const answer = await bring({ json });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'pages.source_too_large']);
  });
});

describe('the description of the format', () => {
  it('shows a page that can be brought in', async () => {
    const text = readFileSync(new URL('../../../../docs/page-format.md', import.meta.url), 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(text)?.[1] ?? '';
    const answer = await bring({ json: JSON.parse(example) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json().content).toEqual(JSON.parse(example).content);
    expect(answer.json().report).toHaveLength(1);
  });
});

describe('the site to take along', () => {
  it('PUB-4 is what visitors see once it is published, and the saved page before', async () => {
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
    expect(published.answer.headers['content-type']).toBe('application/zip');
    expect(published.answer.headers['content-disposition']).toBe(
      `attachment; filename="${user.username}.zip"`,
    );
  });

  it('carries fonts, own and foreign pictures, and names what it could not bring', async () => {
    web = (url) => {
      if (url.includes('good')) return { contentType: 'image/png', bytes: PNG };
      throw new FetchRefusal('refused', '');
    };
    const key = 'AAAAAAAAAAAAAAAAAAAAAAAA';
    const id = await save({
      jsx: `export default function Page() { return <main><img src="${TEST_PAGES_ORIGIN}/_/media/${key}" alt="Me" /><img src="https://pics.example/good.png?x=1&y=2" alt="" /><img src="http://10.0.0.1/inside.png" alt="Gone" /></main>; }`,
      css: 'h1 { font-family: Sora }',
      metadata: { title: 'T', description: '' },
    });
    const { names, read } = await unzip(id);
    expect(names.map((name) => name.replace(/\d+(?=\.)/, 'N'))).toEqual([
      'README.txt',
      'files/aaaaaaaaaaaaaaaaaaaaaaaa-N.webp',
      'files/good-N.png',
      'files/sora-latin-wght-normal-N.woff2',
      'index.html',
    ]);
    const html = read('index.html');
    for (const name of names.filter((one) => one.startsWith('files/')))
      expect(html).toContain(name);
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
    // Here nothing lies on the shelf.
    expect(read('index.html')).not.toContain('<script type="module"');
    expect(read('index.html')).toContain('<button>0</button>');
    expect(read('README.txt')).toContain('/_/shelf/react.js');
  });

  it('of a page with a fault is refused with the fault', async () => {
    const id = await save({ jsx: 'export default () => <main>', css: '' });
    const answer = await call('GET', `/api/pages/${id}/export.zip`);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'pages.does_not_compile']);
    expect(answer.json().message).toMatch(/no site to take along\. Line 1/);
  });
});

describe('a page from elsewhere', () => {
  const html =
    '<h1>Ada Moss</h1><p>Maker of bikes.</p><img class="avatar" src="https://pics.example/ada.jpg"><a href="https://shop.example/">Shop</a><a href="https://blog.example/">Blog</a><form></form>';

  it('becomes a page with its name, line, picture and links, and a report', async () => {
    const answer = await bring({ html });
    expect(answer.statusCode).toBe(200);
    const { content, content_without_avatar, avatar_url, report } = answer.json();
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
      'taken: Name: Ada Moss',
      'taken: About: Maker of bikes.',
      'taken: The profile picture',
      'taken: 2 links, in order',
      'left: Not found: clear colours',
      'left: 1 form; ask the assistant for new ones',
      'left: Layout and fonts: the page is designed anew',
      'check: The picture is still loaded from pics.example',
    ]);
    const made = await call('POST', '/api/pages/create', { content });
    expect(made.statusCode).toBe(201);
    expect((await unzip(made.json().id)).read('index.html')).toContain('<h1>Ada Moss</h1>');
  });

  it('is fetched from its address, with https where no scheme is said, and read in its own letters', async () => {
    web = () => ({
      contentType: 'text/html; charset=windows-1252',
      bytes: Buffer.from(
        '<h1>Zoë</h1><a href="/x">Own</a><a href="https://a.example/">A</a>',
        'latin1',
      ),
    });
    const answer = await bring({ url: 'ada.example/links' });
    expect(fetched).toEqual(['https://ada.example/links']);
    expect(answer.json().content.jsx).toContain('Zoë');
    expect(answer.json().content.jsx).not.toContain('ada.example');
  });

  it('with a list of links in its data becomes a page that can be published, in its colours', async () => {
    user = await buildUser(ctx, { vysUrl: `n${Date.now() % 1e9}` });
    const file = new URL('../../../test/fixtures/link-list.html.txt', import.meta.url);
    web = () => ({ url: 'https://treeful.example/nora.bakes', bytes: readFileSync(file) });
    const { content, report } = (await bring({ url: 'treeful.example/nora.bakes' })).json();
    expect(report).toContainEqual({ kind: 'taken', text: 'Colours: #fff4e6 and #b5451b' });
    expect(content.css).toContain('#fff4e6');
    const { id } = (await call('POST', '/api/pages/create', { content })).json();
    expect((await call('POST', `/api/pages/${id}/publish`)).statusCode).toBe(200);
    const page = await room.pages.findPublic(user.username);
    const html = page.kind === 'page' ? page.artifact.html.toString() : '';
    for (const text of ['Nora Peeters', 'https://nora.example/shop', 'Baking classes']) {
      expect(html).toContain(text);
    }
    expect(html).not.toMatch(/Old stall|Jobs|treeful\.example\/out/);
  });

  it('may say what it likes: it stays text', async () => {
    const odd = '{alert(1)}</h1><script>alert(1)</script>"\'`$';
    const words = odd.replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const hostile = `<h1>${words}</h1><p>{process.exit()}</p><a href='https://a.example/"><script>{x}'>${words}</a>`;
    const { content } = (await bring({ html: hostile })).json();
    const made = await call('POST', '/api/pages/create', { content });
    const document = (await unzip(made.json().id)).read('index.html');
    expect(document).not.toContain('<script>alert');
    expect(document).toContain('{alert(1)}&lt;/h1&gt;');
  });

  it.each([
    ['refused', 422, 'pages.import_refused'],
    ['unreachable', 422, 'pages.import_unreachable'],
    ['too_large', 413, 'pages.import_too_large'],
    ['wrong_type', 422, 'pages.import_unreadable'],
  ] as const)('that is %s is told in plain words', async (problem, status, code) => {
    web = () => {
      throw new FetchRefusal(problem, 'secret detail');
    };
    const answer = await bring({ url: 'http://169.254.169.254/' });
    expect([answer.statusCode, answer.json().code]).toEqual([status, code]);
    expect(answer.body).not.toContain('secret');
  });

  it.each(['', 'hello', '<h1>Only a name</h1>', '<i>'.repeat(5000)])(
    'without a profile is refused: %.20s',
    async (text) => {
      const answer = await bring({ html: text });
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'pages.import_unreadable']);
    },
  );

  it('U6 is taken up to 2 MB', async () => {
    const filler = 'ü'.repeat(1024 * 1024);
    const large = await bring({ html: filler + html });
    expect([large.statusCode, large.json().code]).toEqual([413, 'pages.import_too_large']);
    const larger = await bring({ html: filler.repeat(3) });
    expect([larger.statusCode, larger.json().code]).toEqual([413, 'input.too_large']);
  });

  it('is read thirty times an hour for one user, and another is not touched', async () => {
    web = () => ({ bytes: Buffer.from(html) });
    for (let n = 0; n < 29; n += 1)
      expect((await bring({ url: 'a.example' })).statusCode).toBe(200);
    expect((await bring({ html })).statusCode).toBe(200);
    for (const body of [{ url: 'a.example' }, { html }]) {
      const answer = await bring(body);
      expect([answer.statusCode, answer.json().code]).toEqual([429, 'rate.limited']);
    }
    expect(fetched).toHaveLength(29);
    user = await buildUser(ctx);
    expect((await bring({ html })).statusCode).toBe(200);
  });

  it('counts files in the open format too', async () => {
    const id = await save(pageWith('Mine'));
    const json = (await call('GET', `/api/pages/${id}/export.json`)).json();
    for (let n = 0; n < 30; n += 1) expect((await bring({ json })).statusCode).toBe(200);
    expect((await bring({ json })).json().code).toBe('rate.limited');
  });

  it('has to be one of three things', async () => {
    for (const body of [{}, { html, url: 'a.example' }, { file: 1 }]) {
      expect((await bring(body)).json().code).toBe('input.invalid');
    }
  });
});

describe('exports in a row', () => {
  it('L13: a site is exported twenty times an hour by one user, then 429 with Retry-After', async () => {
    const id = await save(pageWith('Mine'));
    const get = () => call('GET', `/api/pages/${id}/export.zip`);
    for (let n = 0; n < 20; n += 1) expect((await get()).statusCode).toBe(200);
    const refused = await get();
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate.limited']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait).toBeGreaterThan(3000);
    expect(wait).toBeLessThanOrEqual(3600);
    user = await buildUser(ctx);
    const other = await save(pageWith('Theirs'));
    expect((await call('GET', `/api/pages/${other}/export.zip`)).statusCode).toBe(200);
  });
});

describe('who may not', () => {
  it('without a session there is nothing', async () => {
    const id = await save(pageWith('Mine'));
    for (const [method, url] of [
      ['GET', `/api/pages/${id}/export.zip`],
      ['GET', `/api/pages/${id}/export.json`],
      ['POST', '/api/pages/import'],
    ] as const) {
      const answer = await ctx.http.inject({
        method,
        url,
        ...(method === 'POST' ? { payload: {} } : {}),
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'auth.unauthenticated']);
    }
  });

  it("somebody else's page is not found", async () => {
    const id = await save(pageWith('Mine'));
    user = await buildUser(ctx);
    await save(pageWith('Theirs'));
    for (const file of ['export.zip', 'export.json']) {
      const answer = await call('GET', `/api/pages/${id}/${file}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'pages.not_found']);
    }
  });
});
