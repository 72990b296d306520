// Requests to the provider, each bounded in time. What does not come, or comes as a fault of the
// provider, is "unavailable"; what it refuses is for the caller to read.
import { type Failure, fail } from '../../kit/fail.ts';

export type RealmAnswer = {
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

export type AskRealm = (url: string, request?: RealmRequest) => Promise<RealmAnswer>;

const TIMEOUT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

export const askRealm: AskRealm = async (url, request = {}) => {
  const { form, json, timeoutMs = TIMEOUT_MS } = request;
  const type = json === undefined ? {} : { 'content-type': 'application/json' };
  const body = form ? new URLSearchParams(form) : json === undefined ? null : JSON.stringify(json);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, {
      method: request.method ?? (body === null ? 'GET' : 'POST'),
      headers: { accept: 'application/json', ...type, ...request.headers },
      body,
      // A provider that sends us on is not the one that was configured.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    text = await answer.text();
  } catch (error) {
    throw unavailable(`no answer (${reasonOf(error)})`);
  }
  const { status, headers } = answer;
  if (status >= 500 || (status >= 300 && status < 400)) throw unavailable(`answered ${status}`);
  return { status, headers, body: parse(text) };
};

/** The message for people stays that of the table; why is the cause, for the log. */
export function unavailable(why: string): Failure {
  const failure = fail('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
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

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (cause instanceof Error) return 'code' in cause ? String(cause.code) : cause.name;
  return String(cause);
}
