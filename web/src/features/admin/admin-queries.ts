// The admin area as server data: lists page by page, and what changes them.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  discardEmail,
  listFailedEmails,
  listSuppressedAddresses,
  releaseAddress,
  resendEmail,
  suppressAddress,
} from '@vys/contract/admin/emails';
import { getHealth } from '@vys/contract/admin/health';
import { discardJob, listFailedJobs, listRetryingJobs, retryJob } from '@vys/contract/admin/jobs';
import { listOperatorLog } from '@vys/contract/admin/log';
import { call } from '#web/lib/api/api.ts';

export const adminKey = ['admin'] as const;
const shownInline = { shownInline: true } as const;

export function useHealth() {
  return useQuery({
    queryKey: [...adminKey, 'health'],
    queryFn: async ({ signal }) => (await call(getHealth, { signal })).data,
    refetchInterval: 30_000,
    meta: shownInline,
  });
}

export function useFailedJobs() {
  return useInfiniteQuery({
    queryKey: [...adminKey, 'failed-jobs'],
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listFailedJobs, { query: { after }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: shownInline,
  });
}

export function useRetryingJobs() {
  return useQuery({
    queryKey: [...adminKey, 'retrying-jobs'],
    queryFn: async ({ signal }) => (await call(listRetryingJobs, { signal })).data.jobs,
    refetchInterval: 15_000,
    meta: shownInline,
  });
}

export function useFailedEmails() {
  return useInfiniteQuery({
    queryKey: [...adminKey, 'failed-emails'],
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listFailedEmails, { query: { after }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: shownInline,
  });
}

export function useSuppressedAddresses() {
  return useInfiniteQuery({
    queryKey: [...adminKey, 'suppressed'],
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listSuppressedAddresses, { query: { after }, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: shownInline,
  });
}

/** Of one account, or of all. */
export function useOperatorLog(userId?: string) {
  return useInfiniteQuery({
    queryKey: [...adminKey, 'log', userId ?? 'all'],
    queryFn: async ({ pageParam: after, signal }) =>
      (await call(listOperatorLog, { query: { after, user_id: userId }, signal })).data,
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    meta: shownInline,
  });
}

const queueRoutes = {
  retryJob,
  discardJob,
  resendEmail,
  discardEmail,
} as const;
export type QueueAction = keyof typeof queueRoutes;

/** Failures are shown as a toast. */
export function useQueueAction() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ action, id }: { action: QueueAction; id: string }) =>
      call(queueRoutes[action], { params: { id } }),
    // Also after a rejection: another operator was first.
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
  });
}

export type AddressChange = { address: string; reason: string };

/** Rejects with an API error, which the dialog shows. */
export function useChangeSuppression() {
  const client = useQueryClient();
  const change = (route: typeof suppressAddress | typeof releaseAddress) => ({
    mutationFn: (body: AddressChange) => call(route, { body }),
    onSettled: () => client.invalidateQueries({ queryKey: adminKey }),
    meta: shownInline,
  });
  return {
    suppress: useMutation(change(suppressAddress)).mutateAsync,
    release: useMutation(change(releaseAddress)).mutateAsync,
  };
}
