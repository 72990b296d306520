// The verifier of the fake S3 server and the signer of the server, both against the examples that Amazon's
// specification prints.
import { describe, expect, it } from 'vitest';
import { sign } from '../../src/platform/storage/s3-request.ts';
import { computeSignature, parseCredential } from './sigv4.ts';

const id = 'AKIAIOSFODNN7EXAMPLE';
const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
const host = 'examplebucket.s3.amazonaws.com';
const datetime = '20130524T000000Z';
const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

type Example = {
  method: string;
  path: string;
  query?: string;
  headers?: Record<string, string>;
  body?: string;
  signature: string;
};

const examples: [string, Example][] = [
  [
    'get object',
    {
      method: 'GET',
      path: '/test.txt',
      headers: { range: 'bytes=0-9' },
      signature: 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    },
  ],
  [
    'put object',
    {
      method: 'PUT',
      path: '/test%24file.text',
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
      body: 'Welcome to Amazon S3.',
      signature: '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    },
  ],
  [
    'get bucket lifecycle',
    {
      method: 'GET',
      path: '/',
      query: 'lifecycle=',
      signature: 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    },
  ],
  [
    'list objects',
    {
      method: 'GET',
      path: '/',
      query: 'max-keys=2&prefix=J',
      signature: '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    },
  ],
];

const store = {
  bucket: 'examplebucket',
  prefix: '',
  endpoint: 'https://s3.amazonaws.com',
  region: 'us-east-1',
  pathStyle: false,
  accessKeyId: id,
  secretAccessKey: secret,
};

describe.each(examples)('the example "%s"', (_, { method, path, query = '', ...example }) => {
  const { headers = {}, body, signature } = example;

  it('is what the server signs', async () => {
    const signed = await sign(store, {
      method,
      url: `https://${host}${path}${query === '' ? '' : `?${query}`}`,
      headers,
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
      datetime,
    });
    expect(parseCredential(signed.headers.get('authorization') ?? '')?.signature).toBe(signature);
  });

  it('is what the fake S3 server expects', () => {
    const sum = '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072';
    const all = {
      ...headers,
      host,
      'x-amz-date': datetime,
      'x-amz-content-sha256': body === undefined ? nothing : sum,
    };
    const credential = {
      id,
      scope: ['20130524', 'us-east-1', 's3', 'aws4_request'],
      signedHeaders: Object.keys(all).sort(),
      signature,
    };
    expect(computeSignature({ method, path, query, headers: all }, secret, credential)).toBe(
      signature,
    );
    const forged = computeSignature(
      { method, path: `${path}x`, query, headers: all },
      secret,
      credential,
    );
    expect(forged).not.toBe(signature);
  });
});
