// SQL of emails and push messages that wait, and of browsers that get push messages.
import type { NotificationType } from '@vys/contract/notifications/notification-types';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { DeliveryMethod } from '../preferences/preferences-rules.ts';

export type WaitingDelivery = {
  readonly id: string;
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  readonly actionUrl: string | null;
  /** Read or archived before it was delivered. */
  readonly isSeen: boolean;
  readonly dueAt: Date;
};

type Delivery = { notificationId: string; method: DeliveryMethod; userId: string; dueAt: Date };

export async function insertDelivery(trx: Trx, delivery: Delivery): Promise<void> {
  const { notificationId, method, userId, dueAt } = delivery;
  await trx
    .insertInto('notification_deliveries')
    .values({ notification_id: notificationId, method, user_id: userId, due_at: dueAt })
    .execute();
}

/** Oldest first. The feed is locked, so none is added meanwhile. */
export async function listWaiting(
  trx: Trx,
  userId: string,
  method: DeliveryMethod,
): Promise<WaitingDelivery[]> {
  const rows = await trx
    .selectFrom('notification_deliveries as waiting')
    .innerJoin('notifications', 'notifications.id', 'waiting.notification_id')
    .select([
      'notifications.id',
      'notifications.type',
      'notifications.title',
      'notifications.message',
      'notifications.action_url as actionUrl',
      'notifications.read',
      'notifications.archived_at as archivedAt',
      'waiting.due_at as dueAt',
    ])
    .where('waiting.user_id', '=', userId)
    .where('waiting.method', '=', method)
    .orderBy('notifications.position')
    .orderBy('notifications.id')
    .execute();
  return rows.map(({ read, archivedAt, type, ...row }) => ({
    ...row,
    type: type as NotificationType,
    isSeen: read || archivedAt !== null,
  }));
}

type Keys = { method: DeliveryMethod; ids: readonly string[] };

export async function deleteWaiting(trx: Trx, { method, ids }: Keys): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .deleteFrom('notification_deliveries')
    .where('method', '=', method)
    .where('notification_id', 'in', ids)
    .execute();
}

export async function postpone(trx: Trx, { method, ids, dueAt }: Keys & { dueAt: Date }) {
  if (ids.length === 0) return;
  await trx
    .updateTable('notification_deliveries')
    .set({ due_at: dueAt })
    .where('method', '=', method)
    .where('notification_id', 'in', ids)
    .execute();
}

export async function setEmailedAt(trx: Trx, userId: string, at: Date): Promise<void> {
  await trx
    .updateTable('notification_feeds')
    .set({ emailed_at: at })
    .where('user_id', '=', userId)
    .execute();
}

export async function countSubscriptions(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.count;
}
