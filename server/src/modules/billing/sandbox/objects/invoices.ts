// New invoices and their lines, in the shape of Stripe's API.
import type { Stripe } from '../../stripe/client.ts';
import { newId, randomId, type SandboxInvoice } from '../context.ts';
import type { Period } from './subscriptions.ts';

export type LineFields = {
  description: string;
  amount: number;
  price: Stripe.Price;
  period: Period;
  isProration: boolean;
};

type Fields = {
  customer: Stripe.Customer;
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata' | 'items'> | null;
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update';
  lines: readonly LineFields[];
  currency: string;
  period: Period;
  appOrigin: string;
};

export function buildInvoice(created: number, fields: Fields): SandboxInvoice {
  const { customer, subscription, lines, currency } = fields;
  const id = newId('in');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  // A balance below zero is credit.
  const due = Math.max(0, total + customer.balance);
  const token = randomId(40);
  return {
    id,
    object: 'invoice',
    ...constantFields,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    billing_reason: fields.reason,
    created,
    currency,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    effective_at: created,
    ending_balance: Math.min(0, customer.balance + total),
    hosted_invoice_url: `${fields.appOrigin}/billing`,
    invoice_pdf: `${fields.appOrigin}/api/payments/sandbox/invoices/${token}/pdf`,
    lines: {
      object: 'list',
      data: lines.map((line) => buildLine(id, subscription, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    number: `${customer.invoice_prefix}-${String(customer.next_invoice_sequence).padStart(4, '0')}`,
    parent: subscription && {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
    },
    period_end: fields.period.end,
    period_start: fields.period.start,
    starting_balance: customer.balance,
    status_transitions: {
      finalized_at: created,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: customer.test_clock ?? null,
    total,
    total_excluding_tax: total,
    pdf_token: token,
    payment_intent_id: null,
    retries: 0,
    first_failed_at: null,
  };
}

const constantFields = {
  account_country: 'US',
  account_name: 'Vys sandbox',
  account_tax_ids: null,
  amount_overpaid: 0,
  amount_paid_off_stripe: 0,
  amount_shipping: 0,
  application: null,
  attempt_count: 0,
  attempted: false,
  auto_advance: true,
  automatic_tax: {
    disabled_reason: null,
    enabled: false,
    liability: null,
    provider: null,
    status: null,
  },
  automatically_finalizes_at: null,
  collection_method: 'charge_automatically',
  custom_fields: null,
  customer_account: null,
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [] as Stripe.TaxRate[],
  description: null,
  discounts: [] as string[],
  due_date: null,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  metadata: {},
  next_payment_attempt: null,
  on_behalf_of: null,
  payment_settings: {
    default_mandate: null,
    payment_method_options: null,
    payment_method_types: null,
  },
  post_payment_credit_notes_amount: 0,
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  statement_descriptor: null,
  status: 'open',
  total_discount_amounts: [] as Stripe.Invoice.TotalDiscountAmount[],
  total_pretax_credit_amounts: [] as Stripe.Invoice.TotalPretaxCreditAmount[],
  total_taxes: [] as Stripe.Invoice.TotalTax[],
  webhooks_delivered_at: null,
} satisfies Partial<Stripe.Invoice>;

function buildLine(
  invoice: string,
  subscription: Pick<Stripe.Subscription, 'id' | 'metadata' | 'items'> | null,
  { description, amount, price, period, isProration }: LineFields,
): Stripe.InvoiceLineItem {
  return {
    id: newId('il'),
    object: 'line_item',
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: !isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: isProration,
        proration_details: { credited_items: null },
        subscription: subscription?.id ?? null,
        subscription_item: subscription?.items.data[0]?.id ?? '',
      },
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: price.id, product: String(price.product) },
      unit_amount_decimal: String(
        Math.abs(amount),
      ) as unknown as Stripe.Price['unit_amount_decimal'],
    },
    quantity: 1,
    quantity_decimal: '1' as unknown as Stripe.InvoiceLineItem['quantity_decimal'],
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
}

/** An invoice is paid by one payment intent. */
export function buildInvoicePayment(
  invoice: SandboxInvoice,
  intent: Stripe.PaymentIntent,
): Stripe.InvoicePayment {
  const isPaid = invoice.status === 'paid';
  return {
    id: `inpay_${intent.id.slice(3)}`,
    object: 'invoice_payment',
    amount_paid: isPaid ? intent.amount : null,
    amount_requested: intent.amount,
    created: intent.created,
    currency: intent.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: isPaid ? 'paid' : invoice.status === 'void' ? 'canceled' : 'open',
    status_transitions: { canceled_at: null, paid_at: invoice.status_transitions.paid_at },
  };
}
