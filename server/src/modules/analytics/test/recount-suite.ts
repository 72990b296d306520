// Whatever the order of loading, sealing and reading: the figures are those of a plain recount.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../bench/measure/random.ts';
import { openDb } from '../../../platform/db/db.ts';
import type { CollectedEvent, EventStore } from '../event-store.ts';
import { randomEvents, recount } from './naive.ts';
import type { CreateHarness, StoreHarness } from './store-harness.ts';

export function testRecount(createHarness: CreateHarness): void {
  let harness: StoreHarness;
  beforeAll(async () => {
    harness = await createHarness('2026-05-10T12:00:00Z');
  });
  afterAll(() => harness.drop());

  const days = { first: '2026-05-01', count: 10 };
  const whole = { from: '2026-05-01', to: '2026-05-31' };

  async function expectRecounted(
    store: EventStore,
    events: readonly CollectedEvent[],
    pageIds: readonly string[],
  ): Promise<void> {
    for (const pageId of pageIds) {
      for (const query of [
        { pageId, ...whole },
        { pageId, from: '2026-05-04', to: '2026-05-09' },
        { pageId, ...whole, filters: { device: 'mobile' as const, country: 'DE' } },
        { pageId, ...whole, filters: { referrer: '', language: 'en' } },
        { pageId, ...whole, filters: { link: 'https://shop.example/3' } },
        { pageId, ...whole, filters: { campaign: 'letter', source: 'Ünïcode 🎈' } },
        { pageId, ...whole, filters: { browser: 'nothing has it' } },
      ]) {
        const { excluded, ...read } = await store.read(query);
        expect(read, JSON.stringify(query)).toEqual(recount(events, query));
      }
      const own = events.filter((event) => event.pageId === pageId);
      expect(await store.readTotals(pageId)).toEqual({
        views: own.filter(({ kind }) => kind === 'view').length,
        clicks: own.filter(({ kind }) => kind === 'click').length,
      });
    }
    expect(await store.verify(harness.clock.now())).toEqual([]);
  }

  describe('read', () => {
    it.each([1, 2, 3])(
      'equals a recount after random loads, late ones and sealing, round %i',
      async (seed) => {
        const { store, openStore, newPage, insert, clock } = harness;
        const pageIds = [await newPage(), await newPage()];
        const events = randomEvents(seed, 600, pageIds, days);
        const { next } = createRandom(seed + 100);
        const loaded: CollectedEvent[] = [];
        for (let from = 0; from < events.length; ) {
          const part = events.slice(from, from + 1 + Math.floor(next() * 80));
          await insert(part);
          loaded.push(...part);
          from += part.length;
          if (next() < 0.4) {
            clock.set(new Date(Date.parse('2026-05-01') + next() * 12 * 86_400_000));
            await store.maintain(clock.now());
          }
          if (next() < 0.3) await expectRecounted(store, loaded, pageIds);
        }
        clock.set('2026-05-20T00:00:00Z');
        await store.maintain(clock.now());
        await expectRecounted(store, events, pageIds);
        await expectRecounted(openStore(), events, pageIds);
        expect(harness.errors).toEqual([]);
      },
    );

    it('equals a recount while several processes load, seal and read at once', async () => {
      const { test, openStore, newPage } = harness;
      const pageIds = [await newPage(), await newPage(), await newPage()];
      const events = randomEvents(9, 3_000, pageIds, days);
      const processes = [1, 2, 3].map(() => openDb(test.url, { poolSize: 3 }));
      const stores = processes.map((db) => openStore(db));
      const segments = Array.from({ length: 60 }, (_, place) => ({
        id: randomUUID(),
        events: events.slice(place * 50, (place + 1) * 50),
        excluded: [{ pageId: pageIds[0] ?? '', day: '2026-05-03', reason: 'bot' as const }],
      }));
      const load = async (place: number) => {
        const segment = segments[place];
        const store = stores[place % stores.length];
        if (segment === undefined || store === undefined) return;
        await store.insertSegment(segment);
        if (place % 5 === 0) await stores[(place + 1) % stores.length]?.insertSegment(segment);
        if (place % 7 === 0) await store.maintain(new Date('2026-05-11T00:00:00Z'));
        await store.read({ pageId: pageIds[place % 3] ?? '', ...whole });
      };
      // Two at a time in each process.
      const chains = Array.from({ length: 6 }, async (_, chain) => {
        for (let place = chain; place < segments.length; place += 6) await load(place);
      });
      await Promise.all(chains);
      for (const store of stores) await expectRecounted(store, events, pageIds);
      const { excluded } = await openStore().read({ pageId: pageIds[0] ?? '', ...whole });
      expect(excluded).toEqual([{ reason: 'bot', count: 60 }]);
      await Promise.all(processes.map((db) => db.destroy()));
    });
  });

  it('lists every event as it was collected, in order of time', async () => {
    const { store, newPage, insert } = harness;
    const pageId = await newPage();
    const events = randomEvents(21, 300, [pageId], days);
    await insert(events);
    const listed: CollectedEvent[] = [];
    for await (const batch of store.listEvents({ pageId, ...whole })) listed.push(...batch);
    const key = (event: CollectedEvent) => JSON.stringify(Object.entries(event).sort());
    expect(listed.map(key).sort()).toEqual(events.map(key).sort());
    expect(listed.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort((a, b) => a - b));
    const filtered: CollectedEvent[] = [];
    const query = { pageId, ...whole, filters: { country: 'US' } };
    for await (const batch of store.listEvents(query)) filtered.push(...batch);
    expect(filtered).toHaveLength(events.filter(({ country }) => country === 'US').length);
  });
}
