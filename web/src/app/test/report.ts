// For tests only: a report of a week, as the server sends it.
import type { Breakdown, BreakdownItem, Counts, Report } from '@vys/contract/analytics/report';

const counts = (views: number, clicks: number, visitors: number, clickers: number): Counts => ({
  views,
  clicks,
  visitors,
  visits: visitors + 20,
  clickers,
});

const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-03-07'];
const series = [...days, '2026-03-08'].map((start, index) => ({
  start,
  ...counts(400 + 50 * index, 60 + 10 * index, 150 + 10 * index, 20 + 5 * index),
}));
const seriesBefore = series.map(({ start }, index) => ({
  start: start.replace('-03-0', '-02-2'),
  ...counts(300 + 40 * index, 70, 120, 15),
}));

const item = (key: string, views: number, clicks = 0): BreakdownItem => ({
  key,
  views,
  clicks,
  visitors: Math.ceil(views / 3),
});
const breakdown = (...items: BreakdownItem[]): Breakdown => ({
  items,
  other: { items: 0, views: 0, clicks: 0, visitors: 0 },
});

export const report: Report = {
  pageId: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002',
  title: "ada's Page",
  timeZone: 'Europe/Berlin',
  from: '2026-03-02',
  to: '2026-03-08',
  granularity: 'day',
  totals: counts(3841, 612, 1200, 191),
  before: counts(3250, 638, 40, 0),
  series,
  seriesBefore,
  breakdowns: {
    link: breakdown(
      item('https://example.com/blog', 300, 200),
      item('https://example.com/shop/', 500, 400),
      item('https://gone.example/old', 20, 12),
    ),
    referrer: breakdown(
      item('', 2000, 300),
      item('instagram.com', 1200, 250),
      item('google.com', 441, 62),
      ...['t.co', 'reddit.com', 'bing.com', 'linkedin.com'].map((host) => item(host, 50)),
    ),
    source: breakdown(item('', 3000), item('newsletter', 500, 60), item('qr', 341, 40)),
    medium: breakdown(item('', 3000), item('email', 841, 100)),
    campaign: breakdown(item('', 3841)),
    country: breakdown(
      item('DE', 1800, 300),
      item('US', 1200, 200),
      item('BR', 500, 60),
      item('', 341, 52),
    ),
    device: breakdown(
      item('mobile', 2900, 500),
      item('desktop', 800, 100),
      item('tablet', 141, 12),
    ),
    browser: breakdown(item('Chrome', 2000), item('Safari', 1500), item('Firefox', 341)),
    language: breakdown(item('de', 1900), item('en-US', 1300), item('pt-BR', 641)),
  },
  hoursOfWeek: Array.from({ length: 168 }, (_, hour) => (hour === 24 + 18 ? 90 : hour % 24)),
  excluded: [
    { reason: 'own', count: 11 },
    { reason: 'bot', count: 30 },
  ],
  liveVisitors: 3,
  publishes: [{ at: '2026-03-04T23:30:00Z' }],
  filtersFrom: '2026-02-01',
};
