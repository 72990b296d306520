// Plan, cards and invoices as server data. What changes them loads all of them again.
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RequestBody } from '@vys/contract/api/route';
import { exportInvoices, listInvoices } from '@vys/contract/billing/invoices';
import { getOverview, type Overview, updateCustomer } from '@vys/contract/billing/overview';
import {
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@vys/contract/billing/payment-methods';
import { call, openStream } from '#web/lib/api/api.ts';
import { toApiError } from '#web/lib/api/http.ts';
import { saveFile } from '#web/lib/browser/save-file.ts';

export const billingKey = ['billing'] as const;
const overviewKey = [...billingKey, 'overview'] as const;
const cardsKey = [...billingKey, 'cards'] as const;
const invoicesKey = [...billingKey, 'invoices'] as const;

export function useOverview() {
  return useQuery({
    queryKey: overviewKey,
    queryFn: async ({ signal }) => (await call(getOverview, { signal })).data,
    meta: { shownInline: true },
  });
}

export function usePaymentMethods() {
  return useQuery({
    queryKey: cardsKey,
    queryFn: async ({ signal }) => (await call(listPaymentMethods, { signal })).paymentMethods,
    meta: { shownInline: true },
  });
}

export function useInvoices() {
  return useQuery({
    queryKey: invoicesKey,
    queryFn: async ({ signal }) => (await call(listInvoices, { signal })).invoices,
    meta: { shownInline: true },
  });
}

export const reloadBilling = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: billingKey });

/** Shows what the server returned at once; invoices and cards follow. */
export function showOverview(client: QueryClient, overview: Overview): Promise<void> {
  client.setQueryData(overviewKey, overview);
  return client.invalidateQueries({ queryKey: invoicesKey });
}

export function useRemoveCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(removePaymentMethod, { params: { id } }),
    onSettled: () => reloadBilling(client),
    meta: { shownInline: true },
  });
}

export function useSetDefaultCard() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(setDefaultPaymentMethod, { params: { id } }),
    onSuccess: ({ paymentMethods }) => client.setQueryData(cardsKey, paymentMethods),
    onSettled: () => reloadBilling(client),
  });
}

export function useUpdateCustomer() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: RequestBody<typeof updateCustomer>) =>
      (await call(updateCustomer, { body })).data,
    onSuccess: (customer) =>
      client.setQueryData<Overview>(overviewKey, (known) => known && { ...known, customer }),
    meta: { shownInline: true },
  });
}

/** Needs the bearer token, so that it cannot be a link. Throws ApiError. */
export async function downloadInvoiceCsv(): Promise<void> {
  const response = await openStream(exportInvoices);
  if (!response.ok) throw await toApiError(response);
  await saveFile(response, 'billing-history.csv');
}
