// What a browser gets instead of the provider's refresh token: the same, sealed with a key that only its
// binding cookie yields. The stored value alone is useless elsewhere (docs/decisions/025).
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

/** `ownerKey` proves, without the cookie, whose it is: nobody else can be made to be warned. */
export function sealToken(token: string, owner: Owner, binding: string, ownerKey: string): string {
  const about = `${owner.userId}.${owner.sessionId}`;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(binding), nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(token, 'utf8'), cipher.final()]);
  const body = Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  return [MARK, about, proofOf(about, ownerKey), body].join('.');
}

/** A token that a program got is the provider's own. */
export function isSealed(text: string): boolean {
  return text.startsWith(`${MARK}.`);
}

/** Undefined without the cookie of the browser that it was sealed for. */
export function unsealToken(
  text: string,
  bindings: readonly string[],
): { readonly token: string; readonly binding: string } | undefined {
  for (const binding of bindings) {
    const token = unsealWith(text, binding);
    if (token !== undefined) return { token, binding };
  }
  return undefined;
}

function unsealWith(text: string, binding: string): string | undefined {
  const [, userId, sessionId, , body] = text.split('.');
  const bytes = Buffer.from(body ?? '', 'base64url');
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return undefined;
  const decipher = createDecipheriv(CIPHER, keyFrom(binding), bytes.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(`${userId}.${sessionId}`));
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
    return decipher.update(sealed, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return undefined;
  }
}

/** Undefined when that was not written here. */
export function readOwner(text: string, ownerKey: string): Owner | undefined {
  const [, userId = '', sessionId = '', proof = ''] = text.split('.');
  const given = Buffer.from(proof);
  const right = Buffer.from(proofOf(`${userId}.${sessionId}`, ownerKey));
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  return isOurs ? { userId, sessionId } : undefined;
}

function keyFrom(binding: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', binding, '', 'vys refresh token', 32));
}

function proofOf(about: string, ownerKey: string): string {
  return createHmac('sha256', ownerKey).update(`vys refresh token of ${about}`).digest('base64url');
}
