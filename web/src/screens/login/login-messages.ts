// Error messages for a failed sign-in.
import { ACCOUNT_DISABLED } from '@vys/contract/api/endpoints';
import { isApiError } from '#web/lib/api/api-error.ts';
import { retryMessage } from '#web/lib/api/error-messages.ts';
import { messages } from './messages/en.ts';

const isSuspended = (error: unknown) => isApiError(error) && error.message === ACCOUNT_DISABLED;

/** The provider's words if it responded, ours if it did not (doc1 §8). */
export function loginMessage(error: unknown): string {
  if (isApiError(error) && error.status === 429) return retryMessage(error.retryAfter);
  if (isSuspended(error)) return messages.suspended;
  if (isApiError(error) && error.hasResponse) return error.message || messages.loginFailed;
  return messages.loginFailedHint;
}

/** The password was correct, or there would be no second step; the provider's message names both. */
export function codeMessage(error: unknown): string {
  const isWrong = isApiError(error) && error.code === 'invalid_grant' && !isSuspended(error);
  return isWrong ? messages.incorrectCode : loginMessage(error);
}

export const requiresCode = (error: unknown): boolean =>
  isApiError(error) && error.code === 'mfa_required';
