// The scopes of an access token.

const DEFAULT_SCOPES = ['profile', 'email'];
const KNOWN_SCOPES = ['openid', ...DEFAULT_SCOPES];

/** The granted scope, or undefined when something unknown was requested. */
export function grantScope(requested: string | undefined): string | undefined {
  const words = (requested ?? '').split(' ').filter((word) => word !== '');
  if (words.some((word) => !KNOWN_SCOPES.includes(word))) return undefined;
  const granted = new Set([...words, ...DEFAULT_SCOPES]);
  return KNOWN_SCOPES.filter((scope) => granted.has(scope)).join(' ');
}

export function hasScope(scope: string, word: string): boolean {
  return scope.split(' ').includes(word);
}
