// The live channel over real sockets: what comes over it, and how a client goes on after it was away.
import {
  archiveNotifications,
  listNotifications,
  markAllRead,
  undoNotificationChange,
} from '@vys/contract/notifications/notifications';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLiveClient } from '../../../../test/clients/live-client.ts';
import { buildUser, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { inBackground } from '../../../../test/in-background.ts';
import { startTestLive, type TestLive } from '../../../../test/live.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';

let ctx: TestHttp;
let live: TestLive;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
  live = await startTestLive(ctx);
});
beforeEach(async () => {
  user = await buildUser(ctx);
});
afterAll(async () => {
  await live.close();
  await ctx.close();
});

const add = async (title: string, userId = user.id) => {
  await live.notifications.notify(ctx.db, userId, {
    type: 'comment_received',
    title,
    message: '',
  });
  ctx.clock.advance(1);
};
const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const { headers } = user;
  const response = await ctx.http.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  if (response.statusCode >= 400) throw new Error(response.body);
  return response.json().data;
};

describe('a client with an access token', () => {
  it('API-30 LIVE-1 gets messages {type: "notification", data} for what comes, and nothing else', async () => {
    await add('Before');
    const client = openLiveClient(live.origin, { token: user.accessToken });
    await client.opened;
    await expect
      .poll(async () => {
        await add('After');
        return client.messages.length;
      })
      .toBeGreaterThan(0);
    live.notifications.sendChanged(ctx.db, user.id, ['page']);
    await call('POST', markAllRead.path, {});
    await add('Last');
    await expect.poll(() => JSON.stringify(client.messages.at(-1))).toContain('Last');
    const { notifications } = await call('GET', listNotifications.path);
    expect(client.messages.at(-1)).toEqual({ type: 'notification', data: notifications[0] });
    const titles = client.messages.map((message) => {
      expect(Object.keys(message).sort()).toEqual(['data', 'type']);
      return message.type === 'notification' && message.data.title;
    });
    expect(new Set(titles)).toEqual(new Set(['After', 'Last']));
    await client.close();
  });
});

describe('a client with a ticket', () => {
  it('LIVE-1 is told until when it is connected, then of each notification with its position', async () => {
    const client = await live.connect(user, 0);
    const { data } = await client.next('ready');
    const { expiresAt } = (await ctx.identity.findCaller(user.accessToken)) ?? {};
    expect(data.expires_at).toBe(expiresAt?.toISOString());
    await expect
      .poll(async () => {
        await add('New');
        return client.messages.some(({ type }) => type === 'notification');
      })
      .toBe(true);
    const { notifications, position } = await call('GET', listNotifications.path);
    await expect
      .poll(() => client.messages.at(-1))
      .toMatchObject({ type: 'notification', position });
    expect(client.messages.at(-1)).toMatchObject({ data: notifications[0] });
    await client.close();
  });

  it('gets nothing of others', async () => {
    const other = await buildUser(ctx);
    const client = await live.connect(user, 0);
    await add('Theirs', other.id);
    await add('Mine');
    await expect.poll(() => JSON.stringify(client.messages)).toContain('Mine');
    expect(JSON.stringify(client.messages)).not.toContain('Theirs');
    await client.close();
  });

  it('gets what happened after the position it names, in its latest state', async () => {
    await add('Seen');
    const { position } = await call('GET', listNotifications.path);
    await add('Missed');
    await add('Missed and read');
    const { notifications } = await call('GET', listNotifications.path);
    await call('PUT', `/api/notifications/${notifications[0].id}`, { read: true });
    await call('POST', archiveNotifications.path, { ids: [notifications[2].id] });
    const client = await live.connect(user, position);
    const changes = await client.next('feed_changes');
    const titles = changes.data.notifications.map(({ title, read }) => [title, read]);
    expect(titles).toEqual([
      ['Missed', false],
      ['Missed and read', true],
    ]);
    expect(changes.data.archived_ids).toEqual([notifications[2].id]);
    expect(changes.data.unread_count).toBe(1);
    expect(changes.position).toBe((await call('GET', listNotifications.path)).position);
    await client.close();
  });

  it('is told to load the feed again after more than 200 changes, or from a position that never was', {
    tags: 'slow',
  }, async () => {
    for (let n = 0; n < 201; n += 1) await add(`${n}`);
    const { position } = await call('GET', listNotifications.path);
    for (const after of [0, position + 5]) {
      const client = await live.connect(user, after);
      expect(await client.next('feed_reset')).toEqual({ type: 'feed_reset', position });
      expect(client.messages.map(({ type }) => type)).toEqual(['ready', 'feed_reset']);
      await client.close();
    }
    const client = await live.connect(user, 1);
    expect((await client.next('feed_changes')).data.notifications).toHaveLength(200);
    await client.close();
  });

  it('sees what another one reads, archives and undoes', async () => {
    for (const title of ['a', 'b', 'c']) await add(title);
    const { position, notifications } = await call('GET', listNotifications.path);
    const client = await live.connect(user, position);
    const last = () => {
      const message = client.messages.findLast(({ type }) => type === 'feed_changes');
      if (message?.type !== 'feed_changes') return undefined;
      const { unread_count: unread, archived_ids: archived } = message.data;
      const read = message.data.notifications.map(({ title, read }) => `${title}:${read}`).sort();
      return { unread, archived: [...archived].sort(), read };
    };
    await call('PUT', `/api/notifications/${notifications[0].id}`, { read: true });
    await expect.poll(last).toEqual({ unread: 2, archived: [], read: ['c:true'] });
    const { change_id: allRead } = await call('POST', markAllRead.path, {});
    await expect.poll(last).toEqual({ unread: 0, archived: [], read: ['a:true', 'b:true'] });
    await call('POST', archiveNotifications.path, {});
    const ids = notifications.map(({ id }: { id: string }) => id).sort();
    await expect.poll(last).toEqual({ unread: 0, archived: ids, read: [] });
    await call('POST', undoNotificationChange.path, { change_id: allRead });
    await expect.poll(() => last()?.unread).toBe(0);
    expect(client.messages.filter(({ type }) => type === 'notification')).toEqual([]);
    await client.close();
  });

  it('is passed over by what its preferences hide, and gets the next one', async () => {
    const preferences = await call('GET', '/api/notifications/preferences');
    const types = { ...preferences.notification_types, comment_received: false };
    const { id: _id, user_id: _user, created_at: _at, updated_at: _time, ...rest } = preferences;
    await call('PUT', '/api/notifications/preferences', { ...rest, notification_types: types });
    const client = await live.connect(user, 0);
    await add('Hidden');
    const event = { type: 'security_alert', title: 'Shown', message: '' } as const;
    await live.notifications.notify(ctx.db, user.id, event);
    await expect.poll(() => JSON.stringify(client.messages)).toContain('Shown');
    expect(JSON.stringify(client.messages)).not.toContain('Hidden');
    await client.close();
  });

  it('gets what a transaction adds when it is committed, and nothing of one that fails', async () => {
    const client = await live.connect(user, 0);
    const event = { type: 'comment_received', message: '' } as const;
    await inTransaction(ctx.db, async (trx) => {
      await live.notifications.notify(trx, user.id, { ...event, title: 'Undone' });
      live.notifications.sendChanged(trx, user.id, ['page']);
      throw new Error('undone');
    }).catch(() => {});
    await inTransaction(ctx.db, async (trx) => {
      await live.notifications.notify(trx, user.id, { ...event, title: 'One' });
      await live.notifications.notify(trx, user.id, { ...event, title: 'Two' });
    });
    await expect.poll(() => JSON.stringify(client.messages)).toContain('Two');
    const text = JSON.stringify(client.messages);
    expect(text).toContain('One');
    expect(text).not.toContain('Undone');
    expect(text).not.toContain('changed');
    await client.close();
  });

  it('is told what else changed at most once a second', { tags: 'slow' }, async () => {
    const client = await live.connect(user);
    const changed = () => client.messages.filter(({ type }) => type === 'changed');
    for (let n = 0; n < 50; n += 1) live.notifications.sendChanged(ctx.db, user.id, ['stats']);
    live.notifications.sendChanged(ctx.db, user.id, ['page', 'stats']);
    const first = await client.next('changed');
    expect(first.data.topics).toEqual(['stats']);
    await expect.poll(changed, { timeout: 5000 }).toHaveLength(2);
    expect(changed()[1]).toEqual({ type: 'changed', data: { topics: ['stats', 'page'] } });
    await client.close();
  });
});

describe('nothing is missed', () => {
  it('over 60 reconnects while notifications arrive', { tags: 'slow' }, () => reconnect(60));
  it('over 1,000 reconnects while notifications arrive', { tags: 'slow', timeout: 240_000 }, () =>
    reconnect(1000),
  );

  async function reconnect(count: number): Promise<void> {
    const seen = new Map<string, number>();
    let position = 0;
    let added = 0;
    let isDone = false;
    const adding = inBackground(async () => {
      while (!isDone) {
        await add(`${added}`);
        added += 1;
      }
    });
    for (let n = 0; n < count; n += 1) {
      // Tokens last 300 seconds of the clock, and a ticket comes every two.
      ctx.clock.advance(2000);
      if (n % 100 === 99) user = { ...user, ...(await signIn(ctx, user)) };
      const client = await live.connect(user, position);
      const wanted = seen.size + 1 + (n % 3);
      const read = () => {
        for (const message of client.messages) {
          if (message.type === 'notification')
            seen.set(message.data.id, Number(message.data.title));
          if (message.type === 'feed_changes')
            for (const one of message.data.notifications) seen.set(one.id, Number(one.title));
          if ('position' in message) position = Math.max(position, message.position ?? 0);
        }
        return seen.size;
      };
      await expect.poll(read, { interval: 1 }).toBeGreaterThanOrEqual(wanted);
      // As when the network goes.
      client.connection.terminate();
      read();
    }
    isDone = true;
    await adding;
    user = { ...user, ...(await signIn(ctx, user)) };
    const last = await live.connect(user, position);
    await expect
      .poll(() => {
        for (const message of last.messages) {
          if (message.type === 'feed_changes')
            for (const one of message.data.notifications) seen.set(one.id, Number(one.title));
        }
        return seen.size;
      })
      .toBe(added);
    expect([...seen.values()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: added }, (_, n) => n),
    );
    await last.close();
  }
});
