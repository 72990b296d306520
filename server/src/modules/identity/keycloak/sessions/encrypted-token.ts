// What a browser gets instead of the provider's refresh token: the same token, encrypted with a key derived
// from the device cookie. The stored value alone is useless on another device (docs/decisions/025).
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

const MARK = 'vys1';
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export type Owner = { readonly userId: string; readonly sessionId: string };

/** `ownerKey` authenticates the owner without the cookie, so that no other user can be notified. */
export function encryptToken(
  token: string,
  owner: Owner,
  deviceId: string,
  ownerKey: string,
): string {
  const about = `${owner.userId}.${owner.sessionId}`;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(deviceId), nonce).setAAD(Buffer.from(about));
  const encrypted = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  const body = Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
  return [MARK, about, computeProof(about, ownerKey), body].join('.');
}

/** A token that a program got is the provider's own. */
export function isEncrypted(text: string): boolean {
  return text.startsWith(`${MARK}.`);
}

/** Undefined without the device cookie that it was encrypted for. */
export function decryptToken(
  text: string,
  deviceIds: readonly string[],
): { readonly token: string; readonly deviceId: string } | undefined {
  for (const deviceId of deviceIds) {
    const token = decryptWith(text, deviceId);
    if (token !== undefined) return { token, deviceId };
  }
  return undefined;
}

function decryptWith(text: string, deviceId: string): string | undefined {
  const [, userId, sessionId, , body] = text.split('.');
  const bytes = Buffer.from(body ?? '', 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFrom(deviceId), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(`${userId}.${sessionId}`));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const encrypted = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return decipher.update(encrypted, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Undefined when the owner was not signed with `ownerKey`. */
export function readOwner(text: string, ownerKey: string): Owner | undefined {
  const [, userId = '', sessionId = '', proof = ''] = text.split('.');
  const actualProof = Buffer.from(proof);
  const expectedProof = Buffer.from(computeProof(`${userId}.${sessionId}`, ownerKey));
  const isOurs =
    actualProof.length === expectedProof.length && timingSafeEqual(actualProof, expectedProof);
  return isOurs ? { userId, sessionId } : undefined;
}

function keyFrom(deviceId: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', deviceId, '', 'vys refresh token', 32));
}

function computeProof(about: string, ownerKey: string): string {
  return createHmac('sha256', ownerKey).update(`vys refresh token of ${about}`).digest('base64url');
}
