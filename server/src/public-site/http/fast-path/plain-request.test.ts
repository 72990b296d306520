// What the fast path takes for a plain request, and what it leaves to node:http: everything that it does not know.
import { describe, expect, it } from 'vitest';
import { readPlainRequest } from './plain-request.ts';

const request = (lines: readonly string[], start = 'GET /anna HTTP/1.1') =>
  [start, ...lines, '', ''].join('\r\n');
const HOST = 'Host: vys.example';

describe('a plain request', () => {
  it('is read: method, path, encoding and condition', () => {
    const text = request([HOST, 'Accept-Encoding: gzip, br', 'If-None-Match: "abc-br"']);
    expect(readPlainRequest(text)).toMatchObject({
      isHead: false,
      path: '/anna',
      headers: { encoding: 'br', ifNoneMatch: '"abc-br"' },
    });
    expect(readPlainRequest(request([HOST], 'HEAD /anna-maria_2 HTTP/1.1'))).toMatchObject({
      isHead: true,
      path: '/anna-maria_2',
      headers: { encoding: 'identity', ifNoneMatch: '' },
    });
  });

  it('is what browsers, proxies and programs send', () => {
    const chromium = [
      HOST,
      'Connection: keep-alive',
      'sec-ch-ua: "Chromium";v="150", "Not?A_Brand";v="24"',
      'sec-ch-ua-mobile: ?1',
      'sec-ch-ua-platform: "Android"',
      'Upgrade-Insecure-Requests: 1',
      'User-Agent: Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)',
      'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8',
      'Sec-Fetch-Site: none',
      'Sec-Fetch-Mode: navigate',
      'Sec-Fetch-User: ?1',
      'Sec-Fetch-Dest: document',
      'Accept-Encoding: gzip, deflate, br, zstd',
      'Accept-Language: pt-BR,pt;q=0.9',
    ];
    const proxied = [HOST, 'X-Forwarded-For: 192.0.2.1', 'X-Forwarded-Proto: https', 'Via: 1.1 a'];
    for (const lines of [chromium, proxied, [HOST, 'User-Agent: curl/8.5.0', 'Accept: */*']]) {
      expect(readPlainRequest(request(lines)), lines.join('\n')).toBeDefined();
    }
  });

  it('is not read again where its connection repeats the headers', () => {
    const first = readPlainRequest(request([HOST, 'Accept-Encoding: gzip']));
    const again = readPlainRequest(
      request([HOST, 'Accept-Encoding: gzip'], 'GET /ben HTTP/1.1'),
      first?.headers,
    );
    expect(again?.path).toBe('/ben');
    expect(again?.headers).toBe(first?.headers);
    const other = readPlainRequest(request([HOST, 'Accept-Encoding: br']), first?.headers);
    expect(other?.headers.encoding).toBe('br');
  });
});

describe('left to node:http', () => {
  const starts: [string, string][] = [
    ['another method', 'POST /anna HTTP/1.1'],
    ['a method in lower case', 'get /anna HTTP/1.1'],
    ['a query', 'GET /anna?a=1 HTTP/1.1'],
    ['a fragment', 'GET /anna#a HTTP/1.1'],
    ['a name in upper case', 'GET /Anna HTTP/1.1'],
    ['an escape', 'GET /ann%61 HTTP/1.1'],
    ['a slash at the end', 'GET /anna/ HTTP/1.1'],
    ['a deeper path', 'GET /anna/b HTTP/1.1'],
    ['the front page', 'GET / HTTP/1.1'],
    ['a file of ours', 'GET /_/e HTTP/1.1'],
    ['absolute form', 'GET http://vys.example/anna HTTP/1.1'],
    ['authority form', 'CONNECT vys.example:80 HTTP/1.1'],
    ['asterisk form', 'OPTIONS * HTTP/1.1'],
    ['two spaces', 'GET  /anna HTTP/1.1'],
    ['a tab', 'GET\t/anna HTTP/1.1'],
    ['a space at the end', 'GET /anna HTTP/1.1 '],
    ['HTTP/1.0', 'GET /anna HTTP/1.0'],
    ['HTTP/2', 'PRI * HTTP/2.0'],
    ['a version in lower case', 'GET /anna http/1.1'],
    ['no version', 'GET /anna'],
    ['an empty line first', '\r\nGET /anna HTTP/1.1'],
    ['a byte above ASCII in the path', 'GET /ann\xe4 HTTP/1.1'],
    ['a NUL in the path', 'GET /an\0na HTTP/1.1'],
    ['another line in the path', 'GET /anna\r\nX: HTTP/1.1'],
  ];
  it.each(starts)('%s', (_, start) => {
    expect(readPlainRequest(request([HOST], start))).toBeUndefined();
  });

  const headers: [string, string[]][] = [
    ['no host (RFC 9112 §3.2)', ['Accept: */*']],
    ['two hosts', [HOST, HOST]],
    ['two hosts that differ', [HOST, 'host: other.example']],
    ['an empty host', ['Host: ']],
    ['a host with a path', ['Host: vys.example/anna']],
    ['a host with a user', ['Host: me@vys.example']],
    ['a length', [HOST, 'Content-Length: 0']],
    ['two lengths that differ (§6.3)', [HOST, 'Content-Length: 5', 'Content-Length: 6']],
    ['a length with a sign', [HOST, 'Content-Length: +5']],
    ['a transfer coding', [HOST, 'Transfer-Encoding: chunked']],
    ['a length and a transfer coding', [HOST, 'Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['a transfer coding in disguise', [HOST, 'Transfer-Encoding : chunked']],
    ['a transfer coding behind a tab', [HOST, 'Transfer-Encoding:\tchunked']],
    ['a folded line (§5.2)', [HOST, 'Accept: */*', ' text/html']],
    ['a line folded with a tab', [HOST, 'Accept: */*', '\ttext/html']],
    ['a space before the colon (§5.1)', [HOST, 'Accept : */*']],
    ['a space before the name', [` ${HOST}`]],
    ['no space behind the colon', ['Host:vys.example']],
    ['two spaces behind the colon', ['Host:  vys.example']],
    ['a space at the end of a value', [`${HOST} `]],
    ['an empty value', [HOST, 'Accept: ']],
    ['a line without a colon', [HOST, 'Accept']],
    ['a line without a name', [HOST, ': a']],
    ['an underscore in a name', [HOST, 'Content_Length: 5']],
    ['a bare CR in a value (§2.2)', [HOST, 'Accept: a\rContent-Length: 5']],
    ['a bare LF', [HOST, 'Accept: a\nContent-Length: 5']],
    ['a NUL', [HOST, 'Accept: a\0b']],
    ['a byte above ASCII', [HOST, 'Accept: \xe4']],
    ['a tab in a value', [HOST, 'Accept: a\tb']],
    ['close', [HOST, 'Connection: close']],
    ['an upgrade', [HOST, 'Connection: upgrade', 'Upgrade: websocket']],
    ['a list of options', [HOST, 'Connection: keep-alive, te']],
    ['an expectation', [HOST, 'Expect: 100-continue']],
    ['a cookie', [HOST, 'Cookie: vys_own=aaaaaaaaaaaaaaaaaaaaaa']],
    ['a range', [HOST, 'Range: bytes=0-1']],
    ['an unknown header', [HOST, 'X-Unknown: 1']],
    ['a header of all objects', [HOST, 'constructor: 1']],
    ['a service worker', [HOST, 'Service-Worker: script']],
    ['a service worker by its destination', [HOST, 'Sec-Fetch-Dest: ServiceWorker']],
    ['two conditions', [HOST, 'If-None-Match: "a"', 'If-None-Match: "b"']],
    ['two encodings', [HOST, 'Accept-Encoding: br', 'Accept-Encoding: identity']],
  ];
  it.each(headers)('%s', (_, lines) => {
    expect(readPlainRequest(request(lines))).toBeUndefined();
  });

  it('what is not one whole request', () => {
    const whole = request([HOST, 'Accept: */*']);
    expect(readPlainRequest(whole)).toBeDefined();
    for (let end = 0; end < whole.length; end += 1) {
      expect(readPlainRequest(whole.slice(0, end)), `${end} bytes`).toBeUndefined();
    }
    for (const more of [whole, 'a', '\r\n', 'GET ', '\0']) {
      expect(readPlainRequest(whole + more), JSON.stringify(more)).toBeUndefined();
    }
  });
});
