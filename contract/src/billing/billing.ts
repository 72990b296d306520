// Plans and payment: all routes of the billing module, with the webhook of the card provider and what operators see.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import { tiers } from '../plans.ts';
import { invoiceRoutes } from './invoices.ts';
import { overviewRoutes } from './overview.ts';
import { paymentMethodRoutes } from './payment-methods.ts';
import { sandboxRoutes } from './sandbox.ts';
import { subscriptionRoutes } from './subscriptions.ts';

/** The largest event that is accepted in bytes. */
export const WEBHOOK_LIMIT = 512 * 1024;

/** Called by Stripe. The signature is over the bytes of the body. */
export const receiveWebhook = route({
  id: 'billing.webhook',
  method: 'POST',
  path: '/api/payments/webhook',
  summary: 'Events of the card provider',
  access: 'public',
  headers: { 'Stripe-Signature': 'Signature of the body (`t=…,v1=…`)' },
  body: z.string(),
  bodyType: 'raw',
  bodyLimit: WEBHOOK_LIMIT,
  responseType: 'json',
  status: 200,
  output: z.object({ received: z.literal(true) }),
  errors: ['billing.webhook_invalid', 'rate.limited'],
});

export const dunningAccountSchema = z.object({
  userId: uuid,
  username: z.string(),
  email: z.string(),
  /** The plan they pay for. */
  planTier: z.enum(tiers),
  /** What holds now: the plan during the grace, `free` after it. */
  tier: z.enum(tiers),
  status: z.string(),
  since: isoTime,
  graceUntil: isoTime,
  amountDue: z.number().int(),
  currency: z.string(),
  attempts: z.number().int(),
  nextAttemptAt: isoTime.nullable(),
  /** The customer in the provider's own console; null in the sandbox. */
  customerUrl: z.string().nullable(),
});
export type DunningAccount = z.output<typeof dunningAccountSchema>;

export const DUNNING_PER_PAGE = 50;

export const listDunning = route({
  id: 'billing.dunning',
  method: 'GET',
  path: '/api/payments/dunning',
  summary: 'Accounts whose payment failed, the longest overdue first (operators)',
  access: 'user',
  keyScope: 'none',
  query: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      accounts: z.array(dunningAccountSchema),
      total: z.number().int(),
      page: z.number().int(),
      perPage: z.number().int(),
    }),
  }),
  errors: ['auth.forbidden'],
});

export const billingRoutes = [
  ...overviewRoutes,
  ...paymentMethodRoutes,
  ...subscriptionRoutes,
  ...invoiceRoutes,
  ...sandboxRoutes,
  receiveWebhook,
  listDunning,
] as const;
