// SQL of moderation: cases, reports, appeals, and the log that only grows.
import type { CaseStatus, Decision, Report, ReportReason } from '@vys/contract/pages/moderation';
import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import type { DB, ModerationCases } from '../../platform/db/db.generated.ts';
import type { Db } from '../../platform/db/db.ts';
import { MAX_STORED_REPORTS, makeCaseNumber } from './rules.ts';

export type StoredCase = {
  readonly id: string;
  readonly caseNumber: string;
  readonly pageId: string;
  readonly status: CaseStatus;
  readonly reason: string | null;
  readonly reportCount: number;
  readonly createdAt: Date;
  readonly lastReportedAt: Date;
  readonly decidedAt: Date | null;
};

export type CasePage = {
  readonly userId: string;
  readonly title: string;
  readonly isActive: boolean;
  readonly firstPublishedAt: Date | null;
  readonly publishedAt: Date | null;
  readonly suspendedAt: Date | null;
  /** Of what was published last. */
  readonly runsCode: boolean;
};

export type ListedCase = StoredCase & { readonly page: CasePage; readonly reasons: ReportReason[] };

export type CaseFilter = {
  state: 'open' | 'closed' | 'all';
  reason?: ReportReason | undefined;
  limit: number;
  offset: number;
};

export type LogEntry = {
  caseId: string;
  caseNumber: string;
  pageId: string;
  pageName: string;
  decision: Decision;
  reason: string;
  operator: { userId: string; email: string };
};

const waiting: CaseStatus[] = ['open', 'appealed'];
const live: CaseStatus[] = [...waiting, 'suspended'];

function toCase(row: Selectable<ModerationCases>): StoredCase {
  return {
    id: row.id,
    caseNumber: row.case_number,
    pageId: row.page_id,
    status: row.status as CaseStatus,
    reason: row.reason,
    reportCount: row.report_count,
    createdAt: row.created_at,
    lastReportedAt: row.last_reported_at,
    decidedAt: row.decided_at,
  };
}

/** Within a transaction. Joins the case that the page has, or makes one. Gives its number. */
export async function insertReport(
  db: Db,
  pageId: string,
  { reason, message, email }: Report,
  at: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string; case_number: string; report_count: number }>`
    insert into moderation_cases
      (case_number, page_id, report_count, created_at, last_reported_at)
    values (${makeCaseNumber()}, ${pageId}, 1, ${at}, ${at})
    on conflict (page_id) where status in ('open', 'appealed', 'suspended') do update
      set report_count = moderation_cases.report_count + 1, last_reported_at = excluded.last_reported_at
    returning id, case_number, report_count
  `.execute(db);
  const row = rows[0];
  if (!row) throw new Error('report insert returned no case');
  if (row.report_count <= MAX_STORED_REPORTS) {
    await db
      .insertInto('moderation_reports')
      .values({ case_id: row.id, reason, message, email: email || null, created_at: at })
      .execute();
  }
  return row.case_number;
}

/** Two cases at the same time: of one number, or of one page. */
export function isCaseConflict(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23505';
}

function matching({ state, reason }: CaseFilter) {
  return (eb: ExpressionBuilder<DB & { c: ModerationCases }, 'c'>) =>
    eb.and([
      ...(state === 'open' ? [eb('c.status', 'in', waiting)] : []),
      ...(state === 'closed' ? [eb('c.status', 'not in', waiting)] : []),
      ...(reason
        ? [
            eb.exists(
              eb
                .selectFrom('moderation_reports as r')
                .select('r.id')
                .whereRef('r.case_id', '=', 'c.id')
                .where('r.reason', '=', reason),
            ),
          ]
        : []),
    ]);
}

export async function countCases(db: Db, filter: CaseFilter): Promise<number> {
  const { count } = await db
    .selectFrom('moderation_cases as c')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** The last reported first. */
export async function listCases(db: Db, filter: CaseFilter): Promise<ListedCase[]> {
  const rows = await casesWithPages(db)
    .where(matching(filter))
    .orderBy('c.last_reported_at', 'desc')
    .orderBy('c.id')
    .limit(filter.limit)
    .offset(filter.offset)
    .execute();
  return rows.map(toListed);
}

export async function findCase(db: Db, id: string): Promise<ListedCase | undefined> {
  const row = await casesWithPages(db).where('c.id', '=', id).executeTakeFirst();
  return row && toListed(row);
}

function casesWithPages(db: Db) {
  return db
    .selectFrom('moderation_cases as c')
    .innerJoin('pages as p', 'p.id', 'c.page_id')
    .leftJoin('published_pages as a', 'a.page_id', 'p.id')
    .selectAll('c')
    .select([
      'p.user_id',
      'p.title',
      'p.is_active',
      'p.first_published_at',
      'p.published_at',
      'p.suspended_at',
      'a.needs_runtime',
      sql<ReportReason[]>`array(
        select reason from moderation_reports r where r.case_id = c.id
        group by reason order by count(*) desc, reason
      )`.as('reasons'),
    ]);
}

type ListedRow = Awaited<ReturnType<ReturnType<typeof casesWithPages>['executeTakeFirstOrThrow']>>;

function toListed(row: ListedRow): ListedCase {
  return {
    ...toCase(row),
    reasons: row.reasons,
    page: {
      userId: row.user_id,
      title: row.title,
      isActive: row.is_active,
      firstPublishedAt: row.first_published_at,
      publishedAt: row.published_at,
      suspendedAt: row.suspended_at,
      runsCode: row.needs_runtime ?? false,
    },
  };
}

/** Within a transaction; locks the case until it ends. */
export async function findCaseToChange(db: Db, id: string): Promise<StoredCase | undefined> {
  const query = db.selectFrom('moderation_cases').selectAll().where('id', '=', id).forUpdate();
  const row = await query.executeTakeFirst();
  return row && toCase(row);
}

/** The case that waits or has the page suspended; one at a time. */
export async function findLiveCase(db: Db, pageId: string): Promise<StoredCase | undefined> {
  const row = await db
    .selectFrom('moderation_cases')
    .selectAll()
    .where('page_id', '=', pageId)
    .where('status', 'in', live)
    .executeTakeFirst();
  return row && toCase(row);
}

export async function setCaseStatus(
  db: Db,
  id: string,
  change: { status: CaseStatus; reason?: string | null; decidedAt?: Date | null },
): Promise<void> {
  const { status, reason, decidedAt } = change;
  await db
    .updateTable('moderation_cases')
    .set({
      status,
      ...(reason === undefined ? {} : { reason }),
      ...(decidedAt === undefined ? {} : { decided_at: decidedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** A date suspends the page; one that is suspended already keeps its date. Gives its owner. */
export async function setSuspended(db: Db, pageId: string, at: Date | null): Promise<string> {
  const { user_id } = await db
    .updateTable('pages')
    .set({
      suspended_at: at === null ? null : sql<Date>`coalesce(suspended_at, ${at}::timestamptz)`,
    })
    .where('id', '=', pageId)
    .returning('user_id')
    .executeTakeFirstOrThrow();
  return user_id;
}

export async function insertLogEntry(db: Db, entry: LogEntry, at: Date): Promise<void> {
  await db
    .insertInto('moderation_log')
    .values({
      case_id: entry.caseId,
      case_number: entry.caseNumber,
      page_id: entry.pageId,
      page_name: entry.pageName,
      decision: entry.decision,
      reason: entry.reason,
      operator_id: entry.operator.userId,
      operator_email: entry.operator.email,
      created_at: at,
    })
    .execute();
}

export async function insertAppeal(
  db: Db,
  caseId: string,
  message: string,
  at: Date,
): Promise<void> {
  const values = { case_id: caseId, message, created_at: at };
  await db.insertInto('moderation_appeals').values(values).execute();
}

export async function listAppeals(db: Db, caseId: string) {
  return db
    .selectFrom('moderation_appeals')
    .select(['id', 'message', 'created_at as createdAt'])
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .execute();
}

export async function listReports(db: Db, caseId: string) {
  return db
    .selectFrom('moderation_reports')
    .select(['id', 'reason', 'message', 'email', 'created_at as createdAt'])
    .where('case_id', '=', caseId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_STORED_REPORTS)
    .execute();
}

export async function listLog(db: Db, caseId: string) {
  return db
    .selectFrom('moderation_log')
    .select(['id', 'decision', 'reason', 'operator_email as email', 'created_at as createdAt'])
    .where('case_id', '=', caseId)
    .orderBy('id', 'desc')
    .execute();
}
