// Refresh tokens: rotation, the grace time, reuse, expiry, and what the database alone gives away.

import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, postForm, signIn, type TestUser } from '../../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../../test/http.ts';
import { identityHooks } from '../../../../../test/identity-hooks.ts';
import { DAY, SECOND } from '../../../../platform/time-spans.ts';
import { createIdentity } from '../../index.ts';
import {
  createRefreshToken,
  decryptSuccessor,
  parseRefreshToken,
  rotateRefreshToken,
} from './refresh-token.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

const refresh = (refreshToken: string) =>
  postForm(ctx, token.path, {
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });

async function successor(refreshToken: string): Promise<string> {
  const response = await refresh(refreshToken);
  expect(response.statusCode, response.body).toBe(200);
  return response.json().refresh_token;
}

async function rejection(refreshToken: string): Promise<string> {
  const response = await refresh(refreshToken);
  expect(response.statusCode).toBe(400);
  expect(response.json().error).toBe('invalid_grant');
  return response.json().error_description;
}

describe('refresh', () => {
  it('ASVS 7.2.2 IDP-4 returns the same fields with a new refresh token, in the same session and scope', async () => {
    const { refreshToken } = await signIn(ctx, user);
    ctx.clock.advance(240 * SECOND);
    const response = await refresh(refreshToken);
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const body = response.json();
    expect(body).toMatchObject({
      expires_in: 300,
      refresh_expires_in: 30 * 24 * 60 * 60,
      token_type: 'Bearer',
      scope: 'openid profile email',
    });
    expect(body.refresh_token).not.toBe(refreshToken);
    const caller = await ctx.identity.findCaller(body.access_token);
    expect(caller).toMatchObject({ userId: user.id, sessionId: body.session_state });
  });

  it('I4 gives 50 concurrent refreshes the same successor, and ends no session', async () => {
    const { refreshToken } = await signIn(ctx, user);
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(refreshToken)));
    expect(responses.map((response) => response.statusCode)).toEqual(Array(50).fill(200));
    const heads = new Set(responses.map((response) => response.json().refresh_token));
    expect(heads.size).toBe(1);
    const [head = ''] = heads;
    expect(await successor(head)).not.toBe(head);
  });

  it('gives a repeated request the same successor for 10 s', async () => {
    const { refreshToken } = await signIn(ctx, user);
    const next = await successor(refreshToken);
    ctx.clock.advance(10 * SECOND);
    expect(await successor(refreshToken)).toBe(next);
    await successor(next);
  });

  it('ASVS 10.4.5 I5 ends the whole family when an old token is used 11 s later', async () => {
    const { refreshToken, accessToken } = await signIn(ctx, user);
    const next = await successor(refreshToken);
    ctx.clock.advance(11 * SECOND);
    expect(await rejection(refreshToken)).toBe('Maximum allowed refresh token reuse exceeded');
    expect(await rejection(next)).toBe('Session not active');
    expect(await ctx.identity.findCaller(accessToken)).toBeUndefined();
  });

  it('I5 ends the family for a token of any earlier generation too', async () => {
    const { refreshToken } = await signIn(ctx, user);
    let newest = refreshToken;
    for (let n = 0; n < 3; n += 1) {
      ctx.clock.advance(240 * SECOND);
      newest = await successor(newest);
    }
    expect(await rejection(refreshToken)).toBe('Maximum allowed refresh token reuse exceeded');
    expect(await rejection(newest)).toBe('Session not active');
  });

  it('ends no other session of the user', async () => {
    const [mine, stolen] = [await signIn(ctx, user), await signIn(ctx, user)];
    await successor(stolen.refreshToken);
    ctx.clock.advance(11 * SECOND);
    await rejection(stolen.refreshToken);
    await successor(mine.refreshToken);
  });

  it('ASVS 7.3.1 is rejected after 30 days without use, and not before', async () => {
    const [lasting, late] = [await signIn(ctx, user), await signIn(ctx, user)];
    ctx.clock.advance(30 * DAY - 1);
    const next = await successor(lasting.refreshToken);
    ctx.clock.advance(1);
    expect(await rejection(late.refreshToken)).toBe('Token is not active');
    ctx.clock.advance(30 * DAY - 2);
    await successor(next);
  });

  it('ASVS 7.3.2, 10.4.8 is rejected after 90 days however often it was used, and not before', async () => {
    let { refreshToken } = await signIn(ctx, user);
    for (let day = 20; day <= 80; day += 20) {
      ctx.clock.advance(20 * DAY);
      refreshToken = await successor(refreshToken);
    }
    ctx.clock.advance(5 * DAY);
    const last = (await refresh(refreshToken)).json();
    expect(last.refresh_expires_in).toBe((5 * DAY) / SECOND);
    ctx.clock.advance(5 * DAY - 1);
    const { refresh_token, access_token } = (await refresh(last.refresh_token)).json();
    expect(await ctx.identity.findCaller(access_token)).toMatchObject({ userId: user.id });
    ctx.clock.advance(1);
    expect(await rejection(refresh_token)).toBe('Session not active');
    // Its access token would last for minutes, but the session ends it too, as soon as that is looked up.
    ctx.clock.advance(5 * SECOND);
    expect(await ctx.identity.findCaller(access_token)).toBeUndefined();
  });

  it.each(['x', '', ' ', createRefreshToken().text, `${createRefreshToken().text}=`])(
    'IDP-4 rejects %j',
    async (text) => {
      const response = await refresh(text);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        error: 'invalid_grant',
        error_description: 'Invalid refresh token',
      });
    },
  );

  it('ignores a token that only looks like one of the family', async () => {
    const { refreshToken } = await signIn(ctx, user);
    const otherSession = await signIn(ctx, user);
    const mixed = otherSession.refreshToken.slice(0, 20) + refreshToken.slice(20);
    expect(await rejection(mixed)).toBe('Invalid refresh token');
    await successor(refreshToken);
    await successor(otherSession.refreshToken);
  });
});

describe('the stored family', () => {
  it('ASVS 11.3.3 contains no token, and its encrypted successor opens only with the previous token', async () => {
    const { refreshToken } = await signIn(ctx, user);
    const next = await successor(refreshToken);
    const [before, after] = [refreshToken, next].map((text) => parseRefreshToken(text));
    if (!before || !after) throw new Error('these are tokens');
    const row = await ctx.db
      .selectFrom('sessions')
      .selectAll()
      .where('refresh_hash', '=', after.hash)
      .executeTakeFirstOrThrow();
    const dump = Object.values(row).map((value) =>
      Buffer.isBuffer(value) ? value.toString('base64url') : String(value),
    );
    for (const text of [refreshToken, next]) {
      const secret = text.slice(22);
      expect(dump.filter((value) => value.includes(secret))).toEqual([]);
    }
    const encrypted = row.encrypted_successor ?? Buffer.alloc(0);
    expect(decryptSuccessor(encrypted, before).text).toBe(next);
    expect(() => decryptSuccessor(encrypted, after)).toThrow();
    expect(() => decryptSuccessor(encrypted, rotateRefreshToken(before))).toThrow();
  });
});

describe('access tokens of ended sessions', () => {
  it('ASVS 7.4.1 are rejected by another process within 5 s', async () => {
    const { db, clock, log, mailer } = ctx;
    const elsewhere = await createIdentity({
      ...identityHooks,
      db,
      clock,
      log,
      mailer,
      appOrigin: TEST_APP_ORIGIN,
    });
    const { accessToken, refreshToken } = await signIn(ctx, user);
    expect(await elsewhere.findCaller(accessToken)).toMatchObject({ userId: user.id });
    const path = '/realms/vys/protocol/openid-connect/logout';
    await postForm(ctx, path, { client_id: CLIENT_ID, refresh_token: refreshToken });
    expect(await ctx.identity.findCaller(accessToken)).toBeUndefined();
    ctx.clock.advance(5 * SECOND);
    expect(await elsewhere.findCaller(accessToken)).toBeUndefined();
  });
});
