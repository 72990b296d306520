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
