// A database of the release before is filled and migrated: all figures stay the same.
// @module-tag slow
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestClock } from '../../../../../test/clock.ts';
import { createEmptyDb } from '../../../../../test/harness.ts';
import { createTestLog } from '../../../../../test/test-log.ts';
import { migrate, migrationsFolder } from '../../../../platform/db/migrate.ts';
import type { CollectedEvent } from '../../event-store.ts';
import { randomEvents, recount } from '../../test/naive.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';

async function fill(db: Kysely<never>, events: readonly CollectedEvent[]): Promise<void> {
  const of = <T>(value: (event: CollectedEvent) => T) => events.map(value);
  await sql`
    insert into events (page_id, at, kind, visitor, device, referrer, target)
    select * from unnest(
      ${of(({ pageId }) => pageId)}::uuid[], ${of(({ at }) => new Date(at).toISOString())}::timestamptz[],
      ${of(({ kind }) => (kind === 'view' ? 0 : 1))}::smallint[], ${of(({ visitor }) => visitor)}::bigint[],
      ${of(({ device }) => ['desktop', 'mobile', 'tablet'].indexOf(device))}::smallint[],
      ${of(({ referrer }) => referrer)}::text[], ${of(({ link }) => link)}::text[]
    )
  `.execute(db);
  // As the release before counted.
  await sql`
    insert into page_totals (page_id, views, clicks)
    select page_id, count(*) filter (where kind = 0), count(*) filter (where kind = 1)
    from events group by 1;
  `.execute(db);
  await sql`
    insert into page_days (page_id, day, views, clicks, visitors, clickers)
    select page_id, (at at time zone 'UTC')::date, count(*) filter (where kind = 0),
      count(*) filter (where kind = 1), count(distinct visitor),
      count(distinct visitor) filter (where kind = 1)
    from events group by 1, 2
  `.execute(db);
}

async function readOldDays(db: Kysely<never>, pageId: string): Promise<unknown[]> {
  const { rows } = await sql`
    select day, views, clicks, visitors, clickers from page_days where page_id = ${pageId} order by day
  `.execute(db);
  return rows;
}

it('ANA-18 no figure changes when events of the release before are moved', async () => {
  const old = await createEmptyDb();
  const folder = mkdtempSync(join(tmpdir(), 'vys-migrations-'));
  for (const name of readdirSync(migrationsFolder).filter((file) => file < '0023')) {
    cpSync(join(migrationsFolder, name), join(folder, name));
  }
  await migrate(old.url, { folder });
  const db = old.db as unknown as Kysely<never>;
  const pageIds = [randomUUID(), randomUUID(), randomUUID()];
  await sql`
    insert into analytics_pages (page_id, user_id, title)
    select page, gen_random_uuid(), 'Anna' from unnest(${pageIds}::uuid[]) page
  `.execute(db);
  const none = { source: null, medium: null, campaign: null, country: null, browser: null };
  // From before any month that gets a partition until today.
  const first = new Date(Date.now() - 450 * 86_400_000).toISOString().slice(0, 10);
  const events = randomEvents(3, 2_000, pageIds, { first, count: 451 }).map((event) => {
    return { ...event, ...none, language: null };
  });
  await fill(db, events);
  const [pageId = ''] = pageIds;
  await sql`insert into excluded_events values (${pageId}, '2026-05-01', 'bot', 7)`.execute(db);
  const before = await Promise.all(pageIds.map((id) => readOldDays(db, id)));
  await migrate(old.url);

  const clock = createTestClock();
  const store = createPostgresEventStore({ db: old.db, clock, log: createTestLog() });
  const expectSame = async () => {
    for (const [place, id] of pageIds.entries()) {
      const query = { pageId: id, from: '0001-01-01', to: '9999-12-31' };
      const { excluded, ...read } = await store.read(query);
      expect(read).toEqual(recount(events, query));
      expect(read.days.map(({ visits, ...counts }) => counts)).toEqual(before[place]);
      expect(excluded).toEqual(id === pageId ? [{ reason: 'bot', count: 7 }] : []);
      const own = events.filter((event) => event.pageId === id);
      const views = own.filter(({ kind }) => kind === 'view').length;
      expect(await store.readTotals(id)).toEqual({ views, clicks: own.length - views });
    }
  };
  await expectSame();
  await store.maintain(clock.now());
  await expectSame();
  await old.drop();
  rmSync(folder, { recursive: true });
});
