// Views and clicks of another site, of another page, with a made-up target, and cut off in the middle.
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { publicPage, startTestSite, type TestSite } from '../../../test/test-site.ts';

let test: TestSite;
const annaId = crypto.randomUUID();
const chrome = 'Mozilla/5.0 Chrome/141.0.0.0';
type Headers = Record<string, string>;

beforeAll(async () => {
  test = await startTestSite();
  test.pages.set('anna', publicPage('<a href="https://shop.example/">Shop</a>', annaId));
  test.pages.set('annas', { kind: 'moved', to: 'anna' });
  test.pages.set('ben', publicPage('<p>Ben</p>'));
});
afterAll(() => test.site.close());
beforeEach(() => {
  test.visits.length = 0;
  test.logLines.length = 0;
});

const beacon = (headers: Headers, body = 'v|anna|') =>
  sendRequest(test.origin, '/e', {
    method: 'POST',
    headers: { 'content-type': 'text/plain', 'user-agent': chrome, ...headers },
    body,
  });

/** As Chromium sends it from a document with an opaque origin. */
const ownPage = { origin: 'null', 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' };
const onPages = (path: string) => `${test.config.pagesOrigin}${path}`;

describe('L7: a view', () => {
  it('counts from our own pages, and from programs', async () => {
    const requests: Headers[] = [
      ownPage,
      { ...ownPage, referer: onPages('/anna') },
      // A tab from before the page was renamed, and browsers that tell the origin only.
      { ...ownPage, referer: onPages('/annas') },
      { ...ownPage, referer: onPages('/') },
      { origin: test.config.pagesOrigin, 'sec-fetch-site': 'same-origin' },
      {},
    ];
    for (const headers of requests) expect((await beacon(headers)).status).toBe(204);
    expect(test.visits.map(({ pageId }) => pageId)).toEqual(requests.map(() => annaId));
  });

  it.each<[string, () => Headers]>([
    ['another site', () => ({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })],
    ['a referer of another site', () => ({ origin: 'null', referer: 'https://evil.example/' })],
    ['a host that begins like ours', () => ({ origin: `${test.config.pagesOrigin}.evil.example` })],
    ['another host of our site', () => ({ origin: 'null', 'sec-fetch-site': 'same-site' })],
    ['an address that was typed', () => ({ 'sec-fetch-site': 'none' })],
    ['another page', () => ({ ...ownPage, referer: onPages('/ben?x#y') })],
    ['a page that is not there', () => ({ ...ownPage, referer: onPages('/missing') })],
    ['a referer that cannot be read', () => ({ ...ownPage, referer: 'nonsense' })],
  ])('is rejected from %s, by beacon and by call', async (_, headers) => {
    expect((await beacon(headers())).status).toBe(403);
    const body = JSON.stringify({ slug: 'anna' });
    const call = await sendRequest(test.origin, '/api/analytics/track/view', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': chrome, ...headers() },
      body,
    });
    expect(call.status).toBe(403);
    expect(JSON.parse(call.body.toString()).code).toBe('analytics.foreign_origin');
    expect(test.visits).toEqual([]);
  });

  it('is rejected for an unknown name as for a known one', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await beacon(foreign, 'v|missing|')).status).toBe(403);
  });

  it('is not counted by an image or a ping on another page', async () => {
    const referer = onPages('/ben');
    expect((await sendRequest(test.origin, '/e?v=anna', { headers: { referer } })).status).toBe(
      200,
    );
    const ping = await sendRequest(test.origin, '/e?c=anna', {
      method: 'POST',
      headers: {
        'content-type': 'text/ping',
        'ping-from': referer,
        'ping-to': 'https://shop.example/',
      },
      body: 'PING',
    });
    expect(ping.status).toBe(403);
    expect(test.visits).toEqual([]);
  });
});

it('M6: stores the target of a click if the page has that link, and counts it without otherwise', async () => {
  await beacon(ownPage, 'c|anna|https://shop.example/');
  await beacon(ownPage, `c|anna|https://evil.example/${'x'.repeat(900)}`);
  expect(test.visits.map(({ kind, target }) => [kind, target])).toEqual([
    ['click', 'https://shop.example/'],
    ['click', undefined],
  ]);
});

it('M6: reads the links of a page again after it was published again', async () => {
  test.pages.set('anna', publicPage('<a href="https://new.example/">New</a>', annaId));
  test.change('anna');
  await beacon(ownPage, 'c|anna|https://new.example/');
  await beacon(ownPage, 'c|anna|https://shop.example/');
  expect(test.visits.map(({ target }) => target)).toEqual(['https://new.example/', undefined]);
});

it('takes over the id of a beacon and the query of its page', async () => {
  await beacon(ownPage, 'v|anna|0.5|?utm_source=news&x=1 https://a.example/');
  await beacon(ownPage, 'c|anna|0.6| https://new.example/');
  expect(test.visits).toMatchObject([
    { id: '0.5', search: '?utm_source=news&x=1', referrer: 'https://a.example/' },
    { id: '0.6', target: 'https://new.example/' },
  ]);
});

it('L13: a beacon that is cut off is no error', async () => {
  const { hostname, port } = new URL(test.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = 'POST /e HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 99\r\n';
  socket.write(`${head}Expect: 100-continue\r\n\r\n`);
  // The server has taken the request.
  await once(socket, 'data');
  socket.write('v|anna|');
  socket.resetAndDestroy();
  await expect.poll(() => test.logLines.filter((line) => line.includes('aborted'))).toHaveLength(1);
  const lines = test.logLines.map((line) => JSON.parse(line) as { level: unknown; err?: unknown });
  expect(test.logLines.join()).not.toMatch(/stack|"level":(50|"error")/);
  expect(lines.every(({ err }) => err === undefined)).toBe(true);
  expect(test.visits).toEqual([]);
});
