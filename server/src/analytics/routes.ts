// Binds the overview. Counting is bound by the site room, which knows which page a name stands for.
import { getOverview } from '@vys/contract/analytics';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Bind } from '../kit/http.ts';
import { getOverview as readOverview } from './service.ts';

export function bindAnalytics(bind: Bind, db: Db, clock: Clock): void {
  bind(getOverview, async ({ caller, query }) => ({
    data: await readOverview(db, clock, caller.userId, query.period),
  }));
}
