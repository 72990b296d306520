// What a reader does with the feed, what is merged, and the positions of all changes.
import {
  archiveNotifications,
  createNotification,
  getNotificationStats,
  listNotifications,
  markAllRead,
  undoNotificationChange,
} from '@vys/contract/notifications/notifications';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, signIn, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestNotifications } from '../../../test/notifications.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createMessageBus } from '../../platform/message-bus/message-bus.ts';
import { MINUTE } from '../../platform/time-spans.ts';
import { type NewNotification, type Notifications, parseLiveSignal } from './index.ts';
import { getPosition, readChanges } from './live/feed/changes-store.ts';

let ctx: TestHttp;
let notifications: Notifications;
let user: TestUser;
let announced: [string, number][];

beforeAll(async () => {
  ctx = await createTestHttp();
  const bus = createMessageBus({ parse: parseLiveSignal, log: ctx.log });
  bus.subscribe({
    onMessage(signal) {
      if (signal.kind === 'feed') announced.push([signal.userId, signal.position]);
    },
    onGap() {},
  });
  notifications = createTestNotifications(ctx, { bus });
  notifications.bind(ctx.bind);
});
beforeEach(async () => {
  user = await buildUser(ctx);
  announced = [];
});
afterAll(() => ctx.close());

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const { headers } = user;
  const response = await ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  return { status: response.statusCode, body: response.json() };
};
type Item = { id: string; title: string; message: string; read: boolean };
const feed = async (): Promise<Item[]> =>
  (await call('GET', listNotifications.path)).body.data.notifications;
const titles = async () => (await feed()).map(({ title }) => title);
const unread = async () => (await call('GET', listNotifications.path)).body.data.unread_count;
const add = async (title: string, type: NewNotification['type'] = 'comment_received') => {
  await notifications.notify(ctx.db, user.id, { type, title, message: '' });
  ctx.clock.advance(1);
};
const idOf = async (title: string) => (await feed()).find((item) => item.title === title)?.id;
const setRead = async (title: string, read: boolean) =>
  call('PUT', `/api/notifications/${await idOf(title)}`, { read });

describe('POST /api/notifications', () => {
  const create = (payload: object) => call('POST', createNotification.path, payload);

  it('API-24 adds to the own feed what a client tells', async () => {
    const told = {
      type: 'page_updated',
      title: 'Saved',
      message: 'Twice.',
      action_url: '/pages?tab=1',
    };
    const { status, body } = await create(told);
    expect([status, body.data]).toEqual([
      201,
      { ...told, ...{ id: body.data.id, read: false, created_at: ctx.clock.now().toISOString() } },
    ]);
    expect(await feed()).toEqual([body.data]);
  });

  it.each([
    'system_update',
    'maintenance_scheduled',
    'security_alert',
    'comment_received',
    'page_view_milestone',
    'other',
  ])('API-24 lets no client invent a notification of the type %s', async (type) => {
    const { status, body } = await create({ type, title: 'Your account is locked' });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['type']]);
    expect(await feed()).toEqual([]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'javascript:alert(1)',
    'pages',
  ])('API-24 leads to no other website: %s', async (action_url) => {
    const { status, body } = await create({ type: 'page_updated', title: 'Saved', action_url });
    expect([status, Object.keys(body.fields)]).toEqual([400, ['action_url']]);
  });

  it('API-24 emails and pushes nothing', async () => {
    await create({ type: 'page_published', title: 'Published' });
    const waiting = ctx.db.selectFrom('notification_deliveries').select('method');
    expect(await waiting.where('user_id', '=', user.id).execute()).toEqual([]);
  });

  it('API-24 takes 30 at once', async () => {
    const told = { type: 'page_updated', title: 'Saved' };
    for (let count = 0; count < 30; count += 1) expect((await create(told)).status).toBe(201);
    expect((await create(told)).body.code).toBe('rate.limited');
  });
});

describe('PUT /api/notifications/{id}', () => {
  it('API-25 FEED-20 marks one as read and as unread again, and counts', async () => {
    await add('one');
    await add('two');
    const { status, body } = await setRead('one', true);
    expect([status, body.data.notification.read, body.data.unread_count]).toEqual([200, true, 1]);
    expect((await setRead('one', true)).body.data.unread_count).toBe(1);
    expect((await setRead('one', false)).body.data.unread_count).toBe(2);
  });

  it('API-25 does not find the notification of another user', async () => {
    await add('mine');
    const id = await idOf('mine');
    const { headers } = await buildUser(ctx);
    const url = `/api/notifications/${id}`;
    const response = await ctx.http.inject({
      method: 'PUT',
      url,
      headers,
      payload: { read: true },
    });
    expect([response.statusCode, response.json().code]).toEqual([404, 'notifications.not_found']);
    expect(await unread()).toBe(1);
  });
});

describe('POST /api/notifications/mark-all-read', () => {
  it('API-26 FEED-7 marks all as read, and the change can be undone once', async () => {
    for (const title of ['one', 'two', 'three']) await add(title);
    await setRead('two', true);
    const { body } = await call('POST', markAllRead.path, { type: 'all' });
    expect(body.data).toMatchObject({ changed_count: 2, unread_count: 0 });
    const { change_id } = body.data;
    const undone = await call('POST', undoNotificationChange.path, { change_id });
    expect(undone.body.data).toEqual({ changed_count: 2, unread_count: 2 });
    expect((await feed()).filter(({ read }) => read).map(({ title }) => title)).toEqual(['two']);
    const again = await call('POST', undoNotificationChange.path, { change_id });
    expect(again.body.data).toEqual({ changed_count: 0, unread_count: 2 });
  });

  it('API-26 marks those of one type', async () => {
    await add('comment');
    await add('published', 'page_published');
    const { body } = await call('POST', markAllRead.path, { type: 'page_published' });
    expect(body.data).toMatchObject({ changed_count: 1, unread_count: 1 });
    expect((await call('POST', markAllRead.path, { type: 'page' })).status).toBe(400);
  });

  it('cannot be undone by another user, and does not undo what came later', async () => {
    await add('one');
    await add('two');
    const { change_id } = (await call('POST', markAllRead.path, {})).body.data;
    await setRead('one', false);
    await setRead('one', true);
    const { headers } = await buildUser(ctx);
    const url = undoNotificationChange.path;
    await ctx.http.inject({ method: 'POST', url, headers, payload: { change_id } });
    expect(await unread()).toBe(0);
    await call('POST', url, { change_id });
    expect((await feed()).filter(({ read }) => !read).map(({ title }) => title)).toEqual(['two']);
  });
});

describe('POST /api/notifications/archive', () => {
  it('FEED-8 archives all that are read, and brings them back', async () => {
    for (const title of ['one', 'two', 'three']) await add(title);
    await setRead('one', true);
    await setRead('three', true);
    const { body } = await call('POST', archiveNotifications.path, {});
    expect(body.data).toMatchObject({ changed_count: 2, unread_count: 1 });
    expect(await titles()).toEqual(['two']);
    await call('POST', undoNotificationChange.path, { change_id: body.data.change_id });
    expect(await titles()).toEqual(['three', 'two', 'one']);
  });

  it('archives single ones, those of the caller only', async () => {
    await add('mine');
    const id = await idOf('mine');
    const { headers } = await buildUser(ctx);
    const request = {
      method: 'POST',
      url: archiveNotifications.path,
      payload: { ids: [id] },
    } as const;
    expect((await ctx.http.inject({ ...request, headers })).json().data.changed_count).toBe(0);
    expect(await titles()).toEqual(['mine']);
    expect((await call('POST', request.url, request.payload)).body.data.changed_count).toBe(1);
    expect([await titles(), await unread()]).toEqual([[], 0]);
  });
});

it('API-29 counts by type, without archived ones', async () => {
  await add('one');
  await add('two');
  await add('three', 'page_published');
  await setRead('one', true);
  await call('POST', archiveNotifications.path, {});
  const { body } = await call('GET', getNotificationStats.path);
  expect(body.data).toMatchObject({
    total: 2,
    unread: 2,
    archived: 1,
    by_type: {
      comment_received: { total: 1, unread: 1 },
      page_published: { total: 1, unread: 1 },
      security_alert: { total: 0, unread: 0 },
    },
  });
});

describe('events with one key', () => {
  const edit = (on = ctx.db) =>
    notifications.notify(on, user.id, {
      type: 'page_updated',
      title: 'Page updated',
      message: '1 change',
      merge: {
        key: 'page_updated:one',
        describe: (count) => ({ title: 'Page updated', message: `${count} changes` }),
      },
    });
  const messages = async () => (await feed()).map(({ message }) => message).sort();

  it('are one line that moves to the top, also when they come at once', async () => {
    await edit();
    ctx.clock.advance(1);
    await add('between');
    await Promise.all(Array.from({ length: 12 }, () => edit()));
    expect(await titles()).toEqual(['Page updated', 'between']);
    expect((await feed())[0]?.message).toBe('13 changes');
  });

  it('make one line when the first ones come at once', async () => {
    await Promise.all(Array.from({ length: 8 }, () => edit()));
    expect(await messages()).toEqual(['8 changes']);
  });

  it('begin a new line after half an hour without one, and when the line was read or archived', async () => {
    await edit();
    ctx.clock.advance(29 * MINUTE);
    await edit();
    ctx.clock.advance(29 * MINUTE);
    await edit();
    user = { ...user, ...(await signIn(ctx, user)) };
    expect(await messages()).toEqual(['3 changes']);
    ctx.clock.advance(30 * MINUTE);
    user = { ...user, ...(await signIn(ctx, user)) };
    await edit();
    expect(await messages()).toEqual(['1 change', '3 changes']);
    await call('POST', markAllRead.path, {});
    await edit();
    expect(await messages()).toEqual(['1 change', '1 change', '3 changes']);
  });

  it('count nothing that was rolled back', async () => {
    await edit();
    const undone = inTransaction(ctx.db, async (trx) => {
      await edit(trx);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await edit();
    expect(await messages()).toEqual(['2 changes']);
  });
});

describe('positions', () => {
  it('are told after the commit, never for what is rolled back, and rise', async () => {
    await inTransaction(ctx.db, async (trx) => {
      await notifications.notify(trx, user.id, { type: 'page_created', title: 'a', message: '' });
      expect(announced).toEqual([]);
    });
    expect(announced).toEqual([[user.id, 1]]);
    const undone = inTransaction(ctx.db, async (trx) => {
      await notifications.notify(trx, user.id, { type: 'page_created', title: 'b', message: '' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await setRead('a', true);
    await setRead('a', true);
    expect(announced).toEqual([
      [user.id, 1],
      [user.id, 2],
    ]);
    expect(await getPosition(ctx.db, user.id)).toBe(2);
  });

  it('a reader that asks for what came after the last position misses nothing, whatever happens at once', async () => {
    const step = fc.constantFrom('add', 'edit', 'read', 'archive', 'undo', 'roll back');
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        user = await buildUser(ctx);
        const seen = new Map<string, { read: boolean; archived: boolean; title: string }>();
        let after = 0;
        const follow = async () => {
          const range = { after, limit: 1000 };
          for (const change of (await readChanges(ctx.db, user.id, range)).changed) {
            const { isRead: read, isArchived: archived, title } = change;
            seen.set(change.id, { read, archived, title });
            after = change.position;
          }
        };
        let changeId: string | undefined;
        const run = async (name: (typeof steps)[number]) => {
          if (name === 'add') await add('x');
          if (name === 'edit') {
            const merge = {
              key: 'k',
              describe: (count: number) => ({ title: `${count}`, message: '' }),
            };
            await notifications.notify(ctx.db, user.id, {
              type: 'page_updated',
              title: '1',
              message: '',
              merge,
            });
          }
          if (name === 'read')
            changeId = (await call('POST', markAllRead.path, {})).body.data.change_id;
          if (name === 'archive') await call('POST', archiveNotifications.path, {});
          if (name === 'undo' && changeId)
            await call('POST', undoNotificationChange.path, { change_id: changeId });
          if (name === 'roll back') {
            await inTransaction(ctx.db, async (trx) => {
              await notifications.notify(trx, user.id, {
                type: 'page_created',
                title: 'never',
                message: '',
              });
              throw new Error('undone');
            }).catch(() => {});
          }
          await follow();
        };
        await Promise.all(steps.map(run));
        await follow();
        const rows = await ctx.db
          .selectFrom('notifications')
          .selectAll()
          .where('user_id', '=', user.id)
          .execute();
        const state = rows.map((row) => [
          row.id,
          { read: row.read, archived: row.archived_at !== null, title: row.title },
        ]);
        expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(state));
      }),
      { numRuns: 15 },
    );
  });
});
