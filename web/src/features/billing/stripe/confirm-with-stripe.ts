// Confirms a payment through Stripe's library, which opens the window of the bank where it asks.
import { openStripe, toCardError } from './load-stripe.ts';

/** Throws what the person can act on. */
export async function confirmWithStripe(clientSecret: string): Promise<void> {
  const stripe = await openStripe();
  const { error } = await stripe.confirmCardPayment(clientSecret);
  if (error) throw toCardError(error);
}
