// The cookie that a browser's sessions are bound to: random values, the newest first. Each session is
// bound to one of them, so that accounts that share a browser do not share a value. The database knows
// their hashes only.
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;
const SEPARATOR = '.';

/** Beyond it the oldest go. */
export const MOST_BINDINGS = 8;

export function newBinding(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Whoever used the browser before may have read or set the values that it sends. */
export function withNewBinding<V extends { readonly bindings: readonly string[] }>(visitor: V): V {
  const bindings = [newBinding(), ...visitor.bindings].slice(0, MOST_BINDINGS);
  return { ...visitor, bindings };
}

/** Anything else in the cookie counts as no cookie. */
export function readBindings(cookie: string | undefined): readonly string[] {
  const values = new Set(cookie?.split(SEPARATOR));
  const isOurs = values.size <= MOST_BINDINGS && [...values].every((value) => FORM.test(value));
  return isOurs ? [...values] : [];
}

export function writeBindings(values: readonly string[]): string {
  return values.join(SEPARATOR);
}

export function hashBinding(value: string): Buffer {
  return createHash('sha256').update(`binding ${value}`).digest();
}
