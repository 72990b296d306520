// The value of the cookie that a browser's sessions are bound to. The database knows its hash only.
import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;
const FORM = /^[\w-]{43}$/;

export function newBinding(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** Anything else in the cookie counts as no cookie. */
export function readBinding(cookie: string | undefined): string | undefined {
  return cookie !== undefined && FORM.test(cookie) ? cookie : undefined;
}

export function hashBinding(value: string): Buffer {
  return createHash('sha256').update(`binding ${value}`).digest();
}
