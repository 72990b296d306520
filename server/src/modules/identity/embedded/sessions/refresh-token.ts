// Makes and reads refresh tokens: a part that the whole family shares and a part of its own.
// Only hashes of both are stored. The successor is encrypted with a key derived from its predecessor.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sha256 } from '../../../../platform/hash.ts';

const FAMILY_BYTES = 16;
const SECRET_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

export type RefreshToken = {
  readonly text: string;
  readonly hash: Buffer;
  readonly familyHash: Buffer;
};

export function createRefreshToken(): RefreshToken {
  return toRefreshToken(randomBytes(FAMILY_BYTES + SECRET_BYTES));
}

export function rotateRefreshToken(token: RefreshToken): RefreshToken {
  const family = decodeToken(token.text).subarray(0, FAMILY_BYTES);
  return toRefreshToken(Buffer.concat([family, randomBytes(SECRET_BYTES)]));
}

/** Undefined for text that cannot be one of our tokens. */
export function parseRefreshToken(text: string): RefreshToken | undefined {
  const bytes = decodeToken(text);
  const isExact = bytes.length === FAMILY_BYTES + SECRET_BYTES && encodeToken(bytes) === text;
  return isExact ? toRefreshToken(bytes) : undefined;
}

export function encryptSuccessor(successor: RefreshToken, predecessor: RefreshToken): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyFrom(predecessor), nonce);
  const encrypted = Buffer.concat([cipher.update(decodeToken(successor.text)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Throws when it was encrypted for another predecessor. */
export function decryptSuccessor(encrypted: Buffer, predecessor: RefreshToken): RefreshToken {
  const nonce = encrypted.subarray(0, NONCE_BYTES);
  const body = encrypted.subarray(NONCE_BYTES + TAG_BYTES);
  const cipher = createDecipheriv(CIPHER, keyFrom(predecessor), nonce);
  cipher.setAuthTag(encrypted.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return toRefreshToken(Buffer.concat([cipher.update(body), cipher.final()]));
}

function keyFrom(token: RefreshToken): Uint8Array {
  return new Uint8Array(
    hkdfSync('sha256', decodeToken(token.text), token.familyHash, 'refresh token successor', 32),
  );
}

function toRefreshToken(bytes: Buffer): RefreshToken {
  return {
    text: encodeToken(bytes),
    hash: sha256(bytes),
    familyHash: sha256(bytes.subarray(0, FAMILY_BYTES)),
  };
}

function encodeToken(bytes: Buffer): string {
  return bytes.toString('base64url');
}

function decodeToken(text: string): Buffer {
  return Buffer.from(text, 'base64url');
}
