// The public site over real HTTP: published pages and everything around them.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RequestOptions, sendRaw, sendRequest } from '../../test/clients/http-client.ts';

import { pagePolicy, publicPage, startTestSite, type TestSite } from '../../test/test-site.ts';

import type { PublicPage } from '../modules/pages/index.ts';

let test: TestSite;
const html = `<!doctype html><title>Anna</title>${'<p>Hello</p>'.repeat(50)}`;

beforeAll(async () => {
  test = await startTestSite({ APP_ORIGIN: 'http://app.example' });
});
afterAll(() => test.site.close());
beforeEach(() => {
  test.pages.set('anna', publicPage(html));
  test.change('anna');
});

const get = (path: string, headers: Record<string, string> = {}, more: RequestOptions = {}) =>
  sendRequest(test.origin, path, { headers, ...more });

describe('a published page', () => {
  it('PUB-1 PUB-4 is served at its name, from memory after the first time', async () => {
    test.looks.length = 0;
    for (let i = 0; i < 3; i += 1) {
      const response = await get('/anna');
      expect([response.status, response.body.toString()]).toEqual([200, html]);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    }
    expect(test.looks).toEqual(['anna']);
  });

  it('PUB-4 shows a new publish with the very next request', async () => {
    await get('/anna');
    test.pages.set('anna', publicPage('<p>New</p>'));
    test.change('anna');
    expect((await get('/anna')).body.toString()).toBe('<p>New</p>');
  });

  it('is sent in the encoding the visitor prefers, each with its own ETag', async () => {
    const [br, gzip, plain] = [
      await get('/anna', { 'accept-encoding': 'gzip, deflate, br' }),
      await get('/anna', { 'accept-encoding': 'gzip' }),
      await get('/anna', { 'accept-encoding': 'br;q=0, identity' }),
    ];
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.toString()).toBe(html);
    const tags = [br, gzip, plain].map((response) => response.headers.etag);
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    for (const response of [br, gzip, plain]) expect(response.headers.vary).toBe('Accept-Encoding');
    expect(Number(br.headers['content-length'])).toBe(br.body.length);
  });

  it('is not sent again to who has it', async () => {
    const first = await get('/anna', { 'accept-encoding': 'br' });
    const etag = String(first.headers.etag);
    const lists = [etag, `"other", W/${etag}`, `W/${etag}`, ` ${etag} ,"x"`, '*', ' * '];
    for (const value of lists) {
      const again = await get('/anna', { 'accept-encoding': 'br', 'if-none-match': value });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers.etag).toBe(etag);
      expect(again.headers['content-security-policy']).toBe(pagePolicy);
    }
    const gzipResponse = await get('/anna', { 'accept-encoding': 'gzip', 'if-none-match': etag });
    expect(gzipResponse.status).toBe(200);
  });

  it.each(['"other"', 'W/"x"', '', '"', ',,', 'anna', '**'])(
    'is sent again to who has something else: %j',
    async (value) => {
      expect((await get('/anna', { 'if-none-match': value })).status).toBe(200);
    },
  );

  it('treats HEAD with If-None-Match like GET', async () => {
    const { etag } = (await get('/anna')).headers;
    const headers = { 'if-none-match': String(etag) };
    expect((await get('/anna', headers, { method: 'HEAD' })).status).toBe(304);
  });

  it('responds to pipelined requests in order', async () => {
    await get('/anna');
    const request = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
    const together = [
      request('/anna'),
      request('/missing'),
      request('/robots.txt'),
      request('/anna'),
      request('/%zz', 'Connection: close\r\n'),
    ];
    const responses = await sendRaw(test.origin, together.join(''));
    const statuses = [...responses.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses).toEqual(['200', '404', '200', '200', '400']);
    expect(responses.split(html).length).toBe(3);
  });

  it('responds to HEAD like GET without the body', async () => {
    const [head, full] = [await get('/anna', {}, { method: 'HEAD' }), await get('/anna')];
    expect([head.status, head.body.length]).toEqual([200, 0]);
    const { date: _, ...headers } = head.headers;
    expect(full.headers).toMatchObject(headers);
  });

  it('ASVS 3.4.4, 3.4.6 U1 U3 U5 is kept apart from everything by its headers', async () => {
    const { headers } = await get('/anna', { cookie: 'a=b' });
    expect(headers).toMatchObject({
      'content-security-policy': pagePolicy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    expect(String(headers['content-security-policy'])).not.toContain('allow-same-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it.each([
    ['/Anna', '/anna'],
    ['/anna/', '/anna'],
    ['/ANNA/?utm_source=x', '/anna?utm_source=x'],
    ['/%61nna', '/anna'],
    ['/%41NN%41%2F', '/anna'],
  ])('moves %s to %s', async (path, location) => {
    const response = await get(path);
    expect([response.status, response.headers.location]).toEqual([301, location]);
  });

  it('does not mind a query, however long, also when it is not in memory', async () => {
    for (const query of ['fbclid=1', '', '?', '%zz', 'a'.repeat(9000)]) {
      test.change('anna');
      expect((await get(`/anna?${query}`)).status).toBe(200);
      expect((await get(`/anna?${query}`)).status).toBe(200);
    }
  });

  it.each([
    ['service-worker', 'script'],
    ['sec-fetch-dest', 'serviceworker'],
  ])('is no service worker (%s)', async (name, value) => {
    expect((await get('/anna', { [name]: value })).status).toBe(403);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('does not take %s', async (method) => {
    const response = await get('/anna', {}, { method });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('an address without a page', () => {
  it('PUB-5 PUB-6 says so kindly, with the same bytes whatever the reason', async () => {
    const [free, odd, deep] = [await get('/missing'), await get('/a.b'), await get('/anna/x')];
    for (const response of [free, odd, deep]) {
      expect(response.status).toBe(404);
      expect(response.headers['x-robots-tag']).toBe('noindex');
      expect(response.body.equals(free.body)).toBe(true);
    }
    const text = free.body.toString();
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(text).toContain('href="http://app.example/signup"');
    expect(text).not.toContain('missing');
    expect(free.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('PUB-5 a page that is switched off is gone with the next request', async () => {
    expect((await get('/anna')).status).toBe(200);
    test.pages.delete('anna');
    test.change('anna');
    expect((await get('/anna')).status).toBe(404);
  });
});

describe('a retired username', () => {
  beforeEach(() => test.pages.set('old-anna', { kind: 'moved', to: 'anna' }));

  it('SET-1 leads to the new one, kept by browsers for minutes only', async () => {
    const response = await get('/old-anna?utm_source=x');
    expect([response.status, response.headers.location]).toEqual([301, '/anna?utm_source=x']);
    expect(response.headers['cache-control']).toBe('public, max-age=300');
    const upper = await get('/Old-Anna/');
    expect([upper.status, upper.headers.location]).toEqual([301, '/old-anna']);
  });

  it('SET-1 is dropped with the next request', async () => {
    expect((await get('/old-anna')).status).toBe(301);
    test.pages.delete('old-anna');
    expect((await get('/old-anna')).status).toBe(404);
  });

  it('SET-1 keeps forms and counts of tabs that were opened before', async () => {
    const form = { method: 'POST', body: 'message=hi' };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await get('/_/forms/old-anna/contact', type, form);
    expect([response.status, response.headers.location]).toEqual([308, '/_/forms/anna/contact']);
    const before = test.visits.length;
    const text = { 'content-type': 'text/plain' };
    const beacon = await get('/e', text, { method: 'POST', body: 'v|old-anna|' });
    expect([beacon.status, test.visits.length]).toEqual([204, before + 1]);
    const page = test.pages.get('anna');
    expect(test.visits.at(-1)?.pageId).toBe(page?.kind === 'page' ? page.pageId : '');
  });
});

describe('around the pages', () => {
  it('leads from the root to the workspace', async () => {
    const response = await get('/');
    expect([response.status, response.headers.location]).toEqual([302, 'http://app.example/']);
  });

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'image/svg+xml'],
    ['/_/templates/cup.svg', 'image/svg+xml'],
  ])('has %s', async (path, type) => {
    const response = await get(path);
    expect([response.status, response.headers['content-type']]).toEqual([200, type]);
  });

  it.each(['/_/templates/nothing.svg', '/_/templates/cup', '/_/templates/constructor.svg'])(
    'has no picture at %s',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('serves fonts to pages, which have no origin', async () => {
    const response = await get('/_/fonts/fraunces-latin-wght-italic.woff2');
    expect(response.status).toBe(200);
    expect(response.body.subarray(0, 4).toString()).toBe('wOF2');
    expect(response.headers).toMatchObject({
      'content-type': 'font/woff2',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/_/fonts/../../package.json')).status).toBe(404);
  });

  it('serves the packages of pages, linked to each other, also those of an earlier release', async () => {
    const [name = ''] = [...test.files.keys()].filter((key) => key.startsWith('shelf/react.'));
    const response = await get(`/_/${name}`, { origin: 'null' });
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const imports = [...response.body.toString().matchAll(/from"(\.\/[^"]+)"/g)].map(
      ([, path]) => path,
    );
    expect(imports.length).toBeGreaterThan(2);
    for (const path of imports) expect((await get(`/_/shelf/${path?.slice(2)}`)).status).toBe(200);

    test.files.set('shelf/react.0123456789abcdef.js', Buffer.from('export {};'));
    expect((await get('/_/shelf/react.0123456789abcdef.js')).body.toString()).toBe('export {};');
    expect((await get('/_/shelf/react.0000000000000000.js')).status).toBe(404);
  });

  it('ASVS 5.3.1 serves images as images and nothing else', async () => {
    test.media.set('k1', { bytes: Buffer.from('webp'), contentType: 'image/webp' });
    const response = await get('/_/media/k1');
    expect([response.status, response.body.toString()]).toEqual([200, 'webp']);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/_/media/k2')).status).toBe(404);
  });

  it('tells engines what to leave alone and where to look', async () => {
    const text = (await get('/robots.txt')).body.toString();
    for (const path of ['/_/forms/', '/_/preview', '/api/']) {
      expect(text).toContain(`Disallow: ${path}`);
    }
    expect(text).not.toMatch(/Disallow: \/_\/(og|media|fonts|shelf)?$/m);
    expect(text).toContain('Sitemap: http://localhost:');
  });

  it('lists what is to be indexed, from memory for an hour', async () => {
    test.indexed.push({ name: 'anna', publishedAt: new Date('2026-05-01T10:00:00Z') });
    const index = (await get('/sitemap.xml')).body.toString();
    expect(index).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(index).toContain('/sitemap-1.xml</loc>');
    expect(index).not.toContain('/sitemap-2.xml');
    const part = await get('/sitemap-1.xml', { 'accept-encoding': 'gzip' });
    expect(part.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    });
    const text = gunzipSync(part.body).toString();
    expect(text).toContain(
      `<url><loc>http://localhost:${new URL(test.origin).port}/anna</loc><lastmod>2026-05-01T10:00:00.000Z</lastmod></url>`,
    );
    for (const path of ['/sitemap-0.xml', '/sitemap-2.xml', '/sitemap-999999.xml']) {
      expect((await get(path)).status).toBe(404);
    }
    test.indexed.length = 0;
    expect((await get('/sitemap-1.xml')).body.toString()).toContain('/anna</loc>');
  });

  it('keeps engines away from a page with little on it', async () => {
    expect((await get('/anna')).headers['x-robots-tag']).toBeUndefined();
    test.pages.set('anna', { ...publicPage('<p>Hi</p>'), isIndexable: false } as PublicPage);
    test.change('anna');
    expect((await get('/anna')).headers['x-robots-tag']).toBe('noindex');
  });

  it('serves the image that stands for a page', async () => {
    test.ogImages.set('0123456789abcdef0123', Buffer.from('png'));
    const response = await get('/_/og/0123456789abcdef0123.png');
    expect([response.status, response.body.toString()]).toEqual([200, 'png']);
    expect(response.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await get('/_/og/ffffffffffffffffffff.png')).status).toBe(404);
    expect((await get('/_/og/..%2f..%2fx.png')).status).toBe(404);
  });

  it('never sets a cookie', async () => {
    const paths = ['/', '/anna', '/missing', '/robots.txt', '/_/preview', '/_/media/k2'];
    for (const path of paths) expect((await get(path)).headers['set-cookie']).toBeUndefined();
  });
});

describe('odd requests', () => {
  it.each<[string, number, string]>([
    ['broken percent-encoding', 400, '/%zz'],
    ['a very long path', 414, `/${'a'.repeat(3000)}`],
    ['a zero byte', 404, '/anna%00'],
    ['dots', 404, '/../../etc/passwd'],
    ['two slashes', 404, '//evil.example'],
    ['two slashes and a name', 404, '//anna/'],
    ['an encoded slash', 404, '/%2Fevil.example/'],
    ['encoded dots', 404, '/%2e%2e/%2e%2e/etc/passwd'],
    ['dots in the middle', 404, '/x/../anna'],
    ['bytes that are no UTF-8', 404, '/%ff%fe'],
    ['an overlong dot', 404, '/%c0%ae%c0%ae/'],
    ['an encoded line break', 404, '/anna%0d%0aset-cookie:%20a=b'],
    ['two trailing slashes', 404, '/anna//'],
    ['a backslash', 404, '/\\evil.example'],
    ['letters that look alike', 404, '/%EF%BD%81nna'],
  ])('%s', async (_, status, path) => {
    expect((await get(path)).status).toBe(status);
  });

  it.each<[string, RegExp, string]>([
    [
      'an absolute form',
      /^HTTP\/1\.1 400 /,
      'GET http://x.example/anna HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    ['no HTTP at all', /^HTTP\/1\.1 400 /, 'hello\r\n\r\n'],
    ['a zero byte in the path', /^HTTP\/1\.1 400 /, 'GET /an\0na HTTP/1.1\r\nHost: x\r\n\r\n'],
    [
      'a line break in a header',
      /^HTTP\/1\.1 400 /,
      'GET /anna HTTP/1.1\r\nHost: x\r\nX: a\nb\r\n\r\n',
    ],
    ['no host', /^HTTP\/1\.1 400 /, 'GET /anna HTTP/1.1\r\n\r\n'],
    [
      'a space before the colon',
      /^HTTP\/1\.1 400 /,
      'GET /anna HTTP/1.1\r\nHost: x\r\nContent-Length : 3\r\n\r\n',
    ],
    [
      'chunks of an unknown coding',
      /^HTTP\/1\.1 400 /,
      'POST /e HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked, x\r\n\r\n0\r\n\r\n',
    ],
    [
      'two lengths',
      /^HTTP\/1\.1 400 /,
      'POST /e HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabcd',
    ],
    [
      'length and chunks',
      /^HTTP\/1\.1 400 /,
      'POST /e HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      'enormous headers',
      /^HTTP\/1\.1 431 /,
      `GET /anna HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
    ],
  ])('%s', async (_, wanted, text) => {
    expect(await sendRaw(test.origin, text)).toMatch(wanted);
    expect((await get('/anna')).status).toBe(200);
  });

  it('a database that is away is 503, not a missing page, and pages in memory go on', async () => {
    await get('/anna');
    test.failWith(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    try {
      const away = await get('/berta');
      expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
      expect((await get('/anna')).status).toBe(200);
    } finally {
      test.failWith(undefined);
    }
    expect((await get('/berta')).status).toBe(404);
  });
});
