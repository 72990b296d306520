// How long single events are kept, that figures stay, and that a wrong pack is found.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomEvents, recount } from './naive.ts';
import { type CreateHarness, findNumber, type StoreHarness, viewAt } from './store-harness.ts';

export function testKeeping(createHarness: CreateHarness): void {
  let harness: StoreHarness;
  beforeAll(async () => {
    harness = await createHarness('2026-05-10T12:00:00Z');
  });
  afterAll(() => harness.drop());

  const always = { from: '0001-01-01', to: '9999-12-31' };

  async function countKept(pageId: string): Promise<number> {
    let count = 0;
    for await (const batch of harness.store.listEvents({ pageId, ...always }))
      count += batch.length;
    return count;
  }

  /** A page of an account with a plan. */
  async function newPageOn(tier: string): Promise<string> {
    const { test, newPage } = harness;
    const [pageId, userId] = [await newPage(), randomUUID()];
    const login = await sql<{ id: string }>`
    insert into accounts (user_id, email, username, tier)
    values (${userId}, ${`${userId}@vys.example`}, ${`a${userId.slice(0, 8)}`}, ${tier}) returning user_id as id
  `.execute(test.db);
    await test.db
      .updateTable('analytics_pages')
      .set({ user_id: login.rows[0]?.id ?? '' })
      .where('page_id', '=', pageId)
      .execute();
    return pageId;
  }

  it('TIER-10 single events are kept as long as the plan reaches back, and figures for good', async () => {
    const { store, insert } = harness;
    const kept = new Map<string, number>();
    for (const [tier, days] of [
      ['free', 30],
      ['pro', 90],
      ['premium', 365],
    ] as const) {
      kept.set(await newPageOn(tier), days);
    }
    const pageIds = [...kept.keys()];
    const events = randomEvents(4, 900, pageIds, { first: '2026-05-01', count: 60 });
    await insert(events);
    const expectFigures = async () => {
      for (const pageId of pageIds) {
        const { excluded, ...read } = await store.read({ pageId, ...always });
        expect(read).toEqual(recount(events, { pageId, ...always }));
      }
    };
    for (const now of ['2026-06-30', '2026-08-02', '2026-10-01', '2027-07-05']) {
      await store.maintain(new Date(`${now}T12:00:00Z`));
      await expectFigures();
      expect(await store.verify(new Date())).toEqual([]);
      for (const [pageId, days] of kept) {
        const own = events.filter((event) => event.pageId === pageId);
        const reach = new Date(Date.parse(now) - days * 86_400_000).toISOString().slice(0, 10);
        const needed = own.filter(({ day }) => day >= reach).length;
        const count = await countKept(pageId);
        expect(count, `${now} ${days}`).toBeGreaterThanOrEqual(needed);
        // Whole months go, a day late.
        const [end, last] = [new Date(`${reach.slice(0, 7)}-01`), '2026-06-30'];
        if (end > new Date(last)) expect(count, `${now} ${days}`).toBe(0);
      }
    }
  });

  it('a segment whose file was left is not counted twice, however old it is', async () => {
    const { test, store, newPage } = harness;
    const pageId = await newPage();
    const events = [viewAt(pageId, '2026-05-10T10:00:00Z')];
    const segment = { id: randomUUID(), events, excluded: [] };
    const isKnown = async () => {
      const rows = test.db.selectFrom('event_segments').select('id').where('id', '=', segment.id);
      return (await rows.execute()).length > 0;
    };
    await store.insertSegment(segment);
    await store.maintain(new Date('2026-06-05T12:00:00Z'));
    await store.insertSegment(segment);
    expect(await store.readTotals(pageId)).toEqual({ views: 1, clicks: 0 });
    await store.releaseSegments([segment.id]);
    expect(await isKnown()).toBe(true);
    await store.maintain(new Date('2026-06-05T12:00:00Z'));
    expect(await isKnown()).toBe(false);
  });

  it('nothing is removed before it is packed', async () => {
    const { store, insert, newPage } = harness;
    const pageId = await newPage();
    const events = randomEvents(5, 200, [pageId], { first: '2027-08-01', count: 5 });
    await insert(events);
    await store.maintain(new Date('2028-08-01T00:00:00Z'));
    const { excluded, ...read } = await store.read({ pageId, ...always });
    expect(read).toEqual(recount(events, { pageId, ...always }));
    expect(await countKept(pageId)).toBe(0);
    expect(await harness.countEventsBefore('2028-06-01')).toBe(0);
  });

  it('a pack that differs from its events is found and reported', async () => {
    const { store, insert, newPage, errors } = harness;
    const pageId = await newPage();
    await insert([viewAt(pageId, '2028-08-01T10:00:00Z'), viewAt(pageId, '2028-08-02T10:00:00Z')]);
    await store.maintain(new Date('2028-08-05T00:00:00Z'));
    expect(await store.verify(new Date())).toEqual([]);
    expect(errors).toEqual([]);
    await harness.spoilFigures(await findNumber(harness, pageId), '2028-08-02');
    expect(await store.verify(new Date())).toEqual([{ pageId, day: '2028-08-02' }]);
    expect(errors).toHaveLength(1);
  });

  it('visitors of the last minutes are counted once each', async () => {
    const { store, insert, newPage } = harness;
    const pageId = await newPage();
    const since = Date.parse('2028-08-06T00:02:00Z');
    await insert([
      viewAt(pageId, '2028-08-06T00:01:59Z', { visitor: '1' }),
      viewAt(pageId, '2028-08-06T00:02:00Z', { visitor: '2', day: '2028-08-05', hour: 17 }),
      viewAt(pageId, '2028-08-06T00:05:00Z', { visitor: '2', day: '2028-08-05', hour: 17 }),
      viewAt(pageId, '2028-08-06T00:06:00Z', { visitor: '3', day: '2028-08-06', hour: 14 }),
    ]);
    expect(await store.countVisitorsSince(pageId, since)).toBe(2);
  });
}
