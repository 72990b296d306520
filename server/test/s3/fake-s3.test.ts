// The fake itself: it accepts what is signed correctly and rejects, with the codes of S3, what is not.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/platform/config.ts';
import type { S3Store } from '../../src/platform/storage/files-url.ts';
import { getAddress, sign, type Unsigned } from '../../src/platform/storage/s3-request.ts';
import { type FakeS3, startFakeS3 } from './fake-s3.ts';

let fakeS3: FakeS3;
let store: S3Store;
beforeAll(async () => {
  fakeS3 = await startFakeS3();
  store = readConfig(fakeS3.env, []).s3Store as S3Store;
});
afterAll(() => fakeS3.stop());

const body = Buffer.from('bytes');
const md5 = (text: string) => createHash('md5').update(text).digest('base64');

async function put(
  change: Partial<Unsigned>,
  tamper: (headers: Headers) => void = () => {},
  sent = body,
): Promise<[number, string | undefined]> {
  const url = getAddress(store, 'key');
  const headers = { 'content-type': 'image/webp', 'x-amz-meta-a': '1' };
  const signed = await sign(store, { method: 'PUT', url, headers, body, ...change });
  tamper(signed.headers);
  const response = await fetch(url, { method: 'PUT', headers: signed.headers, body: sent });
  return [response.status, /<Code>(\w+)/.exec(await response.text())?.[1]];
}

describe('the fake S3 server', () => {
  it('accepts signed requests', async () => {
    expect(await put({ headers: { 'content-md5': md5('bytes') } })).toEqual([200, undefined]);
    expect(fakeS3.objects.get('some place/key')?.bytes).toEqual(body);
  });

  it('rejects unsigned and partly signed requests', async () => {
    const unsigned = await put({}, (headers) => headers.delete('authorization'));
    expect(unsigned).toEqual([403, 'AccessDenied']);
    const added = await put({}, (headers) => headers.set('x-amz-meta-b', '2'));
    expect(added).toEqual([403, 'AccessDenied']);
  });

  it('rejects requests that were changed after signing', async () => {
    const changed = await put({}, (headers) => headers.set('x-amz-meta-a', '2'));
    expect(changed).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put({ method: 'GET' })).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put({}, undefined, Buffer.from('other'))).toEqual([
      400,
      'XAmzContentSHA256Mismatch',
    ]);
    expect(await put({ headers: { 'content-md5': md5('other') } })).toEqual([400, 'BadDigest']);
  });

  it('rejects requests that were signed long ago', async () => {
    expect(await put({ datetime: '20130524T000000Z' })).toEqual([403, 'RequestTimeTooSkewed']);
  });
});
