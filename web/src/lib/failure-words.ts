// Words for a call that failed, on the screens in front of the app: what happened and what to do.
import { isApiError } from './api-error.ts';

export const NO_ANSWER = 'Vys could not be reached. Check your connection and try again.';

type Words = {
  /** The server answered, but without words. */
  refused: string;
  /** No answer, or not one of ours. */
  unanswered?: string;
};

export function failureWords(error: unknown, { refused, unanswered = NO_ANSWER }: Words): string {
  if (!isApiError(error) || !error.answered) return unanswered;
  if (error.status === 429) return waitWords(error.retryAfter);
  return error.message || refused;
}

/** After too many tries. */
export function waitWords(seconds: number | undefined): string {
  if (seconds === undefined) return 'Too many tries. Please wait a moment and try again.';
  return `Too many tries. Please wait ${durationWords(seconds)} and try again.`;
}

/** Rounded up, so that nobody comes too early. */
export function durationWords(seconds: number): string {
  if (seconds <= 90) return plural(Math.max(1, Math.ceil(seconds)), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}

const plural = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
