// Counts a sample of packed days again, from their single events.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log/log.ts';
import { aggregateDay, countNames, countsOfDay } from '../shared/day-aggregate.ts';
import { readCompleteFrom } from '../shared/segments-store.ts';
import { readColumns } from './days/columns-store.ts';
import { encodePack } from './days/pack.ts';

const SAMPLE = 200;
type Difference = { pageId: string; day: string };
type Row = Difference &
  Record<(typeof countNames)[number], number> & { page: number; data: Buffer };

/** All of one snapshot: events may come late, and the days be packed again meanwhile. */
export async function verifyPacks(
  db: Db,
  log: Pick<Logger, 'error'>,
): Promise<readonly Difference[]> {
  const differences = await inTransaction(db, async (trx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(trx);
    const found: Difference[] = [];
    for (const row of await readSample(trx)) {
      const { pageId, day } = row;
      if (!(await isRecounted(trx, row))) found.push({ pageId, day });
    }
    return found;
  });
  for (const { pageId, day } of differences) {
    log.error(
      { event: 'analytics.pack_differs', pageId, day },
      'The figures of a packed day differ from its single events.',
    );
  }
  return differences;
}

/** Days of which all single events are there. */
async function readSample(db: Db): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select a.page_id as "pageId", p.*
    from packed_days p join analytics_pages a on a.number = p.page
    where p.day >= ${await readCompleteFrom(db)}
      and not exists (select from unsealed_days u where u.page = p.page and u.day = p.day)
    order by random() limit ${SAMPLE}
  `.execute(db);
  return rows;
}

async function isRecounted(db: Db, row: Row): Promise<boolean> {
  const columns = (await readColumns(db, row.page, sql`day = ${row.day}`)).get(row.day)?.columns;
  if (columns === undefined) return false;
  const aggregate = aggregateDay(columns);
  const counts = countsOfDay(aggregate);
  return (
    countNames.every((name) => counts[name] === row[name]) && encodePack(aggregate).equals(row.data)
  );
}
