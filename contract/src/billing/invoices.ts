// Invoices of the caller (doc2 §7, §9; API-57, DATA-28, DATA-29).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime } from '../api/schemas.ts';

export const invoiceSchema = z.object({
  id: z.string(),
  date: isoTime,
  invoiceNumber: z.string().optional(),
  description: z.string(),
  /** Total with tax, in the smallest unit of the currency: 900 of `usd` is $9.00. Negative is a credit. */
  amount: z.number().int(),
  /** Of `amount`; absent where no tax was charged. */
  tax: z.number().int().optional(),
  /** Of `amount`; absent where nothing was refunded. */
  refunded: z.number().int().optional(),
  /** ISO 4217 in lower case, from the price. */
  currency: z.string(),
  /** `paid`, `open`, `void`, `uncollectible` or others. */
  status: z.string(),
  /** Opens without a token. */
  invoicePdf: z.string().optional(),
});
export type Invoice = z.output<typeof invoiceSchema>;

export const listInvoices = route({
  id: 'billing.invoices',
  method: 'GET',
  path: '/api/payments/invoices',
  summary: 'Invoices, newest first',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ invoices: z.array(invoiceSchema) }),
  errors: ['billing.provider_unavailable'],
});

export const INVOICE_CSV_COLUMNS = [
  'Date',
  'Invoice Number',
  'Description',
  'Amount',
  'Status',
] as const;

/** `billing-history-{date}.csv`; dates in the caller's time zone. */
export const exportInvoices = route({
  id: 'billing.exportInvoices',
  method: 'GET',
  path: '/api/payments/invoices/export',
  summary: 'All invoices as CSV',
  access: 'user',
  keyScope: 'none',
  responseType: 'stream',
  contentType: 'text/csv',
  status: 200,
  output: z.undefined(),
  errors: ['billing.no_invoices', 'billing.provider_unavailable'],
});

export const invoiceRoutes = [listInvoices, exportInvoices] as const;
