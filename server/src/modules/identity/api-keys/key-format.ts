// The written form of an API key: a prefix, 256 random bits and a checksum, in characters that a double click selects
// as a whole. The checksum tells scanners for secrets, and us, that it is one without a look at the database.
import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { API_KEY_PREFIX } from '@vys/contract/api/key-scopes';

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is more than 2^256, and 62^6 more than 2^32. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const FORM = new RegExp(
  `^${API_KEY_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

export function generateKey(): string {
  const secret = toBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), SECRET_LENGTH);
  return API_KEY_PREFIX + secret + checksumOf(secret);
}

/** By its prefix; it may still be mistyped. */
export const isApiKey = (token: string): boolean => token.startsWith(API_KEY_PREFIX);

export function hasValidChecksum(key: string): boolean {
  const [, secret, checksum] = FORM.exec(key) ?? [];
  return secret !== undefined && checksumOf(secret) === checksum;
}

const checksumOf = (secret: string) => toBase62(BigInt(crc32(secret)), CHECKSUM_LENGTH);

function toBase62(value: bigint, length: number): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 62n) text = `${DIGITS[Number(rest % 62n)]}${text}`;
  return text.padStart(length, '0');
}
