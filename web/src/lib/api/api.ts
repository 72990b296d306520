// Calls the routes of the contract: bearer token, one shared refresh on 401, errors as ApiError.
import {
  fillPath,
  type OutputOf,
  type RequestBody,
  type RequestParams,
  type RequestQuery,
  type Route,
} from '@vys/contract/api/route';
import { session } from '../session/session.ts';
import { ApiError, isApiError, NETWORK_ERROR, UNKNOWN_RESPONSE } from './api-error.ts';
import { connection } from './connection.ts';
import { CALL_TIMEOUT_MS, readJson, request, toApiError } from './http.ts';
import { findKnown, NOT_MODIFIED, remember } from './known-responses.ts';
import { NO_RESPONSE_IN_TIME } from './network-messages.ts';

type Part<K extends string, V> = [V] extends [undefined]
  ? { [key in K]?: undefined }
  : undefined extends V
    ? { [key in K]?: V }
    : { [key in K]: V };

type BodyFor<R extends Route> = R['bodyType'] extends 'multipart' ? FormData : RequestBody<R>;
type QueryFor<R extends Route> = RequestQuery<R> | (R['query'] extends object ? undefined : never);

export type CallOptions<R extends Route> = Part<'params', RequestParams<R>> &
  Part<'query', QueryFor<R>> &
  Part<'body', BodyFor<R>> & {
    headers?: Record<string, string>;
    signal?: AbortSignal | undefined;
    /** Milliseconds; null waits as long as it takes. */
    timeoutMs?: number | null;
  };

type Rest<R extends Route> =
  Record<never, never> extends CallOptions<R> ? [CallOptions<R>?] : [CallOptions<R>];

export type LooseOptions = {
  params?: Record<string, string> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  headers?: Record<string, string> | undefined;
  signal?: AbortSignal | undefined;
  timeoutMs?: number | null;
};

/** Calls a route that returns JSON or nothing. Throws ApiError. */
export async function call<R extends Route>(route: R, ...[options]: Rest<R>): Promise<OutputOf<R>> {
  const { headers, ...rest } = (options ?? {}) as LooseOptions;
  const known = findKnown(route, rest);
  const response = await send(route, { ...rest, headers: { ...known?.headers, ...headers } });
  if (route.responseType !== 'json') return undefined as OutputOf<R>;
  if (known && response.status === NOT_MODIFIED) return known.body as OutputOf<R>;
  const body = await readJson(response);
  if (typeof body === 'object' && body !== null) {
    remember(route, rest, response, body);
    return body as OutputOf<R>;
  }
  // A 200 that is not ours: a proxy's or a portal's own page.
  void connection.check();
  throw new ApiError({ code: UNKNOWN_RESPONSE, message: '', status: response.status });
}

/** Calls a route that returns a stream: the open response, whatever its status. No time limit. */
export async function openStream<R extends Route>(
  route: R,
  ...[options]: Rest<R>
): Promise<Response> {
  return attempt(route, { timeoutMs: null, ...((options ?? {}) as LooseOptions) });
}

async function send(route: Route, options: LooseOptions): Promise<Response> {
  const response = await attempt(route, options);
  if (response.ok || response.status === NOT_MODIFIED) return response;
  const error = await toApiError(response);
  logQuietly(route, error);
  throw error;
}

/** One try, and after a 401 one more with a new token (doc2 §4). */
async function attempt(route: Route, options: LooseOptions): Promise<Response> {
  const isPublic = route.access === 'public';
  const used = isPublic ? undefined : await inTime(session.findFreshToken(), options);
  const who = session.userId;
  const first = await fetchNoting(route, options, used);
  if (first.status !== 401 || used === undefined || route.path.startsWith('/realms/')) return first;
  const renewed = await inTime(session.replaceToken(used), options).catch((error) => {
    if (isApiError(error) && error.status === 401) return undefined;
    throw error;
  });
  // A different user may have signed in meanwhile, in another tab: nothing is sent in their name.
  const isAnother = who !== undefined && session.userId !== who;
  if (renewed === undefined || isAnother) return first;
  const second = await fetchNoting(route, options, renewed);
  if (second.status === 401 && (await isOurs(second))) session.end('expired');
  return second;
}

/** A call without a response may mean an outage: that is checked apart from it. */
async function fetchNoting(route: Route, options: LooseOptions, token: string | undefined) {
  try {
    return await request(buildUrl(route, options), buildRequestInit(route, options, token));
  } catch (error) {
    if (isApiError(error)) void connection.check();
    throw error;
  }
}

/** A refresh takes as long as the server cannot be reached; a call does not wait that long. */
function inTime<T>(work: Promise<T>, { signal, timeoutMs }: LooseOptions): Promise<T> {
  const limitMs = timeoutMs ?? CALL_TIMEOUT_MS;
  return new Promise((resolve, reject) => {
    const giveUp = () =>
      reject(new ApiError({ code: NETWORK_ERROR, message: NO_RESPONSE_IN_TIME, status: 0 }));
    const timer = setTimeout(giveUp, limitMs);
    const abort = () => reject(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    if (signal?.aborted) abort();
    void work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  });
}

/** Proxies and portals in between use 401 too; their word does not end a session. */
async function isOurs(response: Response): Promise<boolean> {
  const body = await readJson(response.clone());
  const code = typeof body === 'object' && body !== null ? (body as { code?: unknown }).code : '';
  return typeof code === 'string' && code !== '';
}

function buildUrl(route: Route, { params, query }: LooseOptions): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  const path = fillPath(route.path, params);
  return search.size > 0 ? `${path}?${search}` : path;
}

function buildRequestInit(route: Route, options: LooseOptions, token: string | undefined) {
  const { body, headers, signal, timeoutMs } = options;
  const isForm = body instanceof FormData;
  return {
    method: route.method,
    headers: {
      Accept: route.responseType === 'stream' ? 'text/event-stream' : 'application/json',
      ...(body === undefined || isForm ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  };
}

/** Doc2 §8: 403 and 500 are logged, 429 is logged as a warning. Showing them is the caller's choice. */
function logQuietly(route: Route, error: ApiError) {
  const line = `${route.id}: ${error.status} ${error.code} ${error.message}`;
  if (error.status === 403 || error.status === 500) console.error(line);
  if (error.status === 429) console.warn(line);
}
