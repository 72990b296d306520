// When keys are made, sign and go, as tables.

import { describe, expect, it } from 'vitest';
import { DAY, SECOND } from '../../../../platform/time-spans.ts';
import { findActiveKey, KEY_RELOAD_MS, PUBLISH_LEAD_MS, planKeys } from './key-rules.ts';

const now = new Date('2026-11-20T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);
const key = (kid: string, ms: number) => ({ kid, activeFrom: at(ms) });
const hours = (count: number) => count * 60 * 60 * SECOND;

it('I8 a key is published before it signs, for longer than any verifier caches the key set', () => {
  expect(PUBLISH_LEAD_MS).toBeGreaterThan(Math.max(300 * SECOND, KEY_RELOAD_MS));
});

describe('the signing key', () => {
  it.each([
    ['the only one', [key('a', -DAY)], 'a'],
    ['the one before, while the next is only published', [key('b', 1), key('a', -DAY)], 'a'],
    ['the next, from its first moment', [key('b', 0), key('a', -DAY)], 'b'],
    ['the first of all, though the clock here is behind', [key('a', 1)], 'a'],
    ['none where there is none', [], undefined],
  ])('%s', (_what, keys, kid) => {
    expect(findActiveKey(keys, now)?.kid).toBe(kid);
  });
});

describe('the creation of the next key', () => {
  it.each([
    ['the first at once', [], now],
    ['not while the newest signs for long', [key('a', -88.99 * DAY)], undefined],
    ['a day before 90 are over', [key('a', -89 * DAY)], at(DAY)],
    ['a day ahead even when it is late', [key('a', -200 * DAY)], at(DAY)],
    ['not twice', [key('b', DAY), key('a', -89 * DAY)], undefined],
  ])('%s', (_what, keys, nextFrom) => {
    expect(planKeys(keys, now).nextFrom).toEqual(nextFrom);
  });
});

describe('the retirement of a key', () => {
  it.each([
    ['never the newest', [key('a', -1000 * DAY)], []],
    ['not while it signs', [key('b', 1), key('a', -90 * DAY)], []],
    ['not while its last token lives', [key('b', -300 * SECOND), key('a', -90 * DAY)], []],
    ['not while clocks may differ', [key('b', -hours(1)), key('a', -90 * DAY)], []],
    ['afterwards', [key('b', -hours(1) - 300 * SECOND), key('a', -90 * DAY)], ['a']],
    ['all that are old', [key('c', -DAY), key('b', -91 * DAY), key('a', -181 * DAY)], ['b', 'a']],
  ])('%s', (_what, keys, retired) => {
    expect(planKeys(keys, now).retired).toEqual(retired);
  });
});
