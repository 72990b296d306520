// The public site behind each front that `deploy` sets up: what is kept, what is asked for each time, and what visitors
// get while Vys is away.
import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFrontCaches } from '../../src/modules/pages/publishing/front-caches.ts';
import { systemClock } from '../../src/platform/clock.ts';
import type { HttpResponse } from '../clients/http-client.ts';
import { publicPage, startTestSite, type TestSite } from '../test-site.ts';
import { availableFronts, type Front, type FrontName, PAGES_HOST, startFront } from './fronts.ts';
import { type Relay, startRelay } from './relay.ts';

const cases = availableFronts.map((name) => ({ name, keeps: name !== 'Caddy' }));
/** Of this machine, and not the one from which Vys and the fronts connect. */
const VISITOR = '127.0.0.2';
const pagesOrigin = `http://${PAGES_HOST}`;

type Setting = { test: TestSite; relay: Relay; front: Front };
type Asked = { method?: string; headers?: Record<string, string>; body?: string };

async function open(name: FrontName, keepsForASecond = false): Promise<Setting> {
  const test = await startTestSite({
    PAGES_ORIGIN: pagesOrigin,
    VYS_TRUSTED_PROXIES: '127.0.0.1',
    CACHE_PURGE_URLS: 'http://127.0.0.1:1',
  });
  const relay = await startRelay(() => test.config.pagesPort);
  const behind = { app: test.config.appPort, pages: relay.port };
  return { test, relay, front: await startFront(name, behind, { keepsForASecond }) };
}

async function close({ test, relay, front }: Setting): Promise<void> {
  await front.stop();
  await relay.cut();
  await test.site.close();
}

function ask({ front }: Setting, path: string, asked: Asked = {}): Promise<HttpResponse> {
  const { port } = new URL(front.origin);
  const { method = 'GET', headers = {}, body } = asked;
  return new Promise((resolve, reject) => {
    const about = { host: PAGES_HOST, ...(body ? { 'content-length': `${body.length}` } : {}) };
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, path, method, agent: false, localAddress: VISITOR },
        headers: { ...about, ...headers },
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () => {
          const { statusCode: status = 0, headers: got } = response;
          resolve({ status, headers: got, body: Buffer.concat(parts) });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

const show = async (setting: Setting, path: string, asked?: Asked) => {
  const { status, body } = await ask(setting, path, asked);
  return `${status} ${body}`;
};
const put = ({ test }: Setting, name: string, html: string) => {
  test.pages.set(name, publicPage(html));
  test.change(name);
};
const purge = async ({ front }: Setting, path: string) => {
  const cachePurgeUrls = front.purgeUrl === undefined ? [] : [front.purgeUrl];
  const jobs = { enqueue: async () => {} };
  await createFrontCaches({ jobs, cachePurgeUrls, pagesOrigin, clock: systemClock }).purge({
    path,
  });
};
const away = async ({ relay }: Setting, work: () => Promise<void>) => {
  await relay.cut();
  try {
    await work();
  } finally {
    await relay.mend();
  }
};

describe.each(cases)('$name before the public pages', ({ name, keeps }) => {
  const itWhereKept: (title: string, work: () => Promise<void>) => void = keeps ? it : () => {};
  let setting: Setting;
  beforeAll(async () => {
    setting = await open(name);
  });
  afterAll(() => close(setting));

  it('sends the form that a visitor accepts, each time the same bytes', async () => {
    put(setting, 'forms', '<h1>Three forms</h1>');
    const accepts = { br: 'gzip, deflate, br', gzip: 'gzip, br;q=0', identity: '' };
    const tags = new Set<unknown>();
    for (const round of [1, 2]) {
      for (const [encoding, accept] of Object.entries(accepts)) {
        const headers = accept === '' ? {} : { 'accept-encoding': accept };
        const response = await ask(setting, '/forms', { headers });
        const decode = { br: brotliDecompressSync, gzip: gunzipSync }[encoding];
        expect(response.headers['content-encoding'], `${round}`).toBe(decode && encoding);
        expect(`${decode ? decode(response.body) : response.body}`).toBe('<h1>Three forms</h1>');
        expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(response.headers['content-security-policy']).toContain('sandbox');
        tags.add(response.headers.etag);
      }
    }
    expect(tags.size).toBe(3);
  });

  it('answers a conditional request with 304, and HEAD without a body', async () => {
    put(setting, 'tagged', '<h1>Tagged</h1>');
    for (const _ of [1, 2]) {
      const { headers } = await ask(setting, '/tagged');
      const same = await ask(setting, '/tagged', {
        headers: { 'if-none-match': `${headers.etag}` },
      });
      expect([same.status, same.body.length, same.headers.etag]).toEqual([304, 0, headers.etag]);
      const head = await ask(setting, '/tagged', { method: 'HEAD' });
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect(head.headers['content-length']).toBe('15');
    }
  });

  itWhereKept('keeps a page for every query, until it is purged', async () => {
    put(setting, 'kept', '<h1>One</h1>');
    const encodings = ['br', 'gzip', 'identity'];
    const sizes = async () => {
      const all = encodings.map((encoding) =>
        ask(setting, '/kept?from=x', { headers: { 'accept-encoding': encoding } }),
      );
      return (await Promise.all(all)).map(({ status, body }) => `${status} ${body.length}`);
    };
    const before = await sizes();
    await away(setting, async () => {
      expect(await show(setting, '/kept')).toBe('200 <h1>One</h1>');
      expect(await sizes()).toEqual(before);
    });
    put(setting, 'kept', '<h1>Another one</h1>');
    expect(await sizes()).toEqual(before);
    await purge(setting, '/kept');
    expect(await show(setting, '/kept')).toBe('200 <h1>Another one</h1>');
    const after = await sizes();
    expect(after.filter((size, place) => size === before[place])).toEqual([]);
    setting.test.pages.set('kept', { kind: 'suspended', language: 'en' });
    setting.test.change('kept');
    await purge(setting, '/kept');
    for (const _ of [1, 2]) expect(await show(setting, '/kept')).toMatch(/^410 /);
  });

  itWhereKept('does not let visitors purge', async () => {
    put(setting, 'mine', '<h1>Mine</h1>');
    await ask(setting, '/mine');
    const { status } = await ask(setting, '/mine', { method: 'PURGE' });
    expect(status).toBeGreaterThanOrEqual(403);
    await away(setting, async () => {
      expect(await show(setting, '/mine')).toBe('200 <h1>Mine</h1>');
    });
  });

  it('keeps no answer that a page is missing or has moved', async () => {
    expect(await show(setting, '/later')).toMatch(/^404 /);
    put(setting, 'later', '<h1>Here</h1>');
    expect(await show(setting, '/later')).toBe('200 <h1>Here</h1>');
    setting.test.pages.set('former', { kind: 'moved', to: 'later' });
    for (const query of ['?a=1', '?b=2']) {
      const { status, headers } = await ask(setting, `/former${query}`);
      expect([status, headers.location]).toEqual([301, `/later${query}`]);
    }
  });

  it('passes on forms and visits, with the address of the visitor', async () => {
    put(setting, 'anna', '<h1>Anna</h1>');
    const invented = { 'x-forwarded-for': '203.0.113.9' };
    const form = { ...invented, 'content-type': 'application/x-www-form-urlencoded' };
    const { visits, submissions } = setting.test;
    const sent = await ask(setting, '/_/forms/anna/contact', {
      ...{ method: 'POST', headers: form, body: 'name=Ben&message=Hi' },
    });
    expect(sent.status).toBeLessThan(400);
    expect(submissions.at(-1)).toMatchObject({ name: 'anna', kind: 'contact' });
    const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' };
    for (const place of [1, 2]) {
      const body = `v|anna|https://news.example/${place}`;
      const headers = {
        ...invented,
        ...agent,
        origin: 'null',
        'content-type': 'text/plain;charset=UTF-8',
      };
      const beacon = await ask(setting, '/e', { method: 'POST', headers, body });
      expect(beacon.status).toBe(204);
      expect(visits).toHaveLength(place);
    }
    expect(visits.map(({ ip }) => ip)).toEqual([VISITOR, VISITOR]);
  });

  it('asks Vys for players, for the visits of creators, and for service workers', async () => {
    put(setting, 'asked', '<h1>Asked</h1>');
    await ask(setting, '/asked');
    await ask(setting, '/asked');
    expect(await show(setting, '/asked?play=nothing')).toMatch(/^404 /);
    const worker = { 'service-worker': 'script', 'sec-fetch-dest': 'serviceworker' };
    expect((await ask(setting, '/asked', { headers: worker })).status).toBe(403);
    await away(setting, async () => {
      const headers = { cookie: 'a=1; vys_own=aaaaaaaaaaaaaaaaaaaaaa' };
      const [own, other] = [
        await ask(setting, '/asked', { headers }),
        await ask(setting, '/asked'),
      ];
      expect(own.status).toBeGreaterThanOrEqual(500);
      expect(other.status).toBe(keeps ? 200 : 502);
    });
  });

  itWhereKept(
    'keeps fonts and packages as they say, and pictures for an hour at most',
    async () => {
      const bytes = Buffer.from('a picture');
      setting.test.media.set('a.webp', { bytes, contentType: 'image/webp' });
      // Varnish does not ask again for a moment after a connection was refused.
      await expect.poll(() => show(setting, '/_/media/a.webp')).toBe('200 a picture');
      await away(setting, async () => {
        expect(await show(setting, '/_/media/a.webp')).toBe('200 a picture');
        const part = await ask(setting, '/_/media/a.webp', { headers: { range: 'bytes=2-8' } });
        expect([part.status, `${part.body}`]).toEqual([206, 'picture']);
      });
    },
  );
});

describe.each(cases.filter(({ keeps }) => keeps))('$name while Vys is away', ({ name }) => {
  let setting: Setting;
  beforeAll(async () => {
    setting = await open(name, true);
  });
  afterAll(() => close(setting));

  it('shows what it kept, and the new page once Vys is back', async () => {
    put(setting, 'anna', '<h1>Old</h1>');
    await ask(setting, '/anna');
    await away(setting, async () => {
      const isStale = async () => {
        const { status, headers, body } = await ask(setting, '/anna');
        expect(`${status} ${body}`).toBe('200 <h1>Old</h1>');
        return headers['x-cache'] === 'STALE' || Number(headers.age) > 1;
      };
      await expect.poll(isStale).toBe(true);
      put(setting, 'anna', '<h1>New</h1>');
      expect((await ask(setting, '/never-seen')).status).toBeGreaterThanOrEqual(500);
    });
    await expect.poll(() => show(setting, '/anna')).toBe('200 <h1>New</h1>');
  });

  it('shows what it kept while Vys answers with errors', async () => {
    put(setting, 'anna', '<h1>Before</h1>');
    await expect.poll(() => show(setting, '/anna')).toBe('200 <h1>Before</h1>');
    setting.test.failWith(new Error('on purpose'));
    put(setting, 'anna', '<h1>After</h1>');
    const answers = new Set<string>();
    await expect
      .poll(async () => {
        const { status, headers, body } = await ask(setting, '/anna');
        answers.add(`${status} ${body}`);
        return headers['x-cache'] === 'STALE' || Number(headers.age) > 1;
      })
      .toBe(true);
    expect([...answers]).toEqual(['200 <h1>Before</h1>']);
    setting.test.failWith(undefined);
    await expect.poll(() => show(setting, '/anna')).toBe('200 <h1>After</h1>');
  });
});
