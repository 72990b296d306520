// Everything that the billing screen shows besides cards and invoices (BILL-1..4).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime } from '../api/schemas.ts';
import { tiers } from '../plans.ts';
import { customerFields } from './customer-fields.ts';
import { intervals, usageKeys } from './entitlements.ts';

/** `sandbox` moves no money; `test` and `live` are those of Stripe. */
export const paymentModes = ['sandbox', 'test', 'live'] as const;
export type PaymentMode = (typeof paymentModes)[number];

export const priceSchema = z.object({
  tier: z.enum(tiers),
  interval: z.enum(intervals),
  /** Null while the operator has set none: the plan cannot be purchased (BILL-21). */
  priceId: z.string().nullable(),
  /** Per interval, in the smallest unit of the currency. */
  amount: z.number().int(),
  currency: z.string(),
});
export type Price = z.output<typeof priceSchema>;

export const usageSchema = z.object({
  key: z.enum(usageKeys),
  label: z.string(),
  /** AI requests, or bytes. */
  used: z.number().int(),
  /** Null is unlimited. */
  limit: z.number().int().nullable(),
  unit: z.enum(['requests', 'bytes']),
  /** What happens at the limit, in words. */
  atLimit: z.string(),
  /** The lowest plan with more of it; null where there is none. */
  upgradeTier: z.enum(tiers).nullable(),
});
export type Usage = z.output<typeof usageSchema>;

export const scheduledChangeSchema = z.object({
  /** `free` when the plan was canceled. */
  tier: z.enum(tiers),
  at: isoTime,
});

export const subscriptionSchema = z.object({
  tier: z.enum(tiers),
  interval: z.enum(intervals),
  /** As Stripe calls it; only those that still concern the account. */
  status: z.enum(['active', 'trialing', 'past_due', 'incomplete', 'unpaid', 'paused']),
  /** Per interval, in the smallest unit of the currency, without tax. */
  amount: z.number().int(),
  currency: z.string(),
  currentPeriodStart: isoTime,
  currentPeriodEnd: isoTime,
  cancelAtPeriodEnd: z.boolean(),
  /** A cancellation or a lower plan that waits for the end of the paid period. */
  scheduledChange: scheduledChangeSchema.nullable(),
  /** An upgrade or first payment that still has to be confirmed (BILL-19). */
  pendingPayment: z
    .object({ tier: z.enum(tiers), clientSecret: z.string(), expiresAt: isoTime.nullable() })
    .nullable(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

export const dunningSchema = z.object({
  since: isoTime,
  /** The plan is kept until then; after that the free plan holds. Nothing is deleted. */
  graceUntil: isoTime,
  nextAttemptAt: isoTime.nullable(),
  amountDue: z.number().int(),
  currency: z.string(),
  /** Why the last attempt failed, in words. */
  reason: z.string(),
  /** Present where the bank wants the payment confirmed. */
  clientSecret: z.string().optional(),
});
export type Dunning = z.output<typeof dunningSchema>;

export const upcomingInvoiceSchema = z.object({
  date: isoTime,
  amount: z.number().int(),
  tax: z.number().int().optional(),
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.number().int() })),
});
export type UpcomingInvoice = z.output<typeof upcomingInvoiceSchema>;

export const customerDetailsSchema = z.object({
  company: z.string(),
  vatId: z.string(),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z.string(),
  address: z.string(),
  postalCode: z.string(),
  city: z.string(),
});
export type CustomerDetails = z.output<typeof customerDetailsSchema>;

export const overviewSchema = z.object({
  mode: z.enum(paymentModes),
  /** The tier whose limits hold now. */
  tier: z.enum(tiers),
  subscription: subscriptionSchema.nullable(),
  dunning: dunningSchema.nullable(),
  upcomingInvoice: upcomingInvoiceSchema.nullable(),
  usage: z.array(usageSchema),
  /** Every paid plan, monthly, and yearly where the operator sells years. */
  prices: z.array(priceSchema),
  customer: customerDetailsSchema,
});
export type Overview = z.output<typeof overviewSchema>;

export const getOverview = route({
  id: 'billing.overview',
  method: 'GET',
  path: '/api/payments/overview',
  summary: 'Plan, usage, next invoice and everything that waits',
  access: 'user',
  responseType: 'json',
  status: 200,
  output: z.object({ data: overviewSchema }),
  errors: ['billing.provider_unavailable'],
});

/** Empty fields are cleared. Shown on invoices from the next one on. */
export const updateCustomer = route({
  id: 'billing.updateCustomer',
  method: 'PUT',
  path: '/api/payments/customer',
  summary: 'Company, address and VAT ID on invoices',
  access: 'user',
  body: customerFields,
  responseType: 'json',
  status: 200,
  output: z.object({ data: customerDetailsSchema }),
  errors: ['billing.vat_id_invalid', 'billing.provider_unavailable', 'rate.limited'],
});

export const overviewRoutes = [getOverview, updateCustomer] as const;
