// Error messages for a failed sign-in.
import { ACCOUNT_DISABLED } from '@vys/contract/api/endpoints';
import { isApiError } from '#web/lib/api/api-error.ts';
import { retryMessage } from '#web/lib/api/error-messages.ts';

const SUSPENDED = 'Your account is suspended. We emailed you the reason.';

const isSuspended = (error: unknown) => isApiError(error) && error.message === ACCOUNT_DISABLED;

/** The provider's words if it responded, ours if it did not (doc1 §8). */
export function loginMessage(error: unknown): string {
  if (isApiError(error) && error.status === 429) return retryMessage(error.retryAfter);
  if (isSuspended(error)) return SUSPENDED;
  if (isApiError(error) && error.hasResponse) return error.message || 'Login failed';
  return 'Login failed. Please check your credentials and try again.';
}

/** The password was correct, or there would be no second step; the provider's message names both. */
export function codeMessage(error: unknown): string {
  const isWrong = isApiError(error) && error.code === 'invalid_grant' && !isSuspended(error);
  return isWrong ? 'Incorrect code. Try the next code from your app.' : loginMessage(error);
}

export const requiresCode = (error: unknown): boolean =>
  isApiError(error) && error.code === 'mfa_required';
