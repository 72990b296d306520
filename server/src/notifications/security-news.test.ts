// From an event at the ways into an account to a letter and a line of the feed.
import { CLIENT_ID, token } from '@vys/contract/identity';
import { listNotifications } from '@vys/contract/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openBrowser } from '../../test/browser.ts';
import { buildUser, postForm, signIn, type TestUser } from '../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../test/http.ts';
import type { SecurityEvent, TellSecurity } from '../identity/index.ts';
import { createNotifications, createSecurityNews } from './index.ts';
import { wordsOf } from './security-words.ts';

const SECOND = 1000;

let ctx: TestHttp;
let tell: TellSecurity;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  createNotifications(ctx).bind(ctx.bind);
  tell = createSecurityNews({ ...ctx, appOrigin: TEST_APP_ORIGIN });
  ctx.identity.onSecurityEvent(tell);
});
beforeEach(async () => {
  user = await buildUser(ctx);
  await ctx.db.deleteFrom('outbox').execute();
});
afterAll(() => ctx.close());

const letters = () =>
  ctx.db.selectFrom('outbox').select(['recipient', 'subject', 'body']).execute();

async function feed() {
  const { headers } = await signIn(ctx, user);
  const answer = await ctx.http.inject({ url: listNotifications.path, headers });
  return answer.json().data.notifications;
}

const refresh = (refreshToken: string) =>
  postForm(ctx, token.path, {
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });

describe('a refresh token that was copied', () => {
  it('I5 replayed after 11 s: the family is dead, and its owner is told by mail and in the feed, once', async () => {
    const browser = openBrowser(ctx);
    await browser.signIn(user);
    await ctx.db.deleteFrom('outbox').execute();
    await ctx.db.deleteFrom('notifications').execute();
    const old = (await browser.signIn(user)).json().refresh_token;
    const newest = (await browser.refresh(old)).json().refresh_token;
    ctx.clock.advance(11 * SECOND);
    for (const _ of [1, 2]) expect((await browser.refresh(old)).statusCode).toBe(400);
    expect((await browser.refresh(newest)).json()).toEqual({
      error: 'invalid_grant',
      error_description: 'Session not active',
    });
    const title = 'A device was signed out for your safety';
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({ recipient: user.email, subject: title });
    expect(letter?.body).toContain('An old sign-in of Firefox on Linux was used a second time');
    expect(letter?.body).toContain('Look at your devices');
    expect(letter?.body).toContain(TEST_APP_ORIGIN);
    expect(letter?.body).not.toContain(old);
    expect(await feed()).toEqual([
      expect.objectContaining({
        type: 'security_alert',
        title,
        read: false,
        action_url: '/settings?tab=security',
      }),
    ]);
  });

  it('I5 many replays at once tell it once', async () => {
    const { refreshToken } = await signIn(ctx, user);
    await refresh(refreshToken);
    ctx.clock.advance(11 * SECOND);
    await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(await letters()).toHaveLength(1);
  });

  it('I13 used in another browser: its owner is told that it was refused', async () => {
    const browser = openBrowser(ctx);
    await browser.signIn(user);
    await ctx.db.deleteFrom('outbox').execute();
    const { refresh_token } = (await browser.signIn(user)).json();
    await openBrowser(ctx).refresh(refresh_token);
    expect(await letters()).toEqual([
      {
        recipient: user.email,
        subject: 'A copied sign-in was refused',
        body: expect.stringContaining('Your devices stay signed in.'),
      },
    ]);
  });
});

it('tells of a sign-in from a browser that was not used before', async () => {
  await openBrowser(ctx).signIn(user);
  const subject = 'New sign-in to Vys from Firefox on Linux';
  expect(await letters()).toEqual([expect.objectContaining({ recipient: user.email, subject })]);
  expect((await feed())[0]).toMatchObject({ type: 'security_alert', title: subject });
});

it('tells of it too when nothing is on record any more of the times before', async () => {
  ctx.clock.advance(200 * 24 * 60 * 60 * SECOND);
  await ctx.identity.upkeep();
  const kept = ctx.db.selectFrom('sessions').select('id').where('user_id', '=', user.id);
  expect(await kept.execute()).toEqual([]);
  await openBrowser(ctx).signIn(user);
  const subject = 'New sign-in to Vys from Firefox on Linux';
  expect(await letters()).toEqual([expect.objectContaining({ recipient: user.email, subject })]);
});

it('writes nothing about the first sign-in of a new account', async () => {
  const letter = { username: 'brandnew', email: 'brandnew@example.test' };
  await buildUser(ctx, letter);
  const subjects = (await letters()).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your email address']);
});

const plain = [
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'recovery_code_used',
  'account_deleted',
] as const;
const told: ((userId: string) => SecurityEvent)[] = [
  ...plain.map((kind) => (userId: string) => ({ kind, userId })),
  (userId) => ({
    kind: 'password_reset',
    userId,
    removed: { passkeys: [], hasApp: false },
    keptPasskeys: [],
  }),
  (userId) => ({
    kind: 'password_reset',
    userId,
    removed: { passkeys: ['Phone'], hasApp: true },
    keptPasskeys: ['Laptop', 'Key'],
  }),
  (userId) => ({ kind: 'passkey_added', userId, name: 'My phone' }),
  (userId) => ({ kind: 'passkey_removed', userId, name: 'My phone' }),
  (userId) => ({ kind: 'new_device', userId, device: '' }),
  (userId) => ({ kind: 'refresh_token_reused', userId, device: '' }),
  (userId) => ({ kind: 'refresh_token_elsewhere', userId, device: '' }),
];

it.each(told.map((make) => [make('').kind, make] as const))(
  'has words for %s, in a letter and in the feed',
  async (_kind, make) => {
    const event = make(user.id);
    await tell(ctx.db, event);
    const { title, message } = wordsOf(event);
    const [letter] = await letters();
    expect(letter).toMatchObject({ recipient: user.email, subject: title });
    for (const part of [message, ctx.clock.now().toUTCString()])
      expect(letter?.body).toContain(part);
    expect(`${title}${message}${letter?.body}`).not.toMatch(/undefined| {2}|""/);
    expect(await feed()).toContainEqual(expect.objectContaining({ title, message }));
  },
);

it('M8: says how to get rid of a passkey or an app that somebody else has added', () => {
  const { id: userId } = user;
  const [passkey, app] = [
    wordsOf({ kind: 'passkey_added', userId, name: 'Key' }).advice,
    wordsOf({ kind: 'second_factor_on', userId }).advice,
  ];
  const what = /reset your password within 7 days .* removes passkeys and authenticator apps/;
  expect(passkey).toMatch(what);
  expect(passkey).toContain('remove the passkey under Settings');
  expect(app).toMatch(what);
});

it('M8: says what a reset removed and which passkeys it kept', () => {
  const removed = { passkeys: ['Phone'], hasApp: true };
  const event = { kind: 'password_reset', userId: user.id, removed } as const;
  const { message, advice } = wordsOf({ ...event, keptPasskeys: ['Laptop', 'Key'] });
  expect(message).toContain('removed your authenticator app and the passkey "Phone"');
  expect(advice).toContain('can still sign in: "Laptop" and "Key". Remove any');
});

it('writes no letter about an address that was just confirmed by one', async () => {
  await tell(ctx.db, { kind: 'email_confirmed', userId: user.id });
  expect(await letters()).toEqual([]);
  expect((await feed())[0]).toMatchObject({ title: 'Your email address is confirmed' });
});

describe('somebody', () => {
  it('who has signed up but has no account yet gets the letter alone', async () => {
    const { id } = await ctx.identity.registerUser({
      email: 'early@example.test',
      username: 'early',
      password: user.password,
      firstName: '',
      lastName: '',
    });
    await ctx.db.deleteFrom('outbox').execute();
    await tell(ctx.db, { kind: 'password_changed', userId: id });
    expect(await letters()).toMatchObject([{ recipient: 'early@example.test' }]);
  });

  it('hears nothing of what was undone', async () => {
    const undone = ctx.db.transaction().execute(async (trx) => {
      await tell(trx, { kind: 'password_changed', userId: user.id });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await letters()).toEqual([]);
    const titles = (await feed()).map(({ title }: { title: string }) => title);
    expect(titles).not.toContain('Your password was changed');
  });
});
