// Every call of the vendor's SDK: never within a transaction, and its errors become ours.
import { findDecline } from '@vys/contract/billing/billing-errors';
import { assertOutsideTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';

type StripeFailure = {
  readonly type: string;
  readonly code: string | undefined;
  readonly declineCode: string | undefined;
};

/** Told by its fields, so that the SDK need not be loaded to tell. */
function toStripeFailure(error: unknown): StripeFailure | undefined {
  if (!(error instanceof Error) || !('type' in error)) return undefined;
  const {
    type,
    code,
    decline_code: declineCode,
  } = error as Error & {
    type: unknown;
    code?: string;
    decline_code?: string;
  };
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return undefined;
  return { type, code, declineCode };
}

const unreachable = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
];

/** Throws the error of a declined card, or billing.provider_unavailable; other errors are bugs and stay. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  assertOutsideTransaction('a call of Stripe');
  try {
    return await call();
  } catch (error) {
    const failure = toStripeFailure(error);
    if (!failure) throw error;
    if (failure.type === 'StripeCardError') {
      throw appError(findDecline(failure.declineCode, failure.code));
    }
    const isBusy = failure.code === 'idempotency_key_in_use' || failure.code === 'lock_timeout';
    if (isBusy || unreachable.includes(failure.type)) {
      throw appError('billing.provider_unavailable', { retryAfter: 10 });
    }
    throw error;
  }
}

export function isMissing(error: unknown): boolean {
  return toStripeFailure(error)?.code === 'resource_missing';
}

export const hasStripeCode = (error: unknown, code: NonNullable<StripeFailure['code']>): boolean =>
  toStripeFailure(error)?.code === code;
