// Beacons, tracking calls and forms over real HTTP, as pages with an opaque origin send them.

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Answer, ask } from '../../test/ask.ts';
import { publicPage, startTestSite, type TestSite } from '../../test/site.ts';
import { fail } from '../kit/fail.ts';

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

function beacon(body: string, headers: Record<string, string> = {}): Promise<Answer> {
  const sent = { 'content-type': 'text/plain;charset=UTF-8', origin: 'null', 'user-agent': chrome };
  return ask(test.origin, '/e', { method: 'POST', headers: { ...sent, ...headers }, body });
}

function call(path: string, body: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', 'user-agent': chrome };
  return ask(test.origin, path, { method: 'POST', headers, body });
}

describe('the beacon', () => {
  it('ANA-18 counts a view and a click before it answers', async () => {
    const view = await beacon('v|anna|https://news.example/a');
    expect([view.status, view.body.length]).toEqual([204, 0]);
    await beacon('c|anna|https://shop.example/x?y=1');
    expect(test.visits).toMatchObject([
      { kind: 'view', pageId, referrer: 'https://news.example/a', userAgent: chrome },
      { kind: 'click', pageId, referrer: '', target: 'https://shop.example/x?y=1' },
    ]);
    expect(test.visits[0]?.ip).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
  });

  it('answers a name that nobody has alike and counts nothing', async () => {
    expect((await beacon('v|nobody|')).status).toBe(204);
    expect(test.visits).toEqual([]);
  });

  it.each<[string, number, string, Record<string, string>]>([
    ['nonsense', 400, 'hello', {}],
    ['too much', 413, `v|anna|https://a.example/${'a'.repeat(2000)}`, {}],
    ['JSON', 415, '{}', { 'content-type': 'application/json' }],
    ['nothing', 400, '', {}],
  ])('refuses %s', async (_, status, body, headers) => {
    expect((await beacon(body, headers)).status).toBe(status);
    expect(test.visits).toEqual([]);
  });

  it('says so when it could not be stored', async () => {
    await ask(test.origin, '/anna');
    test.failWith(Object.assign(new Error('away'), { code: '57P01' }));
    const answer = await beacon('v|anna|').finally(() => test.failWith(undefined));
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '5']);
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

  it.each([
    ['{"slug":"anna"', 'input.malformed'],
    ['{"slug":""}', 'input.invalid'],
    ['{"slug":"anna","ip":"1.2.3.4"}', 'input.invalid'],
    ['[]', 'input.invalid'],
  ])('refuse %s', async (body, code) => {
    const answer = await call('/api/analytics/track/view', body);
    expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([400, code]);
  });
});

describe('forms', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: 'null' };
  const send = (path: string, body: string, headers: Record<string, string> = form) =>
    ask(test.origin, path, { method: 'POST', headers, body });

  it('hands what was sent to the pages room and says thank you', async () => {
    const answer = await send('/_/forms/anna/contact', 'name=Ben&message=Hi+there&name=Twice');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toContain('Message sent');
    expect(answer.body.toString()).toContain('href="/anna"');
    const fields = { name: 'Ben', message: 'Hi there' };
    expect(test.submissions).toEqual([{ name: 'anna', kind: 'contact', fields }]);
  });

  it.each<[string, number, string, string, Record<string, string>]>([
    ['another kind', 404, '/_/forms/anna/login', 'a=b', form],
    ['no name', 404, '/_/forms/x', 'a=b', form],
    ['JSON', 415, '/_/forms/anna/contact', '{}', { 'content-type': 'application/json' }],
    ['too much', 413, '/_/forms/anna/contact', `message=${'a'.repeat(70_000)}`, form],
  ])('refuses %s', async (_, status, path, body, headers) => {
    expect((await send(path, body, headers)).status).toBe(status);
    expect(test.submissions).toEqual([]);
  });

  it('asks to look for a letter where one was sent', async () => {
    test.confirmsByMail.add('newsletter');
    const answer = await send('/_/forms/anna/newsletter', 'email=a%40b.example');
    test.confirmsByMail.clear();
    test.submissions.length = 0;
    expect(answer.body.toString()).toContain('<h1>One more step</h1>');
  });

  it('says what is missing, and leads back', async () => {
    test.failWith(fail('input.invalid', { message: 'Email is required <b>' }));
    const answer = await send('/_/forms/anna/newsletter', 'email=');
    test.failWith(undefined);
    const page = answer.body.toString();
    expect(answer.status).toBe(400);
    expect(page).toContain('<h1>Not sent yet</h1>');
    expect(page).toContain('Email is required &lt;b&gt;');
    expect(page).toContain('href="/anna"');
    expect(answer.headers['content-security-policy']).toContain("form-action 'none'");
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
    ask(test.origin, `/e${query}`, { method, headers });
  const ping = (query: string, headers: Record<string, string>, body = 'PING') =>
    ask(test.origin, `/e${query}`, {
      method: 'POST',
      headers: { 'content-type': 'text/ping', ...headers },
      body,
    });

  it('an image counts a view, and is never kept', async () => {
    const before = test.visits.length;
    const answer = await image('?v=anna', { referer: `${test.config.pagesOrigin}/` });
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/gif']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(test.visits.slice(before)).toMatchObject([{ kind: 'view', referrer: '' }]);
  });

  it('the image on another site counts nothing, nor does HEAD or an unknown page', async () => {
    const before = test.visits.length;
    const far = { referer: 'https://evil.example/' };
    const near = { referer: `${test.config.pagesOrigin}.evil.example/` };
    const answers = [
      await image('?v=anna', far),
      await image('?v=anna', near),
      await image('?v=anna', {}, 'HEAD'),
      await image('?v=nobody-here'),
      await image('?v=%00'),
      await image(''),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(test.visits.length).toBe(before);
    expect((await image('?v=anna', {}, 'PUT')).headers.allow).toBe('GET, POST');
  });

  it('a ping counts a click on the link it names', async () => {
    const before = test.visits.length;
    const answer = await ping('?c=anna', { 'ping-to': 'https://example.com/shop' });
    expect(answer.status).toBe(204);
    expect(test.visits.slice(before)).toMatchObject([
      { kind: 'click', target: 'https://example.com/shop' },
    ]);
  });

  it('a ping that no browser would send is refused', async () => {
    const to = { 'ping-to': 'https://example.com/' };
    const answers = [await ping('?v=anna', to), await ping('', to), await ping('?c=anna', {})];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect((await ping('?c=anna', to, 'x'.repeat(5000))).status).toBe(413);
  });
});

it('counts a page that was loaded ahead in the moment it is shown', async () => {
  await beacon('v|anna|', { 'sec-purpose': 'prefetch;prerender' });
  expect(test.visits).toHaveLength(1);
  expect(test.visits[0]?.headers['sec-purpose']).toBeUndefined();
});
