// The pages by which visitors look before they go and report what they found, over real HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendRequest } from '../../../test/clients/http-client.ts';
import { startTestSite, type TestSite } from '../../../test/test-site.ts';

let test: TestSite;
beforeAll(async () => {
  test = await startTestSite();
});
afterAll(() => test.site.close());
beforeEach(() => {
  test.reports.length = 0;
  test.inspections.set('anna', {
    kind: 'page',
    title: 'Anna <b>',
    firstPublishedAt: new Date('2026-01-05T10:00:00Z'),
    publishedAt: new Date('2026-05-09T10:00:00Z'),
    links: [
      {
        text: 'My "bank"',
        url: 'https://evil.example@evil.example/login?a=<b>',
        host: 'evil.example',
        host_decoded: null,
      },
      {
        text: 'Pay',
        url: 'https://xn--pypal-4ve.example/',
        host: 'xn--pypal-4ve.example',
        host_decoded: 'pаypal.example',
      },
      { text: '', url: 'mailto:a@b.example', host: '', host_decoded: null },
    ],
    embeds: [],
    forms: ['contact'],
    runsCode: false,
    loads: [],
  });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(test.origin, path, { headers });

describe('the inspector', () => {
  it('U9 lists where everything leads, the host apart from what surrounds it', async () => {
    const response = await get('/anna+');
    const html = response.body.toString();
    expect(response.status).toBe(200);
    expect(html).toContain('https://evil.example@<b>evil.example</b>/login?a=&lt;b&gt;');
    expect(html).toContain('Shown as “<bdi>My &quot;bank&quot;</bdi>”');
    expect(html).toContain('<p class="host">pаypal.example</p>');
    expect(html).toContain('<code>xn--pypal-4ve.example</code>');
    expect(html).toContain('<p class="host">mailto:</p>');
    expect(html).toContain('Contact');
    expect(html).toContain('This page has no embedded players.');
    expect(html).toContain('January 5, 2026');
    expect(html).toContain('May 9, 2026');
    expect(html).not.toContain('Anna <b>');
  });

  it('M4: says that a page runs code, and which hosts the code can contact', async () => {
    expect((await get('/anna+')).body.toString()).not.toContain('runs code');
    const inspection = test.inspections.get('anna');
    if (inspection?.kind !== 'page') throw new Error('no page');
    const host = { text: '', url: 'https://cdn.example/', host: 'cdn.example', host_decoded: null };
    const any = { text: '', url: 'https:', host: '', host_decoded: null };
    test.inspections.set('anna', { ...inspection, runsCode: true, loads: [host] });
    const html = (await get('/anna+')).body.toString();
    expect(html).toContain('This page runs code in your browser.');
    expect(html).toContain('<p class="host">cdn.example</p>');
    test.inspections.set('anna', { ...inspection, runsCode: true, loads: [any] });
    expect((await get('/anna+')).body.toString()).toContain('<p class="host">Any site</p>');
  });

  it('links to nothing but the page and the report, runs nothing and is never indexed', async () => {
    const { body, headers } = await get('/ANNA%2b');
    const links = [...body.toString().matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
    expect(links).toEqual(['/anna', '/_/report/anna']);
    expect(body.toString()).not.toContain('<script');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("form-action 'none'");
    expect(headers['content-security-policy']).not.toContain('unsafe');
    expect(headers['set-cookie']).toBeUndefined();
  });

  it('PUB-5 PUB-6 is not found for a page that is not public, and gone for a suspended one', async () => {
    expect((await get('/missing+')).status).toBe(404);
    expect((await get('/a+')).status).toBe(404);
    test.inspections.set('anna', { kind: 'suspended' });
    expect((await get('/anna+')).status).toBe(410);
  });

  it('is not there while the database is away', async () => {
    test.failWith(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
    const response = await get('/anna+').finally(() => test.failWith(undefined));
    expect(response.status).toBe(503);
  });
});

describe('a suspended page', () => {
  it('U9 PUB-5 is gone, kindly and unindexed, and its beacon counts nothing', async () => {
    test.pages.set('gone', { kind: 'suspended', language: 'de' });
    const response = await get('/gone');
    expect([response.status, response.headers['x-robots-tag']]).toEqual([410, 'noindex']);
    expect(response.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(response.body.toString()).toContain('Diese Seite ist gesperrt');
    const headers = { 'content-type': 'text/plain' };
    await sendRequest(test.origin, '/e', { method: 'POST', headers, body: 'v|gone|' });
    expect(test.visits).toEqual([]);
  });
});

describe('reporting', () => {
  const form = {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': 'same-origin',
  };
  const send = (body: string, headers: Record<string, string> = form, path = '/_/report/anna') =>
    sendRequest(test.origin, path, { method: 'POST', headers, body });

  it('TIER-13 offers a form that sends only to us', async () => {
    const response = await get('/_/report/Anna');
    const html = response.body.toString();
    expect([response.status, response.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(html).toContain('<form method="post" action="/_/report/anna">');
    expect(html.match(/type="radio"/g)?.length).toBe(6);
    expect(html).not.toContain('<script');
    expect(response.headers['content-security-policy']).toContain("form-action 'self'");
    expect((await get('/_/report/unknown-name')).status).toBe(200);
    expect((await get('/_/report/')).status).toBe(404);
  });

  it('TIER-13 accepts a report and shows its number; rejects invalid ones', async () => {
    const response = await send(
      'reason=phishing&message=Asks+for%0D%0Acodes&email=Ben%40b.example',
    );
    expect(response.status).toBe(200);
    const thanks = response.body.toString();
    expect(thanks).toContain('VYS-7K3M-92');
    expect(thanks).toContain('Your report number');
    expect(thanks).toContain('<a href="/anna">Back to the page</a>');
    const report = { reason: 'phishing', message: 'Asks for\ncodes', email: 'Ben@b.example' };
    expect(test.reports).toEqual([{ name: 'anna', ...report }]);

    test.reports.length = 0;
    const json = { ...form, 'content-type': 'application/json' };
    const foreign = { ...form, 'sec-fetch-site': 'cross-site' };
    const wrong: [number, string, string, Record<string, string>?][] = [
      [400, '', "Choose what's wrong"],
      [400, 'reason=ugly', "Choose what's wrong"],
      [400, 'reason=other&email=nonsense', 'Invalid email address'],
      [400, `reason=other&message=${'a'.repeat(2001)}`, 'Use 2,000 characters or less'],
      [400, 'reason=other&message=a%00b', "can't save"],
      [413, `message=${'a'.repeat(17_000)}`, 'too large'],
      [415, '{}', "isn't supported", json],
      [403, 'reason=other', "don't have permission", foreign],
    ];
    for (const [status, body, text, headers] of wrong) {
      const rejected = await send(body, headers);
      expect([body.slice(0, 40), rejected.status]).toEqual([body.slice(0, 40), status]);
      expect(rejected.body.toString()).toContain(text);
      expect(rejected.body.toString()).toContain('<form');
    }
    expect(test.reports).toEqual([]);
  });

  it('keeps what was typed when something is wrong with it', async () => {
    const response = await send('reason=malware&message=%3C%2Ftextarea%3E%3Cb%3E&email=x');
    expect(response.body.toString()).toContain('value="malware" required checked');
    expect(response.body.toString()).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
  });

  it('responds the same way to a bot and discards its report', async () => {
    const response = await send('reason=other&homepage_url=x');
    expect([response.status, test.reports[0]?.name]).toEqual([200, '']);
  });

  it('stops one address after five in ten minutes', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i += 1) statuses.push((await send('reason=other')).status);
    const stopped = await send('reason=other');
    expect([statuses[0], stopped.status]).toEqual([200, 429]);
    expect(stopped.headers['retry-after']).toBe('600');
    expect(test.reports.length).toBeLessThanOrEqual(5);
  });

  it('takes no other method', async () => {
    const response = await sendRequest(test.origin, '/_/report/anna', { method: 'PUT' });
    expect([response.status, response.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  });
});

it('TIER-13 does not count who goes on to report a page as a click', async () => {
  test.visits.length = 0;
  const headers = { 'content-type': 'text/plain' };
  const body = `c|anna|${test.origin}/_/report/anna`;
  expect((await sendRequest(test.origin, '/e', { method: 'POST', headers, body })).status).toBe(
    204,
  );
  expect(test.visits).toEqual([]);
});
