// The bucket adapter against a store that verifies every signature: what lies there, and what happens when
// the store stumbles, refuses, loses or lies.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, type S3StandIn, startS3StandIn } from '../../test/s3-stand-in.ts';
import type { Files } from './files.ts';
import { createS3Files } from './files-s3.ts';
import { parseFilesUrl, type S3Store } from './files-url.ts';
import { sha256 } from './hashes.ts';
import { addressOf } from './s3-request.ts';

const pace = { attempts: 3, firstWaitMs: 1, timeoutMs: 5000 };
const bytes = Buffer.from('the bytes');
let standIn: S3StandIn;
let store: S3Store;
let files: Files;

beforeAll(async () => {
  standIn = await startS3StandIn();
  const { FILES_URL, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = standIn.env;
  store = parseFilesUrl(FILES_URL, { id, secret }) as S3Store;
  files = createS3Files(store, pace);
});
beforeEach(() => {
  standIn.settle();
  standIn.asked.splice(0);
});
afterAll(() => standIn.stop());

describe('what lies in the bucket', () => {
  it('lies under the prefix, with its type, its sum and leave to keep it for good', async () => {
    await files.put('media/a', bytes, { contentType: 'image/webp', isImmutable: true });
    expect(standIn.objects.get('some place/media/a')).toEqual({
      bytes,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-meta-sha256': sha256(bytes),
      },
    });
  });

  it('is plain bytes when nothing is told, so that no bucket shows a page', async () => {
    await files.put('pages/a.html', Buffer.from('<h1>'));
    const { headers } = standIn.objects.get('some place/pages/a.html') ?? {};
    expect(headers?.['content-type']).toBe('application/octet-stream');
    expect(headers).not.toHaveProperty('cache-control');
  });

  it('is found when others brought it, without a sum', async () => {
    standIn.objects.set('some place/moved', { bytes, headers: {} });
    expect(await files.get('moved')).toEqual(bytes);
  });

  it('takes a prefix with any signs, each encoded once', async () => {
    const odd = createS3Files({ ...store, prefix: "a+b (c)!*'/%41ü$&=;,@" }, pace);
    await odd.put('x.html', bytes);
    expect(standIn.objects.has("a+b (c)!*'/%41ü$&=;,@/x.html")).toBe(true);
    expect(await odd.get('x.html')).toEqual(bytes);
  });
});

describe('addressOf', () => {
  it('names the bucket in the path or in the host', () => {
    const there = { ...store, endpoint: 'https://s3.example:8443', prefix: 'ü/b' };
    expect(addressOf(there, 'k')).toBe('https://s3.example:8443/vys-files/%C3%BC/b/k');
    const inHost = { ...there, pathStyle: false, prefix: '' };
    expect(addressOf(inHost, 'a/k')).toBe('https://vys-files.s3.example:8443/a/k');
  });
});

describe('trouble that passes', () => {
  const passing: [string, Fault][] = [
    ['SlowDown', [503, 'SlowDown']],
    ['too many requests', [429, 'TooManyRequests']],
    ['a fault of the store', [500, 'InternalError']],
    ['a connection that ends', 'hang up'],
  ];
  it.each(passing)('%s is waited out', async (_, fault) => {
    standIn.disturb('PUT', fault, 2);
    standIn.disturb('GET', fault, 2);
    await files.put('passing', bytes);
    expect(await files.get('passing')).toEqual(bytes);
    const [put, get] = ['PUT some place/passing', 'GET some place/passing'];
    expect(standIn.asked).toEqual([put, put, put, get, get, get]);
  });

  it('half a body, or a wrong one, is asked for again', async () => {
    await files.put('whole', bytes);
    standIn.disturb('GET', 'half');
    standIn.disturb('GET', 'swapped');
    expect(await files.get('whole')).toEqual(bytes);
  });

  it('silence is given up on, and asked again', async () => {
    const hasty = createS3Files(store, { ...pace, timeoutMs: 300 });
    await files.put('late', bytes);
    standIn.disturb('GET', 'silence');
    expect(await hasty.get('late')).toEqual(bytes);
    standIn.disturb('GET', 'silence', 3);
    await expect(hasty.get('late')).rejects.toMatchObject({ code: 'TimeoutError' });
  });
});

describe('trouble that stays', () => {
  it('is told after as many attempts as there may be', async () => {
    standIn.disturb('PUT', [503, 'SlowDown'], 3);
    await expect(files.put('never', bytes)).rejects.toThrow(
      'The file store answered PUT never with 503 SlowDown (So it is.).',
    );
    expect(standIn.asked).toHaveLength(3);
    expect(await files.get('never')).toBeNull();
  });

  it('a refusal is told at once, and is not "not there"', async () => {
    standIn.disturb('GET', [403, 'AccessDenied']);
    await expect(files.get('denied')).rejects.toMatchObject({ code: 'AccessDenied' });
    standIn.disturb('GET', [404, 'NoSuchBucket']);
    await expect(files.get('denied')).rejects.toMatchObject({ code: 'NoSuchBucket' });
    standIn.disturb('GET', [307, 'TemporaryRedirect']);
    await expect(files.get('denied')).rejects.toMatchObject({ code: 'TemporaryRedirect' });
    expect(standIn.asked).toHaveLength(3);
  });

  it('bytes that stay wrong are never given out', async () => {
    await files.put('rotten', bytes);
    standIn.disturb('GET', 'swapped', 3);
    await expect(files.get('rotten')).rejects.toThrow('gave other bytes for rotten');
  });

  it('a wrong secret is no access, and is in no message', async () => {
    const secretAccessKey = 'not-this-one';
    const other = createS3Files({ ...store, secretAccessKey }, pace);
    const error = await other.put('x', bytes).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SignatureDoesNotMatch' });
    expect(JSON.stringify(error) + String(error)).not.toContain(secretAccessKey);
  });
});

describe('a put that was acknowledged', () => {
  it('is looked up where the tag does not prove it', async () => {
    standIn.disturb('PUT', 'other tag');
    await files.put('sealed', bytes);
    expect(standIn.asked).toEqual(['PUT some place/sealed', 'HEAD some place/sealed']);
  });

  it('fails when it is not there after all', async () => {
    standIn.disturb('PUT', 'lost');
    await expect(files.put('lost', bytes)).rejects.toThrow('The file store lost lost');
  });

  it('fails when what is there is older', async () => {
    await files.put('older', bytes);
    standIn.disturb('PUT', 'lost');
    await expect(files.put('older', Buffer.from('new'))).rejects.toThrow('lost older');
  });
});
