// Starts the program: configuration, database, schema, doors; prints where it is; stops in order.
// What the doors do is put together in app.ts.

import { createApp } from './app.ts';
import { type Config, projectRoot, readConfig } from './kit/config.ts';
import { openDb } from './kit/db.ts';
import { createLog } from './kit/log.ts';
import { migrate } from './kit/migrate.ts';
import { reachFiles } from './kit/open-files.ts';
import { reachDatabase } from './kit/postgres/external.ts';
import { startPostgres } from './kit/postgres/supervisor.ts';
import { createShutdown } from './kit/shutdown.ts';
import { errorCode, StartupProblem } from './kit/startup-problem.ts';

const say = (line: string) => console.log(`  ${line}`);
const shutdown = createShutdown((name, error) => console.error(`  ${name}: ${String(error)}`));
let killDatabase = () => {};
let isStopping = false;
let stoppingSince = 0;

const starting = start().catch((error: unknown) => {
  report(error);
  void stop(1);
});
handleSignals();

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog({ level: config.logLevel, production: config.production });
  if (config.s3Store !== undefined) {
    say('Connecting to the file store of FILES_URL');
    await reachFiles(config.s3Store);
  }
  const databaseUrl = await openDatabase(config);
  const applied = await migrate(databaseUrl, { onProgress: (name) => say(`Migrating: ${name}`) });
  if (applied.length === 0) say('The schema is up to date');
  const db = openDb(databaseUrl, {
    onIdleError: (error) => log.warn({ err: error }, 'a database connection broke'),
  });
  shutdown.add('connections', () => db.destroy());
  if (isStopping) return;
  const app = await createApp({ config, db, database: databaseUrl, log });
  shutdown.add('doors', () => app.close());
  await app.listen().catch((error: unknown) => {
    throw explainListen(error, config);
  });
  announce(config);
  process.send?.({ ready: true, databaseUrl });
}

async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) {
    say('Connecting to the database of DATABASE_URL');
    await reachDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  const { dataDir, searchPath } = config;
  const server = await startPostgres({ dataDir, searchPath, onProgress: say });
  killDatabase = server.kill;
  shutdown.add('database', () => server.stop());
  return server.url;
}

function announce({ appOrigin, pagesOrigin, dataDir, doors }: Config): void {
  const lines = [
    ...(doors.includes('app') ? [`Workspace     ${appOrigin}`] : []),
    ...(doors.includes('site') ? [`Public pages  ${pagesOrigin}`] : []),
  ];
  const data = dataDir.replace(`${projectRoot}/`, '');
  console.log(`\n  Vys is running\n\n    ${lines.join('\n    ')}\n`);
  console.log(`  Data in ${data}. Ctrl-C stops it.\n`);
}

function explainListen(error: unknown, config: Config): unknown {
  const port = error instanceof Error && 'port' in error ? Number(error.port) : 0;
  const variable = port === config.pagesPort ? 'VYS_PAGES_PORT' : 'VYS_APP_PORT';
  const sentences: Record<string, string> = {
    EADDRINUSE: `Port ${port} is in use by another program; stop it, or set ${variable} to a free port.`,
    EACCES: `Port ${port} is reserved for root; set ${variable} to a port above 1023.`,
    EADDRNOTAVAIL: `This machine does not have the address ${config.host}; set VYS_HOST to one it has.`,
    ENOTFOUND: `The name ${config.host} is not known; set VYS_HOST to an address of this machine.`,
  };
  const sentence = sentences[errorCode(error)];
  return sentence === undefined ? error : new StartupProblem(sentence, { cause: error });
}

function report(error: unknown): void {
  if (error instanceof StartupProblem) console.error(`\n  ${error.message}\n`);
  else console.error(error);
}

function handleSignals(): void {
  const onSignal = () => {
    // One Ctrl-C may arrive twice: from the terminal, and passed on by the script above us.
    if (isStopping && Date.now() - stoppingSince < 1000) return;
    if (isStopping) {
      killDatabase();
      process.exit(130);
    }
    say('Stopping');
    stoppingSince = Date.now();
    void stop(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
  // The start script holds the other end: it was killed.
  process.on('disconnect', () => void stop(1));
  process.channel?.unref();
  const onFault = (error: unknown) => {
    report(error);
    void stop(1);
  };
  process.on('uncaughtException', onFault);
  process.on('unhandledRejection', onFault);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // What is starting in this moment would otherwise be missed.
  await starting;
  await shutdown.stop();
  process.exit(exitCode);
}
