// Whether a token reaches a route: that of an editor by the route's own mark, an API key by its scopes. Pure.
import type { Route } from '@vys/contract';
import { coversScope } from '@vys/contract/api/key-scopes';
import { appError } from '../errors.ts';
import { say } from '../messages/index.ts';
import type { Caller } from './http.ts';

/** Throws auth.forbidden, auth.key_not_allowed, auth.key_scope. */
export function checkScope({ scope }: Pick<Caller, 'scope'>, route: Route): void {
  if (scope === 'full') return;
  if (scope === 'pages') {
    if (route.scope !== 'pages') throw appError('auth.forbidden');
    return;
  }
  const { keyScope = 'none' } = route;
  if (keyScope === 'none') throw appError('auth.key_not_allowed');
  if (!coversScope(scope, keyScope)) {
    throw appError('auth.key_scope', {
      message: say((messages) => messages.missingScope(keyScope)),
      missingScope: keyScope,
    });
  }
}
