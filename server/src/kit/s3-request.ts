// One request to an S3 store: addressed, signed, tried again while the trouble may pass. What is kept
// there and how that is checked is files-s3.ts. The only importer of the signer.
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Store } from './files-url.ts';
import { sha256 } from './hashes.ts';
import { errorCode } from './startup-problem.ts';

export type Pace = { attempts: number; firstWaitMs: number; timeoutMs: number };
export type S3Answer = { headers: Headers; body: Buffer };
export type S3Request = {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
  /** Throws when the answer cannot be believed; then it is asked for again. */
  check?: (answer: S3Answer) => void;
};

/** The code is the store's own, or that of the connection. */
export class S3Problem extends Error {
  override name = 'S3Problem';
  readonly code: string;
  readonly mayPass: boolean;

  constructor(message: string, code: string, mayPass: boolean, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.code = code;
    this.mayPass = mayPass;
  }
}

const usual: Pace = { attempts: 4, firstWaitMs: 150, timeoutMs: 15_000 };
const passingStatus = new Set([408, 429, 500, 502, 503, 504]);
const passingCode = new Set(['RequestTimeout', 'SlowDown', 'OperationAborted']);

export type S3 = (request: S3Request) => Promise<S3Answer | null>;

/** Null when there is nothing under the key. */
export function createS3(store: S3Store, pace: Pace = usual): S3 {
  return async (request) => {
    // Somebody is waiting: a store that is silent is asked twice, one that answers more often.
    const end = Date.now() + 1.5 * pace.timeoutMs;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await tryOnce(store, request, pace.timeoutMs);
      } catch (error) {
        const problem = problemOf(error, request);
        if (!problem.mayPass || attempt >= pace.attempts || Date.now() > end) throw problem;
        await sleep(pace.firstWaitMs * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
      }
    }
  };
}

async function tryOnce(
  store: S3Store,
  request: S3Request,
  timeoutMs: number,
): Promise<S3Answer | null> {
  const { method, key, headers = {}, body, check } = request;
  // Signed anew with each attempt: a signature is only good for some minutes.
  const signed = await sign(store, { method, url: addressOf(store, key), headers, body });
  const response = await fetch(signed.url, {
    method,
    headers: signed.headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  const answer = { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  if (!response.ok) return refusal(request, response.status, answer.body.toString());
  check?.(answer);
  return answer;
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
    headers: { ...headers, 'x-amz-content-sha256': sha256(body ?? '') },
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

export function addressOf({ endpoint, bucket, prefix, pathStyle }: S3Store, key: string): string {
  const path = (prefix === '' ? key : `${prefix}/${key}`).split('/').map(encode).join('/');
  if (pathStyle) return `${endpoint}/${bucket}/${path}`;
  return `${endpoint.replace('://', `://${bucket}.`)}/${path}`;
}

function encode(part: string): string {
  return encodeURIComponent(part).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function refusal({ method, key }: S3Request, status: number, body: string): null {
  const code = /<Code>([A-Za-z0-9.]+)<\/Code>/.exec(body)?.[1] ?? '';
  // The answer to HEAD has no words. Elsewhere a 404 without them may be anybody's.
  if (status === 404 && (code === 'NoSuchKey' || method === 'HEAD')) return null;
  const words = /<Message>([^<]{0,300})/.exec(body)?.[1];
  const reason = [`${status}`, code, ...(words === undefined ? [] : [`(${words})`])].join(' ');
  throw new S3Problem(
    `The file store answered ${method} ${key} with ${reason.trim()}.`,
    code === '' ? `${status}` : code,
    passingStatus.has(status) || passingCode.has(code),
  );
}

function problemOf(error: unknown, { method, key }: S3Request): S3Problem {
  if (error instanceof S3Problem) return error;
  const isLate = error instanceof Error && error.name === 'TimeoutError';
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = isLate ? 'TimeoutError' : errorCode(cause);
  const reason = isLate ? 'took too long' : code || String(cause);
  return new S3Problem(
    `The file store did not answer ${method} ${key}: ${reason}.`,
    code,
    true,
    error,
  );
}
