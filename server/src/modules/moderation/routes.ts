// Binds the moderation routes; serializes what the API returns.
import {
  appealSuspension,
  CASES_PER_PAGE,
  type CaseDetail,
  type CaseSummary,
  decideCase,
  getCase,
  listCases,
} from '@vys/contract/pages/moderation';
import { appError } from '../../platform/errors.ts';
import type { Bind } from '../../platform/http/http.ts';
import type { Account, Accounts } from '../accounts/index.ts';
import { findPublishedPage, serializeSuspension } from '../pages/index.ts';
import type { ModerationDeps, ModerationService } from './service.ts';
import {
  countCases,
  findCase,
  type ListedCase,
  listAppeals,
  listLog,
  listReports,
  listCases as listStored,
} from './store.ts';

type Deps = Pick<ModerationDeps, 'db' | 'pagesOrigin'> & {
  accounts: Pick<Accounts, 'findAccount'>;
  moderation: ModerationService;
};

export function bindModeration(bind: Bind, deps: Deps): void {
  const { db, moderation } = deps;
  bind(listCases, async ({ caller, query }) => {
    await moderation.checkOperator(caller);
    const offset = (query.page - 1) * CASES_PER_PAGE;
    const filter = { state: query.state, reason: query.reason, limit: CASES_PER_PAGE, offset };
    const [listedCases, total] = await Promise.all([
      listStored(db, filter),
      countCases(db, filter),
    ]);
    const cases = await Promise.all(
      listedCases.map(async (listedCase) =>
        toSummary(deps, listedCase, await findOwner(deps, listedCase)),
      ),
    );
    return { data: { cases, total, page: query.page, per_page: CASES_PER_PAGE } };
  });
  bind(getCase, async ({ caller, params }) => {
    await moderation.checkOperator(caller);
    return { data: await readDetail(deps, params.id) };
  });
  bind(decideCase, async ({ caller, params, body }) => {
    await moderation.checkOperator(caller);
    await moderation.decide(caller, params.id, body.decision, body.reason);
    return { data: await readDetail(deps, params.id) };
  });
  bind(appealSuspension, async ({ caller, body }) => ({
    data: serializeSuspension(await moderation.appeal(caller, body.message)),
  }));
}

function findOwner({ db, accounts }: Deps, { page }: ListedCase): Promise<Account | undefined> {
  return accounts.findAccount(db, page.userId);
}

function toSummary(
  { pagesOrigin }: Deps,
  storedCase: ListedCase,
  owner: Account | undefined,
): CaseSummary {
  const name = owner?.vysUrl ?? '';
  return {
    id: storedCase.id,
    case_number: storedCase.caseNumber,
    status: storedCase.status,
    page: {
      id: storedCase.pageId,
      name,
      url: `${pagesOrigin}/${name}`,
      title: storedCase.page.title,
    },
    runs_code: storedCase.page.runsCode,
    reasons: storedCase.reasons,
    report_count: storedCase.reportCount,
    created_at: storedCase.createdAt.toISOString(),
    last_reported_at: storedCase.lastReportedAt.toISOString(),
    decided_at: toIsoTime(storedCase.decidedAt),
  };
}

async function readDetail(deps: Deps, id: string): Promise<CaseDetail> {
  const { db, moderation } = deps;
  const storedCase = await findCase(db, id);
  const owner = storedCase && (await findOwner(deps, storedCase));
  if (!storedCase || !owner) throw appError('moderation.case_not_found');
  const [reports, appeals, log, published] = await Promise.all([
    listReports(db, id),
    listAppeals(db, id),
    listLog(db, id),
    findPublishedPage(db, owner.userId),
  ]);
  const outboundLinks = published && (await moderation.readOutboundLinks(published));
  const { page } = storedCase;
  return {
    ...toSummary(deps, storedCase, owner),
    reason: storedCase.reason,
    owner: {
      id: owner.userId,
      username: owner.username,
      full_name: owner.fullName,
      email: owner.email,
      member_since: owner.createdAt.toISOString(),
    },
    is_active: page.isActive && owner.pagesActive,
    first_published_at: toIsoTime(page.firstPublishedAt),
    published_at: toIsoTime(page.publishedAt),
    suspended_at: toIsoTime(page.suspendedAt),
    reports: reports.map(serializeEntry) as CaseDetail['reports'],
    appeals: appeals.map(serializeEntry),
    links: outboundLinks?.links ?? [],
    embeds: outboundLinks?.embeds ?? [],
    loads: outboundLinks?.loads ?? [],
    forms: outboundLinks?.forms ?? [],
    log: log.map(({ email, ...entry }) => ({
      ...serializeEntry(entry),
      operator_email: email,
    })) as CaseDetail['log'],
  };
}

function serializeEntry<T extends { createdAt: Date }>({ createdAt, ...rest }: T) {
  return { ...rest, created_at: createdAt.toISOString() };
}

function toIsoTime(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
