// Starts the program and supervises it: configuration, database, schema, then one process per service;
// prints where it is; stops in order. Runs no request itself, so no request can end it.

import { devInboxLines } from './app/dev-inbox/dev-inbox-access.ts';
import { compileAhead } from './main/compile-ahead.ts';
import { progressMessages, readyMessages } from './main/console-messages.ts';
import { verifyEvents } from './main/events/verify-events.ts';
import { prepareServiceUser } from './main/service-user.ts';
import { serviceEnvironment, startServices } from './main/services.ts';
import { type Config, projectRoot, readConfig } from './platform/config.ts';
import { migrate } from './platform/db/migrate.ts';
import { waitForDatabase } from './platform/postgres/external.ts';
import { startPostgres } from './platform/postgres/supervisor.ts';
import { releaseMemoryWhenIdle } from './platform/process/memory-release.ts';
import { createShutdown } from './platform/process/shutdown.ts';
import { StartupError } from './platform/process/startup-error.ts';
import { verifyFileStore } from './platform/storage/create-file-store.ts';

/** The start script restarts what ends with another code than 0, 1 and 130. */
const INTERNAL_ERROR = 70;
/** Longer than a service may take. */
const STOP_STEP_MS = 40_000;

const say = (line: string) => console.log(`  ${line}`);
const shutdown = createShutdown(
  (name, error) => console.error(`  ${name}: ${String(error)}`),
  STOP_STEP_MS,
);
let killServices = () => {};
let killDatabase = () => {};
let isStopping = false;
let stoppingSince = 0;

// Node's compile cache then has the code.
if (process.argv.includes('--only-load')) process.exit(0);

const starting = start().catch((error: unknown) => {
  report(error);
  void stop(1);
});
handleSignals();

async function start(): Promise<void> {
  const config = readConfig();
  if (config.s3Store !== undefined) {
    say(progressMessages.fileStore);
    await verifyFileStore(config.s3Store);
  }
  const databaseUrl = await openDatabase(config);
  const applied = await migrate(databaseUrl, {
    onProgress: (name) => say(progressMessages.migrating(name)),
  });
  if (applied.length === 0) say(progressMessages.schemaCurrent);
  if (isStopping) return;
  const user = prepareServiceUser(config, say);
  const env = serviceEnvironment(config);
  if (config.eventsDatabase !== undefined) {
    say(progressMessages.events);
    await verifyEvents({ databaseUrl, eventsDatabase: config.eventsDatabase }, env, user);
    if (isStopping) return;
  }
  await compileAhead(env, user);
  if (isStopping) return;
  const services = startServices({ config, databaseUrl, user, env, onProgress: say });
  killServices = services.kill;
  shutdown.add('services', services.stop);
  // A signal during the start stops them before they are ready.
  services.ready.then(
    () => {
      if (isStopping) return;
      announce(config);
      process.send?.({ ready: true, databaseUrl });
      releaseMemoryWhenIdle();
    },
    (error: unknown) => {
      if (isStopping) return;
      report(error);
      void stop(1);
    },
  );
}

async function openDatabase(config: Config): Promise<string> {
  if (config.databaseUrl !== undefined) {
    say(progressMessages.database);
    await waitForDatabase(config.databaseUrl);
    return config.databaseUrl;
  }
  const { dataDir, searchPath } = config;
  const server = await startPostgres({ dataDir, searchPath, onProgress: say });
  killDatabase = server.kill;
  shutdown.add('database', () => server.stop());
  return server.url;
}

function announce(config: Config): void {
  const { appOrigin, pagesOrigin, dataDir, services } = config;
  const lines = [
    ...(services.includes('app') ? [readyMessages.workspace(appOrigin)] : []),
    ...(services.includes('site') ? [readyMessages.publicPages(pagesOrigin)] : []),
    ...(services.includes('app') ? devInboxLines(config) : []),
  ];
  const data = dataDir.replace(`${projectRoot}/`, '');
  console.log(`\n  ${readyMessages.running}\n\n    ${lines.join('\n    ')}\n`);
  console.log(`  ${readyMessages.data(data)}\n`);
}

function report(error: unknown): void {
  if (error instanceof StartupError) console.error(`\n  ${error.message}\n`);
  else console.error(error);
}

function handleSignals(): void {
  const onSignal = () => {
    // One Ctrl-C may arrive twice: from the terminal, and passed on by the script above us.
    if (isStopping && Date.now() - stoppingSince < 1000) return;
    if (isStopping) {
      killServices();
      killDatabase();
      process.exit(130);
    }
    say(progressMessages.stopping);
    stoppingSince = Date.now();
    void stop(0);
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
  process.on('SIGHUP', onSignal);
  // The start script holds the other end: it was killed.
  process.on('disconnect', () => void stop(1));
  process.channel?.unref();
  const onUncaughtError = (error: unknown) => {
    report(error);
    void stop(INTERNAL_ERROR);
  };
  process.on('uncaughtException', onUncaughtError);
  process.on('unhandledRejection', onUncaughtError);
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  // What is starting in this moment would otherwise be missed.
  await starting;
  await shutdown.stop();
  process.exit(exitCode);
}
