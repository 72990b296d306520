// The built web app as it is sent: files, the page for every address of a person, and nothing else.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerErrorHandler } from '../platform/http/http-errors.ts';
import { serveWebApp } from './web-app.ts';

const person = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
let folder: string;
let http: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vys-dist-'));
  http = fastify();
  registerErrorHandler(http);
  await serveWebApp(http, join(folder, 'dist'));
});
afterAll(async () => {
  await http.close();
  rmSync(folder, { recursive: true, force: true });
});

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
    writeFileSync(join(folder, 'dist/index.html'), '<!doctype html><title>Vys</title>');
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
      expect([response.statusCode, response.body]).toEqual([
        200,
        '<!doctype html><title>Vys</title>',
      ]);
      expect(response.headers['cache-control']).toBe('no-cache');
    },
  );

  it.each<Record<string, string>>([{ accept: '*/*' }, {}])(
    'opens for those who take anything: %o',
    async (headers) => {
      expect((await get('/login', headers)).statusCode).toBe(200);
    },
  );

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
