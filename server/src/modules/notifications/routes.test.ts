// The notification feed through the app server.
import {
  feedCategories,
  listNotifications,
  notificationTypes,
} from '@vys/contract/notifications/notifications';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { createTestNotifications } from '../../../test/notifications.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Notifications } from './index.ts';

let ctx: TestHttp;
let notifications: Notifications;

beforeAll(async () => {
  ctx = await createTestHttp();
  notifications = createTestNotifications(ctx);
  notifications.bind(ctx.bind);
});
afterAll(() => ctx.close());

const list = (user?: TestUser, query = '') =>
  ctx.http.inject({ url: `${listNotifications.path}${query}`, headers: user?.headers ?? {} });

describe('GET /api/notifications', () => {
  it('API-23 DATA-21 returns the newest first with all fields and the number of unread ones', async () => {
    const user = await buildUser(ctx);
    const first = { type: 'page_created', title: 'Page created', message: 'Your page is there.' };
    await notifications.notify(ctx.db, user.id, { ...first, type: 'page_created' });
    ctx.clock.advance(1000);
    const actionUrl = '/ai-studio';
    await notifications.notify(ctx.db, user.id, {
      type: 'page_published',
      title: 'Page published',
      message: 'Everyone can see it now.',
      actionUrl,
    });
    const response = await list(user);
    expect(response.statusCode).toBe(200);
    const { data } = response.json();
    expect(data.unread_count).toBe(2);
    expect(data.notifications).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        type: 'page_published',
        title: 'Page published',
        message: 'Everyone can see it now.',
        read: false,
        created_at: ctx.clock.now().toISOString(),
        action_url: actionUrl,
      },
      expect.objectContaining({ ...first, action_url: null }),
    ]);
  });

  it('NOTIF-1 lists notifications of each of the ten types', async () => {
    const types = [
      'page_created',
      'page_updated',
      'page_published',
      'page_view_milestone',
      'ai_generation_started',
      'ai_generation_completed',
      'comment_received',
      'system_update',
      'maintenance_scheduled',
      'security_alert',
    ] as const;
    const user = await buildUser(ctx);
    for (const type of types) {
      await notifications.notify(ctx.db, user.id, { type, title: type, message: '' });
      ctx.clock.advance(1);
    }
    const { data } = (await list(user)).json();
    const listed = data.notifications.map(({ type }: { type: string }) => type);
    expect(listed).toEqual(types.toReversed());
    expect(notificationTypes).toEqual(types);
  });

  it('API-23 gives no more than `limit`, while the count is of all', async () => {
    const user = await buildUser(ctx);
    for (const title of ['one', 'two', 'three']) {
      await notifications.notify(ctx.db, user.id, { type: 'system_update', title, message: '' });
      ctx.clock.advance(1);
    }
    const { data } = (await list(user, '?limit=2')).json();
    const titles = data.notifications.map((one: { title: string }) => one.title);
    expect(titles).toEqual(['three', 'two']);
    expect(data.unread_count).toBe(3);
  });

  it('API-23 gives older ones by cursor, each exactly once, also those of the same instant', async () => {
    const user = await buildUser(ctx);
    for (const title of ['1', '2', '3', '4', '5', '6', '7']) {
      await notifications.notify(ctx.db, user.id, { type: 'system_update', title, message: '' });
      if (Number(title) > 4) ctx.clock.advance(1);
    }
    const titles: string[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const part = await list(user, `?limit=2${cursor === '' ? '' : `&before=${cursor}`}`);
      const { data } = part.json();
      titles.push(...data.notifications.map((one: { title: string }) => one.title));
      cursor = data.next_cursor;
    }
    expect(titles.slice(0, 2)).toEqual(['7', '6']);
    expect(titles.toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7']);
    for (const cursor of ['x', `2026-99-99T00:00Z_${user.id}`, '2026-01-01T00:00:00Z_abc']) {
      const response = await list(user, `?before=${cursor}`);
      expect(response.json(), cursor).toMatchObject({ fields: { before: expect.any(String) } });
    }
  });

  it('NOTIF-2 API-23 lists one category of the feed, and counts all', async () => {
    const user = await buildUser(ctx);
    for (const type of notificationTypes) {
      await notifications.notify(ctx.db, user.id, { type, title: type, message: '' });
    }
    for (const [category, types] of Object.entries(feedCategories)) {
      const { data } = (await list(user, `?category=${category}`)).json();
      const listed = data.notifications.map(({ type }: { type: string }) => type);
      expect(listed.sort()).toEqual([...types].sort());
      expect(data.unread_count).toBe(notificationTypes.length);
    }
    expect((await list(user, '?category=nothing')).statusCode).toBe(400);
  });

  it('leaves out archived ones and does not count read ones', async () => {
    const user = await buildUser(ctx);
    for (const title of ['kept', 'read', 'archived']) {
      await notifications.notify(ctx.db, user.id, { type: 'system_update', title, message: '' });
    }
    const change = ctx.db.updateTable('notifications').where('user_id', '=', user.id);
    await change.where('title', '=', 'read').set({ read: true }).execute();
    await change.where('title', '=', 'archived').set({ archived_at: new Date() }).execute();
    const { data } = (await list(user)).json();
    const titles = data.notifications.map((one: { title: string }) => one.title);
    expect(titles.sort()).toEqual(['kept', 'read']);
    expect(data.unread_count).toBe(1);
  });

  it('is empty for a user to whom nothing happened, whatever happens to others', async () => {
    const [user, other] = [await buildUser(ctx), await buildUser(ctx)];
    await notifications.notify(ctx.db, other.id, {
      type: 'security_alert',
      title: 'New sign-in',
      message: 'Not yours to read.',
    });
    const response = await list(user);
    expect(response.json()).toEqual({
      data: { notifications: [], unread_count: 0, next_cursor: null, position: 0 },
    });
  });

  it('is rolled back with its transaction', async () => {
    const user = await buildUser(ctx);
    const notification = { type: 'page_created', title: 'Never', message: '' } as const;
    const undone = inTransaction(ctx.db, async (trx) => {
      await notifications.notify(trx, user.id, notification);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect((await list(user)).json().data.unread_count).toBe(0);
  });

  it('API-4 rejects a caller without a valid token', async () => {
    for (const headers of [{}, { authorization: 'Bearer nonsense' }]) {
      const response = await ctx.http.inject({ url: listNotifications.path, headers });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: 'auth.unauthenticated',
        message: 'Please sign in to continue.',
      });
    }
  });

  it('API-4 rejects a limit that is none', async () => {
    const user = await buildUser(ctx);
    for (const limit of ['0', '101', 'many', '1.5', '-1']) {
      const response = await list(user, `?limit=${limit}`);
      expect(response.statusCode, limit).toBe(400);
      expect(response.json()).toMatchObject({
        code: 'input.invalid',
        fields: { limit: expect.any(String) },
      });
    }
  });
});
