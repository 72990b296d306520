// Changing an email address through the app server: at once until it is confirmed, afterwards by links to both addresses.

import { verifyEmail } from '@vys/contract/identity/credentials';
import {
  cancelEmailChange,
  changeEmail,
  confirmEmailChange,
  getEmailChange,
} from '@vys/contract/identity/email-change';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, confirmAddress, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { listQueuedEmails } from '../../../../test/queued-emails.ts';
import type { SecurityEvent } from '../index.ts';

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

let count = 0;
const freshAddress = () => `new-${++count}@example.test`;

async function call(
  route: { method: string; path: string },
  payload?: object,
  user?: Pick<TestUser, 'headers'>,
) {
  const response = await ctx.http.inject({
    method: route.method as 'POST',
    url: route.path,
    headers: user?.headers ?? {},
    ...(payload && { payload }),
  });
  const body = response.body === '' ? undefined : response.json();
  return { status: response.statusCode, body, data: body?.data };
}

const request = (user: TestUser, email: string, password = user.password) =>
  call(changeEmail, { email, current_password: password }, user);
const confirm = (token: string) => call(confirmEmailChange, { token });
const emails = async (email: string) => (await listQueuedEmails(ctx.db, email)).reverse();

async function lastToken(email: string): Promise<string> {
  const body = (await emails(email)).at(-1)?.body ?? '';
  const link = body.match(/https?:\/\/\S+token=[\w-]+/)?.[0] ?? '';
  expect(link).toMatch(new RegExp(`^${TEST_APP_ORIGIN}/verify-email\\?token=[\\w-]{43}$`));
  return link.slice(-43);
}

async function buildConfirmed(): Promise<TestUser> {
  const user = await buildUser(ctx);
  await confirmAddress(ctx.db, user.email);
  return user;
}

const profileOf = async (user: Pick<TestUser, 'headers'>) =>
  (await ctx.http.inject({ url: '/api/user/profile', headers: user.headers })).json().data;
const statusOf = async (user: Pick<TestUser, 'headers'>) =>
  (await ctx.http.inject({ url: '/api/user/profile', headers: user.headers })).statusCode;

describe('an address that was never confirmed', () => {
  it('is corrected at once, and the link goes to the new one', async () => {
    const user = await buildUser(ctx);
    const mistyped = await lastToken(user.email);
    const email = freshAddress();
    expect(await request(user, email.toUpperCase())).toMatchObject({
      status: 200,
      data: { status: 'changed' },
    });
    expect(await profileOf(user)).toMatchObject({ email, email_verified: false });
    // The reader of the mistyped mailbox cannot confirm the account.
    expect((await call(verifyEmail, { token: mistyped })).status).toBe(400);
    expect((await call(verifyEmail, { token: await lastToken(email) })).status).toBe(204);
    expect(await profileOf(user)).toMatchObject({ email, email_verified: true });
    await signIn(ctx, { username: email, password: user.password });
  });

  it('cannot become one that is taken, as at registration, nor stay the same', async () => {
    const [user, other] = [await buildUser(ctx), await buildUser(ctx)];
    const taken = await request(user, other.email);
    expect([taken.status, taken.body.code]).toEqual([409, 'identity.email_taken']);
    expect(taken.body.fields.email).toBe('This email is already in use.');
    const same = await request(user, user.email);
    expect([same.status, same.body.fields.email]).toEqual([400, 'This is already your email.']);
    expect(await profileOf(user)).toMatchObject({ email: user.email });
  });

  it('needs the password, and is limited in how often it changes', async () => {
    const user = await buildUser(ctx);
    const wrong = await request(user, freshAddress(), 'not the password');
    expect([wrong.status, wrong.body.code]).toEqual([403, 'identity.password_wrong']);
    expect((await call(changeEmail, { email: freshAddress(), current_password: 'x' })).status).toBe(
      401,
    );
    const statuses = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await request(user, freshAddress())).status);
    expect(statuses).toContain(429);
  });
});

describe('a confirmed address', () => {
  it.each([
    ['current', 'new', 'waiting_for_new'],
    ['new', 'current', 'waiting_for_current'],
  ])('changes when the %s and then the %s address confirmed', async (first, _second, waiting) => {
    const user = await buildConfirmed();
    const email = freshAddress();
    expect((await request(user, email)).data).toEqual({ status: 'waiting' });
    const tokens = { current: await lastToken(user.email), new: await lastToken(email) };
    const [one, two] =
      first === 'current' ? [tokens.current, tokens.new] : [tokens.new, tokens.current];

    expect((await confirm(one)).data).toEqual({ status: waiting });
    expect(await profileOf(user)).toMatchObject({ email: user.email });
    expect((await call(getEmailChange, undefined, user)).data).toMatchObject({
      email,
      current_confirmed: first === 'current',
      new_confirmed: first === 'new',
    });
    expect((await confirm(two)).data).toEqual({ status: 'changed' });
    expect(await profileOf(user)).toMatchObject({ email, email_verified: true });
    expect((await call(getEmailChange, undefined, user)).data).toBeNull();
    // The old address hears of it.
    expect(events).toMatchObject([{ kind: 'email_changed', userId: user.id, email: user.email }]);
    for (const token of [one, two]) expect((await confirm(token)).status).toBe(400);
  });

  it('signs out every other device, and only the new address signs in', async () => {
    const user = await buildConfirmed();
    const elsewhere = await signIn(ctx, user);
    const email = freshAddress();
    await request(user, email);
    await confirm(await lastToken(email));
    expect(await statusOf(elsewhere)).toBe(200);
    await confirm(await lastToken(user.email));
    expect([await statusOf(user), await statusOf(elsewhere)]).toEqual([200, 401]);
    await signIn(ctx, { username: email, password: user.password });
    await expect(signIn(ctx, { username: user.email, password: user.password })).rejects.toThrow();
  });

  it('responds alike when the new address has an account, whose owner is told', async () => {
    const [user, other] = [await buildConfirmed(), await buildConfirmed()];
    const before = (await emails(other.email)).length;
    const free = await request(user, freshAddress());
    const taken = await request(user, other.email);
    expect(taken).toEqual(free);
    const pending = (await call(getEmailChange, undefined, user)).data;
    expect(pending).toMatchObject({ email: other.email, new_confirmed: false });
    const sent = (await emails(other.email)).slice(before);
    expect(sent.map(({ subject }) => subject)).toEqual(['You already have a Vys account']);
    expect(sent[0]?.body).not.toContain('token=');
    expect((await confirm(await lastToken(user.email))).data.status).toBe('waiting_for_new');
    expect(await profileOf(user)).toMatchObject({ email: user.email });
  });

  it('stays when the new one was registered meanwhile', async () => {
    const user = await buildConfirmed();
    const email = freshAddress();
    await request(user, email);
    await confirm(await lastToken(user.email));
    const token = await lastToken(email);
    await buildUser(ctx, { email });
    const late = await confirm(token);
    expect([late.status, late.body.code]).toEqual([409, 'identity.email_taken']);
    expect(await profileOf(user)).toMatchObject({ email: user.email });
    expect(events).toEqual([]);
  });

  it('has links that end with a newer change, when it is cancelled, with a new password and after a day', async () => {
    const user = await buildConfirmed();
    const [first, second, third] = [freshAddress(), freshAddress(), freshAddress()];
    await request(user, first);
    const firstToken = await lastToken(first);
    await request(user, second);
    const secondToken = await lastToken(second);
    expect((await confirm(firstToken)).status).toBe(400);
    expect((await call(cancelEmailChange, undefined, user)).status).toBe(204);
    expect((await confirm(secondToken)).status).toBe(400);

    await request(user, third);
    const thirdToken = await lastToken(third);
    const change = { current_password: user.password, new_password: 'a new and better one' };
    const path = '/api/user/change-password';
    expect((await call({ method: 'POST', path }, change, user)).status).toBe(204);
    expect((await confirm(thirdToken)).status).toBe(400);

    const fourth = freshAddress();
    await request(user, fourth, change.new_password);
    const fourthToken = await lastToken(fourth);
    ctx.clock.advance(24 * 60 * 60_000);
    expect((await confirm(fourthToken)).status).toBe(400);
  });

  it('changes once when the last link is opened many times at once, and stores only hashes', async () => {
    const user = await buildConfirmed();
    const email = freshAddress();
    await request(user, email);
    const token = await lastToken(email);
    const rows = await sql<{ row: string }>`select c::text as row from email_changes c`.execute(
      ctx.db,
    );
    expect(rows.rows.map(({ row }) => row).join()).not.toContain(token);
    await confirm(await lastToken(user.email));
    const all = await Promise.all(Array.from({ length: 6 }, () => confirm(token)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(events).toHaveLength(1);
  });

  it.each([{}, { token: 'short' }, { token: 'x'.repeat(43) }])('rejects %j', async (body) => {
    expect((await call(confirmEmailChange, body)).status).toBe(400);
  });
});
