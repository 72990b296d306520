// Compression and names of JSON responses, over real requests.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { allRoutes } from '@vys/contract';
import { getProfile } from '@vys/contract/identity/accounts';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chooseEncoding, registerJsonResponses } from './json-responses.ts';

const http = fastify();
let body: object = { items: Array.from({ length: 200 }, (_, index) => ({ index, name: 'ada' })) };
const publicRoute = allRoutes.find(
  ({ access, responseType }) => access === 'public' && responseType === 'json',
);

beforeAll(async () => {
  registerJsonResponses(http);
  http.get('/user', { config: { route: getProfile } }, async () => body);
  http.get('/public', { config: { route: publicRoute } }, async () => body);
  http.get('/versioned', { config: { route: getProfile } }, async (_, reply) => {
    reply.header('etag', '"v7"');
    return body;
  });
  await http.ready();
});
afterAll(() => http.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  http.inject({ method: 'GET', url, headers });

it('compresses what a user reads, as the client takes it', async () => {
  const plain = await get('/user');
  expect(plain.headers).not.toHaveProperty('content-encoding');
  const text = JSON.stringify(body);
  expect(plain.body).toBe(text);
  const small = await get('/user', { 'accept-encoding': 'gzip, deflate, br' });
  expect(small.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(text);
  expect(small.rawPayload.length).toBeLessThan(text.length / 4);
  const older = await get('/user', { 'accept-encoding': 'gzip' });
  expect(gunzipSync(older.rawPayload).toString()).toBe(text);
});

it('sends nothing again that the client names, whatever its encoding, until it changed', async () => {
  const { etag } = (await get('/user')).headers;
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await get('/user', {
    'accept-encoding': 'br',
    'if-none-match': `"other", ${String(etag)}`,
  });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  expect(again.headers).not.toHaveProperty('content-encoding');
  body = { ...body, more: true };
  const changed = await get('/user', { 'if-none-match': String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it('keeps the names of page versions', async () => {
  const response = await get('/versioned', { 'accept-encoding': 'br', 'if-none-match': '"v7"' });
  expect(response.statusCode).toBe(200);
  expect(response.headers).toMatchObject({ etag: '"v7"', 'content-encoding': 'br' });
});

it('leaves public responses alone, whose length could give secrets away', async () => {
  const { headers } = await get('/public', { 'accept-encoding': 'br' });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('etag');
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['GZIP', 'gzip'],
  ['identity', undefined],
  ['', undefined],
] as const)('chooses among %s', (accepted, encoding) => {
  expect(chooseEncoding(accepted)).toBe(encoding);
});
