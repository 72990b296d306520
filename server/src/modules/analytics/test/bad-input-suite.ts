// Days that are not as others, events that are late, early or of no page, and texts that cannot be stored.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDbProxy } from '../../../../test/measure/db-proxy.ts';
import { openDb } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { CollectedEvent } from '../event-store.ts';
import { markPagesDeleted } from '../user-data-store.ts';
import { recount } from './naive.ts';
import { type CreateHarness, findNumber, type StoreHarness, viewAt } from './store-harness.ts';

export function testBadInput(createHarness: CreateHarness): void {
  let harness: StoreHarness;
  beforeAll(async () => {
    harness = await createHarness('2026-05-10T12:00:00Z');
  });
  afterAll(() => harness.drop());

  const always = { from: '0001-01-01', to: '9999-12-31' };

  /** As single events, and packed. */
  async function expectRecounted(pageId: string, events: readonly CollectedEvent[]): Promise<void> {
    const query = { pageId, ...always };
    for (const store of [harness.store, harness.openStore()]) {
      const { excluded, ...read } = await store.read(query);
      expect(read).toEqual(recount(events, query));
    }
  }

  /** An event as it is collected in a time zone. */
  function viewIn(timeZone: string, pageId: string, moment: string, visitor = '1'): CollectedEvent {
    const parts = new Intl.DateTimeFormat('sv-SE', {
      timeZone,
      dateStyle: 'short',
      timeStyle: 'short',
    }).format(new Date(moment));
    const [day = '', time = ''] = parts.split(' ');
    return viewAt(pageId, moment, { day, hour: Number(time.slice(0, 2)), visitor });
  }

  describe('days', () => {
    it.each([
      ['23 hours', '2026-03-29', '2026-03-28T23:00:00Z', 23, 23],
      ['25 hours', '2026-10-25', '2026-10-24T22:00:00Z', 25, 24],
    ])('of %s have all their events', async (_, day, start, length, hours) => {
      const { store, newPage, insert } = harness;
      const pageId = await newPage();
      const events = Array.from({ length }, (_, hour) => {
        const moment = new Date(Date.parse(start) + (hour + 0.5) * 3_600_000).toISOString();
        return viewIn('Europe/Berlin', pageId, moment, `${hour}`);
      });
      await insert(events);
      await expectRecounted(pageId, events);
      await store.maintain(new Date(Date.parse(start) + 72 * 3_600_000));
      await expectRecounted(pageId, events);
      const read = await store.read({ pageId, ...always });
      expect(read.days).toMatchObject([{ day, views: length, visitors: length, visits: length }]);
      expect(read.hours).toHaveLength(hours);
    });

    it('keep their events when the time zone is changed in between', async () => {
      const { store, newPage, insert } = harness;
      const pageId = await newPage();
      const events = [
        viewIn('Asia/Tokyo', pageId, '2026-04-30T16:00:00Z'),
        viewIn('America/Los_Angeles', pageId, '2026-04-30T16:10:00Z'),
        viewIn('Pacific/Kiritimati', pageId, '2026-04-30T16:20:00Z'),
      ];
      expect(events.map(({ day }) => day)).toEqual(['2026-05-01', '2026-04-30', '2026-05-01']);
      await insert(events);
      await store.maintain(new Date('2026-05-05T00:00:00Z'));
      await expectRecounted(pageId, events);
    });

    it('of the year 2038 and of yesterday, by a clock that jumps, are counted', async () => {
      const { store, newPage, insert } = harness;
      const pageId = await newPage();
      const events = ['2026-05-10', '2038-01-19', '2026-05-09', '2039-12-31', '2026-05-11'].map(
        (day) => viewAt(pageId, `${day}T03:14:08Z`),
      );
      for (const event of events) await insert([event]);
      await expectRecounted(pageId, events);
      await store.maintain(new Date('2026-05-12T12:00:00Z'));
      await expectRecounted(pageId, events);
      await store.maintain(new Date('2038-01-21T12:00:00Z'));
      await expectRecounted(pageId, events);
    });
  });

  describe('late events', () => {
    it('of a packed day are counted with those that were there', async () => {
      const { store, newPage, insert } = harness;
      const pageId = await newPage();
      // After what the test of 2038 removed.
      const first = viewAt(pageId, '2038-01-20T10:00:00Z');
      await insert([first]);
      await store.maintain(new Date('2038-01-22T12:00:00Z'));
      const late = viewAt(pageId, '2038-01-20T10:20:00Z', {
        kind: 'click',
        link: 'https://a.example/',
      });
      await insert([late]);
      await expectRecounted(pageId, [first, late]);
      await store.maintain(new Date('2038-01-22T12:00:00Z'));
      await expectRecounted(pageId, [first, late]);
      expect(await store.verify(new Date())).toEqual([]);
    });

    it('of a day whose single events were removed are added to its figures', async () => {
      const { store, newPage, insert } = harness;
      const pageId = await newPage();
      const late = [
        viewAt(pageId, '2026-01-05T10:00:00Z'),
        viewAt(pageId, '2026-01-05T23:00:00Z', { visitor: '2' }),
      ];
      for (const event of late) await insert([event]);
      await expectRecounted(pageId, late);
      await store.maintain(new Date('2038-01-22T12:00:00Z'));
      await expectRecounted(pageId, late);
    });
  });

  describe('pages', () => {
    it('that were deleted a second ago get no events, and others of the segment do', async () => {
      const { test, store, newPage, insert } = harness;
      const [gone, stays] = [await newPage(), await newPage()];
      const day = '2038-01-20';
      await insert([viewAt(gone, `${day}T10:00:00Z`)]);
      const number = await findNumber(harness, gone);
      expect(await harness.countRows(number)).toBeGreaterThan(0);
      const { user_id: userId } = await test.db
        .selectFrom('analytics_pages')
        .select('user_id')
        .where('page_id', '=', gone)
        .executeTakeFirstOrThrow();
      await inTransaction(test.db, (trx) => markPagesDeleted(trx, userId, new Date()));
      const events = [viewAt(gone, `${day}T11:00:00Z`), viewAt(stays, `${day}T11:00:00Z`)];
      const unknown = viewAt(randomUUID(), `${day}T11:00:00Z`);
      await insert([...events, unknown], [{ pageId: gone, day, reason: 'bot' }]);
      await store.maintain(new Date('2038-01-22T12:00:00Z'));
      expect(await harness.countRows(number)).toBe(0);
      const open = test.db.selectFrom('unsealed_days').select('page').where('page', '=', number);
      expect(await open.execute()).toEqual([]);
      for (const table of ['page_totals', 'excluded_events', 'deleted_pages'] as const) {
        const rows = test.db.selectFrom(table).select('page_id').where('page_id', '=', gone);
        expect(await rows.execute(), table).toEqual([]);
      }
      await expectRecounted(stays, events.slice(1));
      expect(await store.readTotals(gone)).toEqual({ views: 0, clicks: 0 });
    });

    it('with a thousand links clicked on one day have each of them', async () => {
      const { store, newPage, insert } = harness;
      const pageId = await newPage();
      const events = Array.from({ length: 1_000 }, (_, place) =>
        viewAt(pageId, '2038-01-20T10:00:00Z', {
          kind: 'click',
          link: `https://shop.example/${place}?${'x'.repeat(2_000)}`,
          visitor: `${place % 7}`,
        }),
      );
      await insert(events);
      await expectRecounted(pageId, events);
      await store.maintain(new Date('2038-01-22T12:00:00Z'));
      await expectRecounted(pageId, events);
    });
  });

  describe('a segment', () => {
    it('with texts that no database keeps is stored, with what can be said of them', async () => {
      const { newPage, insert, store } = harness;
      const pageId = await newPage();
      const link = `https://a.example/\0\ud800${'ü'.repeat(10_000)}`;
      await insert([viewAt(pageId, '2038-01-20T10:00:00Z', { kind: 'click', link, source: '\0' })]);
      const { breakdowns } = await store.read({ pageId, ...always });
      expect(breakdowns.link).toHaveLength(1);
      expect(breakdowns.link[0]?.key).toMatch(/^https:\/\/a\.example\/\ufffdü{2029}$/);
      expect(breakdowns.source).toEqual([{ key: '', views: 0, clicks: 1, visitors: 1 }]);
    });

    it('is stored without the events that are none', async () => {
      const { newPage, insert } = harness;
      const pageId = await newPage();
      const good = viewAt(pageId, '2038-01-20T10:00:00Z');
      await insert(
        [
          { pageId: 'no page' },
          { day: '2038-02-30' },
          { day: "'; drop table events" },
          { hour: 24 },
          { hour: Number.NaN },
          { at: Number.POSITIVE_INFINITY },
          { at: -1 },
          { visitor: '9223372036854775808' },
          { visitor: 'x' },
          { kind: 'hover' as never },
          { device: 'watch' as never },
          {},
        ].map((over) => ({ ...good, ...over })),
        [{ pageId, day: '0000-00-00', reason: 'bot' }],
      );
      await expectRecounted(pageId, [good]);
    });

    it('is stored whole or not at all when the connection breaks, and once when it is sent again', async () => {
      const { test, newPage, openStore } = harness;
      const pageId = await newPage();
      const way = await startDbProxy(test.url);
      const db = openDb(way.url, { poolSize: 2 });
      const store = openStore(db);
      const events = Array.from({ length: 40 }, (_, place) =>
        viewAt(pageId, '2038-01-20T10:00:00Z', {
          visitor: `${place}`,
          link: `https://b.example/${place}`,
        }),
      );
      for (let from = 0; from < events.length; from += 5) {
        const segment = { id: randomUUID(), events: events.slice(from, from + 5), excluded: [] };
        const first = store.insertSegment(segment).catch(() => 'lost');
        await way.cut();
        await first;
        const { views } = await harness.openStore().readTotals(pageId);
        expect(views % 5).toBe(0);
        await way.mend();
        await expect
          .poll(() =>
            store.insertSegment(segment).then(
              () => 'done',
              () => 'lost',
            ),
          )
          .toBe('done');
      }
      await expectRecounted(pageId, events);
      await db.destroy();
      await way.cut();
    });
  });
}
