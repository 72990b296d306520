// Security events become an email and a line of the feed.

import { randomUUID } from 'node:crypto';
import { CLIENT_ID, token } from '@vys/contract/identity/identity';
import { listNotifications } from '@vys/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowserClient } from '../../../../test/clients/fake-browser-client.ts';
import { buildUser, postForm, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import { deleteQueuedEmails, listQueuedEmails } from '../../../../test/queued-emails.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { formatTime } from '../../../platform/language/time-format.ts';
import { SECOND } from '../../../platform/time-spans.ts';
import type { SecurityEvent, SecurityEventHandler } from '../../identity/index.ts';
import { createSecurityNotifications } from '../index.ts';
import { getSecurityMessage } from './security-messages.ts';

let ctx: TestHttp;
let notifySecurityEvent: SecurityEventHandler;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  const { bind, notify } = createTestNotifications(ctx);
  bind(ctx.bind);
  notifySecurityEvent = createSecurityNotifications({ ...ctx, appOrigin: TEST_APP_ORIGIN, notify });
  ctx.hooks.notifySecurityEvent = notifySecurityEvent;
});
beforeEach(async () => {
  user = await buildUser(ctx);
  await deleteQueuedEmails(ctx.db);
});
afterAll(() => ctx.close());

const emails = () => listQueuedEmails(ctx.db);

async function feed() {
  const { headers } = await signIn(ctx, user);
  const response = await ctx.http.inject({ url: listNotifications.path, headers });
  return response.json().data.notifications;
}

const refresh = (refreshToken: string) =>
  postForm(ctx, token.path, {
    grant_type: 'refresh_token',
    client_id: CLIENT_ID,
    refresh_token: refreshToken,
  });

describe('a refresh token that was copied', () => {
  it('I5 replayed after 11 s: the family is revoked, and its owner is notified by email and in the feed, once', async () => {
    const browser = createBrowserClient(ctx);
    await browser.signIn(user);
    await deleteQueuedEmails(ctx.db);
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
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ recipient: user.email, subject: title });
    expect(email?.body).toContain('A sign-in on Firefox on Linux was used twice');
    expect(email?.body).toContain('Check your devices');
    expect(email?.body).toContain(TEST_APP_ORIGIN);
    expect(email?.body).not.toContain(old);
    expect(await feed()).toEqual([
      expect.objectContaining({
        type: 'security_alert',
        title,
        read: false,
        action_url: '/settings?tab=security',
      }),
    ]);
  });

  it('I5 many replays at once notify once', async () => {
    const { refreshToken } = await signIn(ctx, user);
    await refresh(refreshToken);
    ctx.clock.advance(11 * SECOND);
    await Promise.all(Array.from({ length: 20 }, () => refresh(refreshToken)));
    expect(await emails()).toHaveLength(1);
  });

  it('I13 used in another browser: its owner is notified that it was rejected', async () => {
    const browser = createBrowserClient(ctx);
    await browser.signIn(user);
    await deleteQueuedEmails(ctx.db);
    const { refresh_token } = (await browser.signIn(user)).json();
    await createBrowserClient(ctx).refresh(refresh_token);
    expect(await emails()).toEqual([
      {
        recipient: user.email,
        subject: 'We blocked a copied sign-in',
        body: expect.stringContaining('Your devices stay signed in.'),
      },
    ]);
  });
});

it('notifies of a sign-in from a browser that was not used before', async () => {
  await createBrowserClient(ctx).signIn(user);
  const subject = 'New sign-in to Vys from Firefox on Linux';
  expect(await emails()).toEqual([expect.objectContaining({ recipient: user.email, subject })]);
  expect((await feed())[0]).toMatchObject({ type: 'security_alert', title: subject });
});

it('notifies of it too when no earlier sign-in is on record any more', async () => {
  ctx.clock.advance(200 * 24 * 60 * 60 * SECOND);
  await ctx.identity.runMaintenance();
  const sessions = ctx.db.selectFrom('sessions').select('id').where('user_id', '=', user.id);
  expect(await sessions.execute()).toEqual([]);
  await createBrowserClient(ctx).signIn(user);
  const subject = 'New sign-in to Vys from Firefox on Linux';
  expect(await emails()).toEqual([expect.objectContaining({ recipient: user.email, subject })]);
});

it('writes nothing about the first sign-in of a new account', async () => {
  const account = { username: 'brandnew', email: 'brandnew@example.test' };
  await buildUser(ctx, account);
  const subjects = (await emails()).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your email address']);
});

const plain = [
  'password_changed',
  'mfa_enabled',
  'mfa_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'account_deleted',
] as const;
const eventFactories: ((userId: string) => SecurityEvent)[] = [
  ...plain.map((kind) => (userId: string) => ({ kind, userId })),
  (userId) => ({
    kind: 'password_reset',
    userId,
    removed: { passkeys: [], hasApp: false, apiKeys: [] },
    remainingPasskeys: [],
    remainingApiKeys: [],
  }),
  (userId) => ({
    kind: 'password_reset',
    userId,
    removed: { passkeys: ['Phone'], hasApp: true, apiKeys: ['Old script'] },
    remainingPasskeys: ['Laptop', 'Key'],
    remainingApiKeys: ['Backup'],
  }),
  (userId) => ({ kind: 'passkey_added', userId, name: 'My phone' }),
  (userId) => ({ kind: 'passkey_removed', userId, name: 'My phone' }),
  (userId) => ({ kind: 'api_key_created', userId, name: 'Backup' }),
  (userId) => ({ kind: 'api_key_revoked', userId, name: 'Backup' }),
  (userId) => ({ kind: 'new_device', userId, device: '' }),
  (userId) => ({ kind: 'refresh_token_reused', userId, device: '' }),
  (userId) => ({ kind: 'refresh_token_wrong_device', userId, device: '' }),
];

it.each(eventFactories.map((make) => [make('').kind, make] as const))(
  'has words for %s, in an email and in the feed',
  async (_kind, make) => {
    const event = make(user.id);
    await notifySecurityEvent(ctx.db, event);
    const { title, message } = getSecurityMessage(event, 'en');
    const [email] = await emails();
    expect(email).toMatchObject({ recipient: user.email, subject: title });
    for (const part of [message, formatTime(ctx.clock.now(), 'en')])
      expect(email?.body).toContain(part);
    expect(`${title}${message}${email?.body}`).not.toMatch(/undefined| {2}|""/);
    expect(await feed()).toContainEqual(expect.objectContaining({ title, message }));
  },
);

it('M8: says how to get rid of a passkey or an app that someone else has added', () => {
  const { id: userId } = user;
  const [passkey, app] = [
    getSecurityMessage({ kind: 'passkey_added', userId, name: 'Key' }, 'en').advice,
    getSecurityMessage({ kind: 'mfa_enabled', userId }, 'en').advice,
  ];
  const what = /reset your password within 7 days .* removes passkeys and authenticator apps/;
  expect(passkey).toMatch(what);
  expect(passkey).toContain('remove the passkey under Settings');
  expect(app).toMatch(what);
});

it('M8: says what a reset removed, and which passkeys and API keys it kept', () => {
  const removed = { passkeys: ['Phone'], hasApp: true, apiKeys: ['Script'] };
  const event = { kind: 'password_reset', userId: user.id, removed } as const;
  const rest = { remainingPasskeys: ['Laptop', 'Key'], remainingApiKeys: ['Backup'] };
  const { message, advice } = getSecurityMessage({ ...event, ...rest }, 'en');
  expect(message).toContain(
    'removed your authenticator app, the passkey "Phone", and the API key "Script"',
  );
  expect(advice).toContain('These API keys still work: "Backup". Revoke any');
  expect(advice).toContain('can still sign in: "Laptop" and "Key". Remove any');
});

describe.each([
  ['de', 'Neue Wiederherstellungscodes', 'Hallo!', 'Zeitpunkt:'],
  ['es', 'Nuevos códigos de recuperación', 'Hola:', 'Hora:'],
] as const)('an account in %s', (language, title, hello, time) => {
  const chooseLanguage = () =>
    ctx.db.updateTable('accounts').set({ language }).where('user_id', '=', user.id).execute();

  it('is told in its language, in the feed and by email', async () => {
    await chooseLanguage();
    await notifySecurityEvent(ctx.db, { kind: 'recovery_codes_renewed', userId: user.id });
    const [email] = await emails();
    expect(email?.subject).toBe(title);
    expect(email?.body).toMatch(new RegExp(`^${hello}`));
    expect(email?.body).toContain(time);
    expect((await feed())[0]).toMatchObject({ title });
  });

  it.each(eventFactories.map((make) => [make('').kind, make] as const))(
    'has words of its own for %s',
    (_kind, make) => {
      const said = getSecurityMessage(make(user.id), language);
      const english = getSecurityMessage(make(user.id), 'en');
      for (const part of ['title', 'message', 'advice'] as const) {
        expect(said[part]).not.toBe(english[part]);
        expect(said[part]).not.toMatch(/undefined| {2}|""/);
      }
    },
  );

  it('that is gone is told in it once more', async () => {
    const gone = { kind: 'account_deleted', userId: randomUUID(), email: user.email } as const;
    await notifySecurityEvent(ctx.db, { ...gone, language });
    const { message } = getSecurityMessage(gone, language);
    expect((await emails())[0]?.body).toContain(message);
  });
});

it('sends no email about an address that was just confirmed by one', async () => {
  await notifySecurityEvent(ctx.db, { kind: 'email_confirmed', userId: user.id });
  expect(await emails()).toEqual([]);
  expect((await feed())[0]).toMatchObject({ title: 'Your email address is confirmed' });
});

describe('a user', () => {
  it('who has signed up but has no account yet gets the email alone', async () => {
    const { id } = await ctx.identity.registerUser({
      email: 'early@example.test',
      username: 'early',
      password: user.password,
      firstName: '',
      lastName: '',
    });
    await deleteQueuedEmails(ctx.db);
    await notifySecurityEvent(ctx.db, { kind: 'password_changed', userId: id });
    expect(await emails()).toMatchObject([{ recipient: 'early@example.test' }]);
  });

  it('hears nothing of what was undone', async () => {
    const undone = inTransaction(ctx.db, async (trx) => {
      await notifySecurityEvent(trx, { kind: 'password_changed', userId: user.id });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await emails()).toEqual([]);
    const titles = (await feed()).map(({ title }: { title: string }) => title);
    expect(titles).not.toContain('Your password was changed');
  });
});
