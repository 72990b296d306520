// What the log keeps of refusals: who was turned away and why, without what they sent.

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type ErrorCode, errorTable } from '@vys/contract';
import { changePassword } from '@vys/contract/credentials';
import { register, token } from '@vys/contract/identity';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildUser, postForm } from '../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../test/http.ts';
import { fail } from './fail.ts';
import { translateErrors } from './http-errors.ts';

let ctx: TestHttp;
let lines: string[] = [];

beforeAll(async () => {
  ctx = await createTestHttp({ writeLog: (line) => lines.push(line) });
});
afterAll(() => ctx.close());
beforeEach(() => {
  lines = [];
});

const logged = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const signIn = (username: string, password: string) =>
  postForm(ctx, token.path, { grant_type: 'password', client_id: 'vys-web', username, password });

it('ASVS 16.3.1 keeps each sign-in, be it refused or not, without the password', async () => {
  const user = await buildUser(ctx);
  lines = [];
  await signIn(user.username, 'wrong battery horse');
  await signIn(user.username, user.password);
  expect(logged()).toEqual([
    expect.objectContaining({ refusal: 'invalid_grant', msg: 'refused' }),
    expect.objectContaining({ grant: 'password', sessionId: expect.any(String) }),
  ]);
  expect(lines.join()).not.toMatch(/battery/);
});

it('ASVS 16.3.2 keeps who came with a token that is not valid, and not who came without', async () => {
  const get = (headers: Record<string, string>) =>
    ctx.http.inject({ url: '/api/user/profile', headers });
  await get({});
  await get({ authorization: 'Bearer forged-token' });
  const path = { method: 'GET', url: '/api/user/profile' };
  expect(logged()).toEqual([
    expect.objectContaining({
      refusal: 'auth.unauthenticated',
      req: expect.objectContaining(path),
    }),
  ]);
  expect(lines.join()).not.toContain('forged-token');
});

it('ASVS 16.3.3 keeps who asks too often', async () => {
  const body = { email: 'a@example.test', username: 'abc', password: 'x' };
  const ask = () =>
    ctx.http.inject({
      method: 'POST',
      url: register.path,
      payload: { ...body, password: 'long enough 9' },
    });
  for (let tries = 0; tries < 310; tries += 1) {
    if ((await ask()).statusCode === 429) break;
  }
  expect(logged().at(-1)).toMatchObject({ refusal: 'rate.limited', msg: 'refused' });
});

it('ASVS 16.3.1 keeps each change of how somebody signs in', async () => {
  const user = await buildUser(ctx);
  lines = [];
  const body = { current_password: user.password, new_password: 'another battery 77' };
  const { headers } = user;
  await ctx.http.inject({ method: 'POST', url: changePassword.path, headers, payload: body });
  expect(logged()).toEqual([
    expect.objectContaining({ event: 'password_changed', userId: user.id }),
  ]);
  expect(lines.join()).not.toMatch(/battery/);
});

const later = (Object.keys(errorTable) as ErrorCode[]).filter((code) =>
  [429, 503].includes(errorTable[code].status),
);
it.each(later)(
  'M3: %s says when to retry, also where the code that throws it does not',
  async (code) => {
    const http = Fastify();
    translateErrors(http);
    http.get('/', async () => {
      throw fail(code);
    });
    expect(Number((await http.inject('/')).headers['retry-after'])).toBeGreaterThan(0);
  },
);

it('L13: a body that is cut off is logged as no error', async () => {
  await ctx.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = ctx.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const arrived = once(ctx.http.server, 'request');
  socket.write(
    `POST ${register.path} HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"a":`,
  );
  await arrived;
  const [, response] = (await arrived) as [unknown, ServerResponse];
  const closed = once(response, 'close');
  socket.destroy();
  await closed;
  await ctx.http.close();
  expect(logged().filter(({ level }) => level === 'error' || level === 50)).toEqual([]);
});
