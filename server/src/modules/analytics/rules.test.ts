// Tables of cases for the pure decisions of counting.
import { describe, expect, it } from 'vitest';
import {
  computeChange,
  detectDevice,
  engagementRate,
  exclusionReason,
  lastDays,
  referrerHost,
  storableText,
} from './rules.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

describe('exclusionReason', () => {
  it.each([
    ['a browser', chrome, {}, undefined],
    ['no user agent', '', {}, 'bot'],
    ['a crawler', 'Mozilla/5.0 (compatible; Googlebot/2.1)', {}, 'bot'],
    ['a link preview', 'WhatsApp/2.23.20.0', {}, 'bot'],
    ['prefetch', chrome, { 'sec-purpose': 'prefetch' }, 'prefetch'],
    ['prerender', chrome, { 'sec-purpose': 'prefetch;prerender' }, 'prefetch'],
    ['older Chrome', chrome, { purpose: 'prefetch' }, 'prefetch'],
    ['Safari', chrome, { 'x-purpose': 'preview' }, 'prefetch'],
    ['Firefox', chrome, { 'x-moz': 'prefetch' }, 'prefetch'],
    ['privacy control', chrome, { 'sec-gpc': '1' }, 'gpc'],
    ['privacy control off', chrome, { 'sec-gpc': '0' }, undefined],
  ])('%s', (_, userAgent, headers, reason) => {
    expect(exclusionReason(userAgent, headers)).toBe(reason);
  });
});

it.each([
  [chrome, {}, 0],
  [iphone, {}, 1],
  ['Mozilla/5.0 (Linux; Android 14; Pixel 8) Chrome/141.0 Mobile Safari/537.36', {}, 1],
  ['Mozilla/5.0 (Linux; Android 14; SM-X700) Chrome/141.0 Safari/537.36', {}, 2],
  ['Mozilla/5.0 (iPad; CPU OS 16_0 like Mac OS X) Mobile/15E148', {}, 2],
  [chrome, { 'sec-ch-ua-mobile': '?1' }, 1],
])('detectDevice %s', (userAgent, headers, device) => {
  expect(detectDevice(userAgent, headers)).toBe(device);
});

it.each([
  ['https://www.instagram.com/p/1?x=2', 'instagram.com'],
  ['http://news.example:8080/a', 'news.example:8080'],
  ['android-app://com.google.android.gm/', 'com.google.android.gm'],
  ['https://vys.example/anna', null],
  ['', null],
  ['about:client', null],
  ['javascript:alert(1)', null],
])('referrerHost %s', (referrer, host) => {
  expect(referrerHost(referrer, new Set(['vys.example']))).toBe(host);
});

it('computeChange says nothing when there is nothing to compare with', () => {
  expect(computeChange(5, 0)).toBeNull();
  expect(computeChange(3, 2)).toBe(50);
  expect(computeChange(0, 3)).toBe(-100);
  expect(computeChange(4, 3)).toBe(33.3);
});

it('DASH-5 engagement is clickers by visitors with one decimal', () => {
  expect(engagementRate(1, 3)).toBe(33.3);
  expect(engagementRate(0, 0)).toBe(0);
});

it('ASVS 1.3.3 storableText takes out what PostgreSQL rejects', () => {
  expect(storableText('a\0b\ud800', 9)).toBe('ab\ufffd');
});

it('lastDays has today, and as many days before', () => {
  const days = { first: '2026-03-02', start: '2026-03-09', last: '2026-03-15' };
  expect(lastDays(7, new Date('2026-03-15T12:00:00Z'))).toEqual(days);
});
