// The sentence for a failed payment: the server's or the provider's, else one of our own. Pure.
import { getErrorMessage, isApiError } from '#web/lib/api/api-error.ts';

export function describePaymentError(error: unknown, fallback: string): string {
  if (isApiError(error) && !error.hasResponse) return fallback;
  return getErrorMessage(error, fallback);
}
