// Where a request ends must be the same for us and for a proxy in front (request smuggling): a head that
// can be read in two ways is rejected by both servers, and nothing behind it is processed.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRaw } from '../clients/http-client.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

const second = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';
const heads: [name: string, lines: string[]][] = [
  ['a length and chunks', ['content-length: 4', 'transfer-encoding: chunked']],
  ['two lengths', ['content-length: 4', 'content-length: 5']],
  ['a length that is none', ['content-length: +4']],
  ['chunks by another name', ['transfer-encoding: xchunked']],
  ['chunks twice', ['transfer-encoding: chunked', 'transfer-encoding: identity']],
  ['a space before the colon', ['content-length : 4']],
  ['a folded line', ['x: 1', ' content-length: 4']],
  ['a bare line feed', ['x: 1\ncontent-length: 4']],
];

describe.each(['appOrigin', 'pagesOrigin'] as const)('at %s', (origin) => {
  it.each(heads)('ASVS 4.2.1 rejects %s', async (_name, lines) => {
    const head = ['POST /e HTTP/1.1', 'host: localhost', 'content-type: text/plain', ...lines];
    const response = await sendRaw(
      test.config[origin],
      `${head.join('\r\n')}\r\n\r\n0\r\n\r\n${second}`,
    );
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
    expect(response).not.toContain('"ok"');
  });
});
