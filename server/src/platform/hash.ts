// Digests that protocols and stored keys use.
import { createHash } from 'node:crypto';

export function sha256(data: Uint8Array | string): Buffer {
  return createHash('sha256').update(data).digest();
}

export function md5(bytes: Uint8Array): Buffer {
  return createHash('md5').update(bytes).digest();
}
