// The built web app as it is sent: files, the page for every address of a person, and nothing else.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from '../../platform/http/http-errors.ts';
import { serveWebApp } from './web-app.ts';

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder: string;
let http: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vys-dist-'));
  http = fastify();
  registerErrorHandler(http);
  await serveWebApp(http, { origin: 'https://app.example', folder: join(folder, 'dist') });
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

const pages = {
  en: '<!doctype html><title>Vys</title>',
  de: '<!doctype html><html lang="de"></html>',
  // As long as the German one, and written at the same time.
  es: '<!doctype html><html lang="es"></html>',
};

const listen = async () => {
  if (!http.server.listening) await http.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(http.server.address() as AddressInfo).port}`;
};

const get = (url: string, headers: Record<string, string> = {}) => http.inject({ url, headers });

describe('before the web app is built', () => {
  it('says so in one sentence', async () => {
    const response = await get('/login', person);
    expect([response.statusCode, response.body]).toEqual([
      503,
      expect.stringContaining("isn't built yet"),
    ]);
  });
});

describe('once it is built', () => {
  beforeAll(() => {
    mkdirSync(join(folder, 'dist/assets'), { recursive: true });
    const script = 'console.log("hello")';
    for (const [language, page] of Object.entries(pages)) {
      const path = join(
        folder,
        'dist',
        language === 'en' ? 'index.html' : `index.${language}.html`,
      );
      writeFileSync(path, page);
      writeFileSync(`${path}.br`, brotliCompressSync(page));
      for (const file of [path, `${path}.br`]) utimesSync(file, 1, 1);
    }
    writeFileSync(join(folder, 'dist/theme.js'), '1');
    writeFileSync(join(folder, 'dist/assets/main-abc.js'), script);
    writeFileSync(join(folder, 'dist/assets/main-abc.js.br'), brotliCompressSync(script));
  });

  it.each(['/reset-password?token=x', '/verify-email?token=x', '/Verify-Email/?token=x'])(
    'ASVS 3.4.5, 14.2.2 keeps the token of %s out of caches and referrers',
    async (path) => {
      const { headers } = await get(path, person);
      expect(headers).toMatchObject({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
      });
    },
  );

  it.each(['/', '/login', '/ai-studio/new', '/verify-emails', '/settings/'])(
    'opens at %s',
    async (path) => {
      const response = await get(path, person);
      expect([response.statusCode, response.body]).toEqual([200, pages.en]);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each<Record<string, string>>([{ accept: '*/*' }, {}])(
    'opens for those who take anything: %o',
    async (headers) => {
      expect((await get('/login', headers)).statusCode).toBe(200);
    },
  );

  it.each<[keyof typeof pages, Record<string, string>]>([
    ['de', { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }],
    ['es', { 'accept-language': 'fr, es;q=0.4' }],
    ['en', { 'accept-language': 'fr' }],
    ['es', { 'accept-language': 'de', cookie: 'a=b; vys_language=es; c=d' }],
    ['en', { 'accept-language': 'de', cookie: 'vys_language=en' }],
    ['de', { 'accept-language': 'de', cookie: 'vys_language=../../x' }],
    ['de', { 'accept-language': 'de', cookie: 'vys_language=esperanto; not_vys_language=es' }],
  ])('is in %s for %o, over the network', async (language, headers) => {
    const address = await listen();
    const response = await fetch(`${address}/settings`, {
      headers: { ...person, 'accept-encoding': 'br', ...headers },
    });
    expect(await response.text()).toBe(pages[language]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-language': language,
      'content-encoding': 'br',
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding, Accept-Language, Cookie',
    });
  });

  it('is not sent again to those who have it, until they change the language', async () => {
    const address = await listen();
    const open = (headers: Record<string, string>) =>
      fetch(`${address}/login`, { headers: { ...person, ...headers } });
    const etag = (await open({ cookie: 'vys_language=de' })).headers.get('etag') ?? '';
    const again = await open({ cookie: 'vys_language=de', 'if-none-match': `"x", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    const later = new Date().toUTCString();
    const other = { cookie: 'vys_language=es', 'if-none-match': etag, 'if-modified-since': later };
    const changed = await open(other);
    expect([changed.status, await changed.text()]).toEqual([200, pages.es]);
  });

  it.each(['/index.html', '/index.de.html'])('has no address of its own for %s', async (path) => {
    const response = await get(path, { ...person, 'accept-language': 'es' });
    expect([response.statusCode, response.body]).toEqual([200, pages.es]);
    expect(response.headers['content-encoding']).toBeUndefined();
  });

  it('sends files with a hash in their name for good, compressed where that was made', async () => {
    const response = await get('/assets/main-abc.js', { 'accept-encoding': 'br' });
    expect(response.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await get('/theme.js')).headers['cache-control']).toBe('no-cache');
  });

  it.each<[string, Record<string, string>]>([
    ['/api/nothing', person],
    ['/realms/other', person],
    ['/auth/nothing', { accept: '*/*' }],
    ['/assets/gone.js', { accept: '*/*' }],
    ['/../package.json', { accept: '*/*' }],
    ['/%2e%2e/package.json', { accept: '*/*' }],
  ])('ASVS 13.4.1 has nothing at %s', async (path, headers) => {
    const response = await get(path, headers);
    expect([response.statusCode, response.json().code]).toEqual([404, 'route.not_found']);
  });
});
