// Stores bytes in an S3-compatible bucket. A put succeeds only when the store has confirmed these very
// bytes; a get returns them or fails. Requests are made in s3-request.ts.

import { md5, sha256 } from '../hash.ts';
import { checkKey, type FileStore } from './file-store.ts';
import type { S3Store } from './files-url.ts';
import { createS3, type RetryPolicy, S3Error, type S3Response } from './s3-request.ts';

const CHECKSUM_HEADER = 'x-amz-meta-sha256';

export function createS3FileStore(store: S3Store, retryPolicy?: RetryPolicy): FileStore {
  const s3 = createS3(store, retryPolicy);

  /**
   * An entity tag is the MD5 of the bytes only where the store does not encrypt them with a key of its own.
   */
  async function verifyUpload(key: string, bytes: Uint8Array, sum: string): Promise<void> {
    const stored = await s3({ method: 'HEAD', key });
    const isWhole =
      stored?.headers.get(CHECKSUM_HEADER) === sum &&
      stored.headers.get('content-length') === `${bytes.byteLength}`;
    if (!isWhole) throw new S3Error(`The file store lost ${key}.`, 'Lost', false);
  }

  return {
    async put(key, bytes, metadata) {
      checkKey(key);
      const sum = sha256(bytes).toString('hex');
      const digest = md5(bytes);
      const headers = {
        [CHECKSUM_HEADER]: sum,
        'content-md5': digest.toString('base64'),
        'content-type': metadata?.contentType ?? 'application/octet-stream',
        ...(metadata?.isImmutable
          ? { 'cache-control': 'public, max-age=31536000, immutable' }
          : {}),
      };
      const response = await s3({ method: 'PUT', key, headers, body: bytes });
      const tag = response?.headers.get('etag')?.replaceAll('"', '');
      if (tag !== digest.toString('hex')) await verifyUpload(key, bytes, sum);
    },
    async get(key) {
      checkKey(key);
      const response = await s3({ method: 'GET', key, check: (got) => verifyChecksum(key, got) });
      return response === null ? null : response.body;
    },
    async remove(key) {
      checkKey(key);
      await s3({ method: 'DELETE', key });
    },
  };
}

/** Objects that others put into the bucket have no checksum. */
export function verifyChecksum(key: string, { headers, body }: S3Response): void {
  const sum = headers.get(CHECKSUM_HEADER);
  if (sum === null || sum === sha256(body).toString('hex')) return;
  throw new S3Error(`The file store gave other bytes for ${key} than it was given.`, 'Sum', true);
}
