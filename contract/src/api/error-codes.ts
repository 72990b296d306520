// The error codes that a request to a route can get: its own, and those that concern any request.
import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

const anyRequest: readonly ErrorCode[] = ['input.invalid', 'input.malformed'];
/** Of requests that may have a body; the large ones wait for a turn. */
const anyRequestBody: readonly ErrorCode[] = [
  'input.too_large',
  'input.media_type',
  'auth.cross_site',
];
/** Of requests that may have a token: it may be one that does not reach the route. */
const anyCaller: readonly ErrorCode[] = ['auth.forbidden'];
const anyLargeBody: readonly ErrorCode[] = ['rate.limited'];

/** Without those of a server that fails: `internal` and `unavailable`. */
export function listErrorCodes(route: Route): readonly ErrorCode[] {
  const isLarge = route.access === 'user' && route.bodyLimit !== undefined;
  return [
    ...new Set([
      ...anyRequest,
      ...(route.method === 'GET' ? [] : anyRequestBody),
      ...(route.access === 'user' ? (['auth.unauthenticated'] as const) : []),
      ...(route.access === 'public' ? [] : anyCaller),
      ...(isLarge ? anyLargeBody : []),
      ...route.errors,
    ]),
  ];
}
