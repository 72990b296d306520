// The error of an exceeded rate limit; its Retry-After is the time until the next attempt passes.
import { type AppError, appError } from '../errors.ts';
import { SECOND } from '../time-spans.ts';
import type { Policy } from './rules.ts';

export function rateLimitError({ message }: Pick<Policy, 'message'>, waitMs: number): AppError {
  const retryAfter = Math.ceil(waitMs / SECOND);
  return appError('rate.limited', message === undefined ? { retryAfter } : { message, retryAfter });
}
