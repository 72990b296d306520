// The error codes that a request to a route can get: its own, and those that concern any request.
import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

const anyRequest: readonly ErrorCode[] = ['input.invalid', 'input.malformed'];
/** Of requests that may have a body. */
const anyRequestBody: readonly ErrorCode[] = [
  'input.too_large',
  'input.media_type',
  'auth.cross_site',
];
/** Of requests that may have a token: it may be one that does not reach the route. */
const anyCaller: readonly ErrorCode[] = ['auth.forbidden'];

/** Without those of a server that fails: `internal` and `unavailable`. */
export function listErrorCodes(route: Route): readonly ErrorCode[] {
  return [
    ...new Set([
      ...anyRequest,
      ...(route.method === 'GET' ? [] : anyRequestBody),
      ...(route.access === 'user' ? (['auth.unauthenticated', 'auth.key_invalid'] as const) : []),
      ...(route.access === 'public' ? [] : [...anyCaller, ...listKeyErrors(route.keyScope)]),
      ...route.errors,
    ]),
  ];
}

/** Of requests with an API key, each of which has a rate of its own; large bodies wait for a turn as well. */
function listKeyErrors(keyScope: Route['keyScope']): readonly ErrorCode[] {
  return [keyScope === 'none' ? 'auth.key_not_allowed' : 'auth.key_scope', 'rate.limited'];
}
