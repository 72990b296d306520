// Formats numbers for people, as tables of cases.
import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatChange,
  formatCompact,
  formatPercent,
  formatStorage,
  toPercentage,
} from './formats.ts';

const MIB = 1024 * 1024;

describe('storage', () => {
  it.each([
    [0, '0 MB'],
    [0.25 * MIB, '0.3 MB'],
    [312 * MIB, '312 MB'],
    [1023 * MIB, '1023 MB'],
    [1023.96 * MIB, '1 GB'],
    [1024 * MIB, '1 GB'],
    [1.5 * 1024 * MIB, '1.5 GB'],
    [100 * 1024 * MIB, '100 GB'],
  ])('TOAST-6 DATA-6 %i bytes read %s', (bytes, text) => {
    expect(formatStorage(bytes)).toBe(text);
  });
});

describe('counts and percentages', () => {
  it.each([
    [999, '999'],
    [1000, '1.0K'],
    [1234, '1.2K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [3_400_000, '3.4M'],
  ])('ANA-11 %i reads %s', (value, text) => {
    expect(formatCompact(value)).toBe(text);
  });

  it.each([
    [0, 0, '0.0%'],
    [1, 3, '33.3%'],
    [34, 412, '8.3%'],
    [5, 4, '125.0%'],
  ])('DASH-9 %i clicks of %i views are %s', (clicks, views, text) => {
    expect(formatPercent(toPercentage(clicks, views))).toBe(text);
  });

  it.each([
    [null, undefined],
    [12.34, { text: '+12.3%', direction: 'up' }],
    [-3, { text: '−3.0%', direction: 'down' }],
    [0.04, { text: '0.0%', direction: 'flat' }],
    [999, { text: '+999.0%', direction: 'up' }],
    [9542.1, { text: '96×', direction: 'up' }],
  ])('a change of %s', (percent, shown) => {
    expect(formatChange(percent)).toEqual(shown);
  });
});

describe('age', () => {
  const now = new Date('2026-03-01T12:00:00Z');
  it.each([
    ['2026-03-01T11:59:50Z', '1 minute ago'],
    ['2026-03-01T11:55:00Z', '5 minutes ago'],
    ['2026-03-01T11:00:01Z', '59 minutes ago'],
    ['2026-03-01T11:00:00Z', '1 hour ago'],
    ['2026-02-28T12:00:01Z', '23 hours ago'],
    ['2026-02-28T12:00:00Z', '1 day ago'],
    ['2026-01-01T12:00:00Z', '59 days ago'],
  ])('TOAST-8 %s is %s', (at, text) => {
    expect(formatAge(at, now)).toBe(text);
  });
});
