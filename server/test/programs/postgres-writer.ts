// A program that starts the embedded database and commits row after row, for tests that kill it.
// Prints the number of each row once the database has acknowledged it.

import { writeSync } from 'node:fs';
import pg from 'pg';
import { startPostgres } from '../../src/platform/postgres/supervisor.ts';

const server = await startPostgres({ dataDir: process.argv[2] ?? '' });
const client = new pg.Client({ connectionString: server.url });
client.on('error', () => {});
await client.connect();
await client.query('create table if not exists kept (id bigint generated always as identity)');
writeSync(1, `${server.pid}\n`);
for (;;) {
  const { rows } = await client.query<{ id: string }>(
    'insert into kept default values returning id',
  );
  writeSync(1, `${rows[0]?.id}\n`);
}
