// What FILES_URL may say, and what the start says when the bucket cannot be used.
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../../test/free-port.ts';
import { type FakeS3, type Fault, startFakeS3 } from '../../../test/s3/fake-s3.ts';
import { type Environment, readConfig } from '../config.ts';
import { StartupError } from '../process/startup-error.ts';
import { verifyFileStore } from './create-file-store.ts';
import type { S3Store } from './files-url.ts';
import { createS3FileStore } from './s3-file-store.ts';

const key = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'very-secret' };

function read(url: string, env: Environment = key): S3Store {
  return readConfig({ ...env, FILES_URL: url }, []).s3Store as S3Store;
}

describe('FILES_URL', () => {
  it('is none by default, whatever keys lie about', () => {
    expect('s3Store' in readConfig(key, [])).toBe(false);
  });

  it('needs a bucket and nothing else at Amazon', () => {
    expect(read('s3://vys-files')).toEqual({
      bucket: 'vys-files',
      prefix: '',
      endpoint: 'https://s3.us-east-1.amazonaws.com',
      region: 'us-east-1',
      pathStyle: false,
      accessKeyId: 'id',
      secretAccessKey: 'very-secret',
    });
    expect(read('s3://b.c/')).toMatchObject({ bucket: 'b.c', prefix: '' });
    expect(read('s3://abc?region=eu-west-1').endpoint).toBe('https://s3.eu-west-1.amazonaws.com');
  });

  it('takes a prefix, an endpoint, a region and a style elsewhere', () => {
    const url = 's3://abc/one/two%20three/?endpoint=https://s3.example:9000/&region=auto';
    expect(read(url)).toMatchObject({
      prefix: 'one/two three',
      endpoint: 'https://s3.example:9000',
      region: 'auto',
      pathStyle: true,
    });
    expect(read(`${url}&pathStyle=false`).pathStyle).toBe(false);
  });

  it.each([
    ['https://bucket.s3.amazonaws.com', 'must look like s3://bucket/prefix?endpoint='],
    ['bucket', 'must look like s3://bucket/prefix?endpoint='],
    ['s3://me:very-secret@bucket', 'must not hold a key'],
    ['s3://UPPER', 'must name a bucket'],
    ['s3://ab', 'must name a bucket'],
    ['s3:///prefix', 'must name a bucket'],
    ['s3://abc/a//b', 'must have a prefix of plain names'],
    ['s3://abc/%2e%2e%2Fa', 'must have a prefix of plain names'],
    ['s3://abc/a%0Ab', 'must have a prefix of plain names'],
    ['s3://abc/%E0%A4', 'must have a prefix of plain names'],
    ['s3://abc?endpoint=s3.example.com', 'must have an endpoint like https://s3.example.com'],
    ['s3://abc?endpoint=https://s3.example.com/abc', 'must have an endpoint like'],
    ['s3://abc?region=EU', 'must name its region'],
    ['s3://abc?pathStyle=yes', 'must have pathStyle=true or false'],
    ['s3://abc?secret=very-secret', 'may set endpoint, region, pathStyle once each'],
    ['s3://abc?region=a&region=b', 'may set endpoint, region, pathStyle once each'],
  ])('rejects %s', (url, wanted) => {
    expect(() => read(url)).toThrow(StartupError);
    expect(() => read(url)).toThrow(`FILES_URL ${wanted}`);
    expect(() => read(url)).not.toThrow(/very-secret/);
  });

  it('says which half of the key is missing', () => {
    expect(() => read('s3://abc', {})).toThrow(
      'FILES_URL is set, so S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.',
    );
    expect(() => read('s3://abc', { S3_ACCESS_KEY_ID: 'id' })).toThrow(
      'FILES_URL is set, so S3_SECRET_ACCESS_KEY must be set too.',
    );
  });
});

describe('verifyFileStore', () => {
  let fakeS3: FakeS3;
  afterEach(() => fakeS3.stop());
  const retryPolicy = { attempts: 1, firstWaitMs: 1, timeoutMs: 2000 };

  async function start(options = {}): Promise<S3Store> {
    fakeS3 = await startFakeS3(options);
    return readConfig(fakeS3.env, []).s3Store as S3Store;
  }

  async function errorMessage(store: S3Store): Promise<string> {
    const error = await verifyFileStore(store, {
      files: createS3FileStore(store, retryPolicy),
      patienceMs: 0,
    }).then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(StartupError);
    return (error as Error).message;
  }

  it('writes, reads and leaves nothing behind', async () => {
    await verifyFileStore(await start());
    expect(fakeS3.requests.map((line) => line.split(' ')[0])).toEqual([
      'PUT',
      'GET',
      'DELETE',
      'GET',
    ]);
    expect(fakeS3.objects.size).toBe(0);
  });

  it.each(['PUT', 'GET', 'DELETE'])('says that %s is denied', async (method) => {
    const store = await start();
    fakeS3.disturb(method, [403, 'AccessDenied']);
    expect(await errorMessage(store)).toBe(
      'The bucket vys-files of FILES_URL denies access: the key of S3_ACCESS_KEY_ID must be allowed to get, put and delete objects there.',
    );
  });

  it('says that a missing file would look forbidden', async () => {
    expect(await errorMessage(await start({ mayList: false }))).toContain(
      'needs s3:ListBucket too',
    );
  });

  it('says what is wrong with the key, the bucket or the region', async () => {
    const store = await start();
    const say = (part: Partial<S3Store>) => errorMessage({ ...store, ...part });
    expect(await say({ accessKeyId: 'x' })).toContain('does not know the key of S3_ACCESS_KEY_ID');
    expect(await say({ secretAccessKey: 'x' })).toContain('does not accept S3_SECRET_ACCESS_KEY');
    expect(await say({ bucket: 'other' })).toContain(`does not exist at ${fakeS3.endpoint}`);
    expect(await say({ region: 'us-east-1' })).toContain('is not in the region us-east-1');
  });

  it.each<[Fault, string]>([
    [[403, 'RequestTimeTooSkewed'], 'the clock of this machine is wrong'],
    ['silence', 'does not respond in time'],
    [[418, 'Teapot'], 'cannot be used: The file store responded to PUT start-checks/'],
  ])('reports a store that responds with %j', async (fault, message) => {
    const store = await start();
    fakeS3.disturb('PUT', fault, 9);
    expect(await errorMessage(store)).toContain(message);
  });

  it('says that nothing listens, once it has waited long enough', async () => {
    const store = await start();
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    expect(await errorMessage({ ...store, endpoint })).toContain(`nothing listens at ${endpoint}`);
  });

  it('waits for a store that is only starting', async () => {
    const store = await start();
    fakeS3.disturb('PUT', [503, 'ServiceUnavailable'], 2);
    await verifyFileStore(store, { files: createS3FileStore(store, retryPolicy) });
    expect(fakeS3.objects.size).toBe(0);
  });
});
