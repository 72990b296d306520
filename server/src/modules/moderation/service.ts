// The moderation use cases: a visitor reports or looks behind the links of a page, an
// operator decides, the owner appeals. What is decided holds in every process at once.

import type { Decision, Report } from '@vys/contract/pages/moderation';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { appError } from '../../platform/errors.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import type { RunJob } from '../../platform/workers/job-runner.ts';
import type { Account, Accounts } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';
import {
  findPageByOwner,
  findPublishedPage,
  type Pages,
  STUDIO_PATH,
  type Suspension,
} from '../pages/index.ts';
import type { ModerationJobs } from './jobs.ts';
import { say } from './messages/index.ts';
import {
  createOutboundLinkReader,
  type OutboundLinkReader,
  type PageOutboundLinks,
} from './outbound-links.ts';
import {
  appealRejectedNotification,
  isSuspending,
  MAX_APPEALS,
  makeCaseNumber,
  nextStatus,
  reinstatementNotification,
  suspensionNotification,
} from './rules.ts';
import {
  findCaseToChange,
  findLiveCase,
  insertAppeal,
  insertLogEntry,
  insertReport,
  isCaseConflict,
  listAppeals,
  type StoredCase,
  setCaseStatus,
  setSuspended,
} from './store.ts';

export type ModerationDeps = {
  db: Db;
  files: FileStore;
  runJob: RunJob<ModerationJobs>;
  accounts: Pick<
    Accounts,
    | 'findAccount'
    | 'findByPublicName'
    | 'findByRetiredUsername'
    | 'isOperator'
    | 'logOperatorAction'
  >;
  notifications: Pick<Notifications, 'notify' | 'sendChanged'>;
  pages: Pick<Pages, 'invalidate'>;
  pagesOrigin: string;
  clock: Clock;
};

export type Inspection =
  | ({ kind: 'page'; firstPublishedAt: Date | null; publishedAt: Date | null } & PageOutboundLinks)
  | { kind: 'suspended' }
  | { kind: 'none' };

export type ModerationService = {
  readOutboundLinks: OutboundLinkReader;
  /** What lies behind the links of a page that visitors see. */
  inspect(name: string): Promise<Inspection>;
  /** Gives a case number, also where there is nothing to report: names cannot be probed. */
  report(name: string, report: Report): Promise<string>;
  /** Throws auth.forbidden unless the caller is an operator. */
  checkOperator(caller: Caller): Promise<void>;
  decide(operator: Caller, caseId: string, decision: Decision, reason: string): Promise<void>;
  appeal(caller: Caller, message: string): Promise<Suspension>;
};

export function createModerationService(deps: ModerationDeps): ModerationService {
  const { db, accounts, clock } = deps;
  const readOutboundLinks = createOutboundLinkReader(deps);

  async function findShown(account: Account | undefined) {
    const page = account?.pagesActive ? await findPublishedPage(db, account.userId) : undefined;
    return page?.isActive || page?.isSuspended ? page : undefined;
  }

  return {
    readOutboundLinks,
    async inspect(name) {
      const page = await findShown(await accounts.findByPublicName(db, name));
      if (!page) return { kind: 'none' };
      if (page.isSuspended) return { kind: 'suspended' };
      const { firstPublishedAt, publishedAt } = page;
      return { kind: 'page', firstPublishedAt, publishedAt, ...(await readOutboundLinks(page)) };
    },
    async report(name, report) {
      // A tab that was opened before a rename still names the page as it was called then.
      const owner =
        (await accounts.findByPublicName(db, name)) ??
        (await accounts.findByRetiredUsername(db, name));
      const page = await findShown(owner);
      if (!page) return makeCaseNumber();
      return once(() =>
        inTransaction(db, (trx) => insertReport(trx, page.pageId, report, clock.now())),
      );
    },
    async checkOperator(caller) {
      if (!(await accounts.isOperator(caller))) throw appError('auth.forbidden');
    },
    decide: (operator, caseId, decision, reason) =>
      decide(deps, { operator, caseId, decision, reason }),
    appeal: (caller, message) => appeal(deps, caller, message),
  };
}

/** Of the case that keeps a page from visitors. */
export async function findSuspension(db: Db, pageId: string): Promise<Suspension | undefined> {
  const liveCase = await findLiveCase(db, pageId);
  return liveCase && isSuspending(liveCase.status) ? toSuspension(liveCase) : undefined;
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
  const { db, accounts, clock, pages } = deps;
  const at = clock.now();
  await inTransaction(db, async (trx) => {
    const changedCase = await findCaseToChange(trx, step.caseId);
    if (!changedCase) throw appError('moderation.case_not_found');
    const status = nextStatus(changedCase.status, step.decision);
    if (!status) throw appError('moderation.decision_not_possible');
    const isReopened = step.decision === 'reopen';
    await setCaseStatus(trx, changedCase.id, {
      status,
      reason: isReopened ? null : step.reason,
      decidedAt: isReopened ? null : at,
    });
    const ownerId = await setSuspended(trx, changedCase.pageId, isSuspending(status) ? at : null);
    const pageName = (await accounts.findAccount(trx, ownerId))?.vysUrl ?? '';
    await insertLogEntry(trx, { ...changedCase, ...step, caseId: changedCase.id, pageName }, at);
    await accounts.logOperatorAction(trx, step.operator, {
      action: 'case_decided',
      userId: ownerId,
      reason: step.reason,
      details: { case: changedCase.caseNumber, decision: step.decision },
    });
    await notifyOwner(deps, trx, ownerId, { found: changedCase, step });
    await pages.invalidate(trx, pageName);
  }).catch((error: unknown) => {
    // The page has another case by now.
    throw isCaseConflict(error) ? appError('moderation.decision_not_possible') : error;
  });
}

async function notifyOwner(
  { notifications }: ModerationDeps,
  trx: Db,
  ownerId: string,
  { found, step }: { found: StoredCase; step: { decision: Decision; reason: string } },
): Promise<void> {
  notifications.sendChanged(trx, ownerId, ['page']);
  const wasSuspended = isSuspending(found.status);
  const describeSuspension = wasSuspended ? appealRejectedNotification : suspensionNotification;
  const notification =
    step.decision === 'suspend'
      ? describeSuspension(step.reason, found.caseNumber)
      : wasSuspended && reinstatementNotification(found.caseNumber);
  if (notification)
    await notifications.notify(trx, ownerId, { ...notification, actionUrl: STUDIO_PATH });
}

async function appeal(
  { db, clock }: ModerationDeps,
  caller: Caller,
  message: string,
): Promise<Suspension> {
  return inTransaction(db, async (trx) => {
    const page = await findPageByOwner(trx, caller.userId);
    const live = page && (await findLiveCase(trx, page.id));
    const changedCase = live && (await findCaseToChange(trx, live.id));
    if (changedCase?.status !== 'suspended') throw appError('moderation.nothing_to_appeal');
    if ((await listAppeals(trx, changedCase.id)).length >= MAX_APPEALS) {
      throw appError('moderation.nothing_to_appeal', {
        message: say((messages) => messages.appealsClosed),
      });
    }
    await insertAppeal(trx, changedCase.id, message, clock.now());
    await setCaseStatus(trx, changedCase.id, { status: 'appealed' });
    return toSuspension({ ...changedCase, status: 'appealed' });
  });
}

function toSuspension({
  reason,
  caseNumber,
  status,
  decidedAt,
  createdAt,
}: StoredCase): Suspension {
  return {
    since: decidedAt ?? createdAt,
    reason: reason ?? '',
    caseNumber,
    isAppealed: status === 'appealed',
  };
}
