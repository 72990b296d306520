// The bucket adapter against a store that verifies every signature: what lies there, and what happens when
// the store fails, rejects, loses or returns wrong bytes.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type FakeS3, type Fault, startFakeS3 } from '../../../test/s3/fake-s3.ts';
import { sha256 } from '../hash.ts';
import type { FileStore } from './file-store.ts';
import { parseFilesUrl, type S3Store } from './files-url.ts';
import { createS3FileStore } from './s3-file-store.ts';
import { getAddress } from './s3-request.ts';

const retryPolicy = { attempts: 3, firstWaitMs: 1, timeoutMs: 5000 };
const bytes = Buffer.from('the bytes');
let fakeS3: FakeS3;
let store: S3Store;
let files: FileStore;

beforeAll(async () => {
  fakeS3 = await startFakeS3();
  const { FILES_URL, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = fakeS3.env;
  store = parseFilesUrl(FILES_URL, { id, secret }) as S3Store;
  files = createS3FileStore(store, retryPolicy);
});
beforeEach(() => {
  fakeS3.settle();
  fakeS3.requests.splice(0);
});
afterAll(() => fakeS3.stop());

describe('what lies in the bucket', () => {
  it('lies under the prefix, with its type, its sum and leave to keep it for good', async () => {
    await files.put('media/a', bytes, { contentType: 'image/webp', isImmutable: true });
    expect(fakeS3.objects.get('some place/media/a')).toEqual({
      bytes,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-amz-meta-sha256': sha256(bytes).toString('hex'),
      },
    });
  });

  it('is plain bytes without metadata, so that no bucket shows a page', async () => {
    await files.put('pages/a.html', Buffer.from('<h1>'));
    const { headers } = fakeS3.objects.get('some place/pages/a.html') ?? {};
    expect(headers?.['content-type']).toBe('application/octet-stream');
    expect(headers).not.toHaveProperty('cache-control');
  });

  it('is found when others brought it, without a sum', async () => {
    fakeS3.objects.set('some place/moved', { bytes, headers: {} });
    expect(await files.get('moved')).toEqual(bytes);
  });

  it('takes a prefix with any signs, each encoded once', async () => {
    const odd = createS3FileStore({ ...store, prefix: "a+b (c)!*'/%41ü$&=;,@" }, retryPolicy);
    await odd.put('x.html', bytes);
    expect(fakeS3.objects.has("a+b (c)!*'/%41ü$&=;,@/x.html")).toBe(true);
    expect(await odd.get('x.html')).toEqual(bytes);
  });
});

describe('getAddress', () => {
  it('names the bucket in the path or in the host', () => {
    const there = { ...store, endpoint: 'https://s3.example:8443', prefix: 'ü/b' };
    expect(getAddress(there, 'k')).toBe('https://s3.example:8443/vys-files/%C3%BC/b/k');
    const inHost = { ...there, pathStyle: false, prefix: '' };
    expect(getAddress(inHost, 'a/k')).toBe('https://vys-files.s3.example:8443/a/k');
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
    fakeS3.disturb('PUT', fault, 2);
    fakeS3.disturb('GET', fault, 2);
    await files.put('passing', bytes);
    expect(await files.get('passing')).toEqual(bytes);
    const [put, get] = ['PUT some place/passing', 'GET some place/passing'];
    expect(fakeS3.requests).toEqual([put, put, put, get, get, get]);
  });

  it('requests half a body, or a wrong one, again', async () => {
    await files.put('whole', bytes);
    fakeS3.disturb('GET', 'half');
    fakeS3.disturb('GET', 'swapped');
    expect(await files.get('whole')).toEqual(bytes);
  });

  it('times out on a silent store and tries again', async () => {
    const hasty = createS3FileStore(store, { ...retryPolicy, timeoutMs: 300 });
    await files.put('late', bytes);
    fakeS3.disturb('GET', 'silence');
    expect(await hasty.get('late')).toEqual(bytes);
    fakeS3.disturb('GET', 'silence', 3);
    await expect(hasty.get('late')).rejects.toMatchObject({ code: 'TimeoutError' });
  });
});

describe('a lasting failure', () => {
  it('is reported after the last attempt', async () => {
    fakeS3.disturb('PUT', [503, 'SlowDown'], 3);
    await expect(files.put('never', bytes)).rejects.toThrow(
      'The file store responded to PUT never with 503 SlowDown (So it is.).',
    );
    expect(fakeS3.requests).toHaveLength(3);
    expect(await files.get('never')).toBeNull();
  });

  it('reports a rejection at once, and not as a missing file', async () => {
    fakeS3.disturb('GET', [403, 'AccessDenied']);
    await expect(files.get('denied')).rejects.toMatchObject({ code: 'AccessDenied' });
    fakeS3.disturb('GET', [404, 'NoSuchBucket']);
    await expect(files.get('denied')).rejects.toMatchObject({ code: 'NoSuchBucket' });
    fakeS3.disturb('GET', [307, 'TemporaryRedirect']);
    await expect(files.get('denied')).rejects.toMatchObject({ code: 'TemporaryRedirect' });
    expect(fakeS3.requests).toHaveLength(3);
  });

  it('never returns bytes that stay wrong', async () => {
    await files.put('rotten', bytes);
    fakeS3.disturb('GET', 'swapped', 3);
    await expect(files.get('rotten')).rejects.toThrow('gave other bytes for rotten');
  });

  it('denies access for a wrong secret, which is in no message', async () => {
    const secretAccessKey = 'not-this-one';
    const otherStore = createS3FileStore({ ...store, secretAccessKey }, retryPolicy);
    const error = await otherStore.put('x', bytes).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'SignatureDoesNotMatch' });
    expect(JSON.stringify(error) + String(error)).not.toContain(secretAccessKey);
  });
});

describe('a put that was acknowledged', () => {
  it('is looked up where the tag does not prove it', async () => {
    fakeS3.disturb('PUT', 'other tag');
    await files.put('sealed', bytes);
    expect(fakeS3.requests).toEqual(['PUT some place/sealed', 'HEAD some place/sealed']);
  });

  it('fails when it is not there after all', async () => {
    fakeS3.disturb('PUT', 'lost');
    await expect(files.put('lost', bytes)).rejects.toThrow('The file store lost lost');
  });

  it('fails when what is there is older', async () => {
    await files.put('older', bytes);
    fakeS3.disturb('PUT', 'lost');
    await expect(files.put('older', Buffer.from('new'))).rejects.toThrow('lost older');
  });
});
