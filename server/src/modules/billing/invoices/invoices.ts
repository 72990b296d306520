// Invoices of a user: as a list, and as a file for a spreadsheet.
import { INVOICE_CSV_COLUMNS, type Invoice } from '@vys/contract/billing/invoices';
import { appError } from '../../../platform/errors.ts';
import { BYTE_ORDER_MARK, csvRow } from '../../../platform/formats/csv.ts';
import type { Account } from '../../accounts/index.ts';
import type { BillingContext } from '../deps.ts';
import { invoiceMessages } from '../invoice-messages/index.ts';
import { describePlan } from '../messages.ts';
import { findCustomer } from '../store.ts';
import { callStripe } from '../stripe/call-stripe.ts';
import type { Stripe } from '../stripe/client.ts';
import { idOf } from '../stripe/read-subscription.ts';
import { type DescribingContext, findPrice } from './describe-line.ts';
import { formatIsoDay, formatPlainMoney } from './formats.ts';

/** Of eight years with a plan and some changes. */
const MAX_INVOICES = 500;

/** Newest first, without drafts. */
export async function listInvoices(
  { db, provider, accounts }: BillingContext,
  userId: string,
): Promise<Invoice[]> {
  const customer = await findCustomer(db, userId, provider.mode);
  if (!customer) return [];
  const stripe = await provider.open();
  const { customerId } = customer;
  const language = await accounts.findLanguage(db, userId);
  const [invoices, refunds] = await Promise.all([
    callStripe(() =>
      stripe.invoices
        .list({ customer: customerId, limit: 100, expand: ['data.payments'] })
        .autoPagingToArray({ limit: MAX_INVOICES }),
    ),
    callStripe(() => readRefunds(stripe, customerId)),
  ]);
  return invoices
    .filter(({ status }) => status !== 'draft')
    .map((invoice) => toInvoice(invoice, refunds, { provider, language }));
}

/** Refunded amounts by payment intent. */
async function readRefunds(stripe: Stripe, customer: string): Promise<Map<string, number>> {
  const { data } = await stripe.charges.list({ customer, limit: 100 });
  const refunded = data.filter(({ amount_refunded: amount }) => amount > 0);
  return new Map(
    refunded.map((charge) => [idOf(charge.payment_intent) ?? '', charge.amount_refunded]),
  );
}

function toInvoice(
  invoice: Stripe.Invoice,
  refunds: ReadonlyMap<string, number>,
  context: DescribingContext,
): Invoice {
  const tax = sumTaxes(invoice);
  const payments = invoice.payments?.data ?? [];
  const refunded = payments.reduce(
    (sum, { payment }) => sum + (refunds.get(idOf(payment.payment_intent) ?? '') ?? 0),
    0,
  );
  return {
    id: invoice.id,
    date: new Date(invoice.created * 1000).toISOString(),
    ...(invoice.number ? { invoiceNumber: invoice.number } : {}),
    description: describeInvoice(invoice, context),
    amount: invoice.total,
    ...(tax === 0 ? {} : { tax }),
    ...(refunded === 0 ? {} : { refunded }),
    currency: invoice.currency,
    status: invoice.status ?? 'open',
    ...(invoice.invoice_pdf ? { invoicePdf: invoice.invoice_pdf } : {}),
  };
}

export function sumTaxes(invoice: Pick<Stripe.Invoice, 'total_taxes'>): number {
  return (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
}

/** By the plan that it is for: the last line of a change. */
function describeInvoice(
  invoice: Stripe.Invoice,
  { provider, language }: DescribingContext,
): string {
  const line = invoice.lines.data.at(-1);
  const price = findPrice(line, provider);
  if (price) return describePlan(price, language);
  return invoice.description ?? line?.description ?? invoiceMessages[language].other;
}

/** BILL-28, BILL-29. Throws billing.no_invoices. */
export async function exportInvoices(
  context: BillingContext,
  account: Account,
): Promise<{ filename: string; csv: string }> {
  const invoices = await listInvoices(context, account.userId);
  if (invoices.length === 0) throw appError('billing.no_invoices');
  const timeZone = account.timeZone ?? 'UTC';
  const rows = invoices.map(({ date, invoiceNumber = '', description, amount, currency, status }) =>
    csvRow([
      formatIsoDay(new Date(date), timeZone),
      invoiceNumber,
      description,
      formatPlainMoney(amount, currency),
      status,
    ]),
  );
  const day = formatIsoDay(context.clock.now(), timeZone);
  const csv = `${BYTE_ORDER_MARK}${csvRow(INVOICE_CSV_COLUMNS)}${rows.join('')}`;
  return { filename: `billing-history-${day}.csv`, csv };
}
