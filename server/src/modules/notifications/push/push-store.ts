// SQL of browsers that get push messages, and of our key pair.
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { VapidKeys } from './web-push.ts';

export type PushSubscription = {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
};

/** Of a user; the oldest goes. */
const MOST_SUBSCRIPTIONS = 20;

/** An endpoint is one browser, which belongs to the user who has signed in there last. */
export async function saveSubscription(
  trx: Trx,
  userId: string,
  { endpoint, p256dh, auth }: Omit<PushSubscription, 'id'>,
  now: Date,
): Promise<void> {
  const values = { user_id: userId, p256dh, auth, created_at: now };
  await trx
    .insertInto('push_subscriptions')
    .values({ endpoint, ...values })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
    .execute();
  await trx
    .deleteFrom('push_subscriptions')
    .where('id', 'in', (from) =>
      from
        .selectFrom('push_subscriptions')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(MOST_SUBSCRIPTIONS),
    )
    .execute();
}

export async function deleteSubscription(
  db: Db,
  which: { userId: string; endpoint: string } | { id: string },
): Promise<void> {
  const query = db.deleteFrom('push_subscriptions');
  if ('id' in which) await query.where('id', '=', which.id).execute();
  else {
    const { userId, endpoint } = which;
    await query.where('user_id', '=', userId).where('endpoint', '=', endpoint).execute();
  }
}

export async function listSubscriptionIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ id }) => id);
}

export async function findSubscription(db: Db, id: string): Promise<PushSubscription | undefined> {
  return await db
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findVapidKeys(db: Db): Promise<VapidKeys | undefined> {
  return await db
    .selectFrom('vapid_keys')
    .select(['public_key as publicKey', 'private_key as privateKey'])
    .executeTakeFirst();
}

/** Keeps those that are there. */
export async function saveVapidKeys(db: Db, keys: VapidKeys): Promise<void> {
  await db
    .insertInto('vapid_keys')
    .values({ public_key: keys.publicKey, private_key: keys.privateKey })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
