// Beacons, tracking calls and forms over real HTTP, as pages with an opaque origin send them.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type HttpResponse, sendRequest } from '../../../test/clients/http-client.ts';
import { publicPage, startTestSite, type TestSite } from '../../../test/test-site.ts';
import { appError } from '../../platform/errors.ts';

let test: TestSite;
const pageId = crypto.randomUUID();
const chrome = 'Mozilla/5.0 Chrome/141.0.0.0';

beforeAll(async () => {
  test = await startTestSite();
  const links = ['https://shop.example/x?y=1', 'https://shop.example', 'https://example.com/shop'];
  const html = links.map((href) => `<p><a href="${href}">There</a></p>`).join('');
  test.pages.set('anna', publicPage(html, pageId));
});
afterAll(() => test.site.close());
beforeEach(() => {
  test.visits.length = 0;
  test.submissions.length = 0;
});

function beacon(
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Promise<HttpResponse> {
  const requestHeaders = {
    'content-type': 'text/plain;charset=UTF-8',
    origin: 'null',
    'user-agent': chrome,
  };
  return sendRequest(test.origin, '/e', {
    method: 'POST',
    headers: { ...requestHeaders, ...headers },
    body,
  });
}

function call(path: string, body: string | Uint8Array): Promise<HttpResponse> {
  const headers = { 'content-type': 'application/json', 'user-agent': chrome };
  return sendRequest(test.origin, path, { method: 'POST', headers, body });
}

describe('the beacon', () => {
  it('ANA-18 counts a view and a click before it responds', async () => {
    const view = await beacon('v|anna|https://news.example/a');
    expect([view.status, view.body.length]).toEqual([204, 0]);
    await beacon('c|anna|https://shop.example/x?y=1');
    expect(test.visits).toMatchObject([
      { kind: 'view', pageId, referrer: 'https://news.example/a', userAgent: chrome },
      { kind: 'click', pageId, referrer: '', target: 'https://shop.example/x?y=1' },
    ]);
    expect(test.visits[0]?.ip).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
  });

  it('responds the same way to an unknown name and counts nothing', async () => {
    expect((await beacon('v|missing|')).status).toBe(204);
    expect(test.visits).toEqual([]);
  });

  it.each<[string, number, string | Uint8Array, Record<string, string>]>([
    ['nonsense', 400, 'hello', {}],
    ['too much', 413, `v|anna|https://a.example/${'a'.repeat(2000)}`, {}],
    ['JSON', 415, '{}', { 'content-type': 'application/json' }],
    ['nothing', 400, '', {}],
    ['a referrer of 10 KB', 413, `v|anna|0.5| https://a.example/${'a'.repeat(10_240)}`, {}],
    ['invalid UTF-8', 400, Buffer.from('v|anna|0.5|?a=\xff\xfe https://a.example/', 'latin1'), {}],
  ])('rejects %s', async (_, status, body, headers) => {
    const response = await beacon(body, headers);
    expect([response.status, response.body.length]).toEqual([status, 0]);
    expect(test.visits).toEqual([]);
  });

  it('says so when it could not be stored', async () => {
    await sendRequest(test.origin, '/anna');
    test.failWith(Object.assign(new Error('away'), { code: '57P01' }));
    const response = await beacon('v|anna|').finally(() => test.failWith(undefined));
    expect([response.status, response.headers['retry-after']]).toEqual([503, '5']);
  });
});

describe('the tracking calls on the pages origin', () => {
  it('API-48 API-49 count a view and a click', async () => {
    const view = '{"slug":"Anna","referrer":"https://news.example/"}';
    expect((await call('/api/analytics/track/view', view)).status).toBe(204);
    const click = '{"slug":"anna","url":"https://shop.example/"}';
    expect((await call('/api/analytics/track/click', click)).status).toBe(204);
    expect(test.visits).toMatchObject([
      { kind: 'view', pageId },
      { kind: 'click', pageId, target: 'https://shop.example/' },
    ]);
  });

  it('take the id of an event and its campaign', async () => {
    const sent = { event_id: '0.5', utm_source: 'news & more', utm_medium: 'email' };
    await call('/api/analytics/track/view', JSON.stringify({ slug: 'anna', ...sent }));
    const url = 'https://shop.example/';
    const click = { slug: 'anna', url, event_id: 'b', utm_campaign: 'spring' };
    await call('/api/analytics/track/click', JSON.stringify(click));
    expect(test.visits).toMatchObject([
      { kind: 'view', id: '0.5', search: '?utm_source=news+%26+more&utm_medium=email' },
      { kind: 'click', id: 'b', search: '?utm_campaign=spring', target: url },
    ]);
  });

  it('count a view whose referrer is invalid UTF-8', async () => {
    const body = Buffer.from('{"slug":"anna","referrer":"https://a.example/\xff\xc3"}', 'latin1');
    expect((await call('/api/analytics/track/view', body)).status).toBe(204);
    expect(test.visits).toMatchObject([{ referrer: 'https://a.example/\ufffd\ufffd' }]);
  });

  it.each([
    [`{"slug":"anna","referrer":"${'a'.repeat(3_000)}"}`, 'input.invalid'],
    [`{"slug":"anna","referrer":"${'a'.repeat(10_240)}"}`, 'input.too_large'],
    ['{"slug":"anna","event_id":"a b"}', 'input.invalid'],
    [`{"slug":"anna","event_id":"${'a'.repeat(33)}"}`, 'input.invalid'],
    [`{"slug":"anna","utm_source":"${'a'.repeat(201)}"}`, 'input.invalid'],
    ['{"slug":"anna"', 'input.malformed'],
    ['{"slug":""}', 'input.invalid'],
    ['{"slug":"anna","ip":"1.2.3.4"}', 'input.invalid'],
    ['[]', 'input.invalid'],
  ])('reject %s', async (body, code) => {
    const response = await call('/api/analytics/track/view', body);
    const status = code === 'input.too_large' ? 413 : 400;
    expect([response.status, JSON.parse(response.body.toString()).code]).toEqual([status, code]);
    expect(test.visits).toEqual([]);
  });
});

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
  const send = (path: string, body: string, headers: Record<string, string> = form) =>
    sendRequest(test.origin, path, { method: 'POST', headers, body });

  it('passes the fields to the pages module and says thank you', async () => {
    const response = await send('/_/forms/anna/contact', 'name=Ben&message=Hi+there&name=Twice');
    expect(response.status).toBe(200);
    expect(response.body.toString()).toContain('Message sent');
    expect(response.body.toString()).toContain('href="/anna"');
    const fields = { name: 'Ben', message: 'Hi there' };
    expect(test.submissions).toEqual([{ name: 'anna', kind: 'contact', fields, language: 'en' }]);
  });

  it.each<[string, number, string, string, Record<string, string>]>([
    ['another kind', 404, '/_/forms/anna/login', 'a=b', form],
    ['no name', 404, '/_/forms/x', 'a=b', form],
    ['JSON', 415, '/_/forms/anna/contact', '{}', { 'content-type': 'application/json' }],
    ['too much', 413, '/_/forms/anna/contact', `message=${'a'.repeat(70_000)}`, form],
  ])('rejects %s', async (_, status, path, body, headers) => {
    expect((await send(path, body, headers)).status).toBe(status);
    expect(test.submissions).toEqual([]);
  });

  it('asks to check the inbox where an email was sent', async () => {
    test.confirmsByEmail.add('newsletter');
    const response = await send('/_/forms/anna/newsletter', 'email=a%40b.example');
    test.confirmsByEmail.clear();
    test.submissions.length = 0;
    expect(response.body.toString()).toContain('<h1>One more step</h1>');
  });

  it('says what is missing, and leads back', async () => {
    test.failWith(appError('input.invalid', { message: 'Email is required <b>' }));
    const response = await send('/_/forms/anna/newsletter', 'email=');
    test.failWith(undefined);
    const page = response.body.toString();
    expect(response.status).toBe(400);
    expect(page).toContain('<h1>Check your entries</h1>');
    expect(page).toContain('Email is required &lt;b&gt;');
    expect(page).toContain('href="/anna"');
    expect(response.headers['content-security-policy']).toContain("form-action 'none'");
  });

  it('stops one sender after ten a minute', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 12; i += 1) {
      statuses.push((await send('/_/forms/anna/newsletter', 'email=a%40b.example')).status);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(test.submissions.length).toBeLessThanOrEqual(10);
  });
});

describe('where scripts are off', () => {
  const image = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    sendRequest(test.origin, `/e${query}`, { method, headers });
  const ping = (query: string, headers: Record<string, string>, body = 'PING') =>
    sendRequest(test.origin, `/e${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/ping', ...headers },
      body,
    });

  it('an image counts a view, and is never kept', async () => {
    const before = test.visits.length;
    const response = await image('?v=anna', { referer: `${test.config.pagesOrigin}/` });
    expect([response.status, response.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(test.visits.slice(before)).toMatchObject([{ kind: 'view', referrer: '' }]);
  });

  it('the image on another site counts nothing, nor does HEAD or an unknown page', async () => {
    const before = test.visits.length;
    const far = { referer: 'https://evil.example/' };
    const near = { referer: `${test.config.pagesOrigin}.evil.example/` };
    const responses = [
      await image('?v=anna', far),
      await image('?v=anna', near),
      await image('?v=anna', {}, 'HEAD'),
      await image('?v=no-such-page'),
      await image('?v=%00'),
      await image(''),
    ];
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(test.visits.length).toBe(before);
    expect((await image('?v=anna', {}, 'PUT')).headers.allow).toBe('GET, POST');
  });

  it('a ping counts a click on the link it names', async () => {
    const before = test.visits.length;
    const response = await ping('?c=anna', { 'ping-to': 'https://example.com/shop' });
    expect(response.status).toBe(204);
    expect(test.visits.slice(before)).toMatchObject([
      { kind: 'click', target: 'https://example.com/shop' },
    ]);
  });

  it('rejects a ping that no browser would send', async () => {
    const to = { 'ping-to': 'https://example.com/' };
    const responses = [await ping('?v=anna', to), await ping('', to), await ping('?c=anna', {})];
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await ping('?c=anna', to, 'x'.repeat(5000))).status).toBe(413);
  });
});

it('counts a page that was loaded ahead in the moment it is shown', async () => {
  await beacon('v|anna|', { 'sec-purpose': 'prefetch;prerender' });
  expect(test.visits).toHaveLength(1);
  expect(test.visits[0]?.headers['sec-purpose']).toBeUndefined();
});
