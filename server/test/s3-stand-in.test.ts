// The stand-in itself: it takes what is signed well and refuses, in S3's words, what is not.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../src/kit/config.ts';
import type { S3Store } from '../src/kit/files-url.ts';
import { addressOf, sign, type Unsigned } from '../src/kit/s3-request.ts';
import { type S3StandIn, startS3StandIn } from './s3-stand-in.ts';

let standIn: S3StandIn;
let store: S3Store;
beforeAll(async () => {
  standIn = await startS3StandIn();
  store = readConfig(standIn.env, []).s3Store as S3Store;
});
afterAll(() => standIn.stop());

const body = Buffer.from('bytes');
const md5 = (text: string) => createHash('md5').update(text).digest('base64');

async function put(
  change: Partial<Unsigned>,
  tamper: (headers: Headers) => void = () => {},
  sent = body,
): Promise<[number, string | undefined]> {
  const url = addressOf(store, 'key');
  const headers = { 'content-type': 'image/webp', 'x-amz-meta-a': '1' };
  const signed = await sign(store, { method: 'PUT', url, headers, body, ...change });
  tamper(signed.headers);
  const answer = await fetch(url, { method: 'PUT', headers: signed.headers, body: sent });
  return [answer.status, /<Code>(\w+)/.exec(await answer.text())?.[1]];
}

describe('the stand-in', () => {
  it('takes what is signed', async () => {
    expect(await put({ headers: { 'content-md5': md5('bytes') } })).toEqual([200, undefined]);
    expect(standIn.objects.get('some place/key')?.bytes).toEqual(body);
  });

  it('refuses what is not signed, or not all of it', async () => {
    const unsigned = await put({}, (headers) => headers.delete('authorization'));
    expect(unsigned).toEqual([403, 'AccessDenied']);
    const added = await put({}, (headers) => headers.set('x-amz-meta-b', '2'));
    expect(added).toEqual([403, 'AccessDenied']);
  });

  it('refuses what was changed on the way', async () => {
    const changed = await put({}, (headers) => headers.set('x-amz-meta-a', '2'));
    expect(changed).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put({ method: 'GET' })).toEqual([403, 'SignatureDoesNotMatch']);
    expect(await put({}, undefined, Buffer.from('other'))).toEqual([
      400,
      'XAmzContentSHA256Mismatch',
    ]);
    expect(await put({ headers: { 'content-md5': md5('other') } })).toEqual([400, 'BadDigest']);
  });

  it('refuses what was signed long ago', async () => {
    expect(await put({ datetime: '20130524T000000Z' })).toEqual([403, 'RequestTimeTooSkewed']);
  });
});
