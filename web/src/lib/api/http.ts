// One HTTP request: sends, stops after a time limit, reads the response. Knows nothing of sessions.
import { ApiError, NETWORK_ERROR, UNKNOWN_RESPONSE } from './api-error.ts';
import { NO_RESPONSE, NO_RESPONSE_IN_TIME } from './network-messages.ts';

/** How long a call may take, in milliseconds (doc2 §7, §9). */
export const CALL_TIMEOUT_MS = 30_000;

export type RequestOptions = RequestInit & { timeoutMs?: number | null };

/**
 * Fetches; throws NETWORK_ERROR when no response comes in time, and the abort itself when the caller
 * gave up. A null time limit lets a stream run.
 */
export async function request(url: string, init: RequestOptions = {}): Promise<Response> {
  const { timeoutMs = CALL_TIMEOUT_MS, signal: outer, ...rest } = init;
  const limit = new AbortController();
  const timer = timeoutMs === null ? undefined : setTimeout(() => limit.abort(), timeoutMs);
  const signal = outer ? AbortSignal.any([outer, limit.signal]) : limit.signal;
  try {
    return await fetch(url, { ...rest, signal });
  } catch (error) {
    if (outer?.aborted) throw error;
    const message = limit.signal.aborted ? NO_RESPONSE_IN_TIME : NO_RESPONSE;
    throw new ApiError({ code: NETWORK_ERROR, message, status: 0 });
  } finally {
    clearTimeout(timer);
  }
}

/** The body as JSON; undefined for an empty or foreign one. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => '');
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Seconds of a Retry-After header (RFC 9110 §10.2.3); we never send the form with a date. */
export function getRetryAfter(response: Response): number | undefined {
  const seconds = response.headers.get('retry-after')?.trim() ?? '';
  return /^\d{1,9}$/.test(seconds) ? Number(seconds) : undefined;
}

/** The error of a response that is not OK, read as {code, message, fields}. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = await readJson(response);
  if (typeof body !== 'object' || body === null) {
    return new ApiError({ code: UNKNOWN_RESPONSE, message: '', status: response.status });
  }
  const { code, message, fields } = body as Record<string, unknown>;
  return new ApiError({
    code: toText(code) || `HTTP_${response.status}`,
    message: toText(message),
    status: response.status,
    fields: typeof fields === 'object' && fields !== null ? (fields as Record<string, string>) : {},
    retryAfter: getRetryAfter(response),
  });
}
