// Why a model did not deliver. The built-in assistant goes on in every case; operators read the detail in the log.

export type FailureReason =
  /** Connection, 5xx, or a model that the provider does not have. */
  | 'unavailable'
  /** The provider does not take the key. */
  | 'key'
  /** The account at the provider is out of money or over its quota. */
  | 'money'
  /** Too many requests at the moment. */
  | 'busy'
  /** It took too long, or stalled. */
  | 'slow'
  /** The request is longer than the model takes, or than the budget allows. */
  | 'too_long'
  /** The provider or the model declined to answer. */
  | 'refused'
  /** The answer could not be used, or leaked the instructions. */
  | 'unusable';

export class ModelFailure extends Error {
  readonly reason: FailureReason;
  /** Seconds after which another try makes sense, where the provider says so. */
  readonly retryAfter: number | undefined;

  constructor(reason: FailureReason, detail: string, retryAfter?: number) {
    super(detail);
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

const MONEY = /insufficient|quota|billing|credit|payment|balance|spend/i;
/** Google tells a limit for each minute and an empty account apart by the name of the quota only. */
const PASSES_SOON = /PerMinute/;
/** Google refuses a key like a request that is wrong. */
const KEY = /API_KEY_INVALID|api key (?:not valid|expired)/i;
/** Characters that operators read. */
export const MOST_DETAIL = 300;
const TOO_LONG = /context|too (?:long|large|many tokens)|maximum.{0,20}tokens|prompt is too long/i;

/** From the status of a response and what its body says. `message` must not hold a key. */
export function failureOfStatus(
  status: number,
  message: string,
  retryAfter?: number,
): ModelFailure {
  const detail = `status ${status}: ${message.slice(0, MOST_DETAIL)}`;
  if (status === 402) return new ModelFailure('money', detail);
  if (status === 429) {
    const reason = MONEY.test(message) && !PASSES_SOON.test(message) ? 'money' : 'busy';
    return new ModelFailure(reason, detail, retryAfter);
  }
  if (status === 401 || status === 403) {
    return new ModelFailure(MONEY.test(message) ? 'money' : 'key', detail);
  }
  if (status === 400 && KEY.test(message)) return new ModelFailure('key', detail);
  if (status === 413 || (status === 400 && TOO_LONG.test(message))) {
    return new ModelFailure('too_long', detail);
  }
  if (status === 400 && MONEY.test(message)) return new ModelFailure('money', detail);
  if (status === 408 || status === 504) return new ModelFailure('slow', detail, retryAfter);
  return new ModelFailure('unavailable', detail, retryAfter);
}
