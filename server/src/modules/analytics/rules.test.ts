// Tables of cases for the pure decisions of counting.
import { expect, it } from 'vitest';
import {
  computeChange,
  engagementChange,
  engagementRate,
  isPrefetch,
  lastDays,
  referrerHost,
  storableText,
} from './rules.ts';

it.each([
  ['a request of its own', {}, false],
  ['prefetch', { 'sec-purpose': 'prefetch' }, true],
  ['prerender', { 'sec-purpose': 'prefetch;prerender' }, true],
  ['older Chrome', { purpose: 'prefetch' }, true],
  ['Safari', { 'x-purpose': 'preview' }, true],
  ['Firefox', { 'x-moz': 'prefetch' }, true],
])('isPrefetch reads the headers of %s', (_, headers, expected) => {
  expect(isPrefetch(headers)).toBe(expected);
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
  expect(computeChange(3691, 4)).toBeNull();
  expect(computeChange(40, 4)).toBe(900);
  expect(computeChange(1200, 10)).toBe(11_900);
});

it('DASH-5 engagement is clickers by visitors with one decimal', () => {
  expect(engagementRate(1, 3)).toBe(33.3);
  expect(engagementRate(0, 0)).toBe(0);
});

it('engagementChange says nothing of a rate that a few clickers made', () => {
  const before = { clickers: 1, visitors: 1000 };
  expect(engagementChange({ clickers: 3, visitors: 20 }, before)).toBeNull();
  expect(engagementChange({ clickers: 1, visitors: 200 }, before)).toBe(400);
  expect(engagementChange({ clickers: 0, visitors: 20 }, before)).toBe(-100);
  const more = { clickers: 10, visitors: 10_000 };
  expect(engagementChange({ clickers: 3, visitors: 20 }, more)).toBe(14_900);
  expect(engagementChange(before, { clickers: 0, visitors: 20 })).toBeNull();
});

it('ASVS 1.3.3 storableText takes out what PostgreSQL rejects', () => {
  expect(storableText('a\0b\ud800', 9)).toBe('ab\ufffd');
});

it('lastDays has today, and as many days before', () => {
  const days = { first: '2026-03-02', start: '2026-03-09', last: '2026-03-15' };
  expect(lastDays(7, new Date('2026-03-15T12:00:00Z'))).toEqual(days);
});
