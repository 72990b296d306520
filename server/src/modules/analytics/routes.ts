// Binds the overview. Counting is bound by the site module, which knows which page a name stands for.
import { getOverview, type Period, reachesBack } from '@vys/contract/analytics/analytics';
import { createOwnVisitTicket, OWN_VISITS_PATH } from '@vys/contract/analytics/own-visits';
import { appError } from '../../platform/errors.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import type { Accounts } from '../accounts/index.ts';
import type { OwnVisits } from './own-visits/own-visits.ts';
import { type ReadDeps, getOverview as readOverview } from './service.ts';

export type RouteDeps = ReadDeps & { accounts: Pick<Accounts, 'getAccount'> };

export function bindAnalytics(bind: Bind, { accounts, ...deps }: RouteDeps): void {
  /** To be called first by every route that reads metrics of a period (TIER-10). */
  async function checkReach(caller: Caller, period: Period): Promise<void> {
    const { tier } = await accounts.getAccount(caller);
    if (!reachesBack(tier, period)) throw appError('analytics.period_locked');
  }

  bind(getOverview, async ({ caller, query }) => {
    await checkReach(caller, query.period);
    return { data: await readOverview(deps, caller.userId, query.period) };
  });
}

export type OwnVisitDeps = {
  ownVisits: Pick<OwnVisits, 'createTicket'>;
  /** Throws rate.limited. */
  limitTicket: (userId: string) => Promise<void>;
  pagesOrigin: string;
};

export function bindOwnVisits(bind: Bind, { ownVisits, limitTicket, pagesOrigin }: OwnVisitDeps) {
  bind(createOwnVisitTicket, async ({ caller: { userId } }) => {
    await limitTicket(userId);
    const ticket = await ownVisits.createTicket(userId);
    return { data: { url: `${pagesOrigin}${OWN_VISITS_PATH}?ticket=${ticket}` } };
  });
}
