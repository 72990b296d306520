// What is kept of a visit, and why it does not count.
import { describe, expect, it } from 'vitest';
import { createMemoryLimiter } from '../../../platform/rate-limit/memory-limiter.ts';
import { readCampaign } from './campaign.ts';
import { createClassifier, type VisitEvent } from './classify.ts';
import { findCountry } from './country.ts';
import { detectDevice, readLanguage, readUserAgent } from './user-agent.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
let now = new Date('2026-05-10T20:30:00Z');

function classifier(timeZone = 'UTC') {
  const clock = { now: () => now };
  return createClassifier({
    clock,
    limiter: createMemoryLimiter(clock),
    visitors: { getVisitorId: async ({ day, ip }) => `${day} ${ip}` },
    ownHosts: new Set(['vys.example']),
    getTimeZone: async () => timeZone,
  });
}

function visit(over: Partial<VisitEvent> = {}): VisitEvent {
  const event = { kind: 'view' as const, pageId: 'page', ip: '8.8.8.8', userAgent: chrome };
  return { ...event, referrer: '', headers: {}, ...over };
}

describe('a visit', () => {
  it('keeps what it is broken down by', async () => {
    const event = visit({
      userAgent: iphone,
      referrer: 'https://www.instagram.com/p/1?secret=1',
      search: '?utm_source=news&utm_medium=email&utm_campaign=spring%20sale&token=secret',
      headers: { 'accept-language': 'pt-BR,pt;q=0.9,en;q=0.8' },
    });
    const record = await classifier('Asia/Kolkata')(event, 'id');
    expect(record).toEqual({
      id: 'id',
      event: {
        pageId: 'page',
        kind: 'view',
        at: now.getTime(),
        day: '2026-05-11',
        hour: 2,
        visitor: '2026-05-11 8.8.8.8',
        device: 'mobile',
        browser: 'Safari',
        source: 'news',
        medium: 'email',
        campaign: 'spring sale',
        link: null,
        referrer: 'instagram.com',
        country: 'US',
        language: 'pt',
      },
    });
  });

  it.each<[string, Partial<VisitEvent>, string]>([
    ['no user agent', { userAgent: '' }, 'bot'],
    ['a crawler', { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'bot'],
    ['a link preview', { userAgent: 'WhatsApp/2.23.20.0' }, 'bot'],
    ['a prefetch', { headers: { 'sec-purpose': 'prefetch' } }, 'prefetch'],
    ['privacy control', { headers: { 'sec-gpc': '1' } }, 'gpc'],
  ])('does not count for %s', async (_, over, reason) => {
    const record = await classifier()(visit(over), '');
    expect(record).toEqual({ id: '', excluded: { pageId: 'page', day: '2026-05-10', reason } });
  });

  it('counts, or is left out with a reason, whatever is sent', async () => {
    const classify = classifier();
    const odd = ['x'.repeat(10_240), '\0\ud800', '%', '%ff%fe', 'https://', 'javascript:1', '\n\r'];
    for (const text of odd) {
      const headers = { 'accept-language': text, 'sec-ch-ua-mobile': text };
      const event = visit({ referrer: text, search: `?utm_source=${text}&${text}`, headers });
      const record = await classify({ ...event, userAgent: text, target: text, ip: text }, text);
      const counted = await classify({ ...event, target: text, ip: text }, text);
      expect('event' in record || 'excluded' in record).toBe(true);
      if (!('event' in counted)) throw new Error(`not counted: ${text.slice(0, 20)}`);
      expect(Buffer.byteLength(JSON.stringify(counted.event))).toBeLessThan(20_000);
      expect(counted.event.link).not.toMatch(/\0/);
      expect(counted.event.referrer).toBeNull();
    }
  });

  it('belongs to the day that the clock shows when that jumps', async () => {
    const classify = classifier();
    const today = now;
    const days: string[] = [];
    for (const jump of [86_400_000, -86_400_000, 0]) {
      now = new Date(today.getTime() + jump);
      const record = await classify(visit(), '');
      days.push('event' in record ? record.event.day : '');
    }
    now = today;
    expect(days).toEqual(['2026-05-11', '2026-05-09', '2026-05-10']);
  });
});

it.each([
  [chrome, {}, 'desktop'],
  [iphone, {}, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/141.0 Mobile Safari/537.36', {}, 'mobile'],
  ['Mozilla/5.0 (Linux; Android 14; SM-X700) Chrome/141.0 Safari/537.36', {}, 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148', {}, 'tablet'],
  [chrome, { 'sec-ch-ua-mobile': '?1' }, 'mobile'],
])('detectDevice %s', (userAgent, headers, device) => {
  expect(detectDevice(userAgent, headers)).toBe(device);
});

it.each([
  [chrome, 'Chrome'],
  [iphone, 'Safari'],
  [`${chrome} Edg/141.0.0.0`, 'Edge'],
  [`${chrome} OPR/120.0.0.0`, 'Opera'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox'],
  [`${iphone} Instagram 300.0.0.0`, 'Instagram'],
  [`${iphone} [FBAN/FBIOS;FBAV/400.0]`, 'Facebook'],
  ['Something else', null],
])('the browser of %s is %s', (userAgent, browser) => {
  expect(readUserAgent(userAgent, {}).browser).toBe(browser);
});

it.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.2, fr;q=0.7', 'fr'],
  ['*', null],
  ['', null],
  ['zh-Hant-TW', 'zh'],
  ['x-klingon, en', 'en'],
])('the language of %j is %s', (header, language) => {
  expect(readLanguage(header)).toBe(language);
});

it.each([
  ['8.8.8.8', 'US'],
  ['::ffff:8.8.8.8', 'US'],
  ['193.0.6.139', 'NL'],
  ['2001:67c:2e8::1', 'NL'],
  ['10.0.0.1', null],
  ['::1', null],
  ['nonsense', null],
])('the country of %s is %s', (ip, country) => {
  expect(findCountry(ip)).toBe(country);
});

it('an address without a campaign names none', () => {
  const none = { source: null, medium: null, campaign: null };
  expect(readCampaign('')).toEqual(none);
  expect(readCampaign('?utm_source=&utm_medium=%20')).toEqual(none);
  expect(readCampaign(`?utm_source=${'x'.repeat(999)}`).source).toHaveLength(200);
});
