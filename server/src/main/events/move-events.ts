// `npm run events:move clickhouse`, and `postgres` for the way back: moves the events of an installation, while it
// runs or not. Run again after an interruption, it goes on where it was.
import { moveEventsTo } from '../../modules/analytics/index.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { openDb } from '../../platform/db/db.ts';
import { findRunningPostgres, startPostgres } from '../../platform/postgres/supervisor.ts';
import { StartupError } from '../../platform/process/startup-error.ts';

const say = (line: string) => console.log(`  ${line}`);

try {
  await move(process.argv[2] ?? '');
} catch (error) {
  if (error instanceof StartupError) console.error(`\n  ${error.message}\n`);
  else console.error(error);
  process.exitCode = 1;
}

async function move(to: string): Promise<void> {
  if (to !== 'clickhouse' && to !== 'postgres') {
    throw new StartupError('Say where to: npm run events:move clickhouse, or postgres.');
  }
  const config = readConfig(undefined, []);
  const { eventsDatabase } = config;
  if (eventsDatabase === undefined) {
    throw new StartupError('EVENTS_URL must be set to the ClickHouse, in either direction.');
  }
  const { url, close } = await openDatabase(config);
  const db = openDb(url, { poolSize: 2, statementTimeoutMs: 0 });
  try {
    const { events, pages } = await moveEventsTo(db, eventsDatabase, { to, onProgress: say });
    say(`${events} events of ${pages} pages were copied; both have the same counts.`);
    const next = to === 'clickhouse' ? 'with EVENTS_URL' : 'without EVENTS_URL';
    say(`Now restart Vys ${next}: what came in meanwhile is loaded then.`);
  } finally {
    await db.destroy();
    await close();
  }
}

/** The embedded one of a Vys that runs, or started for this. */
async function openDatabase({
  databaseUrl,
  dataDir,
  searchPath,
}: Config): Promise<{ url: string; close(): Promise<void> }> {
  const url = databaseUrl ?? (await findRunningPostgres(dataDir));
  if (url !== undefined) return { url, close: async () => {} };
  const server = await startPostgres({ dataDir, searchPath, onProgress: say });
  return { url: server.url, close: server.stop };
}
