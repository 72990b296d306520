// Choosing, changing and ending a paid plan (doc2 §4, §7; API-58).
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime } from '../api/schemas.ts';
import { entitlementKeys, intervals } from '../billing/entitlements.ts';
import { tiers } from '../plans.ts';
import { paymentErrors } from './billing-errors.ts';
import { overviewSchema } from './overview.ts';

export const subscriptionResultSchema = z.object({
  /** `active`: the plan is unlocked. `requires_action`: confirm the payment with `clientSecret` first. `scheduled`: it changes when the paid period ends. */
  status: z.enum(['active', 'requires_action', 'scheduled']),
  tier: z.enum(tiers),
  /** Of a payment intent that has to be confirmed (BILL-19). */
  clientSecret: z.string().optional(),
});
export type SubscriptionResult = z.output<typeof subscriptionResultSchema>;

/** Repeating a request, in another tab or after a lost response, neither subscribes nor charges twice. */
export const subscribe = route({
  id: 'billing.subscribe',
  method: 'POST',
  path: '/api/payments/subscriptions',
  summary: 'Choose a paid plan, or change to another one',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ priceId: z.string().min(1).max(200) }),
  responseType: 'json',
  status: 200,
  output: subscriptionResultSchema,
  errors: [
    'billing.price_not_configured',
    'billing.price_unknown',
    'billing.no_payment_method',
    'billing.already_subscribed',
    'billing.change_in_progress',
    'billing.payment_overdue',
    'billing.interval_change',
    'billing.provider_unavailable',
    'rate.limited',
    ...paymentErrors,
  ],
});

export const planLossSchema = z.object({
  entitlement: z.enum(entitlementKeys),
  /** As a plan card calls it. */
  label: z.string(),
  /** What the plan has now and what it will have, in words. */
  from: z.string(),
  to: z.string(),
  /** What becomes of it: nothing of a user's is deleted. */
  effect: z.string(),
});
export type PlanLoss = z.output<typeof planLossSchema>;

export const planPreviewSchema = z.object({
  tier: z.enum(tiers),
  /** `now`: it is paid and unlocked at once. `period_end`: nothing is paid now. */
  takesEffect: z.enum(['now', 'period_end']),
  effectiveAt: isoTime,
  /** In the smallest unit of the currency, tax included. */
  amountDue: z.number().int(),
  tax: z.number().int().optional(),
  currency: z.string(),
  lines: z.array(z.object({ description: z.string(), amount: z.number().int() })),
  /** What the plan costs per period from then on, without tax; 0 for free. */
  renewalAmount: z.number().int(),
  interval: z.enum(intervals),
  losses: z.array(planLossSchema),
});
export type PlanPreview = z.output<typeof planPreviewSchema>;

/** Without `priceId`: what cancelling means. */
export const previewPlan = route({
  id: 'billing.preview',
  method: 'POST',
  path: '/api/payments/subscriptions/preview',
  summary: 'What a change of plan costs now and what would be lost',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ priceId: z.string().min(1).max(200).optional() }),
  responseType: 'json',
  status: 200,
  output: planPreviewSchema,
  errors: [
    'billing.price_not_configured',
    'billing.price_unknown',
    'billing.already_subscribed',
    'billing.no_subscription',
    'billing.payment_overdue',
    'billing.interval_change',
    'billing.provider_unavailable',
    'rate.limited',
  ],
});

const changed = z.object({ data: overviewSchema });

/** Keeps the plan until the end of what is paid. */
export const cancelSubscription = route({
  id: 'billing.cancel',
  method: 'POST',
  path: '/api/payments/subscription/cancel',
  summary: 'Cancel the plan at the end of the paid period',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: changed,
  errors: ['billing.no_subscription', 'billing.provider_unavailable', 'rate.limited'],
});

/** Takes back a cancellation or a scheduled move to a lower plan. */
export const resumeSubscription = route({
  id: 'billing.resume',
  method: 'POST',
  path: '/api/payments/subscription/resume',
  summary: 'Keep the plan after all',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: changed,
  errors: ['billing.no_subscription', 'billing.provider_unavailable', 'rate.limited'],
});

/** Charges the default card for the invoice that could not be paid. */
export const payOverdue = route({
  id: 'billing.payOverdue',
  method: 'POST',
  path: '/api/payments/subscription/pay',
  summary: 'Pay the open invoice with the default card',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: subscriptionResultSchema,
  errors: [
    'billing.nothing_due',
    'billing.no_payment_method',
    'billing.provider_unavailable',
    'rate.limited',
    ...paymentErrors,
  ],
});

/** Call after the browser confirmed a payment: reads the state from the provider instead of waiting for its webhook. */
export const refreshSubscription = route({
  id: 'billing.refresh',
  method: 'POST',
  path: '/api/payments/subscription/refresh',
  summary: 'Read the state of the plan from the card provider',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: changed,
  errors: ['billing.provider_unavailable', 'rate.limited'],
});

export const subscriptionRoutes = [
  subscribe,
  previewPlan,
  cancelSubscription,
  resumeSubscription,
  payOverdue,
  refreshSubscription,
] as const;
