// Digests in the encodings that protocols use.
import { createHash } from 'node:crypto';

export function sha256(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function md5(bytes: Uint8Array): Buffer {
  return createHash('md5').update(bytes).digest();
}
