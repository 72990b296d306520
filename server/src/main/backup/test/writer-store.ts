// Fills a database for a backup, and goes on writing while one runs.
import { randomUUID } from 'node:crypto';
import type { Client } from '../../../platform/db/db.ts';
import { withClient } from '../database/open-database.ts';

const TEXTS = ['plain', 'a\ttab, a\nline feed, a \\backslash and \\N', 'Grüße 👋', '', '\r\n'];

/** Rows of many tables, with what a copy may get wrong: empty and null, line feeds, bytes, arrays, JSON. */
export async function writeMuch(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const text of TEXTS) await writeAccount(client, text);
    await client.query(
      `insert into packed_days (page, day, views, clicks, visitors, visits, clickers, data)
       select n, '2031-05-07', 1, 1, 1, 1, 1, 
         decode(repeat('000a0d5cff', 300000), 'hex') from generate_series(1, 3) n`,
    );
    await client.query(
      `select create_event_partitions('2031-05-01');
       insert into events (at, visitor, page, day, link, referrer, source, medium, campaign, country, browser,
         language, retention, hour, kind, device)
       select '2031-05-07', n, 1, '2031-05-07', 0, 0, 0, 0, 0, 0, 0, 0, 365, n % 24, n % 2, 0
       from generate_series(1, 2000) n`,
    );
  });
}

/** Writes accounts and what belongs to them for as long as `work` takes; gives their number. */
export async function writeWhile(url: string, work: () => Promise<void>): Promise<number> {
  let isDone = false;
  let written = 0;
  const writing = withClient(url, async (client) => {
    while (!isDone) {
      await writeAccount(client, `writer ${written}`);
      if (written % 3 === 0)
        await client.query(`delete from accounts where full_name = 'writer 0'`);
      written += 1;
    }
  });
  await work().finally(() => {
    isDone = true;
  });
  await writing;
  return written;
}

async function writeAccount(client: Client, text: string): Promise<void> {
  const id = randomUUID();
  await client.query('begin');
  await client.query(
    `insert into accounts (user_id, email, username, full_name, avatar_url, goal_notifications, qr_settings)
     values ($1, $2, $2, $3, null, $4, $5)`,
    [id, id, text, [text, 'x'], JSON.stringify({ text })],
  );
  await client.query(
    `insert into assistant_usage (user_id, model, failure, input_tokens, output_tokens, repairs, milliseconds, cost, created_at)
     values ($1, $2, null, 1, 2, 0, 3, 0.000123, now())`,
    [id, text],
  );
  await client.query('commit');
}
