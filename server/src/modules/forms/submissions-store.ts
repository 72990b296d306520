// SQL of the submissions of a page as its owner sees them. Signups whose link has ended are not shown.
import type { FormKind, SubmissionStatus } from '@vys/contract/pages/forms';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type StoredSubmission = {
  readonly id: string;
  readonly kind: FormKind;
  readonly status: SubmissionStatus;
  readonly email: string | null;
  readonly name: string | null;
  readonly message: string | null;
  readonly extra: Record<string, string>;
  readonly unsubscribeToken: string | null;
  readonly createdAt: Date;
};

export type SubmissionFilter = {
  kind?: FormKind | undefined;
  /** Only what comes after this place in the order. */
  after?: { createdAt: Date; id: string } | undefined;
  /** What may be exported. */
  withoutPending?: boolean;
  limit: number;
};

const visibleSubmissions = (db: Db, pageId: string, now: Date) =>
  db
    .selectFrom('form_submissions')
    .where('page_id', '=', pageId)
    .where((eb) => eb.or([eb('status', '!=', 'pending'), eb('confirmation_expires_at', '>', now)]));

export async function listSubmissions(
  db: Db,
  pageId: string,
  { kind, after, withoutPending = false, limit }: SubmissionFilter,
  now: Date,
): Promise<StoredSubmission[]> {
  let query = visibleSubmissions(db, pageId, now).selectAll();
  if (kind !== undefined) query = query.where('kind', '=', kind);
  if (withoutPending) query = query.where('status', '!=', 'pending');
  if (after !== undefined) {
    query = query.where(
      sql<boolean>`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`,
    );
  }
  const rows = await query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind as FormKind,
    status: row.status as SubmissionStatus,
    email: row.email,
    name: row.name,
    message: row.message,
    extra: row.extra as Record<string, string>,
    unsubscribeToken: row.unsubscribe_token,
    createdAt: row.created_at,
  }));
}

export async function countByKind(
  db: Db,
  pageId: string,
  now: Date,
): Promise<Record<FormKind, number>> {
  const rows = await visibleSubmissions(db, pageId, now)
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const of = (kind: FormKind) => rows.find((row) => row.kind === kind)?.count ?? 0;
  return { newsletter: of('newsletter'), contact: of('contact'), guestbook: of('guestbook') };
}

export async function deleteSubmission(db: Db, pageId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('form_submissions')
    .where('page_id', '=', pageId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
