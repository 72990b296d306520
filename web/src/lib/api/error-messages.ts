// Error messages for failed calls on the public screens: what happened and what to do.
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { isApiError } from './api-error.ts';
import { messages } from './messages/en.ts';
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
  return seconds === undefined
    ? messages.tooManyAttempts
    : messages.tooManyAttemptsFor(formatDuration(seconds));
}

/** Rounded up, so that a retry is never too early. */
export function formatDuration(seconds: number): string {
  if (seconds <= 90) return formatUnit(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90
    ? formatUnit(minutes, 'minute')
    : formatUnit(Math.ceil(minutes / 60), 'hour');
}

const formatUnit = (count: number, unit: string) =>
  count.toLocaleString(interfaceLocale, { style: 'unit', unit, unitDisplay: 'long' });
