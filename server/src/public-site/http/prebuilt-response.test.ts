// A prebuilt response is the one that node:http would build, and is not used where it cannot be.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sendRaw, sendRequest } from '../../../test/clients/http-client.ts';
import { publicPage, startTestSite, type TestSite } from '../../../test/test-site.ts';

let test: TestSite;
const html = `<!doctype html><title>Ünïcode ✓</title>${'<p>Hello</p>'.repeat(2000)}`;

beforeAll(async () => {
  test = await startTestSite();
  test.pages.set('anna', publicPage(html));
});
afterAll(() => test.site.close());

const line = (connection: string, version = '1.1') =>
  `GET /anna HTTP/${version}\r\nHost: x\r\nConnection: ${connection}\r\n\r\n`;

type Parts = { status: string; headers: Map<string, string>; body: string };

function split(response: string): Parts {
  const end = response.indexOf('\r\n\r\n');
  const [status = '', ...lines] = response.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((one) => {
      const colon = one.indexOf(': ');
      return [one.slice(0, colon).toLowerCase(), one.slice(colon + 2)] as const;
    }),
  );
  return { status, headers, body: response.slice(end + 4) };
}

it('is byte for byte the ordinary response, but for the connection and the date', async () => {
  const both = await sendRaw(test.origin, line('keep-alive') + line('close'));
  const second = both.indexOf('HTTP/1.1 200', 10);
  const [prebuilt, ordinary] = [split(both.slice(0, second)), split(both.slice(second))];
  expect(prebuilt.status).toBe(ordinary.status);
  expect(prebuilt.body).toBe(ordinary.body);
  expect(prebuilt.headers.get('connection')).toBe('keep-alive');
  expect(ordinary.headers.get('connection')).toBe('close');
  for (const { headers } of [prebuilt, ordinary]) {
    expect(Math.abs(Date.parse(headers.get('date') ?? '') - Date.now())).toBeLessThan(60_000);
    headers.delete('connection');
    headers.delete('date');
  }
  expect([...prebuilt.headers]).toEqual([...ordinary.headers]);
});

it('sends the same 304 as the ordinary response', async () => {
  const { headers } = await sendRequest(test.origin, '/anna');
  const condition = `If-None-Match: ${headers.etag}\r\n\r\n`;
  const conditional = (connection: string, method = 'GET') =>
    line(connection).replace('GET', method).replace(/\r\n$/, condition);
  const all = await sendRaw(
    test.origin,
    conditional('keep-alive') + conditional('keep-alive', 'HEAD') + conditional('close'),
  );
  const responses = all.split(/(?=HTTP\/1\.1 )/).map(split);
  expect(responses.map(({ status }) => status)).toEqual(Array(3).fill('HTTP/1.1 304 Not Modified'));
  expect(responses.map(({ body }) => body)).toEqual(['', '', '']);
  const [prebuilt, head, ordinary] = responses.map((response) => {
    response.headers.delete('connection');
    response.headers.delete('date');
    return [...response.headers];
  });
  expect(prebuilt).toEqual(ordinary);
  expect(head).toEqual(ordinary);
});

it('responds to pipelined requests in their order', async () => {
  const paths = ['/anna', '/missing', '/anna', '/robots.txt', '/anna'];
  const pipelined = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join('');
  const received = await sendRaw(test.origin, pipelined + line('close'));
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  expect(statuses).toEqual(['200', '404', '200', '200', '200', '200']);
});

it('closes for a client of HTTP/1.0', async () => {
  const { status, body } = split(await sendRaw(test.origin, line('close', '1.0')));
  expect(status).toBe('HTTP/1.1 200 OK');
  expect(Buffer.from(body, 'utf8').length).toBe(Buffer.from(html, 'utf8').length);
});

it('sends a large response whole, again and again', async () => {
  const large = `<!doctype html>${'ä'.repeat(600_000)}`;
  test.pages.set('large', publicPage(large));
  for (let i = 0; i < 3; i += 1) {
    const response = await sendRequest(test.origin, '/large', {
      headers: { connection: 'keep-alive' },
    });
    expect(response.body.toString() === large).toBe(true);
  }
});
