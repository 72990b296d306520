// Large bodies over real HTTP: whose turn it is, what is rejected, and that a slow sender does not block others.

import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { parseJsonInTurn } from './http.ts';
import { registerErrorHandler } from './http-errors.ts';
import { createLargeRequests, type LargeRequestLimits } from './large-requests.ts';

const LIMITS = { smallBytes: 1_000, running: 1, openPerUser: 2, maxWaitMs: 5_000 };
const large = { text: 'x'.repeat(2_000) };
const small = { text: 'x' };

let http: FastifyInstance | undefined;
afterEach(() => http?.close());

type Server = {
  origin: string;
  /** Users in the order in which their requests reached the handler. */
  handled: string[];
  /** Lets the next handler respond. */
  respond(): void;
};

async function start(limits: Partial<LargeRequestLimits> = {}): Promise<Server> {
  const server = fastify();
  http = server;
  const largeRequests = createLargeRequests({ ...LIMITS, ...limits });
  registerErrorHandler(server);
  parseJsonInTurn(server, largeRequests);
  const handled: string[] = [];
  const waiting: (() => void)[] = [];
  let permits = 0;
  server.route({
    method: 'POST',
    url: '/:user',
    onRequest: async (request, reply) => {
      largeRequests.open(request, reply, (request.params as { user: string }).user);
    },
    handler: async (request) => {
      handled.push((request.params as { user: string }).user);
      if (permits > 0) permits -= 1;
      else await new Promise<void>((resolve) => waiting.push(resolve));
      return { length: JSON.stringify(request.body).length };
    },
  });
  await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const respond = () => {
    const next = waiting.shift();
    if (next) next();
    else permits += 1;
  };
  return { origin: `http://127.0.0.1:${port}`, handled, respond };
}

const post = (origin: string, user: string, body: object, signal?: AbortSignal) =>
  fetch(`${origin}/${user}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal ? { signal } : {}),
  });

it('handles one large body after the other, and small ones at once', async () => {
  const { origin, handled, respond } = await start();
  const first = post(origin, 'anna', large);
  await expect.poll(() => handled).toEqual(['anna']);
  const second = post(origin, 'ben', large);
  await sleep(50);
  const third = post(origin, 'cleo', small);
  await expect.poll(() => handled).toEqual(['anna', 'cleo']);
  respond();
  expect((await first).status).toBe(200);
  await expect.poll(() => handled).toEqual(['anna', 'cleo', 'ben']);
  respond();
  respond();
  expect([(await second).status, (await third).status]).toEqual([200, 200]);
});

it('puts users who had large requests lately behind others', async () => {
  const { origin, handled, respond } = await start();
  const requests = [post(origin, 'anna', large)];
  await expect.poll(() => handled).toEqual(['anna']);
  requests.push(post(origin, 'anna', large));
  await sleep(50);
  requests.push(post(origin, 'ben', large));
  await sleep(50);
  for (const count of [2, 3]) {
    respond();
    await expect.poll(() => handled).toHaveLength(count);
  }
  respond();
  await Promise.all(requests);
  expect(handled).toEqual(['anna', 'ben', 'anna']);
});

it('rejects further requests of one user before their bodies are read', async () => {
  const { origin, handled, respond } = await start();
  const accepted = [post(origin, 'anna', large), post(origin, 'anna', large)];
  await expect.poll(() => handled).toEqual(['anna']);
  await sleep(50);
  const rejected = await post(origin, 'anna', large);
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '2']);
  expect(await rejected.json()).toMatchObject({ code: 'rate.limited' });
  respond();
  respond();
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([200, 200]);
  respond();
  expect((await post(origin, 'anna', large)).status).toBe(200);
});

it('returns 503 with Retry-After when no turn comes in time', async () => {
  const { origin, handled, respond } = await start({ maxWaitMs: 100 });
  const first = post(origin, 'anna', large);
  await expect.poll(() => handled).toEqual(['anna']);
  const late = await post(origin, 'ben', large);
  expect([late.status, late.headers.get('retry-after')]).toEqual([503, '5']);
  respond();
  expect((await first).status).toBe(200);
});

it('gives the turn of a client that went away to the next one', { tags: 'slow' }, async () => {
  const { origin, handled, respond } = await start();
  const running = new AbortController();
  const first = post(origin, 'anna', large, running.signal).catch(() => undefined);
  await expect.poll(() => handled).toEqual(['anna']);
  const waiting = new AbortController();
  const second = post(origin, 'ben', large, waiting.signal).catch(() => undefined);
  await sleep(50);
  const third = post(origin, 'cleo', large);
  await sleep(50);
  waiting.abort();
  await second;
  await sleep(50);
  running.abort();
  await first;
  await expect.poll(() => handled).toEqual(['anna', 'cleo']);
  respond();
  respond();
  expect((await third).status).toBe(200);
});

it('lets others go on while a body is still being sent', async () => {
  const { origin, handled, respond } = await start();
  const slow = httpRequest(`${origin}/anna`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': 2_000 },
  });
  slow.on('error', () => undefined);
  slow.write('{"text":"');
  await sleep(50);
  respond();
  expect((await post(origin, 'ben', large)).status).toBe(200);
  expect(handled).toEqual(['ben']);
  slow.destroy();
});

it('takes turns with bodies that do not say their size', async () => {
  const { origin, handled, respond } = await start();
  const first = post(origin, 'anna', large);
  await expect.poll(() => handled).toEqual(['anna']);
  const chunked = httpRequest(`${origin}/ben`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
  });
  const status = new Promise((resolve) => chunked.on('response', (r) => resolve(r.statusCode)));
  chunked.write('{"text":');
  chunked.end('"x"}');
  await sleep(100);
  expect(handled).toEqual(['anna']);
  respond();
  await first;
  respond();
  expect(await status).toBe(200);
});
