// What is derived from a report: the course of a figure ends with the last day that is over.
import type { Report, SeriesPoint } from '@vys/contract/analytics/report';
import { describe, expect, it } from 'vitest';
import { deriveKeyFigures, isLastOpen } from './figures.ts';

const point = (start: string, views: number): SeriesPoint => ({
  ...{ start, views },
  ...{ clicks: 0, visitors: views, visits: views, clickers: 0 },
});
const counts = { views: 12, clicks: 0, visitors: 12, visits: 12, clickers: 0 };

function reportUntil(to: string, timeZone = 'UTC'): Report {
  return {
    ...{ pageId: 'page', title: 'Ada', timeZone, from: '2026-11-01', to, granularity: 'day' },
    ...{ totals: counts, before: counts, liveVisitors: 0, filtersFrom: '2026-01-01' },
    series: [point('2026-11-01', 5), point('2026-11-02', 6), point(to, 1)],
    ...{ seriesBefore: [], hoursOfWeek: [], excluded: [], publishes: [] },
    breakdowns: {} as Report['breakdowns'],
  };
}
const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());

describe('the course of a figure', () => {
  it('ends before a day that is not over', () => {
    const { views } = deriveKeyFigures(reportUntil(dayIn('UTC')));
    expect(views.course).toEqual([5, 6]);
    expect(views.exact).toBe('12');
  });

  it('has all days of a period that is over', () => {
    expect(deriveKeyFigures(reportUntil('2026-11-03')).views.course).toEqual([5, 6, 1]);
  });
});

describe('the last point', () => {
  it('is open by the clock of the owner', () => {
    const now = new Date('2026-11-03T23:30:00Z');
    expect(isLastOpen(reportUntil('2026-11-03'), now)).toBe(true);
    expect(isLastOpen(reportUntil('2026-11-03', 'Asia/Tokyo'), now)).toBe(false);
    expect(isLastOpen(reportUntil('2026-11-04', 'Asia/Tokyo'), now)).toBe(true);
  });

  it('is drawn where little else is', () => {
    const now = new Date('2026-11-03T12:00:00Z');
    const report = reportUntil('2026-11-03');
    expect(isLastOpen({ ...report, series: report.series.slice(-2) }, now)).toBe(false);
  });
});
