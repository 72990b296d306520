// The device cookie, which binds sessions to a browser: random device ids, the newest first. Each session
// is bound to one of them, so that accounts that share a browser do not share an id. The database stores
// hashes only.

import { randomBytes } from 'node:crypto';
import { sha256 } from '../../../../platform/hash.ts';

const BYTES = 32;
const DEVICE_ID_PATTERN = /^[\w-]{43}$/;
const SEPARATOR = '.';

/** Beyond it the oldest are dropped. */
export const MAX_DEVICE_IDS = 8;

export function createDeviceId(): string {
  return randomBytes(BYTES).toString('base64url');
}

/** A new id per sign-in: a previous user of the browser may have read or planted the ids it sends. */
export function withNewDeviceId<V extends { readonly deviceIds: readonly string[] }>(
  clientInfo: V,
): V {
  const deviceIds = [createDeviceId(), ...clientInfo.deviceIds].slice(0, MAX_DEVICE_IDS);
  return { ...clientInfo, deviceIds };
}

/** A malformed cookie counts as no cookie. */
export function parseDeviceCookie(cookie: string | undefined): readonly string[] {
  const values = new Set(cookie?.split(SEPARATOR));
  const isOurs =
    values.size <= MAX_DEVICE_IDS && [...values].every((value) => DEVICE_ID_PATTERN.test(value));
  return isOurs ? [...values] : [];
}

export function formatDeviceCookie(values: readonly string[]): string {
  return values.join(SEPARATOR);
}

/** The prefix `binding` stays: stored hashes contain it. */
export function hashDeviceId(value: string): Buffer {
  return sha256(`binding ${value}`);
}
