// One request to an S3 store: addressed, signed, and retried after transient errors. What is stored there
// and how that is verified is in s3-file-store.ts. The only importer of the signer.

import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { assertOutsideTransaction } from '../db/transaction.ts';
import { sha256 } from '../hash.ts';
import { errorCode } from '../process/startup-error.ts';
import type { S3Store } from './files-url.ts';

export type RetryPolicy = { attempts: number; firstWaitMs: number; timeoutMs: number };
export type S3Response = { headers: Headers; body: Buffer };
export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** Null: the bucket itself. */
  key: string | null;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Throws when the response is not valid; the request is then repeated. */
  check?: (response: S3Response) => void;
};

/** The code is the store's own, or that of the connection. */
export class S3Error extends Error {
  override name = 'S3Error';
  readonly code: string;
  readonly isTransient: boolean;

  constructor(message: string, code: string, isTransient: boolean, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.isTransient = isTransient;
  }
}

const defaultRetryPolicy: RetryPolicy = { attempts: 4, firstWaitMs: 150, timeoutMs: 15_000 };
const transientStatuses = new Set([408, 429, 500, 502, 503, 504]);
const transientCodes = new Set(['RequestTimeout', 'SlowDown', 'OperationAborted']);

export type S3 = (request: S3Request) => Promise<S3Response | null>;

/** Null when there is nothing under the key. */
export function createS3(store: S3Store, retryPolicy: RetryPolicy = defaultRetryPolicy): S3 {
  return async (request) => {
    assertOutsideTransaction('a call of the bucket');
    // A user is waiting: a silent store gets two attempts, one that responds gets more.
    const end = Date.now() + 1.5 * retryPolicy.timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await tryOnce(store, request, retryPolicy.timeoutMs);
      } catch (error) {
        const problem = getProblem(error, request);
        if (!problem.isTransient || attempt >= retryPolicy.attempts || Date.now() > end)
          throw problem;
        await sleep(retryPolicy.firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
}

async function tryOnce(
  store: S3Store,
  request: S3Request,
  timeoutMs: number,
): Promise<S3Response | null> {
  const { method, key, query, headers = {}, body, check } = request;
  // Signed anew with each attempt: a signature is only good for some minutes.
  const signed = await sign(store, {
    method,
    url: withQuery(getAddress(store, key), query),
    headers,
    body,
  });
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  const result = { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  if (!response.ok) return handleErrorStatus(request, response.status, result.body.toString());
  check?.(result);
  return result;
}

export type Unsigned = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Uint8Array | undefined;
  /** Now, unless told; as 20130524T000000Z. */
  datetime?: string;
};

export async function sign(
  { region, accessKeyId, secretAccessKey }: S3Store,
  { method, url, headers, body, datetime }: Unsigned,
): Promise<{ url: string; headers: Headers }> {
  const signer = new AwsV4Signer({
    method,
    url,
    headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '').toString('hex') },
    accessKeyId,
    secretAccessKey,
    service: 's3',
    region,
    allHeaders: true,
    ...(datetime === undefined ? {} : { datetime }),
  });
  const signed = await signer.sign();
  return { url: signed.url.href, headers: signed.headers };
}

export function getAddress(
  { endpoint, bucket, prefix, pathStyle }: S3Store,
  key: string | null,
): string {
  if (key === null) {
    return pathStyle ? `${endpoint}/${bucket}` : `${endpoint.replace('://', `://${bucket}.`)}/`;
  }
  const path = (prefix === '' ? key : `${prefix}/${key}`).split('/').map(encode).join('/');
  if (pathStyle) return `${endpoint}/${bucket}/${path}`;
  return `${endpoint.replace('://', `://${bucket}.`)}/${path}`;
}

function withQuery(address: string, query: Record<string, string> = {}): string {
  const pairs = Object.entries(query).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.length === 0 ? address : `${address}?${pairs.join('&')}`;
}

function encode(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function handleErrorStatus({ method, key: name }: S3Request, status: number, body: string): null {
  const key = name ?? 'the bucket';
  const code = /<Code>([A-Za-z0-9.]+)<\/Code>/.exec(body)?.[1] ?? '';
  // The response to HEAD has no body. For other methods a 404 without a code may come from anything between.
  if (status === 404 && (code === 'NoSuchKey' || method === 'HEAD')) return null;
  const words = /<Message>([^<]{0,300})/.exec(body)?.[1];
  const reason = [`${status}`, code, ...(words === undefined ? [] : [`(${words})`])].join(' ');
  throw new S3Error(
    `The file store responded to ${method} ${key} with ${reason.trim()}.`,
    code === '' ? `${status}` : code,
    transientStatuses.has(status) || transientCodes.has(code),
  );
}

function getProblem(error: unknown, { method, key: name }: S3Request): S3Error {
  const key = name ?? 'the bucket';
  if (error instanceof S3Error) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = isLate ? 'TimeoutError' : errorCode(cause);
  const reason = isLate ? 'took too long' : code || String(cause);
  return new S3Error(
    `The file store did not respond to ${method} ${key}: ${reason}.`,
    code,
    true,
    error,
  );
}
