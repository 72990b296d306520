// Opens Stripe's own SDK: against Stripe, or against the sandbox that speaks the same wire. The only importer of
// the package.
import { Stripe } from 'stripe';

export type { Stripe };

/** Where the sandbox listens. */
export type StripeAddress = { readonly host: string; readonly port: number };

const TIMEOUT_MS = 20_000;
/** A request that is repeated carries the same idempotency key, so nothing happens twice. */
const RETRIES = 3;

export function openStripe(secretKey: string, address?: StripeAddress): Stripe {
  return new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Vys' },
    ...(address ? { ...address, protocol: 'http' } : {}),
  });
}

/** Errors that the SDK throws, told apart by their own fields: they are classes of the vendor. */
export type StripeFailure = {
  readonly type: string;
  readonly code: string | undefined;
  readonly declineCode: string | undefined;
  readonly statusCode: number | undefined;
};

export function toStripeFailure(error: unknown): StripeFailure | undefined {
  if (!(error instanceof Stripe.errors.StripeError)) return undefined;
  const { type, code, decline_code: declineCode, statusCode } = error;
  return { type, code, declineCode, statusCode };
}
