// Pure decisions about API keys.
import { coversScope, type KeyScope, keyScopes } from '@vys/contract/api/key-scopes';

/** Each scope once, in the order of the contract, and none that another one includes. */
export function withoutImplied(scopes: readonly KeyScope[]): KeyScope[] {
  return keyScopes.filter((scope) => {
    const others = scopes.filter((other) => other !== scope);
    return scopes.includes(scope) && !coversScope(others, scope);
  });
}
