// Choosing, changing and ending a plan. Nothing here is shown by itself: the caller says what happened.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  cancelSubscription,
  payOverdue,
  previewPlan,
  refreshSubscription,
  resumeSubscription,
  subscribe,
} from '@vys/contract/billing/subscriptions';
import { call } from '#web/lib/api/api.ts';
import { loadProfile } from '#web/lib/session/profile.ts';
import { billingKey, reloadBilling, showOverview } from './billing-queries.ts';

/** What a change costs now and what would be lost; without a price: what cancelling means. */
export function usePlanPreview(priceId: string | undefined) {
  return useQuery({
    queryKey: [...billingKey, 'preview', priceId],
    queryFn: ({ signal }) =>
      call(previewPlan, { body: priceId === undefined ? {} : { priceId }, signal }),
    // Proration runs by the second.
    staleTime: 0,
    gcTime: 0,
    meta: { shownInline: true },
  });
}

export function useSubscribe() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (priceId: string) => call(subscribe, { body: { priceId } }),
    onSettled: () => reloadBilling(client),
    meta: { shownInline: true },
  });
}

export function usePayOverdue() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(payOverdue),
    onSettled: () => reloadBilling(client),
    meta: { shownInline: true },
  });
}

/** Cancels at the end of the paid period, or takes that back. */
export function useEndOrResume(action: 'cancel' | 'resume') {
  const client = useQueryClient();
  const route = action === 'cancel' ? cancelSubscription : resumeSubscription;
  return useMutation({
    mutationFn: async () => (await call(route)).data,
    onSuccess: (overview) => showOverview(client, overview),
  });
}

/** After the browser confirmed a payment: state and profile as the card provider has them now. */
export function useRefreshPlan() {
  const client = useQueryClient();
  return async () => {
    const { data } = await call(refreshSubscription);
    await Promise.all([showOverview(client, data), loadProfile()]);
    return data;
  };
}
