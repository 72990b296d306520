// Announcements of operators: who may write them, when they come, and that every account gets each once.
import { createAnnouncement, previewAnnouncement } from '@vys/contract/notifications/announcements';
import { listNotifications } from '@vys/contract/notifications/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, confirmAddress, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { HOUR, MINUTE } from '../../../platform/time-spans.ts';
import type { Notifications } from '../index.ts';
import { createAnnouncements } from './announcements.ts';

let ctx: TestHttp;
let notifications: Notifications;
let operator: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp({ operators: ['op@vys.test'] });
  notifications = createTestNotifications(ctx);
  notifications.bind(ctx.bind);
  operator = await buildUser(ctx, { email: 'op@vys.test', username: 'opal' });
  await confirmAddress(ctx.db, operator.email);
});
beforeEach(async () => {
  operator = { ...operator, ...(await signIn(ctx, operator)) };
  await ctx.db.deleteFrom('announcements').execute();
  await ctx.db.deleteFrom('notifications').execute();
  await sql`delete from jobs.job`.execute(ctx.db);
});
afterAll(() => ctx.close());

/** So many milliseconds from now. */
const inMs = (ms: number) => new Date(ctx.clock.now().getTime() + ms).toISOString();
const url = createAnnouncement.path;
const content = {
  type: 'system_update',
  title: 'New templates',
  message: 'Twelve of them.',
  action_url: '/templates',
};
const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, by = operator) =>
  ctx.http.inject({ method, url: path, headers: by.headers, ...(payload ? { payload } : {}) });
const create = async (publish_at: string | null, more: object = {}) =>
  (await call('POST', url, { ...content, publish_at, ...more })).json().data;
const deliver = (announcementId: string) =>
  notifications.jobs.deliverAnnouncement({ announcementId });
const stored = async (id: string) =>
  (await call('GET', url)).json().data.announcements.find((one: { id: string }) => one.id === id);
/** How often each account has it, by how often. */
async function countCopies(title = content.title): Promise<Record<string, number>> {
  const { rows } = await sql<{ copies: number; accounts: number }>`
    select copies, count(*)::int as accounts from (
      select accounts.user_id, count(notifications.id)::int as copies
      from accounts left join notifications
        on notifications.user_id = accounts.user_id and title = ${title}
      group by accounts.user_id
    ) as counted group by copies`.execute(ctx.db);
  return Object.fromEntries(rows.map(({ copies, accounts }) => [copies, accounts]));
}
async function addAccounts(count: number): Promise<void> {
  await sql`
    insert into accounts (user_id, username, email, full_name, created_at)
    select gen_random_uuid(), 'bulk-' || number, 'bulk-' || number || '@vys.test', '', ${ctx.clock.now()}
    from generate_series(1, ${count}::int) as number`.execute(ctx.db);
}
const countAccounts = async () =>
  (await ctx.db.selectFrom('accounts').select('user_id').execute()).length;

describe('an announcement', () => {
  it('NOTIF-1 comes to all accounts, once, at its time', async () => {
    const reader = await buildUser(ctx);
    const publishAt = inMs(HOUR);
    const { id, status } = await create(publishAt);
    expect(status).toBe('scheduled');
    const { rows } = await sql<{
      at: Date;
    }>`select start_after as at from jobs.job where name = 'announcements'`.execute(ctx.db);
    expect(rows).toEqual([{ at: new Date(publishAt) }]);
    await deliver(id);
    expect(await countCopies()).toEqual({ 0: await countAccounts() });
    ctx.clock.advance(HOUR);
    await Promise.all([deliver(id), deliver(id)]);
    await deliver(id);
    const accounts = await countAccounts();
    expect(await countCopies()).toEqual({ 1: accounts });
    operator = { ...operator, ...(await signIn(ctx, operator)) };
    expect(await stored(id)).toMatchObject({ status: 'sent', delivered_count: accounts });
    const { headers } = await signIn(ctx, reader);
    const feed = await ctx.http.inject({ url: listNotifications.path, headers });
    expect(feed.json().data.notifications).toMatchObject([content]);
  });

  it('NOTIF-1 of maintenance is one of its own type, at once without a time', async () => {
    const { id, publish_at } = await create(null, {
      type: 'maintenance_scheduled',
      title: 'Maintenance',
    });
    expect(publish_at).toBe(inMs(0));
    await deliver(id);
    const types = await ctx.db.selectFrom('notifications').select('type').distinct().execute();
    expect(types).toEqual([{ type: 'maintenance_scheduled' }]);
    expect(await create('2020-01-01T00:00:00Z')).toMatchObject({ publish_at: inMs(0) });
  });

  it('reaches every account once when its process ends in the middle, again and again', async () => {
    await addAccounts(120);
    const { id } = await create(null);
    let left = 0;
    const crashing = createAnnouncements({
      ...ctx,
      async notify(trx, userId, notification) {
        if (left <= 0) throw new Error('the process ended');
        left -= 1;
        await notifications.notify(trx, userId, notification);
      },
    });
    const deliveredCounts: number[] = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      left = 70;
      await expect(crashing.deliver({ announcementId: id })).rejects.toThrow('the process ended');
      deliveredCounts.push((await stored(id)).delivered_count);
    }
    expect(deliveredCounts).toEqual([50, 100]);
    expect((await stored(id)).status).toBe('sending');
    // Not there when it began.
    ctx.clock.advance(MINUTE);
    await buildUser(ctx);
    await deliver(id);
    const accounts = await countAccounts();
    expect(await countCopies()).toEqual({ 0: 1, 1: accounts - 1 });
    expect(await stored(id)).toMatchObject({ status: 'sent', delivered_count: accounts - 1 });
  });

  it('can be changed and moved while it is scheduled', { tags: 'slow' }, async () => {
    const { id } = await create(inMs(MINUTE));
    const change = { ...content, title: 'Newer templates', publish_at: inMs(3 * MINUTE) };
    const changed = await call('PUT', `${url}/${id}`, change);
    expect(changed.json().data).toMatchObject({ ...change, status: 'scheduled' });
    ctx.clock.advance(MINUTE);
    await deliver(id);
    expect(await countCopies('Newer templates')).toEqual({ 0: await countAccounts() });
    ctx.clock.advance(2 * MINUTE);
    await deliver(id);
    expect(await countCopies('Newer templates')).toEqual({ 1: await countAccounts() });
    const late = await call('PUT', `${url}/${id}`, change);
    expect([late.statusCode, late.json().code]).toEqual([409, 'announcements.not_scheduled']);
  });

  it('does not reach suspended accounts', { tags: 'slow' }, async () => {
    const suspended = await buildUser(ctx);
    await ctx.db
      .updateTable('accounts')
      .set({ suspended_at: ctx.clock.now(), suspension_reason: 'Spam' })
      .where('user_id', '=', suspended.id)
      .execute();
    const { id } = await create(null);
    await deliver(id);
    expect(await countCopies()).toEqual({ 0: 1, 1: (await countAccounts()) - 1 });
    await ctx.db.deleteFrom('accounts').where('user_id', '=', suspended.id).execute();
  });

  it('that is canceled reaches no account', async () => {
    const { id } = await create(inMs(MINUTE));
    expect((await call('POST', `${url}/${id}/cancel`)).json().data.status).toBe('canceled');
    ctx.clock.advance(2 * MINUTE);
    await deliver(id);
    expect(await countCopies()).toEqual({ 0: await countAccounts() });
    const again = await call('POST', `${url}/${id}/cancel`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'announcements.not_scheduled']);
  });

  it('can be looked at before', async () => {
    const { data } = (await call('POST', previewAnnouncement.path, content)).json();
    expect(data.notification).toMatchObject(content);
    expect(data.email.subject).toBe(content.title);
    expect(data.email.body).toContain(content.message);
    expect(data.push).toEqual({ title: content.title, body: content.message });
    expect(data.recipient_count).toBe(await countAccounts());
    expect(await countCopies()).toEqual({ 0: await countAccounts() });
  });

  it.each<[string, object, string]>([
    ['a type that events have', { type: 'security_alert' }, 'type'],
    ['no title', { title: ' ' }, 'title'],
    ['no message', { message: '' }, 'message'],
    ['a link to another website', { action_url: 'https://evil.example' }, 'action_url'],
    ['a time that is none', { publish_at: 'tomorrow' }, 'publish_at'],
  ])('is rejected with %s', async (_name, change, field) => {
    const response = await call('POST', url, { ...content, publish_at: null, ...change });
    expect([response.statusCode, Object.keys(response.json().fields)]).toEqual([400, [field]]);
  });
});

it('forgets who wrote an announcement with their account, and keeps it', async () => {
  const { id } = await create(inMs(HOUR));
  expect((await stored(id)).created_by).toBe(operator.email);
  const leaving = { userId: operator.id, publicNames: [] };
  await inTransaction(ctx.db, (trx) => notifications.deleteUserData(trx, leaving));
  expect((await stored(id)).created_by).toBe('');
});

it('announcements are for operators whose address is confirmed', async () => {
  const other = await buildUser(ctx);
  const response = await call('POST', url, { ...content, publish_at: null }, other);
  expect([response.statusCode, response.json().code]).toEqual([403, 'auth.forbidden']);
});
