// The filter of the queue as it stands in the address, so that it survives a reload.
import { type ReportReason, reportReasons } from '@vys/contract/pages/moderation';
import type { CaseFilter } from '#web/features/moderation/cases.ts';

const states: readonly CaseFilter['state'][] = ['open', 'closed', 'all'];

export function readFilter(search: URLSearchParams): CaseFilter {
  const page = Number(search.get('page'));
  return {
    state: states.find((state) => state === search.get('state')) ?? 'open',
    reason: reportReasons.find((reason: ReportReason) => reason === search.get('reason')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function writeFilter({ state, reason, page }: CaseFilter): URLSearchParams {
  const search = new URLSearchParams();
  if (state !== 'open') search.set('state', state);
  if (reason) search.set('reason', reason);
  if (page > 1) search.set('page', String(page));
  return search;
}
