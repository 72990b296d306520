// The event store on PostgreSQL, for the tests of every event store.
import { sql } from 'kysely';
import type { Db } from '../../../../platform/db/db.ts';
import { createStoreHarness, type StoreHarness } from '../../test/store-harness.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';

export function createPostgresHarness(now: string): Promise<StoreHarness> {
  return createStoreHarness(now, async (db) => ({
    open: (on, clock, log) => createPostgresEventStore({ db: on, clock, log: log as never }),
    async countRows(page) {
      const counts = (['events', 'event_texts', 'packed_days'] as const).map((table) =>
        count(db, sql`${sql.table(table)} where page = ${page}`),
      );
      return (await Promise.all(counts)).reduce((total, rows) => total + rows, 0);
    },
    countEventsBefore: (day) => count(db, sql`events where day < ${day}`),
    async spoilFigures(page, day) {
      await sql`
        update packed_days set views = views + 1 where day = ${day} and page = ${page}
      `.execute(db);
    },
    async drop() {},
  }));
}

async function count(db: Db, from: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${from}`.execute(
    db,
  );
  return rows[0]?.rows ?? 0;
}
