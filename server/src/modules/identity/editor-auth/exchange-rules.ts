// Whether a one-time code may be exchanged for an editor's token. Pure.

import { timingSafeEqual } from 'node:crypto';
import { sha256 } from '../../../platform/hash.ts';

export type IssuedCode = {
  readonly origin: string;
  /** S256 (RFC 7636). */
  readonly challenge: string | null;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
};

export type Exchange = {
  /** As the body says it. */
  readonly origin: string;
  /** As the browser says it, if one calls. */
  readonly caller: string | undefined;
  readonly verifier: string | undefined;
  readonly now: Date;
};

export type ExchangeResult =
  | 'ok'
  | 'unknown'
  | 'used'
  | 'expired'
  | 'other_origin'
  | 'wrong_verifier';

export function validateExchange(code: IssuedCode | undefined, exchange: Exchange): ExchangeResult {
  if (!code) return 'unknown';
  if (code.usedAt) return 'used';
  if (exchange.now >= code.expiresAt) return 'expired';
  const { origin, caller = origin } = exchange;
  if (origin !== code.origin || caller !== code.origin) return 'other_origin';
  return isProved(code.challenge, exchange.verifier) ? 'ok' : 'wrong_verifier';
}

/** A verifier without a challenge is rejected too: the challenge was stripped (RFC 9700 §2.1.1). */
function isProved(challenge: string | null, verifier: string | undefined): boolean {
  if (challenge === null || verifier === undefined) {
    return challenge === null && verifier === undefined;
  }
  const actualHash = sha256(verifier);
  const expectedHash = Buffer.from(challenge, 'base64url');
  return actualHash.length === expectedHash.length && timingSafeEqual(actualHash, expectedHash);
}
