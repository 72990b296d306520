// The tables of the sandbox: objects as JSON, stored responses by idempotency key, and events to deliver.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type StoredObject = { readonly id: string; readonly object: string };
export type Placement = {
  kind: string;
  customer?: string | null;
  /** Seconds. */
  dueAt?: number | null;
  testClock?: string | null;
};

export async function findObject<T>(db: Db, id: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('billing_sandbox_objects')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.data as T | undefined;
}

export async function saveObject(
  db: Db,
  object: StoredObject,
  { kind, customer = null, dueAt = null, testClock = null }: Placement,
): Promise<void> {
  const row = {
    kind,
    customer,
    data: JSON.stringify(object),
    due_at: dueAt === null ? null : new Date(dueAt * 1000),
    test_clock: testClock,
  };
  await db
    .insertInto('billing_sandbox_objects')
    .values({ id: object.id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

export async function deleteObject(db: Db, id: string): Promise<void> {
  await db.deleteFrom('billing_sandbox_objects').where('id', '=', id).execute();
}

/** Newest first. */
export async function listObjects<T>(
  db: Db,
  { kind, customer }: { kind: string; customer?: string },
): Promise<T[]> {
  const rows = await db
    .selectFrom('billing_sandbox_objects')
    .select('data')
    .where('kind', '=', kind)
    .$if(customer !== undefined, (query) => query.where('customer', '=', customer ?? ''))
    .orderBy('number', 'desc')
    .limit(10_000)
    .execute();
  return rows.map(({ data }) => data as T);
}

/** Ids of subscriptions to which something happens by itself until then; those of a test clock only when named. */
export async function listDue(db: Db, until: number, testClock: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('billing_sandbox_objects')
    .select('id')
    .where('due_at', '<=', new Date(until * 1000))
    .where('test_clock', testClock === null ? 'is' : '=', testClock)
    .orderBy('due_at')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Requests about one customer happen one after the other. */
export async function lockName(db: Db, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 4242))`.execute(db);
}

export type StoredResponse = { hash: Buffer; status: number | null; body: unknown };

/** Undefined when the key is new and now reserved. Waits for a request with the same key that is under way. */
export async function reserveKey(
  db: Db,
  key: string,
  request: { hash: Buffer; now: Date },
): Promise<StoredResponse | undefined> {
  const inserted = await db
    .insertInto('billing_sandbox_keys')
    .values({ key, request_hash: request.hash, created_at: request.now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 1n) return undefined;
  const row = await db
    .selectFrom('billing_sandbox_keys')
    .select(['request_hash', 'status', 'body'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return { hash: row.request_hash, status: row.status, body: row.body };
}

export async function storeResponse(
  db: Db,
  key: string,
  response: { status: number; body: unknown },
): Promise<void> {
  await db
    .updateTable('billing_sandbox_keys')
    .set({ status: response.status, body: JSON.stringify(response.body) })
    .where('key', '=', key)
    .execute();
}

export async function deleteOldKeys(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('billing_sandbox_keys').where('created_at', '<', before).execute();
}

export async function insertEvent(db: Db, event: StoredObject, now: Date): Promise<void> {
  await db
    .insertInto('billing_sandbox_events')
    .values({ id: event.id, data: JSON.stringify(event), next_attempt_at: now })
    .execute();
}

export type DueEvent = { id: string; data: StoredObject; attempts: number };

export async function listDueEvents(db: Db, now: Date): Promise<DueEvent[]> {
  const rows = await db
    .selectFrom('billing_sandbox_events')
    .select(['id', 'data', 'attempts'])
    .where('next_attempt_at', '<=', now)
    .orderBy('number')
    .limit(100)
    .execute();
  return rows.map(({ id, data, attempts }) => ({ id, attempts, data: data as StoredObject }));
}

/** Without `next` it was received, or is given up. */
export async function recordAttempt(db: Db, id: string, next: Date | null): Promise<void> {
  await db
    .updateTable('billing_sandbox_events')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_attempt_at: next }))
    .where('id', '=', id)
    .execute();
}

export async function listEvents(db: Db, limit: number): Promise<StoredObject[]> {
  const rows = await db
    .selectFrom('billing_sandbox_events')
    .select('data')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ data }) => data as StoredObject);
}

export async function findEvent(db: Db, id: string): Promise<StoredObject | undefined> {
  const row = await db
    .selectFrom('billing_sandbox_events')
    .select('data')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.data as StoredObject | undefined;
}

export async function findInvoiceByToken<T>(db: Db, token: string): Promise<T | undefined> {
  const row = await db
    .selectFrom('billing_sandbox_objects')
    .select('data')
    .where('kind', '=', 'invoice')
    .where(sql`data ->> 'pdf_token'`, '=', token)
    .executeTakeFirst();
  return row?.data as T | undefined;
}
