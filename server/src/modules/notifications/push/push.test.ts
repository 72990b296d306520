// Push notifications to a push service that responds over HTTP and a browser that decrypts them.

import { defaultPreferences, updatePreferences } from '@vys/contract/notifications/preferences';
import { getPushKey, subscribeToPush, unsubscribeFromPush } from '@vys/contract/notifications/push';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  createPushBrowser,
  type PushService,
  startPushService,
} from '../../../../test/clients/push-service.ts';
import { buildUser, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import type { JobPayloads } from '../../../platform/jobs/job-table.ts';
import { PermanentJobError } from '../../../platform/jobs/run-jobs.ts';
import { HOUR } from '../../../platform/time-spans.ts';
import type { NewNotification, Notifications } from '../index.ts';

let ctx: TestHttp;
let service: PushService;
let notifications: Notifications;
let user: TestUser;
let browser: ReturnType<typeof createPushBrowser>;

beforeAll(async () => {
  service = await startPushService();
  ctx = await createTestHttp({ start: new Date('2026-06-01T12:00:00Z') });
  notifications = createTestNotifications(ctx, { post: service.post });
  notifications.bind(ctx.bind);
});
beforeEach(async () => {
  service.received.length = 0;
  service.statuses.length = 0;
  ctx.clock.set('2026-06-01T12:00:00Z');
  user = await buildUser(ctx);
  browser = createPushBrowser(service.origin);
  await sql`delete from jobs.job`.execute(ctx.db);
});
afterAll(async () => {
  await service.close();
  await ctx.close();
});

const call = (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object, by = user) =>
  ctx.http.inject({ method, url, headers: by.headers, ...(payload ? { payload } : {}) });
const subscribe = async (one = browser, by = user) => {
  const response = await call('POST', subscribeToPush.path, one.subscription, by);
  expect(response.statusCode).toBe(204);
};
const savePreferences = (changes: object = {}) =>
  call('PUT', updatePreferences.path, {
    ...defaultPreferences,
    push_notifications: true,
    ...changes,
  });
const notify = (title: string, type: NewNotification['type'] = 'comment_received') =>
  notifications.notify(ctx.db, user.id, { type, title, message: 'Hello', actionUrl: '/pages' });

async function listJobs(): Promise<JobPayloads['push-message'][]> {
  const { rows } = await sql<{ data: JobPayloads['push-message'] }>`
    select data from jobs.job where name = 'push-message' order by created_on`.execute(ctx.db);
  return rows.map(({ data }) => data);
}
const deliver = () => notifications.jobs.deliverPushes({ userId: user.id });
async function sendAll() {
  for (const job of await listJobs()) await notifications.jobs.sendPush(job);
  await sql`delete from jobs.job where name = 'push-message'`.execute(ctx.db);
}
const messages = (one = browser) =>
  service.received
    .filter(({ path }) => one.endpoint.endsWith(path))
    .map(({ body }) => one.decrypt(body));
const countSubscriptions = async () =>
  (
    await ctx.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', user.id)
      .execute()
  ).length;

describe('a subscribed browser', () => {
  it('NOTIF-13 gets the notification, encrypted for it and signed with the key of this server', async () => {
    const publicKey = (await call('GET', getPushKey.path)).json().data.public_key;
    expect((await call('GET', getPushKey.path)).json().data.public_key).toBe(publicKey);
    await subscribe();
    await savePreferences();
    await notify('New message');
    await deliver();
    await sendAll();
    const [push, ...more] = service.received;
    expect(more).toEqual([]);
    expect(browser.decrypt(push?.body ?? Buffer.alloc(0))).toEqual({
      title: 'New message',
      body: 'Hello',
      url: '/pages',
      tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      host: 'push.example.com',
    });
    const [, token = '', key] =
      /^vapid t=(\S+), k=(\S+)$/.exec(push?.headers.authorization ?? '') ?? [];
    expect(key).toBe(publicKey);
    const point = Buffer.from(publicKey, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) =>
      half.toString('base64url'),
    );
    const keySet = createLocalJWKSet({ keys: [{ kty: 'EC', crv: 'P-256', x, y }] } as never);
    const { payload } = await jwtVerify(token, keySet, { audience: service.origin });
    expect(payload.sub).toBe('mailto:hello@vys.test');
  });

  it('gets nothing while push is off, of a type that is off, or that was read meanwhile', async () => {
    await subscribe();
    await notify('while it is off');
    await savePreferences({ notification_types: { page_published: false } });
    await notify('of a type that is off', 'page_published');
    await notify('read');
    await ctx.db
      .updateTable('notifications')
      .set({ read: true })
      .where('title', '=', 'read')
      .execute();
    await deliver();
    expect(await listJobs()).toEqual([]);
  });

  it('gets a critical one during quiet hours, and one summary of the others when they end', async () => {
    await ctx.db
      .updateTable('accounts')
      .set({ time_zone: 'Europe/Berlin' })
      .where('user_id', '=', user.id)
      .execute();
    await subscribe();
    await savePreferences({ quiet_hours_enabled: true });
    ctx.clock.set('2026-06-01T21:00:00Z');
    for (const title of ['One', 'Two', 'Two']) await notify(title);
    await notify('Someone signed in', 'security_alert');
    await deliver();
    await sendAll();
    expect(messages()).toMatchObject([{ title: 'Someone signed in' }]);
    ctx.clock.set('2026-06-02T05:59:00Z');
    await deliver();
    expect(await listJobs()).toEqual([]);
    ctx.clock.set('2026-06-02T06:00:00Z');
    await deliver();
    await deliver();
    await sendAll();
    expect(messages().slice(1)).toEqual([
      { title: '3 new notifications', body: 'One, Two', url: '/dashboard', tag: 'summary' },
    ]);
  });

  it('of several each gets each message once', async () => {
    const other = createPushBrowser(service.origin);
    await subscribe();
    await subscribe();
    await subscribe(other);
    await savePreferences();
    await notify('New message');
    await Promise.all([deliver(), deliver(), deliver()]);
    await sendAll();
    for (const one of [browser, other])
      expect(messages(one)).toMatchObject([{ title: 'New message' }]);
  });

  it('belongs to the user who subscribed it last, until they unsubscribe it', async () => {
    await subscribe();
    const next = await buildUser(ctx);
    await subscribe(browser, next);
    expect(await countSubscriptions()).toBe(0);
    const { endpoint } = browser;
    expect((await call('POST', unsubscribeFromPush.path, { endpoint })).statusCode).toBe(204);
    const rows = () =>
      ctx.db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('endpoint', '=', endpoint)
        .execute();
    expect(await rows()).toHaveLength(1);
    await call('POST', unsubscribeFromPush.path, { endpoint }, next);
    expect(await rows()).toEqual([]);
  });

  it('is one of at most 20', async () => {
    for (let count = 0; count < 22; count += 1) {
      ctx.clock.advance(1);
      await subscribe(createPushBrowser(service.origin));
    }
    expect(await countSubscriptions()).toBe(20);
  });
});

describe('a push service that responds with', () => {
  const prepare = async () => {
    await subscribe();
    await savePreferences();
    await notify('New message');
    await deliver();
    const [job] = await listJobs();
    if (!job) throw new Error('nothing to send');
    return () => notifications.jobs.sendPush(job);
  };

  it.each([404, 410])('%i has lost the subscription, which is deleted', async (status) => {
    const send = await prepare();
    service.statuses.push(status);
    await send();
    expect(await countSubscriptions()).toBe(0);
    await send();
    expect(service.received).toHaveLength(1);
  });

  it.each([429, 500, 503])('%i gets the message again', async (status) => {
    const send = await prepare();
    service.statuses.push(status);
    const failure = await send().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(PermanentJobError);
    await send();
    expect(messages()).toHaveLength(2);
    expect(await countSubscriptions()).toBe(1);
  });

  it.each([400, 403, 413, 302])('%i does not get it again', async (status) => {
    const send = await prepare();
    service.statuses.push(status);
    await expect(send()).rejects.toBeInstanceOf(PermanentJobError);
    expect(await countSubscriptions()).toBe(1);
  });
});

describe('an endpoint', () => {
  it.each([
    'http://push.example.com/send',
    'https://127.0.0.1/send',
    'https://169.254.169.254/latest',
    'https://localhost/send',
    'https://push.internal/send',
    'https://push.example.com:8443/send',
    'https://user:secret@push.example.com/send',
    'https://0x7f.1/',
    'ftp://push.example.com/',
  ])('that is not on the public internet is rejected: %s', async (endpoint) => {
    const response = await call('POST', subscribeToPush.path, {
      ...browser.subscription,
      endpoint,
    });
    expect([400, 422]).toContain(response.statusCode);
    expect(await countSubscriptions()).toBe(0);
  });

  it('whose name leads into the own network is not called, and is deleted', async () => {
    const inside = await startPushService({ address: '10.0.0.7' });
    const guarded = createTestNotifications(ctx, { post: inside.post });
    await subscribe();
    await savePreferences();
    await notify('New message');
    await deliver();
    const [job] = await listJobs();
    if (!job) throw new Error('nothing to send');
    await guarded.jobs.sendPush(job);
    expect(inside.received).toEqual([]);
    expect(await countSubscriptions()).toBe(0);
    await inside.close();
  });

  it.each([
    ['a key that is too short', { p256dh: 'AAAA', auth: 'a'.repeat(22) }, 'keys.p256dh'],
    ['a secret that is too long', { p256dh: 'B'.repeat(87), auth: 'a'.repeat(40) }, 'keys.auth'],
  ])('with %s is rejected', async (_name, keys, field) => {
    const response = await call('POST', subscribeToPush.path, { ...browser.subscription, keys });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

it('keeps what it cannot send until the push service is back', async () => {
  await subscribe();
  await savePreferences();
  await notify('New message');
  await deliver();
  const [job] = await listJobs();
  if (!job) throw new Error('nothing to send');
  const offline = createTestNotifications(ctx);
  await expect(offline.jobs.sendPush(job)).rejects.toThrow();
  ctx.clock.advance(HOUR);
  await signIn(ctx, user);
  await sendAll();
  expect(messages()).toMatchObject([{ title: 'New message' }]);
});
