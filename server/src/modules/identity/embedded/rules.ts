// Pure decisions of the identity module: lifetimes, names, and the check of refresh tokens.

import { RECENT_FACTOR_DAYS } from '@vys/contract/api/endpoints';
import { DAY, SECOND } from '../../../platform/time-spans.ts';

/** A session ends when it was not refreshed that long, and at the latest after the second. */
export const SESSION_IDLE_MS = 30 * DAY;
export const SESSION_LONGEST_MS = 90 * DAY;
/** How long the token before the newest still yields the newest: two tabs, a lost response. */
export const REFRESH_GRACE_MS = 10 * SECOND;

/** A reset removes what was added within that time: a thief who had the password may have added it. */
export const RECENT_FACTOR_MS = RECENT_FACTOR_DAYS * DAY;

export const AUDIENCE = 'vys-api';

/** The family of a refresh token (RFC 9700 §4.14), as stored. */
export type TokenFamily = {
  readonly previousHash: Buffer | null;
  readonly rotatedAt: Date | null;
  readonly expiresAt: Date;
  readonly absoluteExpiresAt: Date;
  readonly endedAt: Date | null;
  /** Of the browser that opened it; null when none did. */
  readonly deviceHash: Buffer | null;
};

/**
 * `repeated` gets the same successor again; `reused` is a token that was stolen or kept too long;
 * `wrong_device` came from another browser than the one that the session is bound to.
 */
export type RefreshCheck = 'unknown' | 'ended' | 'expired' | 'wrong_device' | 'repeated' | 'reused';

/** For a token that is not the newest of an active family, or not sent by the device it is bound to. */
export function checkRefreshToken(
  family: TokenFamily | undefined,
  hash: Buffer,
  deviceHashes: readonly Buffer[],
  now: Date,
): RefreshCheck {
  if (family === undefined) return 'unknown';
  if (family.endedAt !== null || family.absoluteExpiresAt <= now) return 'ended';
  if (family.expiresAt <= now) return 'expired';
  // Before reuse is looked at: a thief without the cookie must not be able to end the session.
  if (!isBoundToDevice(family, deviceHashes)) return 'wrong_device';
  const graceEnd = (family.rotatedAt?.getTime() ?? 0) + REFRESH_GRACE_MS;
  const isPrevious = family.previousHash?.equals(hash) ?? false;
  return isPrevious && now.getTime() <= graceEnd ? 'repeated' : 'reused';
}

/** `deviceHashes` are hashes of the device ids that the browser sent. */
export function isBoundToDevice(
  { deviceHash }: Pick<TokenFamily, 'deviceHash'>,
  deviceHashes: readonly Buffer[],
): boolean {
  return deviceHash === null || deviceHashes.some((hash) => hash.equals(deviceHash));
}

export function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
