// What a failed sign-in is called.
import { isApiError } from '#web/lib/api-error.ts';
import { waitWords } from '#web/lib/failure-words.ts';

/** The provider's words if it answered, ours if it did not (doc1 §8). */
export function loginMessage(error: unknown): string {
  if (isApiError(error) && error.status === 429) return waitWords(error.retryAfter);
  if (isApiError(error) && error.answered) return error.message || 'Login failed';
  return 'Login failed. Please check your credentials and try again.';
}

/** The password was right, or there would be no second step; the provider's words blame both. */
export function codeMessage(error: unknown): string {
  const isWrong = isApiError(error) && error.code === 'invalid_grant';
  return isWrong
    ? 'This code is not right. Wait for the next one in your app and enter that.'
    : loginMessage(error);
}

export const asksForCode = (error: unknown): boolean =>
  isApiError(error) && error.code === 'mfa_required';
