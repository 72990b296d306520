// Binds the calls of the feed.
import {
  archiveNotifications,
  createNotification,
  feedCategories,
  getNotificationStats,
  listNotifications as listRoute,
  markAllRead,
  notificationTypes,
  undoNotificationChange,
  updateNotification,
  type Notification as WireNotification,
} from '@vys/contract/notifications/notifications';
import type { Db } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import { sayField } from '../../platform/http/field-messages.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { RateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Accounts } from '../accounts/index.ts';
import type { ChangeResult, FeedChanges } from './feed-changes.ts';
import type { NewNotification } from './notify.ts';
import { serializeNotification } from './serialize-notification.ts';
import { countByType, findNotification, readFeed } from './store.ts';

type Deps = {
  db: Db;
  accounts: Pick<Accounts, 'getAccount'>;
  changes: FeedChanges;
  rateLimiter: Pick<RateLimiter, 'consume'>;
  /** Into the feed only: what a client writes is not emailed or pushed. */
  addToFeed(userId: string, notification: NewNotification): Promise<string | undefined>;
};

export function bindFeed(bind: Bind, deps: Deps): void {
  bindReading(bind, deps);
  bindChanges(bind, deps);
  bind(createNotification, async ({ caller, body: { action_url: actionUrl, ...text } }) => {
    await deps.rateLimiter.consume('createNotification.user', caller.userId);
    await deps.accounts.getAccount(caller);
    const notification = { ...text, actionUrl: actionUrl ?? undefined };
    const id = await deps.addToFeed(caller.userId, notification);
    const filter = { includesHidden: true };
    const created = id && (await findNotification(deps.db, caller.userId, id, filter));
    if (!created) throw appError('auth.unauthenticated');
    return { data: serializeNotification(created) };
  });
}

function bindReading(bind: Bind, { db }: Deps): void {
  bind(listRoute, async ({ caller, query: { limit, before, category } }) => {
    const filter = {
      limit: limit + 1,
      before: before === undefined ? undefined : readCursor(before),
      types: category === undefined ? undefined : feedCategories[category],
    };
    const {
      notifications: rows,
      unreadCount,
      position,
    } = await readFeed(db, caller.userId, filter);
    const notifications = rows.slice(0, limit);
    const last = rows.length > limit ? notifications.at(-1) : undefined;
    return {
      data: {
        notifications: notifications.map(serializeNotification),
        unread_count: unreadCount,
        next_cursor: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
        position,
      },
    };
  });
  bind(getNotificationStats, async ({ caller }) => {
    const counts = await countByType(db, caller.userId);
    const sum = (name: 'total' | 'unread' | 'archived') =>
      counts.reduce((total, count) => total + count[name], 0);
    const byType = notificationTypes.map((type) => {
      const { total = 0, unread = 0 } = counts.find((count) => count.type === type) ?? {};
      return [type, { total, unread }] as const;
    });
    const all = { total: sum('total'), unread: sum('unread'), archived: sum('archived') };
    const by_type = Object.fromEntries(byType) as Record<
      WireNotification['type'],
      { total: number; unread: number }
    >;
    return { data: { ...all, by_type } };
  });
}

function bindChanges(bind: Bind, { changes }: Deps): void {
  bind(updateNotification, async ({ caller: { userId }, params, body }) => {
    const { notification, unreadCount } = await changes.setRead(userId, params.id, body.read);
    return {
      data: { notification: serializeNotification(notification), unread_count: unreadCount },
    };
  });
  bind(markAllRead, async ({ caller: { userId }, body: { type } }) =>
    serializeChange(await changes.markAllRead(userId, type === 'all' ? undefined : type)),
  );
  bind(archiveNotifications, async ({ caller: { userId }, body: { ids } }) =>
    serializeChange(await changes.archive(userId, ids)),
  );
  bind(undoNotificationChange, async ({ caller: { userId }, body }) => {
    const { changedCount, unreadCount } = await changes.undo(userId, body.change_id);
    return { data: { changed_count: changedCount, unread_count: unreadCount } };
  });
}

function serializeChange({ changeId, changedCount, unreadCount }: ChangeResult) {
  return {
    data: { change_id: changeId, changed_count: changedCount, unread_count: unreadCount },
  };
}

/** By place and not by item, which may be archived meanwhile. */
function readCursor(cursor: string) {
  const [time = '', id = ''] = cursor.split('_');
  const createdAt = new Date(time);
  const isUuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  if (Number.isNaN(createdAt.getTime()) || !isUuid) {
    throw appError('input.invalid', {
      fields: { before: sayField((messages) => messages.cursorOfList) },
    });
  }
  return { createdAt, id };
}
