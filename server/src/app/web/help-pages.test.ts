// The help center as search engines and readers without scripts get it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { helpArticleIds, listTexts } from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import { pageLanguages } from '@vys/contract/page-model/page-model';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveWebApp } from './web-app.ts';

const shell = `<!doctype html><html lang="en"><head><title>Vys</title>
<meta name="description" content="One link." /><meta property="og:title" content="Vys" />
<meta property="og:description" content="One link." /><meta property="og:type" content="website" />
</head><body><div id="root"></div></body></html>`;
const origin = 'https://app.example';
let folder: string;
let http: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vys-help-'));
  for (const name of ['index.html', 'index.de.html']) writeFileSync(join(folder, name), shell);
  http = fastify();
  await serveWebApp(http, { origin, folder });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ url, headers: { accept: 'text/html', ...headers } });

it.each(pageLanguages)(
  'ROUTE-18 every article has an address with its text in %s',
  async (lang) => {
    for (const id of helpArticleIds) {
      const path = lang === 'en' ? `/help/${id}` : `/help/${id}?lang=${lang}`;
      const { statusCode, body } = await get(path);
      const article = helpArticle(id, lang);
      const plain = textOf(body);
      expect([statusCode, plain.includes(article.title)], path).toEqual([200, true]);
      for (const text of listTexts(article)) expect(plain).toContain(text);
      expect(body).toContain(`<link rel="canonical" href="${origin}${path}">`);
      expect(body.match(/hreflang=/g)).toHaveLength(pageLanguages.length + 1);
      expect(body).not.toContain('content="One link."');
    }
  },
);

it('titles and descriptions of articles are their own, and fit into a search result', async () => {
  const heads = await Promise.all(
    helpArticleIds.map(async (id) => {
      const { body } = await get(`/help/${id}`);
      const title = /<title>([^<]*)/.exec(body)?.[1] ?? '';
      const description = /name="description" content="([^"]*)/.exec(body)?.[1] ?? '';
      return { title, description };
    }),
  );
  expect(new Set(heads.map(({ title }) => title)).size).toBe(helpArticleIds.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(helpArticleIds.length);
  for (const { title, description } of heads) {
    expect(title).toMatch(/ · Help Center · Vys$/);
    expect(textOf(description).length).toBeLessThanOrEqual(156);
  }
});

it('the start lists all articles, in the language of the browser', async () => {
  const { body } = await get('/help', { 'accept-language': 'fr-CA, en;q=0.5' });
  for (const id of helpArticleIds) expect(body).toContain(`href="/help/${id}?lang=fr"`);
  expect(body).toContain('Centre d&#39;aide');
});

it('an article that is not there is said to be missing, and not indexed', async () => {
  const { statusCode, headers, body } = await get('/help/nope');
  expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(body).toContain('<div id="root">');
});

it('leads on from the addresses that articles had at first', async () => {
  const { statusCode, headers } = await get('/help?article=qr-code');
  expect([statusCode, headers.location]).toEqual([301, '/help/qr-code']);
  const hostile = await get('/help?article=//evil.example&article=x');
  expect(hostile.headers.location).toBeUndefined();
  expect((await get('/help?article=%2F%2Fevil.example')).headers.location).toBe(
    '/help/%2F%2Fevil.example',
  );
});

it('is compressed, and not sent again to those who have it', async () => {
  const { headers, rawPayload } = await get('/help/share', { 'accept-encoding': 'gzip, br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(brotliDecompressSync(rawPayload).toString()).toContain('Share your page');
  const again = await get('/help/share', { 'if-none-match': String(headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('the sitemap lists every article in every language, and robots.txt names it', async () => {
  expect((await get('/robots.txt')).body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const { headers, body } = await get('/sitemap.xml');
  expect(headers['content-type']).toContain('application/xml');
  const addresses = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toHaveLength((helpArticleIds.length + 1) * pageLanguages.length);
  for (const address of addresses.filter((_, index) => index % 17 === 0)) {
    const { statusCode, body: page } = await get(address.slice(origin.length));
    expect([statusCode, page.includes(`rel="canonical" href="${address}"`)]).toEqual([200, true]);
  }
});

/** What a reader sees, without tags. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_match, name: string) => entities[name] ?? '');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
};
