// Authenticator apps and recovery codes through the app server: enabled, required at sign-in, disabled.

import { forgotPassword, resetPassword } from '@vys/contract/identity/credentials';
import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import {
  addPasskey,
  confirmTotp,
  disableTotp,
  getMfaStatus,
  mfaRoutes,
  renewRecoveryCodes,
  startTotpEnrollment,
} from '@vys/contract/identity/mfa';
import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { oneTimeCode } from '../../../test/clients/one-time-code.ts';
import { buildUser, postForm, type TestUser, tokenFor } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';
import { createBinder } from '../../platform/http/http.ts';
import { registerErrorHandler } from '../../platform/http/http-errors.ts';
import { MINUTE } from '../../platform/time-spans.ts';
import { bindMfa } from './mfa-routes.ts';
import { createClientInfoReader } from './shared/devices/client-info.ts';
import type { IdentityProvider } from './shared/provider.ts';
import type { SecurityEvent } from './shared/security-events.ts';

let ctx: TestHttp;
let user: TestUser;
let events: SecurityEvent[];

beforeAll(async () => {
  ctx = await createTestHttp({ start: new Date('2026-03-01T12:00:10Z') });
  ctx.hooks.notifySecurityEvent = async (_db, event) => void events.push(event);
});
beforeEach(async () => {
  events = [];
  user = await buildUser(ctx);
});
afterAll(() => ctx.close());

const send = (route: { path: string; method: string }, payload?: object, headers = user.headers) =>
  ctx.http.inject({
    method: route.method as 'POST',
    url: route.path,
    headers,
    ...(payload ? { payload } : {}),
  });
const password = () => ({ password: user.password });

function signIn(fields: Record<string, string> = {}, by = user) {
  return postForm(ctx, token.path, {
    grant_type: 'password',
    client_id: CLIENT_ID,
    username: by.username,
    password: by.password,
    ...fields,
  });
}

async function begin(): Promise<string> {
  return (await send(startTotpEnrollment, password())).json().data.secret;
}

async function turnOn(): Promise<{ secret: string; codes: string[] }> {
  const secret = await begin();
  const response = await send(confirmTotp, { code: oneTimeCode(secret, ctx.clock.now()) });
  expect(response.statusCode).toBe(200);
  return { secret, codes: response.json().data.recovery_codes };
}

const state = async () => (await send(getMfaStatus)).json().data;

describe('the setup of an authenticator app', () => {
  it('asks for the password, then for the first code, and gives ten recovery codes', async () => {
    expect(await state()).toEqual({ totp_enabled: false, recovery_codes_left: 0, passkeys: [] });
    const begun = await send(startTotpEnrollment, password());
    expect(begun.statusCode).toBe(200);
    expect(begun.headers['cache-control']).toBe('no-store');
    const { secret, url } = begun.json().data;
    expect(decodeURIComponent(url)).toContain(`otpauth://totp/Vys:${user.email}?`);
    expect(new URL(url).searchParams.get('secret')).toBe(secret);
    expect((await state()).totp_enabled).toBe(false);
    expect((await signIn()).statusCode).toBe(200);

    const code = oneTimeCode(secret, ctx.clock.now());
    const on = await send(confirmTotp, { code });
    expect(new Set(on.json().data.recovery_codes).size).toBe(10);
    expect(await state()).toEqual({ totp_enabled: true, recovery_codes_left: 10, passkeys: [] });
    expect(events.map(({ kind }) => kind)).toEqual(['mfa_enabled']);
  });

  it('stores recovery codes as hashes only', async () => {
    const { codes } = await turnOn();
    const rows = await ctx.db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('user_id', '=', user.id)
      .execute();
    const storedHashes = rows.map((row) => row.code_hash.toString('latin1')).join();
    expect(rows).toHaveLength(10);
    for (const code of codes) expect(storedHashes).not.toContain(code);
    expect(rows.every((row) => row.code_hash.length === 32)).toBe(true);
  });

  it.each(['begin', 'disable', 'renew'] as const)(
    '%s asks for the password again',
    async (what) => {
      const route = { begin: startTotpEnrollment, disable: disableTotp, renew: renewRecoveryCodes }[
        what
      ];
      if (what !== 'begin') await turnOn();
      const response = await send(route, { password: 'not the password' });
      expect([response.statusCode, response.json().code]).toEqual([403, 'identity.password_wrong']);
      expect((await state()).totp_enabled).toBe(what !== 'begin');
    },
  );

  it('makes an attacker who guesses passwords with a stolen session wait', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) {
      statuses.push((await send(startTotpEnrollment, { password: `guess ${n}` })).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  });

  it('ASVS 2.3.1 rejects a wrong first code, and accepts the right one only until the setup expires', async () => {
    const rejected = async (code: string) => (await send(confirmTotp, { code })).json().code;
    expect(await rejected('123456')).toBe('identity.totp_not_started');
    const secret = await begin();
    expect(await rejected(oneTimeCode(secret, ctx.clock.now(), 5))).toBe('identity.code_wrong');
    expect(await rejected('12345')).toBe('input.invalid');
    ctx.clock.advance(30 * MINUTE);
    user = { ...user, headers: { authorization: `Bearer ${await tokenFor(ctx, user)}` } };
    expect(await rejected(oneTimeCode(secret, ctx.clock.now()))).toBe('identity.totp_not_started');
  });

  it('starts over with another secret, until one is confirmed', async () => {
    const first = await begin();
    const second = await begin();
    const code = oneTimeCode(first, ctx.clock.now());
    expect((await send(confirmTotp, { code })).json().code).toBe('identity.code_wrong');
    await send(confirmTotp, { code: oneTimeCode(second, ctx.clock.now()) });
    const third = await send(startTotpEnrollment, password());
    expect([third.statusCode, third.json().code]).toEqual([409, 'identity.totp_enabled']);
  });

  it('returns recovery codes to one of two parallel confirmations', async () => {
    const code = oneTimeCode(await begin(), ctx.clock.now());
    const responses = await Promise.all([send(confirmTotp, { code }), send(confirmTotp, { code })]);
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 409]);
    expect((await state()).recovery_codes_left).toBe(10);
  });

  it('rejects anonymous callers', async () => {
    for (const route of [
      getMfaStatus,
      startTotpEnrollment,
      confirmTotp,
      disableTotp,
      renewRecoveryCodes,
    ]) {
      const response = await ctx.http.inject({ method: route.method, url: route.path });
      expect(response.statusCode).toBe(401);
    }
  });
});

describe('a sign-in with an authenticator app', () => {
  const rejection = { error: 'invalid_grant', error_description: 'Invalid user credentials' };
  const question = {
    error: 'mfa_required',
    error_description: 'Enter the code from your authenticator app',
  };

  it('asks for the code after the right password', async () => {
    await turnOn();
    for (const fields of [{}, { totp: '' }, { totp: '  ' }] as Record<string, string>[]) {
      const response = await signIn(fields);
      expect([response.statusCode, response.json()]).toEqual([400, question]);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  it('gets the same response to a wrong password with and without MFA, whatever the code', async () => {
    const plain = await buildUser(ctx);
    const { secret } = await turnOn();
    const totp = oneTimeCode(secret, ctx.clock.now(), 1);
    for (const by of [user, plain, { ...plain, username: 'unknown-user' }]) {
      for (const fields of [{}, { totp }]) {
        const response = await signIn({ password: 'wrong', ...fields }, by as TestUser);
        expect([response.statusCode, response.json()]).toEqual([400, rejection]);
      }
    }
    expect((await signIn({ totp })).statusCode).toBe(200);
  });

  it('accepts the codes of the previous, current and next step', async () => {
    const { secret } = await turnOn();
    ctx.clock.advance(10 * MINUTE);
    const now = ctx.clock.now();
    expect((await signIn({ totp: oneTimeCode(secret, now, -2) })).json()).toEqual(rejection);
    expect((await signIn({ totp: oneTimeCode(secret, now, 2) })).json()).toEqual(rejection);
    const typed = oneTimeCode(secret, now, -1).replace(/^(...)/, '$1 ');
    for (const totp of [typed, oneTimeCode(secret, now), oneTimeCode(secret, now, 1)]) {
      expect((await signIn({ totp })).statusCode).toBe(200);
    }
  });

  it('ASVS 6.5.1 accepts each code once, even of four concurrent requests, and no earlier one after it', async () => {
    const { secret } = await turnOn();
    const first = oneTimeCode(secret, ctx.clock.now());
    expect((await signIn({ totp: first })).json()).toEqual(rejection);
    ctx.clock.advance(2 * MINUTE);
    const totp = oneTimeCode(secret, ctx.clock.now());
    const responses = await Promise.all(Array.from({ length: 4 }, () => signIn({ totp })));
    expect(responses.map((response) => response.statusCode).sort()).toEqual([200, 400, 400, 400]);
    const before = oneTimeCode(secret, ctx.clock.now(), -1);
    expect((await signIn({ totp: before })).json()).toEqual(rejection);
  });

  it('ASVS 6.4.4 accepts a recovery code once, even of two concurrent requests, and notifies its owner', async () => {
    const { codes } = await turnOn();
    const [first = '', second = ''] = codes;
    const both = await Promise.all([signIn({ totp: first }), signIn({ totp: first })]);
    expect(both.map((response) => response.statusCode).sort()).toEqual([200, 400]);
    expect((await signIn({ totp: second.toUpperCase().replaceAll('-', ' ') })).statusCode).toBe(
      200,
    );
    expect((await signIn({ totp: second })).json()).toEqual(rejection);
    expect((await state()).recovery_codes_left).toBe(8);
    expect(events.filter(({ kind }) => kind === 'recovery_code_used')).toHaveLength(2);
  });

  it('rejects the code of another user', async () => {
    const { secret } = await turnOn();
    const theirs = { code: oneTimeCode(secret, ctx.clock.now(), 1) };
    user = await buildUser(ctx);
    const { codes } = await turnOn();
    expect((await signIn({ totp: theirs.code })).json()).toEqual(rejection);
    user = await buildUser(ctx);
    await turnOn();
    expect((await signIn({ totp: codes[0] ?? '' })).json()).toEqual(rejection);
  });

  it.each([['a'.repeat(20_000)], ['１２３４５６'], ["' or 1=1 --"], ['12345678']])(
    'rejects %#',
    async (totp) => {
      await turnOn();
      expect((await signIn({ totp })).json()).toEqual(rejection);
    },
  );

  it('makes callers who know the password wait after wrong codes, and ignores attempts without it', async () => {
    const { secret } = await turnOn();
    for (let n = 0; n < 8; n += 1) await signIn({ password: 'wrong', totp: '000000' });
    ctx.clock.advance(2 * MINUTE);
    expect((await signIn({ totp: oneTimeCode(secret, ctx.clock.now()) })).statusCode).toBe(200);

    let tested = 0;
    let response = await signIn({ totp: 'guess' });
    for (; response.statusCode === 400 && tested < 50; tested += 1) {
      response = await signIn({ totp: 'guess' });
    }
    expect(response.statusCode).toBe(429);
    expect(tested).toBeLessThanOrEqual(10);
    await signIn({ totp: 'guess' });
    expect(events.filter(({ kind }) => kind === 'mfa_bruteforce')).toHaveLength(1);
    const wait = Number(response.headers['retry-after']);
    ctx.clock.advance(wait * 1000);
    expect((await signIn({ totp: oneTimeCode(secret, ctx.clock.now(), 1) })).statusCode).toBe(200);
  });
});

describe('an enrolled authenticator app', () => {
  it('ASVS 6.4.3 is kept by a password reset, which requires no code, when it was enrolled long ago', async () => {
    // What is set up before the address is confirmed may be another user's, and is removed at the reset.
    await ctx.db
      .updateTable('users')
      .set({ email_verified: true })
      .where('id', '=', user.id)
      .execute();
    const { secret } = await turnOn();
    ctx.clock.advance(8 * 24 * 60 * MINUTE);
    await ctx.http.inject({
      method: 'POST',
      url: forgotPassword.path,
      payload: { email: user.email },
    });
    await ctx.identity.close();
    const queuedEmails = await listQueuedEmails(ctx.db, user.email);
    const bodies = queuedEmails.map(({ body }) => body).join('\n');
    const payload = {
      token: /reset-password\?token=([\w-]{43})/.exec(bodies)?.[1],
      new_password: 'a new and better one',
    };
    const reset = await ctx.http.inject({ method: 'POST', url: resetPassword.path, payload });
    expect(reset.statusCode).toBe(204);
    const next = { password: payload.new_password };
    expect((await signIn(next)).json().error).toBe('mfa_required');
    const totp = oneTimeCode(secret, ctx.clock.now(), 1);
    expect((await signIn({ ...next, totp })).statusCode).toBe(200);
  });

  it('has new recovery codes that replace the old ones', async () => {
    expect((await send(renewRecoveryCodes, password())).json().code).toBe(
      'identity.totp_not_started',
    );
    const { codes } = await turnOn();
    const renewed = await send(renewRecoveryCodes, password());
    const fresh: string[] = renewed.json().data.recovery_codes;
    expect(fresh).toHaveLength(10);
    expect((await signIn({ totp: codes[0] ?? '' })).statusCode).toBe(400);
    expect((await signIn({ totp: fresh[0] ?? '' })).statusCode).toBe(200);
    expect(events.map(({ kind }) => kind)).toContain('recovery_codes_renewed');
  });

  it('has one set of recovery codes after two concurrent renewals', async () => {
    await turnOn();
    await Promise.all([send(renewRecoveryCodes, password()), send(renewRecoveryCodes, password())]);
    expect((await state()).recovery_codes_left).toBe(10);
  });

  it('requires the password alone once it is turned off, and its secret and codes are deleted', async () => {
    const { secret, codes } = await turnOn();
    expect((await send(disableTotp, password())).statusCode).toBe(204);
    expect((await send(disableTotp, password())).statusCode).toBe(204);
    expect(events.map(({ kind }) => kind)).toEqual(['mfa_enabled', 'mfa_disabled']);
    expect(await state()).toMatchObject({ totp_enabled: false, recovery_codes_left: 0 });
    expect((await signIn()).statusCode).toBe(200);
    await turnOn();
    for (const totp of [codes[0] ?? '', oneTimeCode(secret, ctx.clock.now(), 1)]) {
      expect((await signIn({ totp })).statusCode).toBe(400);
    }
  });
});

it('every MFA route responds with managed_elsewhere when the provider manages MFA itself', async () => {
  const http = Fastify();
  registerErrorHandler(http);
  const { bind } = createBinder(http, {
    findCaller: ctx.identity.findCaller,
    checkOutput: true,
    trustedProxies: [],
  });
  const provider = {} as IdentityProvider;
  bindMfa(bind, { provider, clientInfoReader: createClientInfoReader(TEST_APP_ORIGIN) });
  const bodies: Record<string, object> = {
    [confirmTotp.id]: { code: '123456' },
    [addPasskey.id]: { name: 'x', credential: { id: 'x' } },
  };
  for (const { id, method, path } of mfaRoutes) {
    const url = path.replace('{id}', user.id);
    const payload = method === 'POST' ? (bodies[id] ?? password()) : undefined;
    const call = { method, url, headers: user.headers, ...(payload ? { payload } : {}) };
    const response = await http.inject(call);
    expect([response.statusCode, response.json().code]).toEqual([
      409,
      'identity.managed_elsewhere',
    ]);
  }
  await http.close();
});
