// Cases as server data for operators: the queue, one case, and deciding it.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CaseDetail,
  type Decision,
  decideCase,
  getCase,
  listCases,
  type ReportReason,
} from '@vys/contract/pages/moderation';
import { call } from '#web/lib/api/api.ts';

const key = ['moderation'] as const;
const REFRESH_MS = 15_000;

export type CaseFilter = {
  state: 'open' | 'closed' | 'all';
  reason: ReportReason | undefined;
  page: number;
};

export function useCases(filter: CaseFilter) {
  return useQuery({
    queryKey: [...key, 'cases', filter],
    queryFn: async ({ signal }) => (await call(listCases, { query: filter, signal })).data,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
    meta: { shownInline: true },
  });
}

export function useCase(id: string) {
  return useQuery({
    queryKey: [...key, 'case', id],
    queryFn: async ({ signal }) => (await call(getCase, { params: { id }, signal })).data,
    refetchInterval: REFRESH_MS,
    meta: { shownInline: true },
  });
}

export type CaseDecision = { id: string; decision: Decision; reason: string };

export function useDecision() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, decision, reason }: CaseDecision): Promise<CaseDetail> =>
      (await call(decideCase, { params: { id }, body: { decision, reason } })).data,
    onSuccess: (data) => client.setQueryData([...key, 'case', data.id], data),
    // Also after a rejection: another operator has decided meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
