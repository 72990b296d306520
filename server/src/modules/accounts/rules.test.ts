// The AI allowance, as tables and properties.

import { plans } from '@vys/contract/plans';
import { describe, expect, it } from 'vitest';
import { sayInEnglish } from '../../platform/language/text.ts';
import { aiWindows, evaluateAiUse, nameProblem } from './rules.ts';

describe('the windows of the AI allowance', () => {
  it.each([
    [
      '2026-11-20T10:00:00Z',
      '2026-11-01T00:00:00Z',
      '2026-12-01T00:00:00Z',
      '2026-11-13T10:00:00Z',
    ],
    [
      '2026-12-31T23:59:59Z',
      '2026-12-01T00:00:00Z',
      '2027-01-01T00:00:00Z',
      '2026-12-24T23:59:59Z',
    ],
    [
      '2028-03-01T00:00:00Z',
      '2028-03-01T00:00:00Z',
      '2028-04-01T00:00:00Z',
      '2028-02-23T00:00:00Z',
    ],
  ])('TIER-5 at %s', (now, monthStart, monthEnd, weekStart) => {
    expect(aiWindows(new Date(now))).toEqual({
      monthStart: new Date(monthStart),
      monthEnd: new Date(monthEnd),
      weekStart: new Date(weekStart),
    });
  });
});

describe('TIER-5 the decision on AI use', () => {
  const windows = aiWindows(new Date('2026-11-20T10:00:00Z'));
  const blocking = new Date('2026-11-15T08:30:00Z');
  const weekFree = new Date('2026-11-22T08:30:00Z');

  it.each([
    ['free, nothing used', plans.free, 0, 0, undefined],
    ['free, one left in both', plans.free, 99, 14, undefined],
    ['free, week used up', plans.free, 15, 15, { limit: 15, per: 'week', freeAt: weekFree }],
    [
      'free, month used up',
      plans.free,
      100,
      3,
      { limit: 100, per: 'month', freeAt: windows.monthEnd },
    ],
    [
      'free, both: the longer wait',
      plans.free,
      100,
      15,
      { limit: 100, per: 'month', freeAt: windows.monthEnd },
    ],
    ['starter, without limit', plans.starter, 5000, 900, undefined],
    ['team, without limit', plans.team, 5000, 900, undefined],
  ])('%s', (_what, plan, month, week, stop) => {
    expect(evaluateAiUse(plan, { month, week }, windows, blocking)).toEqual(stop);
  });
});

describe('ONB-5 a name', () => {
  it.each(['ab', 'a'.repeat(21), 'Ada', 'a b', 'ä-ö', 'a.b', '', 'abc\n'])(
    'is rejected: %j',
    (name) =>
      expect(sayInEnglish(nameProblem(name) ?? '')).toBe(
        'Use 3-20 characters: letters, numbers, hyphens, and underscores only',
      ),
  );
  it.each(['abc', 'a'.repeat(20), '123', 'a-b_c'])('is fine: %j', (name) =>
    expect(nameProblem(name)).toBeUndefined(),
  );
});
