// Generated requests, most of them not quite as they should be, to a site with the fast path and to one without: the
// same bytes come back from both, and both count the same visits, however a request is spelled, cut and sent. 3,000 requests; all 100,000 with
// SLOW_TESTS=1. A seed (VYS_FUZZ_SEED) makes others.
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRandom, type Random } from '../../../../../test/app/fuzz-fragments.ts';
import { writeRequest } from '../../../../../test/app/generated-requests.ts';
import { publicPage, startTestSite, type TestSite } from '../../../../../test/test-site.ts';

const REQUESTS = process.env.SLOW_TESTS ? 100_000 : 3_000;
const AT_ONCE = 24;
const [ANNA, BEN] = [crypto.randomUUID(), crypto.randomUUID()];

let fast: TestSite;
let plain: TestSite;

beforeAll(async () => {
  const env = { APP_ORIGIN: 'https://vys.example', PAGES_ORIGIN: 'https://pages.example' };
  [fast, plain] = await Promise.all([
    startTestSite(env),
    startTestSite({ ...env, VYS_FAST_PATH: 'off' }),
  ]);
  for (const { pages } of [fast, plain]) {
    const link = '<a href="https://shop.example/">Shop</a>';
    pages.set('anna', publicPage('<!doctype html><p>Anna', ANNA));
    pages.set('ben_2', publicPage(`<!doctype html>${link}${'<p>Ben</p>'.repeat(200)}`, BEN));
  }
});
afterAll(async () => {
  await Promise.all([fast.site.close(), plain.site.close()]);
});

/** Everything that comes back until the connection is closed. */
function exchange({ config }: TestSite, parts: readonly string[]): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(config.pagesPort, '127.0.0.1');
    socket.setEncoding('latin1');
    let received = '';
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received.replace(/^Date: .*$/gm, 'Date:')));
    const [first = '', ...others] = parts;
    socket.write(first, 'latin1');
    const sendNext = () => {
      const part = others.shift();
      if (part === undefined) socket.end();
      else socket.write(part, 'latin1', () => setImmediate(sendNext));
    };
    setImmediate(sendNext);
  });
}

const split = (text: string) => text.split(/(?=HTTP\/1\.1 \d{3} )/);

/** Up to the response that says that the connection ends: no client reads on behind it. */
function readable(responses: readonly string[]): string {
  const last = responses.findIndex((response) => /^connection: close\r$/im.test(response));
  return responses.slice(0, last === -1 ? undefined : last + 1).join('');
}

/**
 * Where something malformed or too long comes in the same bytes as other requests, the connection ends with 400 or 431
 * in place of the responses that node:http has not sent by then. How many that are depends on how it got the bytes.
 */
function isSame(one: string, other: string): boolean {
  const both = [split(one), split(other)] as const;
  return (
    readable(both[0]) === readable(both[1]) || isCutShort(...both) || isCutShort(both[1], both[0])
  );
}

function isCutShort(cut: readonly string[], whole: readonly string[]): boolean {
  const before = cut.slice(0, -1);
  const isRejected = /^HTTP\/1\.1 4(?:00|31) /.test(cut.at(-1) ?? '');
  return isRejected && before.every((response, place) => response === whole[place]);
}

/** What is counted, whichever connection was first. */
function listVisits({ visits }: TestSite): string[] {
  return visits
    .map(({ headers, ...visit }) =>
      JSON.stringify({ ...visit, language: headers['accept-language'] }),
    )
    .sort();
}

it('answers 100,000 generated requests as node:http does', { timeout: 900_000 }, async () => {
  const seed = Number(process.env.VYS_FUZZ_SEED ?? 16);
  const statuses = new Map<string, number>();
  let next = 0;
  async function work(random: Random): Promise<void> {
    while (next < REQUESTS) {
      next += 1;
      const parts = writeRequest(random);
      const [one, other] = await Promise.all([exchange(fast, parts), exchange(plain, parts)]);
      if (!isSame(one, other)) expect(one, JSON.stringify(parts)).toBe(other);
      const status = one.slice(0, 12);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  await Promise.all(
    Array.from({ length: AT_ONCE }, (_, place) => work(createRandom(seed * 1_000 + place))),
  );
  expect(fast.visits.length).toBeGreaterThan(REQUESTS / 20);
  expect(listVisits(fast)).toEqual(listVisits(plain));
  // Not only requests that fail, and not only such that are right.
  for (const status of ['200', '204', '304', '400', '404', '405']) {
    expect(statuses.get(`HTTP/1.1 ${status}`) ?? 0, status).toBeGreaterThan(REQUESTS / 300);
  }
});
