// Signature Version 4 as Amazon's specification words it for S3, from the side of the one who verifies.
// Written without the signer that the server uses, so that the two can disagree.
import { createHash, createHmac } from 'node:crypto';

export type Signed = {
  method: string;
  /** As it came over the wire. */
  path: string;
  query: string;
  headers: Record<string, string>;
};

export type Credential = {
  id: string;
  scope: string[];
  signedHeaders: string[];
  signature: string;
};

const hex = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

export function parseCredential(authorization: string): Credential | undefined {
  const match =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
      authorization,
    );
  const [, credential = '', headers = '', signature = ''] = match ?? [];
  const [id = '', ...scope] = credential.split('/');
  if (scope.length !== 4 || scope[3] !== 'aws4_request') return undefined;
  return { id, scope, signedHeaders: headers.split(';'), signature };
}

export function computeSignature(request: Signed, secret: string, credential: Credential): string {
  const { scope, signedHeaders } = credential;
  const [date = '', region = '', service = ''] = scope;
  const canonical = [
    request.method,
    encode(decodeURIComponent(request.path)).replaceAll('%2F', '/'),
    canonicalQuery(request.query),
    ...signedHeaders.map((name) => `${name}:${trimmed(request.headers[name] ?? '')}`),
    '',
    signedHeaders.join(';'),
    request.headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    request.headers['x-amz-date'] ?? '',
    scope.join('/'),
    hex(canonical),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), service), 'aws4_request');
  return hmac(key, text).toString('hex');
}

/** Those that must be under the signature and are not. */
export function unsignedHeaders(headers: Record<string, string>, credential: Credential): string[] {
  const must = Object.keys(headers).filter(
    (name) => name === 'host' || name === 'content-type' || name.startsWith('x-amz-'),
  );
  return must.filter((name) => !credential.signedHeaders.includes(name));
}

export function matchesHash(hash: string | undefined, body: Uint8Array): boolean {
  return hash === hex(body);
}

function canonicalQuery(query: string): string {
  const pairs = query === '' ? [] : query.split('&');
  return pairs
    .map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return `${encode(decodeURIComponent(name))}=${encode(decodeURIComponent(value.join('=')))}`;
    })
    .sort()
    .join('&');
}

function trimmed(value: string): string {
  return value.trim().replace(/ +/g, ' ');
}

/** Everything but letters, digits and four signs, byte by byte. */
function encode(text: string): string {
  return [...Buffer.from(text)]
    .map((byte) => {
      const sign = String.fromCharCode(byte);
      if (/[A-Za-z0-9._~-]/.test(sign)) return sign;
      return `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
}
