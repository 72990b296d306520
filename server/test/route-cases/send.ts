// Sends one call of the route table over real HTTP, byte for byte as told, and looks at what no answer
// may be or lack, whatever was asked.
import { randomInt } from 'node:crypto';
import { request } from 'node:http';
import { expect } from 'vitest';
import { scanText } from '../../../tools/log-scan.ts';

export type Sent = {
  method: string;
  path: string;
  token?: string | undefined;
  /** An empty one is left out. */
  headers?: Record<string, string>;
  body?: string | Buffer | undefined;
  type?: string | undefined;
  /** Without a length said beforehand. */
  isChunked?: boolean;
};

export type Answered = {
  what: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
  bytes: Buffer;
};

/** Of the people of these cases. */
export const inEveryPassword = 'horse battery';

export type Send = (sent: Sent) => Promise<Answered>;

/** Every call comes from another address, so that budgets of an address do not answer first. */
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
    const answered = await new Promise<Answered>((resolve, reject) => {
      const { method, path } = sent;
      const asked = request({ hostname, port, path, method, headers, agent: false }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('error', reject);
        answer.on('end', () => {
          const bytes = Buffer.concat(parts);
          resolve({
            what: `${method} ${path.slice(0, 120)} ${describeBody(body)} -> ${answer.statusCode} ${bytes.toString('utf8', 0, 300)}`,
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: bytes.toString('utf8'),
            bytes,
          });
        });
      });
      // A server that has answered need not read the rest of a body.
      asked.on('error', reject);
      asked.end(body);
    });
    checkAnswer(answered);
    return answered;
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

/** What holds for every answer. */
function checkAnswer({ what, status, headers, text }: Answered): void {
  expect(status, what).toBeLessThan(500);
  for (const [name, pattern] of Object.entries(required)) {
    expect(String(headers[name] ?? ''), `${name} of ${what}`).toMatch(pattern);
  }
  expect(headers['access-control-allow-origin'], what).toBeUndefined();
  expect(headers['x-powered-by'], what).toBeUndefined();
  // ASVS 4.1.1
  const types =
    /^(?:application\/json; charset=utf-8|text\/(?:csv|html|event-stream)|application\/zip)/;
  if (text !== '') expect(String(headers['content-type']), what).toMatch(types);
  if (status >= 400) {
    expect(text, what).not.toMatch(internals);
    // R12: nor does a refusal repeat a secret; it does name fields that hold one.
    const leaks = scanText(text, [inEveryPassword]);
    expect(
      leaks.filter(({ kind }) => kind !== 'secret field'),
      what,
    ).toEqual([]);
    expect(headers['cache-control'], what).toBe('no-store');
  }
}
