// The tables of the billing module: customers, the last reading of their subscriptions, what users want to buy,
// webhook events that were seen, and emails that were sent.
import type { CustomerDetails, PaymentMode } from '@vys/contract/billing/overview';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Snapshot } from './rules.ts';

export type StoredCustomer = {
  readonly userId: string;
  readonly customerId: string;
  readonly details: Partial<CustomerDetails>;
};

type CustomerRow = { user_id: string; customer_id: string; details: unknown };

const toCustomer = (row: CustomerRow): StoredCustomer => ({
  userId: row.user_id,
  customerId: row.customer_id,
  details: row.details as Partial<CustomerDetails>,
});

const customerColumns = ['user_id', 'customer_id', 'details'] as const;

/** Of another mode there is none. */
export async function findCustomer(
  db: Db,
  userId: string,
  mode: PaymentMode,
): Promise<StoredCustomer | undefined> {
  const row = await db
    .selectFrom('billing_customers')
    .select(customerColumns)
    .where('user_id', '=', userId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  return row && toCustomer(row);
}

export async function findCustomerById(
  db: Db,
  customerId: string,
  mode: PaymentMode,
): Promise<StoredCustomer | undefined> {
  const row = await db
    .selectFrom('billing_customers')
    .select(customerColumns)
    .where('customer_id', '=', customerId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  return row && toCustomer(row);
}

/** Keeps the one that another request inserted meanwhile; replaces one of another mode. */
export async function insertCustomer(
  db: Db,
  { userId, customerId, mode }: { userId: string; customerId: string; mode: PaymentMode },
): Promise<void> {
  await db
    .deleteFrom('billing_customers')
    .where('user_id', '=', userId)
    .where('mode', '<>', mode)
    .execute();
  await db
    .insertInto('billing_customers')
    .values({ user_id: userId, customer_id: customerId, mode })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute();
}

export async function setDetails(db: Db, userId: string, details: CustomerDetails): Promise<void> {
  await db
    .updateTable('billing_customers')
    .set({ details: JSON.stringify(details) })
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteCustomer(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('billing_customers').where('user_id', '=', userId).execute();
}

/** Something at the provider may have changed: the number of this hint. */
export async function addHint(db: Db, userId: string): Promise<number> {
  const row = await db
    .updateTable('billing_customers')
    .set((customer) => ({ hint_number: customer('hint_number', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('hint_number')
    .executeTakeFirst();
  return row?.hint_number ?? 0;
}

/**
 * True when nothing newer was applied, and then nothing older will be. Locks the customer until the transaction
 * ends.
 */
export async function claimReading(trx: Trx, userId: string, hint: number): Promise<boolean> {
  const result = await trx
    .updateTable('billing_customers')
    .set({ applied_number: hint })
    .where('user_id', '=', userId)
    .where('applied_number', '<=', hint)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** In the order of user ids. */
export async function listCustomers(
  db: Db,
  { mode, after, limit }: { mode: PaymentMode; after: string | undefined; limit: number },
): Promise<StoredCustomer[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select(customerColumns)
    .where('mode', '=', mode)
    .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(toCustomer);
}

/** Of the modes that payments do not run in. */
export async function listCustomersOfOtherModes(db: Db, mode: PaymentMode): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_customers')
    .select('user_id')
    .where('mode', '<>', mode)
    .limit(1_000)
    .execute();
  return rows.map((row) => row.user_id);
}

export async function findSnapshot(
  db: Db,
  userId: string,
  mode: PaymentMode,
): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('billing_subscriptions')
    .innerJoin('billing_customers', 'billing_customers.user_id', 'billing_subscriptions.user_id')
    .select('snapshot')
    .where('billing_subscriptions.user_id', '=', userId)
    .where('mode', '=', mode)
    .executeTakeFirst();
  return row?.snapshot as Snapshot | undefined;
}

const toDate = (ms: number | null) => (ms === null ? null : new Date(ms));

export async function saveSnapshot(
  db: Db,
  userId: string,
  { snapshot, reviewAt, now }: { snapshot: Snapshot; reviewAt: number | null; now: Date },
): Promise<void> {
  const row = {
    subscription_id: snapshot.subscriptionId,
    status: snapshot.status,
    snapshot: JSON.stringify(snapshot),
    overdue_since: toDate(snapshot.overdueSince),
    review_at: toDate(reviewAt),
    updated_at: now,
  };
  await db
    .insertInto('billing_subscriptions')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function listDueReviews(
  db: Db,
  now: Date,
  mode: PaymentMode,
): Promise<{ userId: string; snapshot: Snapshot }[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .innerJoin('billing_customers', 'billing_customers.user_id', 'billing_subscriptions.user_id')
    .select(['billing_subscriptions.user_id', 'snapshot'])
    .where('review_at', '<=', now)
    .where('mode', '=', mode)
    .orderBy('review_at')
    .limit(200)
    .execute();
  return rows.map((row) => ({ userId: row.user_id, snapshot: row.snapshot as Snapshot }));
}

export type OverdueCustomer = {
  userId: string;
  customerId: string;
  snapshot: Snapshot;
  total: number;
};

/** The longest overdue first. */
export async function listOverdue(
  db: Db,
  { mode, limit, offset }: { mode: PaymentMode; limit: number; offset: number },
): Promise<OverdueCustomer[]> {
  const rows = await db
    .selectFrom('billing_subscriptions')
    .innerJoin('billing_customers', 'billing_customers.user_id', 'billing_subscriptions.user_id')
    .select(['billing_subscriptions.user_id', 'customer_id', 'snapshot'])
    .select(sql<number>`(count(*) over ())::int`.as('total'))
    .where('overdue_since', 'is not', null)
    .where('mode', '=', mode)
    .orderBy('overdue_since')
    .orderBy('billing_subscriptions.user_id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({
    userId: row.user_id,
    customerId: row.customer_id,
    snapshot: row.snapshot as Snapshot,
    total: row.total,
  }));
}

/** False when the event was seen before. */
export async function insertEvent(
  db: Db,
  event: { id: string; type: string; at: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('billing_events')
    .values({ event_id: event.id, type: event.type, received_at: event.at })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('billing_events').where('received_at', '<', before).execute();
}

/** False when the email was sent before. */
export async function insertNotice(
  db: Db,
  notice: { userId: string; key: string; at: Date },
): Promise<boolean> {
  const result = await db
    .insertInto('billing_notices')
    .values({ user_id: notice.userId, key: notice.key, sent_at: notice.at })
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}
