// The event store on ClickHouse, for the tests of every event store.
import type { TestClickhouse } from '../../../../../test/clickhouse/clickhouse.ts';
import type { EventsDatabase } from '../../../../platform/events-url.ts';
import { verifyEventStore } from '../../create-event-store.ts';
import { createStoreHarness, type StoreHarness } from '../../test/store-harness.ts';
import { createClickhouseEventStore } from '../clickhouse-event-store.ts';
import { createClickhouse } from '../client.ts';

export type ClickhouseHarness = StoreHarness & { eventsDatabase: EventsDatabase };

export async function createClickhouseHarness(
  server: TestClickhouse,
  now: string,
): Promise<ClickhouseHarness> {
  const eventsDatabase = await server.createDatabase();
  const clickhouse = createClickhouse(eventsDatabase);
  const count = async (from: string) => {
    const rows = await clickhouse.query<[number]>(`SELECT count() FROM ${from}`);
    return rows[0]?.[0] ?? 0;
  };
  const harness = await createStoreHarness(now, async (db) => {
    await verifyEventStore(db, eventsDatabase);
    return {
      open: (on, clock, log) =>
        createClickhouseEventStore({ db: on, clickhouse, clock, log: log as never }),
      countRows: async (page) =>
        (await count(`events WHERE page = ${page}`)) +
        (await count(`figures WHERE page = ${page}`)),
      countEventsBefore: (day) => count(`events WHERE day < '${day}'`),
      spoilFigures: (page, day) =>
        clickhouse.command(`
          INSERT INTO figures SELECT * REPLACE (views + 1 AS views, version + 1 AS version)
          FROM figures WHERE page = ${page} AND day = '${day}' AND dimension = 'hour' LIMIT 1`),
      drop: () => clickhouse.close(),
    };
  });
  return { ...harness, eventsDatabase };
}
