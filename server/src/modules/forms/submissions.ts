// Form submissions for the owner of the page: list, export as CSV, delete.

import type { FormKind } from '@vys/contract/pages/forms';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { appError } from '../../platform/errors.ts';
import { BYTE_ORDER_MARK, csvRow } from '../../platform/formats/csv.ts';
import { linkUrl } from './email-templates.ts';
import { csvColumns } from './messages.ts';
import {
  countByKind,
  deleteSubmission,
  listSubmissions,
  type StoredSubmission,
} from './submissions-store.ts';

export type SubmissionDeps = { db: Db; clock: Clock; pagesOrigin: string };

export type SubmissionPage = {
  submissions: StoredSubmission[];
  nextCursor: string | null;
  counts: Record<FormKind, number>;
};

const EXPORT_BATCH = 500;

export async function getSubmissionPage(
  { db, clock }: SubmissionDeps,
  pageId: string,
  filter: { kind?: FormKind | undefined; cursor?: string | undefined; limit: number },
): Promise<SubmissionPage> {
  const { kind, cursor, limit } = filter;
  const after = cursor === undefined ? undefined : readCursor(cursor);
  const now = clock.now();
  const rows = await listSubmissions(db, pageId, { kind, after, limit: limit + 1 }, now);
  const submissions = rows.slice(0, limit);
  const last = rows.length > limit ? submissions.at(-1) : undefined;
  return {
    submissions,
    nextCursor: last ? `${last.createdAt.toISOString()}_${last.id}` : null,
    counts: await countByKind(db, pageId, now),
  };
}

/** By place and not by entry, so that the entry it names may be removed meanwhile. */
function readCursor(cursor: string) {
  const [time = '', id = ''] = cursor.split('_');
  const createdAt = new Date(time);
  if (Number.isNaN(createdAt.getTime())) throw appError('input.invalid');
  return { createdAt, id };
}

/** Row by row, so that a long list is never held as a whole. */
export async function* writeCsv(
  { db, clock, pagesOrigin }: SubmissionDeps,
  pageId: string,
  kind: FormKind | undefined,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(csvColumns);
  const now = clock.now();
  let after: { createdAt: Date; id: string } | undefined;
  do {
    const part = { kind, after, withoutPending: true, limit: EXPORT_BATCH };
    const submissions = await listSubmissions(db, pageId, part, now);
    yield submissions.map((submission) => csvRow(toCells(submission, pagesOrigin))).join('');
    after = submissions.length === EXPORT_BATCH ? submissions.at(-1) : undefined;
  } while (after !== undefined);
}

function toCells(submission: StoredSubmission, pagesOrigin: string): string[] {
  const extra = Object.entries(submission.extra).map(([name, value]) => `${name}: ${value}`);
  return [
    submission.createdAt.toISOString(),
    submission.kind,
    submission.status,
    submission.name ?? '',
    submission.email ?? '',
    submission.message ?? '',
    extra.join('\n'),
    submission.unsubscribeToken === null
      ? ''
      : linkUrl(pagesOrigin, 'unsubscribe', submission.unsubscribeToken),
  ];
}

export async function removeSubmission(
  { db }: SubmissionDeps,
  pageId: string,
  submissionId: string,
): Promise<void> {
  if (!(await deleteSubmission(db, pageId, submissionId))) {
    throw appError('pages.submission_not_found');
  }
}
