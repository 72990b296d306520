// Quiet hours on the clocks of a time zone.
import { defaultPreferences } from '@vys/contract/notifications/preferences';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUTE } from '../../../platform/time-spans.ts';
import { findQuietEnd } from './preferences-rules.ts';

const between = (start: string, end: string) => ({
  ...defaultPreferences,
  quiet_hours_enabled: true,
  quiet_hours_start: start,
  quiet_hours_end: end,
});
const endOf = (at: string, start: string, end: string, zone: string) =>
  findQuietEnd(new Date(at), between(start, end), zone)?.toISOString();

describe('quiet hours', () => {
  it.each([
    ['before midnight', '2026-06-01T21:30:00Z', '22:00', '08:00', '2026-06-02T06:00:00.000Z'],
    ['after midnight', '2026-06-02T05:59:30Z', '22:00', '08:00', '2026-06-02T06:00:00.000Z'],
    ['within a day', '2026-06-02T11:00:00Z', '12:30', '14:00', '2026-06-02T12:00:00.000Z'],
    ['at their first minute', '2026-06-01T20:00:00Z', '22:00', '08:00', '2026-06-02T06:00:00.000Z'],
    [
      'when clocks go forward',
      '2026-03-28T23:00:00Z',
      '22:00',
      '08:00',
      '2026-03-29T06:00:00.000Z',
    ],
    ['when clocks go back', '2026-10-24T23:00:00Z', '22:00', '08:00', '2026-10-25T07:00:00.000Z'],
    [
      'that end in a skipped hour',
      '2026-03-28T23:00:00Z',
      '22:00',
      '02:30',
      '2026-03-29T01:00:00.000Z',
    ],
  ])('NOTIF-13 SET-17 end in Berlin: %s', (_name, at, start, end, expected) => {
    expect(endOf(at, start, end, 'Europe/Berlin')).toBe(expected);
  });

  it.each([
    ['at their end', '2026-06-02T06:00:00Z', '22:00', '08:00'],
    ['at noon', '2026-06-02T10:00:00Z', '22:00', '08:00'],
    ['before them', '2026-06-01T19:59:59Z', '22:00', '08:00'],
  ])('hold back nothing %s', (_name, at, start, end) => {
    expect(endOf(at, start, end, 'Europe/Berlin')).toBeUndefined();
  });

  it('hold back nothing while they are off', () => {
    const off = { ...between('00:00', '23:59'), quiet_hours_enabled: false };
    expect(findQuietEnd(new Date(), off, 'UTC')).toBeUndefined();
  });

  it('end at the first minute that is not quiet, in every zone on every day', () => {
    const time = fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minutes) => {
      const pad = (part: number) => String(Math.floor(part)).padStart(2, '0');
      return `${pad(minutes / 60)}:${pad(minutes % 60)}`;
    });
    const zone = fc.constantFrom(
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Asia/Kolkata',
      'Australia/Lord_Howe',
    );
    const at = fc.date({
      min: new Date('2026-01-01'),
      max: new Date('2027-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(at, time, time, zone, (now, start, end, timeZone) => {
        fc.pre(start !== end);
        const preferences = between(start, end);
        const until = findQuietEnd(now, preferences, timeZone);
        if (!until) return;
        expect(until.getTime()).toBeGreaterThan(now.getTime());
        expect(findQuietEnd(until, preferences, timeZone)).toBeUndefined();
        const before = new Date(until.getTime() - MINUTE);
        expect(findQuietEnd(before, preferences, timeZone)).toEqual(until);
      }),
      { numRuns: 500 },
    );
  });
});
