// The fast path and node:http on real sockets: the same bytes whichever of the two answers, at every way of sending
// them, and connections that go over from one to the other.
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publicPage, startTestSite, type TestSite } from '../../../../../test/test-site.ts';
import { appError } from '../../../../platform/errors.ts';

const html = `<!doctype html><title>Ünïcode ✓</title>${'<p>Hello</p>'.repeat(300)}`;
let fast: TestSite;
let plain: TestSite;
let port = 0;

beforeAll(async () => {
  const env = { APP_ORIGIN: 'https://vys.example' };
  [fast, plain] = await Promise.all([
    startTestSite(env),
    startTestSite({ ...env, VYS_FAST_PATH: 'off' }),
  ]);
  for (const { pages } of [fast, plain]) pages.set('anna', publicPage(html));
  port = fast.config.pagesPort;
  // Into memory.
  for (const site of [fast, plain]) await exchange(site.config.pagesPort, [get()]);
});
afterAll(async () => {
  await Promise.all([fast.site.close(), plain.site.close()]);
});

const get = (lines: readonly string[] = [], start = 'GET /anna HTTP/1.1') =>
  [start, 'Host: localhost', ...lines, '', ''].join('\r\n');
const withoutDate = (text: string) => text.replace(/^Date: .*$/gm, 'Date:');

/** All that comes back until the server ends, after the client has sent these parts and its end. */
function exchange(port: number, parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(withoutDate(received)));
    void send(socket, parts).then(() => socket.end());
  });
}

async function send(socket: Socket, parts: readonly string[]): Promise<void> {
  for (const [place, part] of parts.entries()) {
    if (place > 0) await new Promise((resolve) => setTimeout(resolve, 2));
    socket.write(part, 'latin1');
  }
}

/** From both sites, which must be the same. */
async function same(parts: readonly string[]): Promise<string> {
  const [one, other] = await Promise.all([
    exchange(port, parts),
    exchange(plain.config.pagesPort, parts),
  ]);
  expect(one).toBe(other);
  return one;
}

const statuses = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map((one) => one[1]);

describe('the bytes of a response', () => {
  it.each(['br', 'gzip', 'identity', 'gzip, deflate, br', 'zstd', '*;q=0'])(
    'are those of node:http for the encoding %s',
    async (encoding) => {
      const lines = [`Accept-Encoding: ${encoding}`];
      expect(statuses(await same([get(lines)]))).toEqual(['200']);
      expect(statuses(await same([get(lines, 'HEAD /anna HTTP/1.1')]))).toEqual(['200']);
    },
  );

  it('are those of node:http where the page is known', async () => {
    const etag = /etag: (.*)\r/.exec(await same([get(['Accept-Encoding: br'])]))?.[1] ?? '';
    for (const condition of [etag, `W/${etag}`, `"a", ${etag}`, '*']) {
      for (const method of ['GET', 'HEAD']) {
        const lines = ['Accept-Encoding: br', `If-None-Match: ${condition}`];
        const response = await same([get(lines, `${method} /anna HTTP/1.1`)]);
        expect(statuses(response), condition).toEqual(['304']);
      }
    }
    const other = ['Accept-Encoding: gzip', `If-None-Match: ${etag}`];
    expect(statuses(await same([get(other)]))).toEqual(['200']);
  });
});

describe('a connection', () => {
  it('serves one request after the other, and the page as it is now', async () => {
    const socket = connect(port, '127.0.0.1');
    const next = () =>
      new Promise<string>((resolve) => socket.once('data', (part) => resolve(String(part))));
    const seen: string[] = [];
    for (let round = 0; round < 5; round += 1) {
      const response = next();
      socket.write(get());
      seen.push((await response).slice(0, 15));
    }
    expect(seen).toEqual(Array(5).fill('HTTP/1.1 200 OK'));
    fast.pages.set('anna', publicPage('<!doctype html><p>Changed'));
    fast.change('anna');
    const response = next();
    socket.write(get());
    expect(await response).toContain('<p>Changed');
    fast.pages.set('anna', publicPage(html));
    fast.change('anna');
    socket.destroy();
    await exchange(port, [get()]);
  });

  it('goes over to node:http with the first request of another kind, and is served on', async () => {
    const mixed = [
      get(),
      get(['X-Unknown: 1']),
      get(),
      get([], 'GET /unknown HTTP/1.1'),
      get([], 'HEAD /anna HTTP/1.1'),
      get(['Connection: close']),
    ];
    const response = await same(mixed);
    expect(statuses(response)).toEqual(['200', '200', '200', '404', '200', '200']);
  });

  it('may send its request in two parts, cut at every byte', async () => {
    const whole = get(['Accept-Encoding: br', 'User-Agent: a']);
    const expected = await same([whole]);
    const cuts = Array.from({ length: whole.length - 1 }, (_, place) => place + 1);
    const responses = await Promise.all(
      cuts.map((cut) => exchange(port, [whole.slice(0, cut), whole.slice(cut)])),
    );
    for (const [place, response] of responses.entries()) {
      expect(response, `cut after ${cuts[place]} bytes`).toBe(expected);
    }
  });

  it('may send several requests at once', async () => {
    expect(statuses(await same([get() + get() + get([], 'GET /unknown HTTP/1.1')]))).toEqual([
      '200',
      '200',
      '404',
    ]);
    const half = get();
    expect(statuses(await same([get() + half.slice(0, 9), half.slice(9)]))).toEqual(['200', '200']);
  });

  it('hides no request in the body of another (RFC 9112 §11.2)', async () => {
    const inner = get([], 'GET /inner HTTP/1.1');
    const body = `Content-Length: ${inner.length}`;
    expect(statuses(await same([get([body]) + inner]))).toEqual(['200']);
    expect(statuses(await same([get(), get([body]) + inner, get()]))).toEqual([
      '200',
      '200',
      '200',
    ]);
    const chunked = `${get(['Transfer-Encoding: chunked'])}${inner.length.toString(16)}\r\n${inner}\r\n0\r\n\r\n`;
    expect(statuses(await same([get(), chunked, get()]))).toEqual(['200', '200', '200']);
    const both = get([body, 'Transfer-Encoding: chunked']) + inner;
    expect(statuses(await same([get(), both]))).toEqual(['200', '400']);
    expect(fast.looks).not.toContain('inner');
  });

  it('that does not read its responses goes over to node:http, which stops reading from it', async () => {
    const { pages } = fast;
    pages.set('large', publicPage(`<!doctype html>${'<p>Hello</p>'.repeat(100_000)}`));
    await exchange(port, [get([], 'GET /large HTTP/1.1')]);
    const socket = connect(port, '127.0.0.1');
    socket.pause();
    const request = get([], 'GET /large HTTP/1.1');
    let sent = 0;
    for (; sent < 200 && socket.writable; sent += 1) {
      socket.write(request);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    expect(sent).toBe(200);
    let length = 0;
    socket.on('data', (part) => {
      length += part.length;
    });
    socket.resume();
    const { length: size } = await exchange(port, [request]);
    await expect.poll(() => length, { timeout: 30_000 }).toBeGreaterThanOrEqual((size - 100) * 200);
    socket.destroy();
  }, 60_000);
});

describe('a beacon', () => {
  const text = (body: string, lines: readonly string[] = []) =>
    [
      'POST /e HTTP/1.1',
      'Host: localhost',
      'Content-Type: text/plain;charset=UTF-8',
      `Content-Length: ${body.length}`,
      ...lines,
      '',
      body,
    ].join('\r\n');
  const view = (id: number) => text(`v|0.${id}|http://localhost/anna https://news.example/`);
  const ids = ({ visits }: TestSite) => visits.map(({ id }) => id).sort();

  beforeEach(() => {
    for (const { visits } of [fast, plain]) visits.length = 0;
  });

  it('ANA-18 is counted once and acknowledged in the bytes of node:http', async () => {
    expect(statuses(await same([view(1), view(2), get(), view(3)]))).toEqual([
      '204',
      '204',
      '200',
      '204',
    ]);
    expect(ids(fast)).toEqual(['0.1', '0.2', '0.3']);
    expect(ids(fast)).toEqual(ids(plain));
    const [visit] = fast.visits;
    expect(visit).toMatchObject({ kind: 'view', referrer: 'https://news.example/' });
    expect(visit?.ip).toBe('127.0.0.1');
  });

  it('may come in two parts, cut at every byte, and is counted once', async () => {
    const whole = view(4);
    const expected = await same([whole]);
    fast.visits.length = 0;
    const cuts = Array.from({ length: whole.length - 1 }, (_, place) => place + 1);
    const responses = await Promise.all(
      cuts.map((cut) => exchange(port, [whole.slice(0, cut), whole.slice(cut)])),
    );
    for (const response of responses) expect(response).toBe(expected);
    expect(fast.visits).toHaveLength(cuts.length);
  });

  it('may be followed by others before it is acknowledged', async () => {
    const response = await same([view(5) + view(6) + get(), view(7)]);
    expect(statuses(response)).toEqual(['204', '204', '200', '204']);
    expect(ids(fast)).toEqual(['0.5', '0.6', '0.7']);
  });

  it('holds back what comes while it is counted', async () => {
    const waiting = Promise.withResolvers<void>();
    const { record } = fast.analytics;
    fast.analytics.record = async (event) => {
      await waiting.promise;
      await record(event);
    };
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    for (const part of [view(8), view(9), get([], 'HEAD /anna HTTP/1.1')]) {
      socket.write(part);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    expect([received, fast.visits]).toEqual(['', []]);
    waiting.resolve();
    await expect.poll(() => statuses(received)).toEqual(['204', '204', '200']);
    socket.destroy();
    fast.analytics.record = record;
    expect(ids(fast)).toEqual(['0.8', '0.9']);
  });

  it('is acknowledged where the client ends its half meanwhile', async () => {
    const { record } = fast.analytics;
    fast.analytics.record = async (event) => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      await record(event);
    };
    expect(statuses(await exchange(port, [view(13)]))).toEqual(['204']);
    fast.analytics.record = record;
  });

  it('that cannot be counted ends a connection whose client has ended its half', async () => {
    const { record } = fast.analytics;
    fast.analytics.record = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      throw appError('unavailable');
    };
    expect(await exchange(port, [view(14)])).toBe('');
    fast.analytics.record = record;
    expect(statuses(await exchange(port, [view(14)]))).toEqual(['204']);
  });

  it('that cannot be counted gets the response of node:http', async () => {
    for (const site of [fast, plain]) site.failWith(appError('unavailable', { retryAfter: 30 }));
    const response = await same([view(10)]);
    expect(response).toContain('HTTP/1.1 503 ');
    expect(response).toContain('retry-after: 30');
    for (const site of [fast, plain]) site.failWith(undefined);
    for (const body of ['x|anna|', 'v|', 'v|anna|not an address']) {
      expect(statuses(await same([text(body)]))).toEqual(['400']);
    }
    const foreign = text('v|0.5|http://localhost/anna ', ['Origin: https://other.example']);
    expect(statuses(await same([foreign, view(11)]))).toEqual(['403', '204']);
    expect(ids(fast)).toEqual(['0.11']);
  });

  it('is acknowledged where the server ends meanwhile', async () => {
    const site = await startTestSite();
    site.pages.set('anna', publicPage(html));
    await exchange(site.config.pagesPort, [get()]);
    const waiting = Promise.withResolvers<void>();
    site.analytics.record = async () => await waiting.promise;
    const socket = connect(site.config.pagesPort, '127.0.0.1');
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    const closed = new Promise((resolve) => socket.on('close', resolve));
    socket.write(view(12));
    await new Promise((resolve) => setTimeout(resolve, 50));
    const ended = site.site.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(received).toBe('');
    waiting.resolve();
    await Promise.all([closed, ended]);
    expect(received).toMatch(/^HTTP\/1\.1 204 /);
  });
});

describe('the metrics', () => {
  it('count what the fast path answers', async () => {
    const { createMetricRegistry } = await import('../../../../platform/metrics/registry.ts');
    const { createHttpHistogram, createSiteObserver } = await import(
      '../../../../app/metrics/http-metrics.ts'
    );
    const socket = { write: () => true, writableLength: 0 } as unknown as Socket;
    const registry = createMetricRegistry();
    const observer = createSiteObserver(createHttpHistogram(registry));
    const { createPageAnswer } = await import('../answer-page.ts');
    const { readPlainRequest } = await import('../plain-request.ts');
    const { createStaticResponse, compress } = await import('../../static-response.ts');
    const content = createStaticResponse(compress(Buffer.from(html)), 'hash', 'text/html', []);
    const answer = createPageAnswer(
      { getCached: (path) => (path === '/anna' ? ({ content } as never) : undefined) },
      observer.observePlain,
    );
    for (const text of [get(), get(['If-None-Match: *']), get([], 'HEAD /anna HTTP/1.1')]) {
      const request = readPlainRequest(text);
      expect(request && answer(request, socket)).toBe(true);
    }
    const other = readPlainRequest(get([], 'GET /unknown HTTP/1.1'));
    expect(other && answer(other, socket)).toBe(false);
    const { createBeaconAnswer } = await import('../answer-beacon.ts');
    const beacons = createBeaconAnswer({
      tracking: { countBeacon: async () => {} },
      readClientAddress: () => '192.0.2.1',
      config: fast.config,
      observe: observer.observePlain,
    });
    beacons.acknowledge(socket, 0.002);
    const lines = (await registry.print()).split('\n').filter((line) => /_count\{/.test(line));
    expect(lines.map((line) => line.replace(/.*\{(.*)\}/, '$1'))).toEqual([
      expect.stringMatching(/method="GET".*status="200".* 1$/),
      expect.stringMatching(/method="GET".*status="304".* 1$/),
      expect.stringMatching(/method="HEAD".*status="200".* 1$/),
      expect.stringMatching(/route="ingest".*method="POST".*status="204".* 1$/),
    ]);
  });
});
