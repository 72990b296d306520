// The whole server over HTTP: one flow from sign-in to a counted visit, and what every response
// carries.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { sendRequest } from '../clients/http-client.ts';
import { type DbProxy, startDbProxy } from '../measure/db-proxy.ts';

let test: TestApp;
let anna: { token: string; userId: string };
let pageId = '';
let way: DbProxy;

const jsx = `export default function Page() {
  return <main><h1>Anna</h1><a href="https://shop.example/">Shop</a></main>;
}`;
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

beforeAll(async () => {
  test = await startTestApp({
    async wayToDb(url) {
      way = await startDbProxy(url);
      return way.url;
    },
  });
  anna = await test.signUp('anna');
  const { token } = anna;
  await test.call('PUT', '/api/user/profile', { token, body: { vys_url: 'anna' } });
  const content = { jsx, css: 'h1{color:green}', metadata: { title: 'Anna', description: 'Mine' } };
  const created = await test.call('POST', '/api/pages/create', { token, body: { content } });
  pageId = ((await created.json()) as { id: string }).id;
});
afterAll(async () => {
  await test.stop();
  await way.cut();
});

const visit = (path: string) =>
  sendRequest(test.config.pagesOrigin, path, { headers: { 'user-agent': chrome } });

function beacon(body: string) {
  const headers = { 'content-type': 'text/plain', 'user-agent': chrome, origin: 'null' };
  return sendRequest(test.config.pagesOrigin, '/e', { method: 'POST', headers, body });
}

async function overview() {
  const { token } = anna;
  await test.app.analytics.drain();
  const response = await test.call('GET', '/api/analytics/overview?period=24h', { token });
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

describe('the public page, from draft to counted visit', () => {
  it('PUB-6 is not found while it is a draft', async () => {
    expect((await visit('/anna')).status).toBe(404);
  });

  it('PUB-1 PUB-4 is shown at the public name as soon as it is published', async () => {
    const { token } = anna;
    const published = await test.call('POST', `/api/pages/${pageId}/publish`, { token });
    expect([published.status, await published.json()]).toMatchObject([200, { slug: 'anna' }]);
    const page = await visit('/anna');
    expect(page.status).toBe(200);
    expect(page.body.toString()).toContain('<h1>Anna</h1>');
    expect(page.headers['content-security-policy']).toMatch(/^sandbox /);
    expect(page.headers['content-security-policy']).not.toContain('allow-same-origin');
  });

  it('PUB-4 does not show later saves before the next publish', async () => {
    const { token } = anna;
    const content = {
      jsx: jsx.replace('>Anna<', '>Anna B.<'),
      css: '',
      metadata: { title: 'Anna' },
    };
    await test.call('PUT', '/api/pages/update', { token, body: { content } });
    expect((await visit('/anna')).body.toString()).toContain('<h1>Anna</h1>');
    await test.call('POST', `/api/pages/${pageId}/publish`, { token });
    expect((await visit('/anna')).body.toString()).toContain('<h1>Anna B.</h1>');
  });

  it('ANA-18 API-44 has its visits and clicks counted at once', async () => {
    expect((await beacon('v|anna|https://news.example/')).status).toBe(204);
    expect((await beacon('c|anna|https://shop.example/')).status).toBe(204);
    expect(await overview()).toMatchObject({
      totalViews: 1,
      totalClicks: 1,
      uniqueVisitors: 1,
      engagementRate: 100,
      topPages: [{ page_id: pageId, title: 'Anna', views: 1 }],
    });
  });

  it('counts a beacon that comes twice once, and two of the same page twice', async () => {
    const before = await countViews();
    const sent = ['v|anna|0.5|?utm_source=news ', 'v|anna|0.5|?utm_source=news ', 'v|anna|0.6| '];
    for (const body of sent) expect((await beacon(body)).status).toBe(204);
    expect(await countViews()).toBe(before + 2);
  });

  it('API-48 API-49 has its tracking calls counted on the workspace origin too', async () => {
    const headers = { 'user-agent': chrome };
    const view = await test.call('POST', '/api/analytics/track/view', {
      headers,
      body: { slug: 'anna' },
    });
    const click = await test.call('POST', '/api/analytics/track/click', {
      headers,
      body: { slug: 'anna', url: 'https://shop.example/' },
    });
    expect([view.status, click.status]).toEqual([204, 204]);
    expect(await overview()).toMatchObject({ totalViews: 4, totalClicks: 2, uniqueVisitors: 1 });
  });

  it('tells a scan of its QR code from other visits', async () => {
    // What the code of the share dialog holds, after the name of the page.
    const scanned = '?utm_source=qr';
    expect((await visit(`/anna${scanned}`)).status).toBe(200);
    expect((await beacon(`v|anna|0.7|${scanned} `)).status).toBe(204);
    await test.app.analytics.drain();
    const { token } = anna;
    const path = '/api/analytics/report?period=24h';
    const { data } = await (await test.call('GET', path, { token })).json();
    expect(data.breakdowns.source.items).toContainEqual(
      expect.objectContaining({ key: 'qr', views: 1 }),
    );
  });

  it('L7: rejects a tracking call from another site on the app origin', async () => {
    const before = await countViews();
    const headers = { 'user-agent': chrome, origin: 'https://evil.example' };
    const foreign = await test.call('POST', '/api/analytics/track/view', {
      headers,
      body: { slug: 'anna' },
    });
    expect(foreign.status).toBe(403);
    expect(await foreign.json()).toMatchObject({ code: 'analytics.foreign_origin' });
    expect(await countViews()).toBe(before);
  });

  it('PUB-5 is not found as soon as it, or all pages, are switched off', async () => {
    const { token } = anna;
    const activePath = `/api/pages/${pageId}/active`;
    const all = '/api/user/pages-active';
    for (const [path, body] of [
      [activePath, (on: boolean) => ({ is_active: on })],
      [all, (on: boolean) => ({ pages_active: on })],
    ] as const) {
      await test.call('PUT', path, { token, body: body(false) });
      expect((await visit('/anna')).status).toBe(404);
      await test.call('PUT', path, { token, body: body(true) });
      expect((await visit('/anna')).status).toBe(200);
    }
  });
});

it('PUB-1 ANA-18 a username can begin with any of its characters', { tags: 'slow' }, async () => {
  for (const name of ['_ben', '-ben', '9ben']) {
    const { token } = await test.signUp(name);
    await test.call('PUT', '/api/user/profile', { token, body: { vys_url: name } });
    const body = { content: { jsx, css: '' } };
    const created = await test.call('POST', '/api/pages/create', { token, body });
    const { id } = (await created.json()) as { id: string };
    const published = await test.call('POST', `/api/pages/${id}/publish`, { token });
    expect([name, published.status]).toEqual([name, 200]);
    expect((await visit(`/${name}`)).status).toBe(200);
    expect((await beacon(`v|${name}|`)).status).toBe(204);
    await test.app.analytics.drain();
    expect((await test.app.analytics.totals(test.test.db, id)).views).toBe(1);
  }
});

describe('every response of the workspace', () => {
  it('carries the security headers', async () => {
    for (const path of ['/api/config', '/nothing', '/api/user/profile']) {
      const { headers } = await test.call('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain(`frame-src ${test.config.pagesOrigin}`);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is JSON for programs, even for an unknown path', async () => {
    const response = await test.call('GET', '/api/nothing', { headers: { accept: 'text/html' } });
    expect([response.status, await response.json()]).toMatchObject([
      404,
      { code: 'route.not_found' },
    ]);
  });

  it('API-7 wraps its data, says success beside it, or is bare', async () => {
    const { token } = anna;
    const read = async (path: string): Promise<Record<string, unknown>> =>
      await (await test.call('GET', path, { token })).json();
    expect(await read('/api/user/profile')).toEqual({
      data: expect.objectContaining({ id: anna.userId }),
    });
    expect(await read('/api/notifications')).toEqual({
      data: expect.objectContaining({ notifications: expect.any(Array) }),
    });
    expect(await read('/api/user/qr-settings')).toEqual({
      success: true,
      data: expect.objectContaining({ errorCorrectionLevel: 'M' }),
    });
    expect(await read('/api/payments/payment-methods')).toEqual({ paymentMethods: [] });
    expect(await read('/api/pages/current')).toMatchObject({ id: pageId });
  });

  it('configures the web app for this installation', async () => {
    expect(await (await test.call('GET', '/api/config')).json()).toEqual({
      pages_origin: test.config.pagesOrigin,
      editor_origins: [],
      has_dev_inbox: true,
      terms_url: '/legal/terms',
      privacy_url: '/legal/privacy',
      assistant_label: expect.stringContaining('Built-in assistant'),
    });
  });

  it('names the assistant in the language of the request', async () => {
    const headers = { 'accept-language': 'de-AT,de;q=0.9' };
    expect(await (await test.call('GET', '/api/config', { headers })).json()).toMatchObject({
      assistant_label: 'Eingebauter Assistent: kein Sprachmodell',
    });
  });

  it('serves no public page', async () => {
    const response = await test.call('GET', '/anna', { headers: { accept: 'application/json' } });
    expect(response.status).toBe(404);
  });
});

describe('health', () => {
  it('ASVS 13.4.5 is alive and ready', async () => {
    expect((await test.call('GET', '/healthz')).status).toBe(200);
    expect((await test.call('GET', '/readyz')).status).toBe(200);
  });

  it('ASVS 16.5.2 is 503 while the database is unavailable, while pages are still served, and recovers', async () => {
    await visit('/anna');
    await way.cut();
    try {
      const ready = await test.call('GET', '/readyz');
      expect([ready.status, ready.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await ready.json()).toMatchObject({ code: 'unavailable' });
      const { token } = anna;
      expect((await test.call('GET', '/api/user/profile', { token })).status).toBe(503);
      expect((await test.call('GET', '/healthz')).status).toBe(200);
      const away = await visit('/unknown-user');
      expect([away.status, away.headers['retry-after']]).toEqual([503, '5']);
      for (let visits = 0; visits < 5; visits += 1) {
        expect((await visit('/anna')).status).toBe(200);
      }
    } finally {
      await way.mend();
    }
    await expect
      .poll(async () => (await test.call('GET', '/readyz')).status, { timeout: 10_000 })
      .toBe(200);
    expect((await visit('/anna')).status).toBe(200);
  });

  it('stores once a visit that arrived during a short database outage', async () => {
    const before = await countViews();
    await way.cut();
    const beaconRequest = beacon('v|anna|');
    await way.mend();
    expect((await beaconRequest).status).toBe(204);
    expect(await countViews()).toBe(before + 1);
  });
});

async function countViews(): Promise<number> {
  await test.app.analytics.drain();
  return (await test.app.analytics.totals(test.test.db, pageId)).views;
}
