// Requests to the provider, each with a timeout. A missing response or a server error throws `unavailable`;
// rejections are returned to the caller.
import { assertOutsideTransaction } from '../../../../platform/db/transaction.ts';
import { type AppError, appError } from '../../../../platform/errors.ts';

export type RealmResponse = {
  readonly status: number;
  readonly headers: Headers;
  /** What the body holds as JSON, if it does. */
  readonly body: unknown;
};

export type RealmRequest = {
  method?: string;
  headers?: Record<string, string>;
  /** Sent as a form. */
  form?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  timeoutMs?: number;
};

export type FetchRealm = (url: string, request?: RealmRequest) => Promise<RealmResponse>;

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

export const fetchRealm: FetchRealm = async (url, request = {}) => {
  assertOutsideTransaction('A request to the identity provider');
  const { form, json, timeoutMs = TIMEOUT_MS } = request;
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      method: request.method ?? (body === null ? 'GET' : 'POST'),
      headers: { accept: 'application/json', ...type, ...request.headers },
      body,
      // A provider that sends us on is not the one that was configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await response.text();
  } catch (error) {
    throw unavailable(`no response (${describeReason(error)})`);
  }
  const { status, headers } = response;
  if (status >= 500 || (status >= 300 && status < 400)) throw unavailable(`returned ${status}`);
  return { status, headers, body: parse(text) };
};

/** The message for people stays that of the table; why is the cause, for the log. */
export function unavailable(why: string): AppError {
  const failure = appError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  failure.cause = new Error(`identity provider: ${why}`);
  return failure;
}

export function isUnavailable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'unavailable';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describeReason(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return String(cause);
}
