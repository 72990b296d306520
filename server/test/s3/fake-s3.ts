// A store for tests that speaks S3 over a real socket: objects by path, signatures verified, errors in
// XML. It keeps what it is given in memory, and misbehaves when a test tells it to.

import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { HOUR } from '../../src/platform/time-spans.ts';
import { computeSignature, matchesHash, parseCredential, unsignedHeaders } from './sigv4.ts';

export type Kept = { bytes: Buffer; headers: Record<string, string> };
type Rejection = readonly [status: number, code: string];
export type Fault =
  | Rejection
  /** The connection ends, or nothing comes, or half of the body. */
  | 'hang up'
  | 'silence'
  | 'half'
  /** Other bytes than were kept. */
  | 'swapped'
  /** Kept, under a tag that is not the MD5, as with encryption by a key service. */
  | 'other tag'
  /** Acknowledged and not kept. */
  | 'lost';

export type FakeS3 = {
  endpoint: string;
  /** The configuration of the server under test. */
  env: { FILES_URL: string; S3_ACCESS_KEY_ID: string; S3_SECRET_ACCESS_KEY: string };
  /** By key, the bucket left out. */
  objects: Map<string, Kept>;
  /** `GET key`, in order. */
  requests: string[];
  /** Holds for the next so many requests of this method. */
  disturb(method: string, fault: Fault, times?: number): void;
  settle(): void;
  stop(): Promise<void>;
};

type Options = { mayList?: boolean; region?: string };
type S3Call = { method: string; key: string; query: string; bucket: string; body: Buffer };
type State = Required<Options> & {
  objects: Map<string, Kept>;
  faults: { method: string; fault: Fault; left: number }[];
};

const BUCKET = 'vys-files';
const KEY = { id: 'AKIAVYSTEST', secret: 'kept+in/the=fake' };

export async function startFakeS3(options: Options = {}): Promise<FakeS3> {
  const state: State = {
    mayList: true,
    region: 'eu-central-1',
    ...options,
    objects: new Map(),
    faults: [],
  };
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void receive(request).then((what) => {
      requests.push(`${what.method} ${what.key}`);
      respond(state, request, what, response);
    });
  });
  const endpoint = `http://127.0.0.1:${await listen(server)}`;
  return {
    endpoint,
    env: {
      FILES_URL: `s3://${BUCKET}/some%20place?endpoint=${endpoint}&region=eu-central-1`,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    objects: state.objects,
    requests,
    disturb: (method, fault, times = 1) => state.faults.push({ method, fault, left: times }),
    settle: () => state.faults.splice(0),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function receive(request: IncomingMessage): Promise<S3Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const [, bucket = '', ...key] = decodeURIComponent(path).split('/');
  const body = Buffer.concat(chunks);
  return { method: request.method ?? '', key: key.join('/'), query, bucket, body };
}

function respond(state: State, request: IncomingMessage, what: S3Call, to: ServerResponse): void {
  const rejection = findRejection(state, request, what);
  const fault = rejection ?? takeFault(state, what.method);
  if (fault === 'silence') return;
  if (fault === 'hang up') to.destroy();
  else if (typeof fault === 'object') reject(to, fault);
  else if (what.method === 'PUT') keep(state, request, what, to, fault);
  else if (what.method === 'DELETE') {
    state.objects.delete(what.key);
    to.writeHead(204).end();
  } else if (what.key === '') list(state, what.query, to);
  else give(state, what, to, fault);
}

/** Two keys a page, so that every list of three has a second one. */
function list({ objects }: State, query: string, to: ServerResponse): void {
  const parameters = new URLSearchParams(query);
  const after = parameters.get('continuation-token') ?? '';
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(parameters.get('prefix') ?? '') && key > after)
    .sort();
  const page = keys.slice(0, 2);
  const next =
    keys.length > 2 ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  const contents = page.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`);
  to.writeHead(200, { 'content-type': 'application/xml' }).end(
    `<?xml version="1.0"?><ListBucketResult>${contents.join('')}${next}</ListBucketResult>`,
  );
}

function takeFault({ faults }: State, calledMethod: string): Fault | undefined {
  const match = faults.find(({ method, left }) => method === calledMethod && left > 0);
  if (match) match.left -= 1;
  return match?.fault;
}

/** What the specification lets a store reject before it does anything. */
function findRejection(
  state: State,
  request: IncomingMessage,
  what: S3Call,
): Rejection | undefined {
  const headers = request.headers as Record<string, string>;
  const credential = parseCredential(headers.authorization ?? '');
  if (!credential) return [403, 'AccessDenied'];
  if (credential.id !== KEY.id) return [403, 'InvalidAccessKeyId'];
  if (credential.scope[1] !== state.region) return [400, 'AuthorizationHeaderMalformed'];
  if (unsignedHeaders(headers, credential).length > 0) return [403, 'AccessDenied'];
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const expected = computeSignature(
    { method: what.method, path, query, headers },
    KEY.secret,
    credential,
  );
  if (expected !== credential.signature) return [403, 'SignatureDoesNotMatch'];
  const stamp = (headers['x-amz-date'] ?? '').replace(/^(....)(..)(..T..)(..)/, '$1-$2-$3:$4:');
  if (!(Math.abs(Date.parse(stamp) - Date.now()) < HOUR / 4)) return [403, 'RequestTimeTooSkewed'];
  if (!matchesHash(headers['x-amz-content-sha256'], what.body)) {
    return [400, 'XAmzContentSHA256Mismatch'];
  }
  const digest = headers['content-md5'];
  if (digest !== undefined && digest !== md5(what.body, 'base64')) return [400, 'BadDigest'];
  return what.bucket === BUCKET ? undefined : [404, 'NoSuchBucket'];
}

function keep(
  state: State,
  request: IncomingMessage,
  { key, body }: S3Call,
  to: ServerResponse,
  fault: Fault | undefined,
): void {
  const headers = Object.entries(request.headers as Record<string, string>).filter(
    ([name]) => /^(content-type|cache-control)$/.test(name) || name.startsWith('x-amz-meta-'),
  );
  if (fault !== 'lost')
    state.objects.set(key, { bytes: body, headers: Object.fromEntries(headers) });
  const isPlain = fault !== 'lost' && fault !== 'other tag';
  to.writeHead(200, { etag: `"${isPlain ? md5(body, 'hex') : 'f'.repeat(32)}"` }).end();
}

function give(state: State, { method, key }: S3Call, to: ServerResponse, fault?: Fault): void {
  const storedObject = state.objects.get(key);
  if (!storedObject) {
    reject(to, state.mayList ? [404, 'NoSuchKey'] : [403, 'AccessDenied']);
    return;
  }
  const { headers } = storedObject;
  const bytes =
    fault === 'swapped' ? Buffer.from(storedObject.bytes).reverse() : storedObject.bytes;
  to.writeHead(200, { ...headers, 'content-length': bytes.length });
  if (method === 'HEAD') to.end();
  else if (fault === 'half') {
    to.write(bytes.subarray(0, bytes.length / 2), () => to.destroy());
  } else to.end(bytes);
}

function reject(to: ServerResponse, [status, code]: Rejection): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>So it is.</Message><RequestId>1</RequestId></Error>`;
  to.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}

function md5(bytes: Uint8Array, encoding: 'hex' | 'base64'): string {
  return createHash('md5').update(bytes).digest(encoding);
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
