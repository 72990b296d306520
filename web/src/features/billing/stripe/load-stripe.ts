// Stripe's browser library, loaded when a person pays with real keys and never before.

import type { Stripe, StripeError } from '@stripe/stripe-js';
// `pure` has no side effect: the plain entry adds Stripe's script to every page that imports it.
import { loadStripe } from '@stripe/stripe-js/pure';
import { findDecline } from '@vys/contract/billing/billing-errors';
import { errorMessages } from '@vys/contract/billing/messages/en';
import { getPublicKey } from '@vys/contract/billing/payment-methods';
import { call } from '#web/lib/api/api.ts';
import { messages } from '../messages/en.ts';

/** Throws ApiError without a publishable key, and BILL-14's text where the script cannot be loaded. */
export async function openStripe(): Promise<Stripe> {
  const { publishableKey } = await call(getPublicKey);
  const stripe = await loadStripe(publishableKey).catch(() => null);
  if (!stripe) throw new Error(messages.stripeNotLoaded);
  return stripe;
}

/** Declines get our own sentences, the same as from the server; a slip of the pen gets Stripe's. */
export function toCardError({ type, code, decline_code, message = '' }: StripeError): Error {
  if (type !== 'card_error') return new Error(message);
  return new Error(errorMessages[findDecline(decline_code, code)]);
}
