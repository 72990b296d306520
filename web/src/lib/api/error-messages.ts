// Error messages for failed calls on the public screens: what happened and what to do.
import { isApiError } from './api-error.ts';
import { NO_RESPONSE } from './network-messages.ts';

type ErrorMessages = {
  /** The server responded, but without a message. */
  rejected: string;
  /** No response, or not one of ours. */
  unreachable?: string;
};

export function getErrorMessage(
  error: unknown,
  { rejected, unreachable = NO_RESPONSE }: ErrorMessages,
): string {
  if (!isApiError(error) || !error.hasResponse) return unreachable;
  if (error.status === 429) return retryMessage(error.retryAfter);
  return error.message || rejected;
}

/** After too many attempts. */
export function retryMessage(seconds: number | undefined): string {
  if (seconds === undefined) return 'Too many attempts. Please wait a moment and try again.';
  return `Too many attempts. Please wait ${formatDuration(seconds)} and try again.`;
}

/** Rounded up, so that a retry is never too early. */
export function formatDuration(seconds: number): string {
  if (seconds <= 90) return plural(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
