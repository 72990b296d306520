// The card form of the sandbox: what Stripe's browser library does where real keys are set. Only test card numbers
// are accepted; without the sandbox these routes are 404.
import { z } from 'zod';
import { route } from '../api/route.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { paymentErrors } from './billing-errors.ts';
import { testCardMessages } from './messages/en.ts';

const clientSecret = z
  .string()
  .max(300)
  .regex(/^(?:seti|pi)_[A-Za-z0-9]+_secret_[A-Za-z0-9]+$/, fieldMessages.paymentInvalid);

export const sandboxCardSchema = z.strictObject({
  /** Digits, with or without spaces. */
  number: z
    .string()
    .max(40, fieldMessages.cardNumber)
    .transform((text) => text.replace(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12,19}$/, fieldMessages.cardNumber)),
  expMonth: z.number().int().min(1, fieldMessages.month).max(12, fieldMessages.month),
  expYear: z.number().int().min(2000, fieldMessages.year).max(2099, fieldMessages.year),
  cvc: z.string().regex(/^\d{3,4}$/, fieldMessages.securityCode),
});
export type SandboxCard = z.output<typeof sandboxCardSchema>;

/** `requires_action`: show the sandbox's 3-D Secure step, then call `authenticate` with the same secret. */
export const confirmationSchema = z.object({
  status: z.enum(['succeeded', 'requires_action']),
  paymentMethodId: z.string().nullable(),
});
export type Confirmation = z.output<typeof confirmationSchema>;

const confirmErrors = [
  'route.not_found',
  'billing.setup_not_found',
  'billing.provider_unavailable',
  'rate.limited',
  ...paymentErrors,
] as const;

/** `stripe.confirmSetup()` in the sandbox. */
export const confirmSandboxSetup = route({
  id: 'billing.sandboxConfirmSetup',
  method: 'POST',
  path: '/api/payments/sandbox/setup-intents/confirm',
  summary: 'Add a test card (sandbox)',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ clientSecret, card: sandboxCardSchema }),
  responseType: 'json',
  status: 200,
  output: confirmationSchema,
  errors: [...confirmErrors],
});

/** `stripe.confirmPayment()` in the sandbox, with the card that the payment already has or with another saved one. */
export const confirmSandboxPayment = route({
  id: 'billing.sandboxConfirmPayment',
  method: 'POST',
  path: '/api/payments/sandbox/payment-intents/confirm',
  summary: 'Confirm a payment (sandbox)',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ clientSecret }),
  responseType: 'json',
  status: 200,
  output: confirmationSchema,
  errors: [...confirmErrors],
});

/** What a person decides in the 3-D Secure step of their bank. */
export const authenticateSandbox = route({
  id: 'billing.sandboxAuthenticate',
  method: 'POST',
  path: '/api/payments/sandbox/authenticate',
  summary: 'Pass or fail the 3-D Secure step (sandbox)',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({ clientSecret, outcome: z.enum(['approve', 'fail']) }),
  responseType: 'json',
  status: 200,
  output: confirmationSchema,
  errors: [...confirmErrors],
});

/** The address is the secret, as with Stripe's own links to invoices. */
export const getSandboxInvoicePdf = route({
  id: 'billing.sandboxInvoicePdf',
  method: 'GET',
  path: '/api/payments/sandbox/invoices/{token}/pdf',
  summary: 'An invoice as PDF (sandbox)',
  access: 'public',
  params: z.object({ token: z.string().regex(/^[A-Za-z0-9]{20,80}$/, fieldMessages.linkInvalid) }),
  responseType: 'stream',
  contentType: 'application/pdf',
  status: 200,
  output: z.undefined(),
  errors: ['route.not_found', 'billing.invoice_not_found'],
});

/** Numbers that the card form offers, with what each of them does. */
export const sandboxTestCards = [
  { number: '4242424242424242', brand: 'visa', label: testCardMessages.works },
  { number: '4000002500003155', brand: 'visa', label: testCardMessages.confirmedOnce },
  { number: '4000002760003184', brand: 'visa', label: testCardMessages.confirmedAlways },
  { number: '4000000000000341', brand: 'visa', label: testCardMessages.declinedLater },
  { number: '4000000000000002', brand: 'visa', label: testCardMessages.declined },
  { number: '4000000000009995', brand: 'visa', label: testCardMessages.insufficientFunds },
] as const;

export const sandboxRoutes = [
  confirmSandboxSetup,
  confirmSandboxPayment,
  authenticateSandbox,
  getSandboxInvoicePdf,
] as const;
