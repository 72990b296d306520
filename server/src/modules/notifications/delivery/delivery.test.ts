// Emails about notifications: at once, bundled by the hour, after quiet hours, and ended with one click.

import {
  defaultPreferences,
  getPreferences,
  type PreferencesInput,
} from '@vys/contract/notifications/preferences';
import { showUnsubscribe, unsubscribe } from '@vys/contract/notifications/unsubscribe';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, confirmAddress, postForm, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, TEST_APP_ORIGIN, type TestHttp } from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Email } from '../../../platform/email/mailer.ts';
import { MINUTE } from '../../../platform/time-spans.ts';
import type { NewNotification, Notifications } from '../index.ts';
import { savePreferences } from '../preferences/preferences-store.ts';

let ctx: TestHttp;
let notifications: Notifications;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  notifications = createTestNotifications(ctx);
  notifications.bind(ctx.bind);
});
beforeEach(async () => {
  ctx.clock.set('2026-06-01T12:00:00Z');
  user = await buildUser(ctx);
  await confirmAddress(ctx.db, user.email);
  await sql`delete from jobs.job`.execute(ctx.db);
});
afterAll(() => ctx.close());

const notify = (title: string, type: NewNotification['type'] = 'comment_received') =>
  notifications.notify(ctx.db, user.id, { type, title, message: `${title}!`, actionUrl: '/pages' });
const deliver = () => notifications.jobs.deliverEmails({ userId: user.id });
const prefer = (changes: Partial<PreferencesInput>) =>
  savePreferences(ctx.db, user.id, { ...defaultPreferences, ...changes }, ctx.clock.now());
async function emails(): Promise<Email[]> {
  const { rows } = await sql<{ data: Email }>`
    select data from jobs.job where name = 'email' order by created_on, id`.execute(ctx.db);
  return rows.map(({ data }) => data);
}
const subjects = async () => (await emails()).map(({ subject }) => subject);
/** When the job comes that emails, in minutes from now. */
async function minutesUntilJob(): Promise<number[]> {
  const { rows } = await sql<{ at: Date; isAtOnce: boolean }>`
    select start_after as at, start_after = created_on as "isAtOnce"
    from jobs.job where name = 'notification-email' order by start_after
  `.execute(ctx.db);
  const minutes = (at: Date) => (at.getTime() - ctx.clock.now().getTime()) / MINUTE;
  return rows.map(({ at, isAtOnce }) => (isAtOnce ? 0 : minutes(at)));
}

describe('an email', () => {
  it('NOTIF-13 SET-13 comes at once when none came in the last hour', async () => {
    await notify('New message');
    expect(await minutesUntilJob()).toEqual([0]);
    await deliver();
    await deliver();
    const [email, ...more] = await emails();
    expect(more).toEqual([]);
    expect(email).toMatchObject({ to: user.email, subject: 'New message' });
    expect(email?.body).toContain(`New message!\n${TEST_APP_ORIGIN}/pages`);
    expect(email?.body).toContain(`${TEST_APP_ORIGIN}/settings?tab=notifications`);
  });

  it('is one for all that come within the hour after it', async () => {
    await notify('First');
    await deliver();
    ctx.clock.advance(10 * MINUTE);
    await notify('Second');
    await deliver();
    expect(await subjects()).toEqual(['First']);
    ctx.clock.advance(20 * MINUTE);
    await notify('Third');
    ctx.clock.advance(29 * MINUTE);
    await deliver();
    expect(await subjects()).toEqual(['First']);
    ctx.clock.advance(MINUTE);
    await Promise.all([deliver(), deliver(), deliver()]);
    expect(await subjects()).toEqual(['First', '2 new notifications']);
    const { body = '' } = (await emails())[1] ?? {};
    expect(body.indexOf('Second!')).toBeLessThan(body.indexOf('Third!'));
    expect(body).not.toContain('First');
  });

  it('lists twenty and counts the others', async () => {
    for (let count = 1; count <= 23; count += 1) {
      await notify(`Message ${count}`);
      ctx.clock.advance(1);
    }
    await deliver();
    const [email] = await emails();
    expect(email?.subject).toBe('23 new notifications');
    expect(email?.body).toContain('Message 20!');
    expect(email?.body).not.toContain('Message 21');
    expect(email?.body).toContain('And 3 more');
  });

  it('says nothing of what was read or turned off meanwhile', async () => {
    await notify('Read');
    await notify('Turned off', 'page_published');
    await ctx.db
      .updateTable('notifications')
      .set({ read: true })
      .where('title', '=', 'Read')
      .execute();
    await prefer({ notification_types: { page_published: false } });
    await deliver();
    expect(await emails()).toEqual([]);
  });

  it('does not come while emails are off, for steps of work, or for a type that is off', async () => {
    await prefer({ email_notifications: false });
    await notify('Off');
    await prefer({ notification_types: { comment_received: false } });
    await notify('Type off');
    await notify('Step', 'page_updated');
    await notify('Started', 'ai_generation_started');
    expect(await minutesUntilJob()).toEqual([]);
    await deliver();
    expect(await emails()).toEqual([]);
  });

  it('goes to confirmed addresses only', async () => {
    await ctx.db
      .updateTable('users')
      .set({ email_verified: false })
      .where('email', '=', user.email)
      .execute();
    await notify('New message');
    await deliver();
    expect(await emails()).toEqual([]);
  });

  it('is never about what was rolled back', async () => {
    const undone = inTransaction(ctx.db, async (trx) => {
      await notifications.notify(trx, user.id, {
        type: 'comment_received',
        title: 'Never',
        message: '',
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow();
    expect(await minutesUntilJob()).toEqual([]);
    await deliver();
    expect(await emails()).toEqual([]);
  });
});

describe('quiet hours', () => {
  beforeEach(async () => {
    await ctx.db
      .updateTable('accounts')
      .set({ time_zone: 'America/New_York' })
      .where('user_id', '=', user.id)
      .execute();
    await prefer({ quiet_hours_enabled: true });
    // 22:30 in New York.
    ctx.clock.set('2026-06-02T02:30:00Z');
  });

  it('NOTIF-13 SET-17 hold emails back on the clocks of the account, and end with one summary', async () => {
    await notify('One');
    await notify('Two');
    expect(await minutesUntilJob()).toEqual([570, 570]);
    await deliver();
    ctx.clock.set('2026-06-02T11:59:00Z');
    await deliver();
    expect(await emails()).toEqual([]);
    ctx.clock.set('2026-06-02T12:00:00Z');
    await deliver();
    expect(await subjects()).toEqual(['2 new notifications']);
  });

  it('NOTIF-7 let critical notifications pass', async () => {
    await notify('Held');
    await notify('Maintenance tonight', 'maintenance_scheduled');
    await deliver();
    expect(await subjects()).toEqual(['Maintenance tonight']);
  });

  it('that were turned on after the notification hold it back too', async () => {
    await prefer({});
    await notify('One');
    await prefer({ quiet_hours_enabled: true });
    await deliver();
    expect(await emails()).toEqual([]);
    ctx.clock.set('2026-06-02T12:00:00Z');
    await deliver();
    expect(await subjects()).toEqual(['One']);
  });
});

describe('one-click unsubscribe', () => {
  const readLink = async () => {
    await notify('New message');
    await deliver();
    const { headers = {}, body = '' } = (await emails()).at(-1) ?? {};
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const url = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
    expect(body).toContain(url);
    return url.replace(TEST_APP_ORIGIN, '');
  };
  const isOn = async () =>
    (await ctx.http.inject({ url: getPreferences.path, headers: user.headers })).json().data
      .email_notifications;

  it('NOTIF-13 ends the emails without signing in, and changes nothing else', async () => {
    await prefer({ notification_types: { page_created: false }, quiet_hours_start: '21:00' });
    const url = await readLink();
    const done = await postForm(ctx, url, { 'List-Unsubscribe': 'One-Click' });
    expect([done.statusCode, done.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    const stored = (
      await ctx.http.inject({ url: getPreferences.path, headers: user.headers })
    ).json().data;
    expect(stored).toMatchObject({
      email_notifications: false,
      notification_types: { page_created: false },
      quiet_hours_start: '21:00',
    });
    ctx.clock.advance(120 * MINUTE);
    await notify('Another');
    await deliver();
    expect(await subjects()).toEqual(['New message']);
  });

  it('opening the link only shows a button, because programs open the links of emails', async () => {
    const url = await readLink();
    const page = await ctx.http.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post">');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(await isOn()).toBe(true);
  });

  it('the link of each user is their own, the same in each email, and no other works', async () => {
    const url = await readLink();
    ctx.clock.advance(120 * MINUTE);
    expect(await readLink()).toBe(url);
    const first = user;
    user = await buildUser(ctx);
    await confirmAddress(ctx.db, user.email);
    expect(await readLink()).not.toBe(url);
    user = first;
    const unknown = `${showUnsubscribe.path.replace('{token}', 'A'.repeat(32))}`;
    for (const method of ['GET', 'POST'] as const) {
      const response =
        method === 'GET'
          ? await ctx.http.inject({ url: unknown })
          : await postForm(ctx, unknown, { 'List-Unsubscribe': 'One-Click' });
      expect(response.body).toContain('This link no longer works');
    }
    expect(unsubscribe.path).toBe(showUnsubscribe.path);
  });
});
