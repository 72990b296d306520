// Sends one request to a route over real HTTP, byte for byte as given, and checks what holds for every
// response.
import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { expect } from 'vitest';
import { scanText } from '../../../tools/checks/log-scan.ts';

export type Sent = {
  method: string;
  path: string;
  token?: string | undefined;
  /** An empty one is left out. */
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  type?: string | undefined;
  /** Sent in chunks, without a Content-Length. */
  isChunked?: boolean;
};

export type RouteResponse = {
  what: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
};

/** Of the people of these cases. */
export const inEveryPassword = 'horse battery';

export type Send = (sent: Sent) => Promise<RouteResponse>;

/** Every call comes from another address, so that no limit per address rejects it first. */
export function createSend(origin: string): Send {
  const { hostname, port } = new URL(origin);
  return async function send(sent) {
    const body = sent.body === undefined ? undefined : Buffer.from(sent.body);
    const headers: Record<string, string> = {
      'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
      ...(body === undefined || sent.isChunked ? {} : { 'content-length': `${body.length}` }),
      ...(body !== undefined && sent.isChunked ? { 'transfer-encoding': 'chunked' } : {}),
      ...(sent.type === undefined ? {} : { 'content-type': sent.type }),
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      ...sent.headers,
    };
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
    const received = await new Promise<RouteResponse>((resolve, reject) => {
      const { method, path } = sent;
      const outgoing = request(
        { hostname, port, path, method, headers, agent: false },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('error', reject);
          response.on('end', () => {
            const bytes = Buffer.concat(parts);
            resolve({
              what: `${method} ${path.slice(0, 120)} ${describeBody(body)} -> ${response.statusCode} ${bytes.toString('utf8', 0, 300)}`,
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: bytes.toString('utf8'),
              bytes,
            });
          });
        },
      );
      // A server that has responded need not read the rest of a body.
      outgoing.on('error', reject);
      outgoing.end(body);
    });
    checkResponse(received);
    return received;
  };
}

function describeBody(body: Buffer | undefined): string {
  return body === undefined ? '' : body.toString('utf8', 0, 160);
}

const internals =
  /\n\s+at |node:internal|node_modules|\/server\/src\/|\bselect .+ from |\binsert into |\bupdate .+ set |\bdelete from |kysely|syntax error at or near|violates |relation "|PostgreSQL/i;

const required: Record<string, RegExp> = {
  'content-security-policy': /default-src 'self'.*frame-ancestors 'none'/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /./,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\)/,
  'x-frame-options': /^DENY$/,
  'x-request-id': /./,
};

/** What holds for every response. */
function checkResponse({ what, status, headers, text }: RouteResponse): void {
  expect(status, what).toBeLessThan(500);
  for (const [name, pattern] of Object.entries(required)) {
    expect(String(headers[name] ?? ''), `${name} of ${what}`).toMatch(pattern);
  }
  expect(headers['access-control-allow-origin'], what).toBeUndefined();
  expect(headers['x-powered-by'], what).toBeUndefined();
  // ASVS 4.1.1
  const types =
    /^(?:application\/json; charset=utf-8|text\/(?:csv|html|event-stream)|application\/(?:zip|pdf)|image\/png)/;
  if (text !== '') expect(String(headers['content-type']), what).toMatch(types);
  if (status >= 400) {
    expect(text, what).not.toMatch(internals);
    // R12: nor does an error repeat a secret; it may name a field that holds one.
    const leaks = scanText(text, [inEveryPassword]);
    expect(
      leaks.filter(({ kind }) => kind !== 'secret field'),
      what,
    ).toEqual([]);
    expect(headers['cache-control'], what).toBe('no-store');
  }
}
