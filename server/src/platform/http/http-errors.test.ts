// What the log records about rejected requests: who sent them and why they failed, without their content.

import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type ErrorCode, errorStatuses } from '@vys/contract';
import { changePassword } from '@vys/contract/identity/credentials';
import { register, token } from '@vys/contract/identity/identity';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildUser, postForm } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { appError } from '../errors.ts';
import { registerErrorHandler } from './http-errors.ts';

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

it('ASVS 16.2.1, 16.3.1 logs each sign-in, rejected or not, without the password', async () => {
  const user = await buildUser(ctx);
  lines = [];
  await signIn(user.username, 'wrong battery horse');
  await signIn(user.username, user.password);
  expect(logged()).toEqual([
    expect.objectContaining({ errorCode: 'invalid_grant', msg: 'request rejected' }),
    expect.objectContaining({ grant: 'password', sessionId: expect.any(String) }),
  ]);
  expect(lines.join()).not.toMatch(/battery/);
});

it('ASVS 16.3.2 logs requests with an invalid token, and none without a token', async () => {
  const get = (headers: Record<string, string>) =>
    ctx.http.inject({ url: '/api/user/profile', headers });
  await get({});
  await get({ authorization: 'Bearer forged-token' });
  const path = { method: 'GET', url: '/api/user/profile' };
  expect(logged()).toEqual([
    expect.objectContaining({
      errorCode: 'auth.unauthenticated',
      req: expect.objectContaining(path),
    }),
  ]);
  expect(lines.join()).not.toContain('forged-token');
});

it('ASVS 16.3.3 logs requests over a rate limit', async () => {
  const body = { email: 'a@example.test', username: 'abc', password: 'x' };
  const send = () =>
    ctx.http.inject({
      method: 'POST',
      url: register.path,
      payload: { ...body, password: 'long enough 9' },
    });
  for (let tries = 0; tries < 310; tries += 1) {
    if ((await send()).statusCode === 429) break;
  }
  expect(logged().at(-1)).toMatchObject({ errorCode: 'rate.limited', msg: 'request rejected' });
});

it('ASVS 16.2.1, 16.3.1 logs each change of how a user signs in', async () => {
  const user = await buildUser(ctx);
  lines = [];
  const body = { current_password: user.password, new_password: 'another battery 77' };
  const { headers } = user;
  await ctx.http.inject({ method: 'POST', url: changePassword.path, headers, payload: body });
  expect(logged()).toEqual([
    expect.objectContaining({ kind: 'password_changed', userId: user.id }),
  ]);
  expect(lines.join()).not.toMatch(/battery/);
});

const later = (Object.keys(errorStatuses) as ErrorCode[]).filter((code) =>
  [429, 503].includes(errorStatuses[code]),
);
it.each(later)(
  'M3: %s says when to retry, also where the code that throws it does not',
  async (code) => {
    const http = Fastify();
    registerErrorHandler(http);
    http.get('/', async () => {
      throw appError(code);
    });
    expect(Number((await http.inject('/')).headers['retry-after'])).toBeGreaterThan(0);
  },
);

it('L13: logs no error for a body that is cut off', async () => {
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
