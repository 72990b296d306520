// Binds the tickets that mark a creator's own browser.
import { createOwnVisitTicket, OWN_VISITS_PATH } from '@vys/contract/analytics/own-visits';
import type { Bind } from '../../../platform/http/http.ts';
import type { OwnVisits } from './own-visits.ts';

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
