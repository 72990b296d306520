// Moderation in the words of the product: a visitor reports or looks behind the links of a page, an
// operator decides, the owner objects. What is decided holds in every process at once.
import type { Decision, Report } from '@vys/contract/moderation';
import type { Account, Accounts } from '../../accounts/index.ts';
import type { Clock } from '../../kit/clock.ts';
import type { Db } from '../../kit/db.ts';
import { fail } from '../../kit/fail.ts';
import type { Files } from '../../kit/files.ts';
import type { Caller } from '../../kit/http.ts';
import type { RunJob } from '../../kit/workers/job-runner.ts';
import type { Notifications } from '../../notifications/index.ts';
import type { Changes } from '../changes.ts';
import type { ContentJobs } from '../jobs/handlers.ts';
import { findPublishedPage, notifyChange } from '../public-store.ts';
import { findPageOf } from '../store.ts';
import { STUDIO_PATH } from '../versions.ts';
import {
  isSuspending,
  makeCaseNumber,
  nextStatus,
  OBJECTIONS_PER_CASE,
  reinstatementNews,
  suspensionNews,
} from './rules.ts';
import {
  findCaseToChange,
  findLiveCase,
  insertLogEntry,
  insertObjection,
  insertReport,
  isCaseConflict,
  listObjections,
  type StoredCase,
  setCaseStatus,
  setSuspended,
} from './store.ts';
import { createTargetReader, type TargetReader, type Targets } from './targets.ts';

export type ModerationDeps = {
  db: Db;
  files: Files;
  runJob: RunJob<ContentJobs>;
  accounts: Pick<Accounts, 'findAccount' | 'findByPublicName' | 'findByFormerName' | 'isOperator'>;
  notifications: Pick<Notifications, 'notify'>;
  changes: Pick<Changes, 'tell'>;
  pagesOrigin: string;
  clock: Clock;
};

export type Inspection =
  | ({ kind: 'page'; firstPublishedAt: Date | null; publishedAt: Date | null } & Targets)
  | { kind: 'suspended' }
  | { kind: 'none' };

export type Suspension = { since: Date; reason: string; caseNumber: string; isObjected: boolean };

export type Moderation = {
  readTargets: TargetReader;
  /** What lies behind the links of a page that visitors see. */
  inspect(name: string): Promise<Inspection>;
  /** Gives a case number, also where there is nothing to report: names cannot be probed. */
  report(name: string, report: Report): Promise<string>;
  /** Throws auth.forbidden for everybody but operators. */
  checkOperator(caller: Caller): Promise<void>;
  decide(operator: Caller, caseId: string, decision: Decision, reason: string): Promise<void>;
  object(caller: Caller, message: string): Promise<Suspension>;
  findSuspension(pageId: string): Promise<Suspension | undefined>;
};

export function createModeration(deps: ModerationDeps): Moderation {
  const { db, accounts, clock } = deps;
  const readTargets = createTargetReader(deps);

  async function findShown(account: Account | undefined) {
    const page = account?.pagesActive ? await findPublishedPage(db, account.userId) : undefined;
    return page?.isActive || page?.isSuspended ? page : undefined;
  }

  return {
    readTargets,
    async inspect(name) {
      const page = await findShown(await accounts.findByPublicName(db, name));
      if (!page) return { kind: 'none' };
      if (page.isSuspended) return { kind: 'suspended' };
      const { firstPublishedAt, publishedAt } = page;
      return { kind: 'page', firstPublishedAt, publishedAt, ...(await readTargets(page)) };
    },
    async report(name, report) {
      // A tab that was opened before a rename still names the page as it was called then.
      const owner =
        (await accounts.findByPublicName(db, name)) ?? (await accounts.findByFormerName(db, name));
      const page = await findShown(owner);
      if (!page) return makeCaseNumber();
      return once(() =>
        db.transaction().execute((trx) => insertReport(trx, page.pageId, report, clock.now())),
      );
    },
    async checkOperator(caller) {
      if (!(await accounts.isOperator(caller))) throw fail('auth.forbidden');
    },
    decide: (operator, caseId, decision, reason) =>
      decide(deps, { operator, caseId, decision, reason }),
    object: (caller, message) => object(deps, caller, message),
    async findSuspension(pageId) {
      const found = await findLiveCase(db, pageId);
      return found && isSuspending(found.status) ? suspensionOf(found) : undefined;
    },
  };
}

/** Once more when the case number was taken, or another report made the case meanwhile. */
async function once<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (!isCaseConflict(error)) throw error;
    return run();
  }
}

async function decide(
  deps: ModerationDeps,
  step: { operator: Caller; caseId: string; decision: Decision; reason: string },
): Promise<void> {
  const { db, accounts, clock, changes } = deps;
  const at = clock.now();
  const name = await db
    .transaction()
    .execute(async (trx) => {
      const found = await findCaseToChange(trx, step.caseId);
      if (!found) throw fail('moderation.case_not_found');
      const status = nextStatus(found.status, step.decision);
      if (!status) throw fail('moderation.decision_not_possible');
      const isReopened = step.decision === 'reopen';
      await setCaseStatus(trx, found.id, {
        status,
        reason: isReopened ? null : step.reason,
        decidedAt: isReopened ? null : at,
      });
      const ownerId = await setSuspended(trx, found.pageId, isSuspending(status) ? at : null);
      const pageName = (await accounts.findAccount(trx, ownerId))?.vysUrl ?? '';
      await insertLogEntry(trx, { ...found, ...step, caseId: found.id, pageName }, at);
      await tellOwner(deps, trx, ownerId, { found, step });
      await notifyChange(trx, pageName);
      return pageName;
    })
    .catch((error: unknown) => {
      // The page has another case by now.
      throw isCaseConflict(error) ? fail('moderation.decision_not_possible') : error;
    });
  changes.tell(name);
}

async function tellOwner(
  { notifications }: ModerationDeps,
  trx: Db,
  ownerId: string,
  { found, step }: { found: StoredCase; step: { decision: Decision; reason: string } },
): Promise<void> {
  const isLifted = isSuspending(found.status) && step.decision !== 'suspend';
  const news =
    step.decision === 'suspend'
      ? suspensionNews(step.reason, found.caseNumber)
      : isLifted && reinstatementNews(found.caseNumber);
  if (news) await notifications.notify(trx, ownerId, { ...news, actionUrl: STUDIO_PATH });
}

async function object(
  { db, clock }: ModerationDeps,
  caller: Caller,
  message: string,
): Promise<Suspension> {
  return db.transaction().execute(async (trx) => {
    const page = await findPageOf(trx, caller.userId);
    const live = page && (await findLiveCase(trx, page.id));
    const found = live && (await findCaseToChange(trx, live.id));
    if (found?.status !== 'suspended') throw fail('moderation.nothing_to_object');
    if ((await listObjections(trx, found.id)).length >= OBJECTIONS_PER_CASE) {
      throw fail('moderation.nothing_to_object', {
        message: 'Your objections were looked at, and the decision stands.',
      });
    }
    await insertObjection(trx, found.id, message, clock.now());
    await setCaseStatus(trx, found.id, { status: 'objected' });
    return suspensionOf({ ...found, status: 'objected' });
  });
}

function suspensionOf({ reason, caseNumber, status, decidedAt, createdAt }: StoredCase) {
  return {
    since: decidedAt ?? createdAt,
    reason: reason ?? '',
    caseNumber,
    isObjected: status === 'objected',
  };
}
