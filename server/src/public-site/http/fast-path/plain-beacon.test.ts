// What the fast path takes for a plain beacon, and what it leaves to node:http: everything that it does not know.
import { describe, expect, it } from 'vitest';
import { readPlainBeacon } from './plain-beacon.ts';

const BODY = 'v|0.25|https://pages.example/anna https://news.example/';
const HOST = 'Host: pages.example';
const TYPE = 'Content-Type: text/plain;charset=UTF-8';
const lengthOf = (body: string) => `Content-Length: ${body.length}`;

type Parts = { start?: string; lines?: readonly string[]; body?: string };

const write = ({
  start = 'POST /e HTTP/1.1',
  body = BODY,
  lines = [HOST, TYPE, lengthOf(body)],
}: Parts = {}) => [start, ...lines, '', body].join('\r\n');

describe('a plain beacon', () => {
  it('is read: its headers by their names in lower case, and its body', () => {
    const beacon = readPlainBeacon(write({ lines: [HOST, TYPE, lengthOf(BODY), 'Origin: null'] }));
    expect(beacon?.body).toBe(BODY);
    expect(beacon?.headers).toMatchObject({ host: 'pages.example', origin: 'null' });
    expect(beacon?.headers.referer).toBeUndefined();
  });

  it('is what browsers and proxies send', () => {
    const chromium = [
      HOST,
      'Connection: keep-alive',
      lengthOf(BODY),
      'sec-ch-ua-platform: "Android"',
      'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)',
      'sec-ch-ua: "Chromium";v="150", "Not?A_Brand";v="24"',
      TYPE,
      'sec-ch-ua-mobile: ?1',
      'Accept: */*',
      'Origin: null',
      'Sec-Fetch-Site: cross-site',
      'Sec-Fetch-Mode: no-cors',
      'Sec-Fetch-Dest: empty',
      'Sec-Purpose: prefetch;prerender',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: pt-BR,pt;q=0.9',
    ];
    const firefox = [HOST, 'DNT: 1', 'Sec-GPC: 1', 'Priority: u=6', TYPE, lengthOf(BODY)];
    const proxied = [HOST, TYPE, lengthOf(BODY), 'X-Real-IP: 192.0.2.1', 'Via: 1.1 a'];
    const lowered = [HOST, TYPE, lengthOf(BODY), 'X-Forwarded-For: 192.0.2.1'];
    for (const lines of [
      chromium,
      firefox,
      proxied,
      lowered.map((line) => line.replace(/^[^:]*/, (name) => name.toLowerCase())),
    ]) {
      expect(readPlainBeacon(write({ lines })), lines.join('\n')).toBeDefined();
    }
  });
});

describe('left to node:http', () => {
  const starts: [string, string][] = [
    ['another method', 'PUT /e HTTP/1.1'],
    ['a method in lower case', 'post /e HTTP/1.1'],
    ['a query', 'POST /e?c=anna HTTP/1.1'],
    ['another path', 'POST /api/v1/analytics/view HTTP/1.1'],
    ['absolute form', 'POST http://pages.example/e HTTP/1.1'],
    ['HTTP/1.0', 'POST /e HTTP/1.0'],
    ['two spaces', 'POST  /e HTTP/1.1'],
    ['a space at the end', 'POST /e HTTP/1.1 '],
    ['an empty line first', '\r\nPOST /e HTTP/1.1'],
  ];
  it.each(starts)('%s', (_, start) => {
    expect(readPlainBeacon(write({ start }))).toBeUndefined();
  });

  const length = lengthOf(BODY);
  const headers: [string, string[]][] = [
    ['no host (RFC 9112 §3.2)', [TYPE, length]],
    ['two hosts', [HOST, HOST, TYPE, length]],
    ['no type', [HOST, length]],
    ['a ping', [HOST, 'Content-Type: text/ping', length]],
    ['another type', [HOST, 'Content-Type: application/json', length]],
    ['a type that is spelled in another way', [HOST, 'Content-Type: text/plain', length]],
    ['two types', [HOST, TYPE, TYPE, length]],
    ['no length (§6.3)', [HOST, TYPE]],
    ['two lengths', [HOST, TYPE, length, length]],
    ['two lengths that differ', [HOST, TYPE, length, 'content-length: 5']],
    ['a length with a sign', [HOST, TYPE, `Content-Length: +${BODY.length}`]],
    ['a length with a zero in front', [HOST, TYPE, `Content-Length: 0${BODY.length}`]],
    ['a length in a list', [HOST, TYPE, `Content-Length: ${BODY.length}, ${BODY.length}`]],
    ['a length in hexadecimal', [HOST, TYPE, `Content-Length: 0x${BODY.length.toString(16)}`]],
    ['a length that is too small', [HOST, TYPE, `Content-Length: ${BODY.length - 1}`]],
    ['a length that is too large', [HOST, TYPE, `Content-Length: ${BODY.length + 1}`]],
    ['a transfer coding', [HOST, TYPE, 'Transfer-Encoding: chunked']],
    ['a length and a transfer coding', [HOST, TYPE, length, 'Transfer-Encoding: chunked']],
    ['an encoded body', [HOST, TYPE, length, 'Content-Encoding: gzip']],
    ['an expectation', [HOST, TYPE, length, 'Expect: 100-continue']],
    ['close', [HOST, TYPE, length, 'Connection: close']],
    ['a cookie', [HOST, TYPE, length, 'Cookie: a=b']],
    ['an unknown header', [HOST, TYPE, length, 'X-Unknown: 1']],
    ['a header of all objects', [HOST, TYPE, length, 'constructor: 1']],
    ['a name that is spelled in another way', [HOST, TYPE, length, 'ORIGIN: null']],
    ['a folded line (§5.2)', [HOST, TYPE, length, ' a']],
    ['a space before the colon (§5.1)', [HOST, TYPE, `Content-Length : ${BODY.length}`]],
    ['a bare CR in a value (§2.2)', [HOST, TYPE, length, 'Origin: a\rContent-Length: 5']],
    ['a bare LF', [HOST, TYPE, length, 'Origin: a\nContent-Length: 5']],
    ['a byte above ASCII', [HOST, TYPE, length, 'Origin: \xe4']],
  ];
  it.each(headers)('%s', (_, lines) => {
    expect(readPlainBeacon(write({ lines }))).toBeUndefined();
  });

  const bodies: [string, string][] = [
    ['no body', ''],
    ['a body above ASCII', 'v|0.25|https://pages.example/anna \xc3\xa4'],
    ['a body of two lines', 'v|0.25|https://pages.example/anna \r\n'],
    ['a NUL in the body', 'v|0.25|https://pages.example/anna \0'],
    ['a body that is too long', `v|0.25|https://pages.example/anna ${'a'.repeat(1_000)}`],
  ];
  it.each(bodies)('%s', (_, body) => {
    expect(readPlainBeacon(write({ body }))).toBeUndefined();
  });

  it('what is not one whole request', () => {
    const whole = write();
    expect(readPlainBeacon(whole)).toBeDefined();
    for (let end = 0; end < whole.length; end += 1) {
      expect(readPlainBeacon(whole.slice(0, end)), `${end} bytes`).toBeUndefined();
    }
    for (const more of [whole, 'a', '\r\n', 'GET ', '\0']) {
      expect(readPlainBeacon(whole + more), JSON.stringify(more)).toBeUndefined();
    }
  });
});
