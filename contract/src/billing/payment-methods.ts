// Cards of the caller (doc2 §7, API-53..56, DATA-27).
import { z } from 'zod';
import { route } from '../api/route.ts';

/** Most cards that one account can save. */
export const PAYMENT_METHOD_LIMIT = 10;

/** Ids of objects at Stripe, such as `pm_1QxY…`. */
export const stripeId = z.string().min(1).max(200);

export const paymentMethodSchema = z.object({
  id: z.string(),
  card: z.object({
    last4: z.string(),
    /** `visa`, `mastercard`, `amex`, … or `unknown`. */
    brand: z.string(),
    expMonth: z.number().int(),
    expYear: z.number().int(),
  }),
  /** Pays for the plan. */
  isDefault: z.boolean(),
  isExpired: z.boolean(),
});
export type PaymentMethod = z.output<typeof paymentMethodSchema>;

export const paymentMethodsSchema = z.object({ paymentMethods: z.array(paymentMethodSchema) });

/** In the sandbox `pk_sandbox`, which no browser library takes: its card form is our own. */
export const getPublicKey = route({
  id: 'billing.publicKey',
  method: 'GET',
  path: '/api/payments/public-key',
  summary: 'The publishable key of the card provider',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ publishableKey: z.string() }),
  errors: ['billing.not_configured'],
});

export const createSetupIntent = route({
  id: 'billing.setupIntent',
  method: 'POST',
  path: '/api/payments/setup-intent',
  summary: 'Start adding a card',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ clientSecret: z.string(), customerId: z.string() }),
  errors: ['billing.too_many_payment_methods', 'billing.provider_unavailable', 'rate.limited'],
});

export const listPaymentMethods = route({
  id: 'billing.paymentMethods',
  method: 'GET',
  path: '/api/payments/payment-methods',
  summary: 'Saved cards, the default one first',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: paymentMethodsSchema,
  errors: ['billing.provider_unavailable'],
});

/** The default card pays for the plan as long as there is one, and can be removed after that. */
export const removePaymentMethod = route({
  id: 'billing.removePaymentMethod',
  method: 'DELETE',
  path: '/api/payments/payment-methods/{id}',
  summary: 'Remove a saved card',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: stripeId }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: [
    'billing.payment_method_not_found',
    'billing.payment_method_in_use',
    'billing.provider_unavailable',
    'rate.limited',
  ],
});

export const setDefaultPaymentMethod = route({
  id: 'billing.setDefaultPaymentMethod',
  method: 'PUT',
  path: '/api/payments/payment-methods/{id}/default',
  summary: 'Choose the card that pays for the plan',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: stripeId }),
  responseType: 'json',
  status: 200,
  output: paymentMethodsSchema,
  errors: ['billing.payment_method_not_found', 'billing.provider_unavailable', 'rate.limited'],
});

export const paymentMethodRoutes = [
  getPublicKey,
  createSetupIntent,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
] as const;
