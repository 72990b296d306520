// Keeps bytes in a bucket of any store that speaks S3. A put has only succeeded when the store has
// confirmed these very bytes; a get gives them back or fails. How a request is made is s3-request.ts.
import { checkKey, type Files } from './files.ts';
import type { S3Store } from './files-url.ts';
import { md5, sha256 } from './hashes.ts';
import { createS3, type Pace, type S3Answer, S3Problem } from './s3-request.ts';

const SUM = 'x-amz-meta-sha256';

export function createS3Files(store: S3Store, pace?: Pace): Files {
  const s3 = createS3(store, pace);

  /** An entity tag is the MD5 of the bytes only where the store does not encrypt them with a key of its own. */
  async function confirm(key: string, bytes: Uint8Array, sum: string): Promise<void> {
    const kept = await s3({ method: 'HEAD', key });
    const isWhole =
      kept?.headers.get(SUM) === sum &&
      kept.headers.get('content-length') === `${bytes.byteLength}`;
    if (!isWhole) throw new S3Problem(`The file store lost ${key}.`, 'Lost', false);
  }

  return {
    async put(key, bytes, facts) {
      checkKey(key);
      const sum = sha256(bytes);
      const digest = md5(bytes);
      const headers = {
        [SUM]: sum,
        'content-md5': digest.toString('base64'),
        'content-type': facts?.contentType ?? 'application/octet-stream',
        ...(facts?.isImmutable ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
      };
      const answer = await s3({ method: 'PUT', key, headers, body: bytes });
      const tag = answer?.headers.get('etag')?.replaceAll('"', '');
      if (tag !== digest.toString('hex')) await confirm(key, bytes, sum);
    },
    async get(key) {
      checkKey(key);
      const answer = await s3({ method: 'GET', key, check: (got) => checkSum(key, got) });
      return answer === null ? null : answer.body;
    },
    async remove(key) {
      checkKey(key);
      await s3({ method: 'DELETE', key });
    },
  };
}

/** What others brought into the bucket has no sum. */
function checkSum(key: string, { headers, body }: S3Answer): void {
  const sum = headers.get(SUM);
  if (sum === null || sum === sha256(body)) return;
  throw new S3Problem(`The file store gave other bytes for ${key} than it was given.`, 'Sum', true);
}
