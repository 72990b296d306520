// What a reader does with the feed: read, archive, undo. Each change that changes something gets a position.
import { randomUUID } from 'node:crypto';
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import type { OnFeedChange } from './live/live-signals.ts';
import {
  archive,
  countUnread,
  findNotification,
  lockFeed,
  type Notification,
  setAllRead,
  setPosition,
  setRead,
  undoChange,
} from './store.ts';

export type FeedChangeDeps = { db: Db; clock: Clock; onFeedChange: OnFeedChange };

export type ChangeResult = { changeId: string; changedCount: number; unreadCount: number };

export type FeedChanges = {
  /** Throws notifications.not_found. */
  setRead(
    userId: string,
    id: string,
    isRead: boolean,
  ): Promise<{ notification: Notification; unreadCount: number }>;
  markAllRead(userId: string, type: NotificationType | undefined): Promise<ChangeResult>;
  archive(userId: string, ids: readonly string[] | undefined): Promise<ChangeResult>;
  undo(userId: string, changeId: string): Promise<ChangeResult>;
};

export function createFeedChanges({ db, clock, onFeedChange }: FeedChangeDeps): FeedChanges {
  /** Nothing is written when nothing changes. */
  async function change(
    userId: string,
    work: (trx: Trx, position: number) => Promise<number>,
  ): Promise<{ changedCount: number; unreadCount: number }> {
    return await inTransaction(db, async (trx) => {
      const feed = await lockFeed(trx, userId);
      if (!feed) return { changedCount: 0, unreadCount: 0 };
      const position = feed.position + 1;
      const changedCount = await work(trx, position);
      if (changedCount > 0) {
        await setPosition(trx, userId, position);
        trx.afterCommit(() => onFeedChange({ userId, position }));
      }
      return { changedCount, unreadCount: await countUnread(trx, userId) };
    });
  }

  return {
    async setRead(userId, id, isRead) {
      const { unreadCount } = await change(userId, (trx, position) =>
        setRead(trx, userId, { id, isRead, position }),
      );
      const notification = await findNotification(db, userId, id);
      if (!notification) throw appError('notifications.not_found');
      return { notification, unreadCount };
    },
    async markAllRead(userId, type) {
      const changeId = randomUUID();
      const counts = await change(userId, (trx, position) =>
        setAllRead(trx, userId, { changeId, position, type }),
      );
      return { changeId, ...counts };
    },
    async archive(userId, ids) {
      const changeId = randomUUID();
      const now = clock.now();
      const counts = await change(userId, (trx, position) =>
        archive(trx, userId, { changeId, position, ids, now }),
      );
      return { changeId, ...counts };
    },
    async undo(userId, changeId) {
      const counts = await change(userId, (trx, position) =>
        undoChange(trx, userId, { changeId, position }),
      );
      return { changeId, ...counts };
    },
  };
}
