// What published pages know about time, in a real Chromium: "open now", countdowns, links with a schedule, dates
// that are over.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import { pageDesignSchema } from '@vys/contract/page-model/page-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bakery } from '../../../compiler/test/sample-designs.ts';
import { type PublishedSite, startPublishedSite } from './page-publisher.ts';

let site: PublishedSite;

beforeAll(async () => {
  site = await startPublishedSite();
});
afterAll(() => site.close());

/** Publishes the bakery with these parts of its page, and opens it at a moment. */
async function openAt(time: string, changes: object, timezoneId = 'Europe/London') {
  const page = { ...bakery.page, sections: [], ...changes };
  const { jsx, css } = writeDesign(pageDesignSchema.parse({ ...bakery, page }));
  const built = await site.publisher.publish('rye', jsx, css);
  expect(built.needsRuntime).toBe(false);
  const context = await site.browser.newContext({ timezoneId });
  const tab = await context.newPage();
  await tab.clock.install({ time: new Date(time) });
  await tab.clock.setFixedTime(new Date(time));
  await tab.goto(`${site.test.origin}/rye`);
  return { tab, close: () => context.close() };
}

const hours = (days: object[], timeZone = 'Europe/London') => ({
  sections: [{ kind: 'hours', id: 'hours', timeZone, days }],
});
const weekdays = hours([
  { day: 'mon', times: [] },
  { day: 'tue', times: [{ opens: '07:00', closes: '15:00' }] },
  {
    day: 'wed',
    times: [
      { opens: '09:00', closes: '12:00' },
      { opens: '14:00', closes: '17:30' },
    ],
  },
  { day: 'fri', times: [{ opens: '18:00', closes: '02:00' }] },
]);

describe('opening hours', () => {
  // 2027-01-04 is a Monday; London is on UTC in winter.
  it.each([
    ['on a closed day', '2027-01-04T10:00:00Z', 'Closed'],
    ['while it is open', '2027-01-05T10:00:00Z', 'Open until 3 pm'],
    ['at the minute of opening', '2027-01-05T07:00:00Z', 'Open until 3 pm'],
    ['at the minute of closing', '2027-01-05T15:00:00Z', 'Closed'],
    ['before it opens', '2027-01-05T05:30:00Z', 'Opens at 7 am'],
    ['between two spans', '2027-01-06T13:00:00Z', 'Opens at 2 pm'],
    ['in the second span', '2027-01-06T14:30:00Z', 'Open until 5:30 pm'],
    ['after midnight of a night', '2027-01-09T01:00:00Z', 'Open until 2 am'],
    ['on a day without hours', '2027-01-10T12:00:00Z', 'Closed'],
  ])('say what is true %s', { tags: 'slow' }, async (_when, time, text) => {
    const { tab, close } = await openAt(time, weekdays);
    await expect.poll(() => tab.locator('[data-hours]').first().textContent()).toBe(text);
    expect(await tab.locator('[data-hours]').first().isVisible()).toBe(true);
    await close();
  });

  it('mark the row of today in the time zone of the place', async () => {
    const { tab, close } = await openAt('2027-01-05T10:00:00Z', weekdays, 'Pacific/Auckland');
    await expect.poll(() => tab.locator('[data-today]').count()).toBe(1);
    expect(await tab.locator('[data-today]').getAttribute('data-weekday')).toBe('tue');
    await close();
  });

  it('count in the time zone of the place, not of the visitor', async () => {
    const { tab, close } = await openAt('2027-01-05T10:00:00Z', weekdays, 'Asia/Tokyo');
    await expect
      .poll(() => tab.locator('[data-hours]').first().textContent())
      .toContain('Open until');
    await close();
  });

  it('change at the right moment, without a reload', { tags: 'slow' }, async () => {
    const { tab, close } = await openAt('2027-01-05T14:59:30Z', weekdays);
    await expect.poll(() => tab.locator('[data-hours]').first().textContent()).toContain('Open');
    await tab.clock.setFixedTime(new Date('2027-01-05T15:00:00Z'));
    await tab.clock.runFor(60_000);
    expect(await tab.locator('[data-hours]').first().textContent()).toBe('Closed');
    await close();
  });
});

describe('a countdown', () => {
  const until = (timeZone?: string) => ({
    sections: [
      {
        kind: 'countdown',
        id: 'launch',
        day: '2027-06-14',
        time: '16:00',
        timeZone,
        afterText: 'We are here',
      },
    ],
  });
  const units = (tab: Awaited<ReturnType<typeof openAt>>['tab']) =>
    tab.locator('[data-unit]').allTextContents();

  it('counts to a moment in the time zone that it names', async () => {
    // 16:00 in Rome is 14:00 UTC in June.
    const { tab, close } = await openAt('2027-06-12T13:00:00Z', until('Europe/Rome'), 'Asia/Tokyo');
    await expect.poll(() => units(tab)).toEqual(['2', '1', '0', '0']);
    await tab.clock.setFixedTime(new Date('2027-06-12T13:00:01Z'));
    await expect.poll(() => units(tab)).toEqual(['2', '0', '59', '59']);
    await close();
  });

  it('counts in the time zone of the visitor where it names none', { tags: 'slow' }, async () => {
    const { tab, close } = await openAt('2027-06-14T06:59:00Z', until(), 'Asia/Tokyo');
    await expect.poll(() => units(tab)).toEqual(['0', '0', '1', '0']);
    await close();
  });

  it('ends with the text for afterward', { tags: 'slow' }, async () => {
    const { tab, close } = await openAt('2027-06-14T13:59:59Z', until('Europe/Rome'));
    await expect.poll(() => units(tab)).toEqual(['0', '0', '0', '1']);
    await tab.clock.setFixedTime(new Date('2027-06-14T14:00:00Z'));
    await expect.poll(() => tab.locator('[data-countdown]').textContent()).toBe('We are here');
    await close();
  });
});

describe('a link with a schedule', () => {
  const link = { id: 'sale', title: 'Sale', url: 'https://sale.example' };
  const links = [
    { ...link, schedule: { from: '2027-03-01', until: '2027-03-31' } },
    { ...link, id: 'always', title: 'Shop' },
  ];

  it.each([
    ['2027-02-28T23:00:00Z', false],
    ['2027-03-01T00:30:00Z', true],
    ['2027-03-31T12:00:00Z', true],
    ['2027-04-01T12:00:00Z', false],
  ])('is shown on its days only: %s', { tags: 'slow' }, async (time, isShown) => {
    const { tab, close } = await openAt(time, { links }, 'UTC');
    expect(await tab.getByRole('link', { name: 'Sale' }).isVisible()).toBe(isShown);
    expect(await tab.getByRole('link', { name: 'Shop' }).isVisible()).toBe(true);
    await close();
  });
});

describe('dates of events', () => {
  it('are collapsed when they are over', { tags: 'slow' }, async () => {
    const items = [
      { id: 'berlin', name: 'Lido', day: '2027-03-12' },
      { id: 'paris', name: 'Le Trabendo', day: '2027-03-15' },
    ];
    const sections = [{ kind: 'events', id: 'tour', title: 'Tour', items }];
    const { tab, close } = await openAt('2027-03-13T12:00:00Z', { sections });
    await expect.poll(() => tab.getByText('Lido').isVisible()).toBe(false);
    expect(await tab.getByText('Le Trabendo').isVisible()).toBe(true);
    await tab.locator('summary').click();
    expect(await tab.getByText('Lido').isVisible()).toBe(true);
    await close();
  });
});
