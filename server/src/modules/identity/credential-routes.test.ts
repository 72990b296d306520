// Confirming an address, changing a password and setting one by an emailed link, through the app server.

import {
  changePassword,
  checkResetLink,
  forgotPassword,
  resetPassword,
  sendVerification,
  verifyEmail,
} from '@vys/contract/identity/credentials';
import { CLIENT_ID, register, token as tokenRoute } from '@vys/contract/identity/identity';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, postForm, signIn, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../test/http.ts';
import { identityHooks } from '../../../test/identity-hooks.ts';
import { listQueuedEmails } from '../../../test/queued-emails.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { DAY } from '../../platform/time-spans.ts';
import type { SecurityEvent } from './index.ts';

let ctx: TestHttp;
let events: SecurityEvent[] = [];

beforeAll(async () => {
  ctx = await createTestHttp();
  ctx.hooks.notifySecurityEvent = async (_, event) => void events.push(event);
});
afterAll(() => ctx.close());
afterEach(() => {
  events = [];
  // Tries of one test are none of the next.
  ctx.clock.advance(3 * 60 * 60_000);
});

const NEXT = 'a new and better one';

const post = (path: string, payload: object, user?: Pick<TestUser, 'headers'>) =>
  ctx.http.inject({ method: 'POST', url: path, payload, headers: user?.headers ?? {} });

async function emails(email: string) {
  return (await listQueuedEmails(ctx.db, email)).reverse();
}

async function lastToken(email: string, path: string): Promise<string> {
  const links = (await emails(email)).flatMap(({ body }) => {
    const link = body.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path));
    return link ? [link] : [];
  });
  const last = links.at(-1) ?? '';
  expect(last).toMatch(new RegExp(`^${TEST_APP_ORIGIN}${path}\\?token=[\\w-]{43}$`));
  return last.slice(-43);
}

const verifyToken = (email: string) => lastToken(email, '/verify-email');

async function resetToken(email: string): Promise<string> {
  ctx.clock.advance(1000);
  expect((await post(forgotPassword.path, { email })).statusCode).toBe(204);
  await ctx.identity.close();
  return lastToken(email.toLowerCase(), '/reset-password');
}

const isVerified = async (user: TestUser) =>
  (await ctx.identity.findAddress(ctx.db, user.id))?.isVerified;

const enter = (username: string, password: string) =>
  postForm(ctx, tokenRoute.path, {
    grant_type: 'password',
    client_id: CLIENT_ID,
    username,
    password,
  });

const refresh = (refreshToken: string) =>
  postForm(ctx, tokenRoute.path, {
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });

const callerStatus = async (user: Pick<TestUser, 'headers'>) =>
  (await ctx.http.inject({ url: '/api/user/profile', headers: user.headers })).statusCode;

describe('a confirmation link', () => {
  it('SIGNUP-9 is sent once at registration, and only its hash is stored', async () => {
    const user = await buildUser(ctx, { username: 'vera' });
    const [email, ...others] = await emails(user.email);
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Confirm your email address');
    expect(email?.body).toContain("If you didn't sign up, ignore this email");
    const token = await verifyToken(user.email);
    const storedTokens = await sql<{
      row: string;
    }>`select t::text as row from email_tokens t`.execute(ctx.db);
    expect(storedTokens.rows.map(({ row }) => row).join()).not.toContain(token);

    expect(await isVerified(user)).toBe(false);
    expect((await post(verifyEmail.path, { token })).statusCode).toBe(204);
    expect(await isVerified(user)).toBe(true);
    expect(events).toMatchObject([{ kind: 'email_confirmed', userId: user.id }]);
    const profile = await ctx.http.inject({
      url: '/api/user/profile',
      headers: (await signIn(ctx, user)).headers,
    });
    expect(profile.json().data.email_verified).toBe(true);
  });

  it('ASVS 2.3.3 SIGNUP-9 undoes the registration when its email cannot be queued, so nothing is lost', async () => {
    await sql`alter table jobs.job_common rename to job_away`.execute(ctx.db);
    const account = { email: 'lost@example.test', username: 'lost-one', password: NEXT };
    expect((await post(register.path, account)).statusCode).toBe(500);
    await sql`alter table jobs.job_away rename to job_common`.execute(ctx.db);
    expect((await post(register.path, account)).statusCode).toBe(201);
    expect(await emails(account.email)).toHaveLength(1);
  });

  it('ASVS 6.4.1 works once, for 24 hours, and not for another purpose', async () => {
    const user = await buildUser(ctx);
    const token = await verifyToken(user.email);
    const asReset = await post(resetPassword.path, { token, new_password: NEXT });
    expect([asReset.statusCode, asReset.json().code]).toEqual([400, 'identity.link_invalid']);
    expect((await post(verifyEmail.path, { token })).statusCode).toBe(204);
    const again = await post(verifyEmail.path, { token });
    expect([again.statusCode, again.json().code]).toEqual([400, 'identity.link_invalid']);

    const late = await buildUser(ctx);
    const lateToken = await verifyToken(late.email);
    ctx.clock.advance(24 * 60 * 60_000);
    expect((await post(verifyEmail.path, { token: lateToken })).statusCode).toBe(400);
    expect(await isVerified(late)).toBe(false);
  });

  it('is accepted once when many requests arrive at the same time', async () => {
    const user = await buildUser(ctx);
    const token = await verifyToken(user.email);
    const all = await Promise.all(
      Array.from({ length: 8 }, () => post(verifyEmail.path, { token })),
    );
    expect(all.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(events).toHaveLength(1);
  });

  it('confirms only the address the email was sent to', async () => {
    const user = await buildUser(ctx);
    const token = await verifyToken(user.email);
    await sql`update users set email = 'moved@example.test' where id = ${user.id}`.execute(ctx.db);
    expect((await post(verifyEmail.path, { token })).statusCode).toBe(400);
    expect(await isVerified(user)).toBe(false);
  });

  it('replaces the older link, and is not sent to a confirmed address', async () => {
    const user = await buildUser(ctx);
    const first = await verifyToken(user.email);
    ctx.clock.advance(1000);
    expect((await post(sendVerification.path, {}, user)).statusCode).toBe(204);
    const second = await verifyToken(user.email);
    expect(second).not.toBe(first);
    expect((await post(verifyEmail.path, { token: first })).statusCode).toBe(400);
    expect((await post(verifyEmail.path, { token: second })).statusCode).toBe(204);
    const before = (await emails(user.email)).length;
    expect((await post(sendVerification.path, {}, user)).statusCode).toBe(204);
    expect(await emails(user.email)).toHaveLength(before);
    expect((await post(sendVerification.path, {})).statusCode).toBe(401);
  });

  it.each([
    {},
    { token: '' },
    { token: 7 },
    { token: 'x'.repeat(44) },
    { token: `${'x'.repeat(42)}\0` },
  ])('rejects %j', async (body) => {
    const response = await post(verifyEmail.path, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });
});

describe('a password reset', () => {
  it('ROUTE-4 responds alike to known and unknown addresses, before the lookup', async () => {
    const user = await buildUser(ctx);
    ctx.clock.advance(1000);
    // While the users are locked no query can tell which of them exist.
    let unlock: () => void = () => undefined;
    const locked = Promise.withResolvers<void>();
    const holding = inTransaction(ctx.db, async (trx) => {
      await sql`lock table users in access exclusive mode`.execute(trx);
      locked.resolve();
      await new Promise<void>((resolve) => {
        unlock = resolve;
      });
    });
    await locked.promise;
    const [known, unknown] = [
      await post(forgotPassword.path, { email: user.email }),
      await post(forgotPassword.path, { email: 'unknown-user@example.test' }),
    ];
    unlock();
    await holding;
    await ctx.identity.close();
    for (const response of [known, unknown]) {
      expect([response.statusCode, response.body]).toEqual([204, '']);
    }
    const shape = ({ headers }: typeof known) => Object.keys(headers).sort();
    expect(shape(known)).toEqual(shape(unknown));
    expect((await emails(user.email)).at(-1)?.subject).toBe('Reset your password');
    expect(await emails('unknown-user@example.test')).toEqual([]);
  });

  it('ROUTE-4 accepts only the new password afterwards, and ends all sessions', async () => {
    const user = await buildUser(ctx);
    const otherSession = await signIn(ctx, user);
    const token = await resetToken(user.email.toUpperCase());
    const pending = await verifyToken(user.email);
    const body = (await emails(user.email)).at(-1)?.body ?? '';
    expect(body).toContain('expires in 60 minutes');
    expect(body).toContain("If this wasn't you, ignore this email");

    expect((await post(resetPassword.path, { token, new_password: NEXT })).statusCode).toBe(204);
    expect((await enter(user.email, user.password)).statusCode).toBe(400);
    expect((await enter(user.email, NEXT)).statusCode).toBe(200);
    for (const session of [user, otherSession]) {
      expect(await callerStatus(session)).toBe(401);
      expect((await refresh(session.refreshToken)).statusCode).toBe(400);
    }
    // The email proved the address; the other links have ended.
    expect(await isVerified(user)).toBe(true);
    expect((await post(verifyEmail.path, { token: pending })).statusCode).toBe(400);
    expect(events).toMatchObject([{ kind: 'password_reset', userId: user.id }]);
  });

  it('ROUTE-4 has a link that can be checked without using it up', async () => {
    const user = await buildUser(ctx);
    const token = await resetToken(user.email);
    const check = () => post(checkResetLink.path, { token });
    expect((await check()).statusCode).toBe(204);
    expect((await post(resetPassword.path, { token, new_password: NEXT })).statusCode).toBe(204);
    const used = await check();
    expect([used.statusCode, used.json().code]).toEqual([400, 'identity.link_invalid']);
    const verify = await verifyToken((await buildUser(ctx)).email);
    expect((await post(checkResetLink.path, { token: verify })).statusCode).toBe(400);
  });

  it('ROUTE-4 has a link that works once, for 60 minutes and until a newer one is sent', async () => {
    const user = await buildUser(ctx);
    const first = await resetToken(user.email);
    const second = await resetToken(user.email);
    const tryIt = async (token: string) =>
      (await post(resetPassword.path, { token, new_password: NEXT })).statusCode;
    expect(await tryIt(first)).toBe(400);
    const both = await Promise.all([tryIt(second), tryIt(second)]);
    expect(both.sort()).toEqual([204, 400]);
    const third = await resetToken(user.email);
    ctx.clock.advance(60 * 60_000);
    expect(await tryIt(third)).toBe(400);
  });

  it('ASVS 6.4.3 ROUTE-4 keeps MFA that was enrolled long ago', async () => {
    const user = await buildUser(ctx);
    const confirmed = new Date(ctx.clock.now().getTime() - 8 * 24 * 60 * 60_000);
    await ctx.db
      .insertInto('totp_factors')
      .values({ user_id: user.id, secret: Buffer.from('secret'), confirmed_at: confirmed })
      .execute();
    expect(
      (await post(verifyEmail.path, { token: await verifyToken(user.email) })).statusCode,
    ).toBe(204);
    const token = await resetToken(user.email);
    expect((await post(resetPassword.path, { token, new_password: NEXT })).statusCode).toBe(204);
    const sessions = ctx.db
      .selectFrom('totp_factors')
      .select('confirmed_at')
      .where('user_id', '=', user.id);
    expect((await sessions.executeTakeFirst())?.confirmed_at).toEqual(expect.any(Date));
  });

  it('ROUTE-4 succeeds at the same moment as a confirmation of the address', async () => {
    for (let round = 0; round < 12; round += 1) {
      const user = await buildUser(ctx);
      const verify = await verifyToken(user.email);
      const reset = await resetToken(user.email);
      const [confirmed, changed] = await Promise.all([
        post(verifyEmail.path, { token: verify }),
        post(resetPassword.path, { token: reset, new_password: NEXT }),
      ]);
      expect(changed.statusCode).toBe(204);
      // Whichever comes first; the new password ends the other link.
      expect([204, 400]).toContain(confirmed.statusCode);
      expect(await isVerified(user)).toBe(true);
    }
  });

  it('ROUTE-4 removes what an earlier registrant of the address has set up', async () => {
    const user = await buildUser(ctx);
    const { db, clock } = ctx;
    const factor = { user_id: user.id, secret: Buffer.from('secret'), confirmed_at: clock.now() };
    await db.insertInto('totp_factors').values(factor).execute();
    const passkey = {
      user_id: user.id,
      credential_id: 'theirs',
      public_key: Buffer.from('key'),
      counter: 0,
      name: 'Theirs',
      synced: false,
    };
    await db.insertInto('passkeys').values(passkey).execute();
    const apiKey = { user_id: user.id, key_hash: Buffer.from('a'), last_characters: 'a1B2' };
    const created_at = new Date(clock.now().getTime() - 100 * DAY);
    const theirs = { ...apiKey, name: 'Theirs', scopes: ['pages:read'], created_at };
    await db.insertInto('api_keys').values(theirs).execute();
    const token = await resetToken(user.email);
    expect((await post(resetPassword.path, { token, new_password: NEXT })).statusCode).toBe(204);
    for (const table of ['totp_factors', 'passkeys', 'api_keys'] as const) {
      const remaining = db.selectFrom(table).select('user_id').where('user_id', '=', user.id);
      expect(await remaining.execute()).toEqual([]);
    }
    expect((await enter(user.email, NEXT)).statusCode).toBe(200);
  });

  it('ROUTE-4 leaves the link valid after a rejected password', async () => {
    const user = await buildUser(ctx);
    const token = await resetToken(user.email);
    const weak = await post(resetPassword.path, { token, new_password: 'Password123' });
    expect([weak.statusCode, weak.json().code]).toEqual([400, 'identity.password_weak']);
    expect(Object.keys(weak.json().fields)).toEqual(['new_password']);
    expect((await post(resetPassword.path, { token, new_password: NEXT })).statusCode).toBe(204);
  });

  it('limits the emails to one address, with an unchanged response', async () => {
    const user = await buildUser(ctx);
    for (let n = 0; n < 9; n += 1) {
      expect((await post(forgotPassword.path, { email: user.email })).statusCode).toBe(204);
    }
    await ctx.identity.close();
    const emailed = (await emails(user.email)).filter(({ subject }) =>
      subject.includes('password'),
    );
    expect(emailed.length).toBeGreaterThan(0);
    expect(emailed.length).toBeLessThan(9);
  });

  it.each([
    {},
    { email: 'not-an-email' },
    { email: ['a@b.example'] },
    { email: 'a@b.example', x: 1 },
  ])('rejects %j', async (body) => {
    const response = await post(forgotPassword.path, body);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });
});

describe('POST /api/user/change-password', () => {
  const change = (user: Pick<TestUser, 'headers'>, current: string, next: string) =>
    post(changePassword.path, { current_password: current, new_password: next }, user);

  it('ASVS 6.2.2, 7.4.3 API-16 SET-20 sets the new password and ends all other sessions and links', async () => {
    const user = await buildUser(ctx);
    const otherSession = await signIn(ctx, user);
    const link = await resetToken(user.email);
    expect((await change(user, user.password, NEXT)).statusCode).toBe(204);
    expect(await callerStatus(user)).toBe(200);
    expect((await refresh(user.refreshToken)).statusCode).toBe(200);
    expect(await callerStatus(otherSession)).toBe(401);
    expect((await refresh(otherSession.refreshToken)).statusCode).toBe(400);
    expect((await enter(user.email, user.password)).statusCode).toBe(400);
    expect((await enter(user.email, NEXT)).statusCode).toBe(200);
    const byLink = await post(resetPassword.path, { token: link, new_password: 'yet another one' });
    expect(byLink.statusCode).toBe(400);
    expect(events.filter(({ kind }) => kind === 'password_changed')).toHaveLength(1);
  });

  it('I6 revokes access tokens of other sessions in other processes within 5 s', async () => {
    const user = await buildUser(ctx);
    const { createIdentity } = await import('./index.ts');
    const { db, clock, log, mailer } = ctx;
    const elsewhere = await createIdentity({
      ...identityHooks,
      db,
      clock,
      log,
      mailer,
      appOrigin: TEST_APP_ORIGIN,
    });
    const otherSession = await signIn(ctx, user);
    expect(await elsewhere.findCaller(otherSession.accessToken)).toBeDefined();
    expect((await change(user, user.password, NEXT)).statusCode).toBe(204);
    clock.advance(5000);
    expect(await elsewhere.findCaller(otherSession.accessToken)).toBeUndefined();
  });

  it('ASVS 6.2.3 API-16 rejects a wrong current password with 403 and changes nothing', async () => {
    const user = await buildUser(ctx);
    const otherSession = await signIn(ctx, user);
    const response = await change(user, 'not the password', NEXT);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'identity.password_wrong',
      fields: { current_password: 'Your current password is incorrect.' },
    });
    expect(await callerStatus(otherSession)).toBe(200);
    expect((await enter(user.email, user.password)).statusCode).toBe(200);
    expect(events).toEqual([]);
  });

  it('API-16 lets one of two concurrent changes succeed', async () => {
    const user = await buildUser(ctx);
    const both = await Promise.all([
      change(user, user.password, 'the first of the two'),
      change(user, user.password, 'the second of the two'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 403]);
  });

  it('makes a caller who guesses the current password wait', async () => {
    const user = await buildUser(ctx);
    const statuses: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      statuses.push((await change(user, 'a wrong guess', NEXT)).statusCode);
    }
    expect(new Set(statuses)).toEqual(new Set([403, 429]));
    expect((await change(user, user.password, NEXT)).statusCode).toBe(429);
  });

  it.each([
    ['SET-21 an empty field', { current_password: '', new_password: NEXT }],
    ['SET-22 a short one', { current_password: 'x', new_password: 'seven77' }],
    ['a long one', { current_password: 'x', new_password: 'x'.repeat(257) }],
    ['an unknown field', { current_password: 'x', new_password: NEXT, user_id: 'x' }],
  ])('rejects %s', async (_, body) => {
    const user = await buildUser(ctx);
    const response = await post(changePassword.path, body, user);
    expect([response.statusCode, response.json().code]).toEqual([400, 'input.invalid']);
  });

  it('requires a token', async () => {
    const response = await post(changePassword.path, { current_password: 'x', new_password: NEXT });
    expect(response.statusCode).toBe(401);
  });
});

describe('the hash of a password', () => {
  const hashText = async (user: TestUser) => {
    const query = ctx.db.selectFrom('users').select('password_hash').where('id', '=', user.id);
    return (await query.executeTakeFirstOrThrow()).password_hash;
  };

  it('ASVS 11.2.2 is recomputed at the next sign-in when the cost has changed', async () => {
    const user = await buildUser(ctx);
    const { createPasswords } = await import('./embedded/credentials/passwords.ts');
    const old = await createPasswords({ memoryKib: 32, passes: 3 }).hash(user.password);
    await sql`update users set password_hash = ${old} where id = ${user.id}`.execute(ctx.db);
    expect((await enter(user.email, 'not the password')).statusCode).toBe(400);
    expect(await hashText(user)).toBe(old);
    expect((await enter(user.email, user.password)).statusCode).toBe(200);
    const renewed = await hashText(user);
    expect(renewed).toContain('$m=64,t=1,p=1$');
    expect((await enter(user.email, user.password)).statusCode).toBe(200);
    expect(await hashText(user)).toBe(renewed);
  });
});

describe('the password policy', () => {
  it('ASVS 6.2.4 SIGNUP-28 applies at sign-up, change and reset, and names the field', async () => {
    const names = { email: 'polly@example.test', username: 'polly-parrot' };
    const user = await buildUser(ctx, names);
    const link = await resetToken(user.email);
    for (const weak of ['iloveyou1', 'POLLY@example.test', 'polly-parrot', 'vys-2026!']) {
      const account = { email: 'polly@example.test', username: 'polly-parrot', password: weak };
      const responses = [
        ['password', await post(register.path, account)],
        [
          'new_password',
          await post(
            changePassword.path,
            { current_password: user.password, new_password: weak },
            user,
          ),
        ],
        ['new_password', await post(resetPassword.path, { token: link, new_password: weak })],
      ] as const;
      for (const [field, response] of responses) {
        expect([response.statusCode, response.json().code]).toEqual([
          400,
          'identity.password_weak',
        ]);
        expect(response.json().fields).toEqual({ [field]: response.json().message });
      }
    }
  });

  it('ASVS 6.2.10 LOGIN-17 does not apply at sign-in to passwords chosen before it', async () => {
    const user = await buildUser(ctx);
    const { createPasswords } = await import('./embedded/credentials/passwords.ts');
    const hash = await createPasswords({ memoryKib: 64, passes: 1 }).hash('dragon');
    await sql`update users set password_hash = ${hash} where id = ${user.id}`.execute(ctx.db);
    expect((await enter(user.email, 'dragon')).statusCode).toBe(200);
  });
});
