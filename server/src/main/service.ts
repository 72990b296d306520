// The entry of a service process: serves the workspace with its API and identity, or the public pages.
// main.ts starts it, sends it its configuration and restarts it; without main.ts it ends.

import { createApp } from '../app.ts';
import type { Config } from '../platform/config.ts';
import { openDb } from '../platform/db/db.ts';
import { createLog, hideParameters } from '../platform/log/log.ts';
import { releaseMemoryWhenIdle } from '../platform/process/memory-release.ts';
import { createShutdown } from '../platform/process/shutdown.ts';
import { errorCode, StartupError } from '../platform/process/startup-error.ts';
import { startErrors } from './console-messages.ts';
import type { FromService, StartMessage, ToService } from './messages.ts';

/** After an uncaught error nothing is certain, so requests in progress get little time. */
const ERROR_GRACE_MS = 5000;

const shutdown = createShutdown((name, error) => console.error(`  ${name}: ${String(error)}`));
let starting: Promise<void> = Promise.resolve();
let isStopping = false;
const mayListen = Promise.withResolvers<void>();

process.on('message', (message: ToService) => {
  if (message.type === 'start') starting = start(message.start).catch(endWithError);
  else if (message.type === 'listen') mayListen.resolve();
  else if (message.type === 'ping') void send({ type: 'pong' });
  else void stop(0);
});
// The supervisor is gone: what it started must not stay behind.
process.on('disconnect', () => void stop(1));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
process.on('uncaughtException', onUncaughtError);
process.on('unhandledRejection', onUncaughtError);

async function start({ config, databaseUrl, poolSize }: StartMessage): Promise<void> {
  const log = createLog({ level: config.logLevel, production: config.production });
  const db = openDb(databaseUrl, {
    poolSize,
    onIdleError: (error) =>
      log.warn({ event: 'database.connection_failed', err: error }, 'database connection failed'),
    onAfterCommitError: (error) =>
      log.error(
        { event: 'database.after_commit_failed', err: error },
        'after-commit function failed',
      ),
  });
  shutdown.add('connections', () => db.destroy());
  const app = await createApp({ config, db, database: databaseUrl, log });
  shutdown.add('requests', () => app.close());
  await app.analytics.checkHome();
  await send({ type: 'prepared' });
  await mayListen.promise;
  if (isStopping) return;
  await app.listen().catch((error: unknown) => {
    throw explainListen(error, config);
  });
  await send({ type: 'ready' });
  releaseMemoryWhenIdle();
}

function explainListen(error: unknown, config: Config): unknown {
  const port = error instanceof Error && 'port' in error ? Number(error.port) : 0;
  const { metrics } = config;
  const variable =
    {
      [metrics.port ?? -1]: 'VYS_METRICS_PORT',
      [metrics.pagesPort ?? -1]: 'VYS_PAGES_METRICS_PORT',
      [config.pagesPort]: 'VYS_PAGES_PORT',
    }[port] ?? 'VYS_APP_PORT';
  const sentences: Record<string, string> = {
    EADDRINUSE: startErrors.portInUse(port, variable),
    ENOTSUP: startErrors.portNotShared,
    EACCES: startErrors.portReserved(port, variable),
    EADDRNOTAVAIL: startErrors.unknownAddress(config.host),
    ENOTFOUND: startErrors.unknownHost(config.host),
  };
  const sentence = sentences[errorCode(error)];
  return sentence === undefined ? error : new StartupError(sentence, { cause: error });
}

async function endWithError(error: unknown): Promise<void> {
  const isStartupError = error instanceof StartupError;
  if (!isStartupError && !isStopping) console.error(error);
  await send({ type: 'failed', reason: describeError(error), isStartupError });
  void stop(1);
}

function onUncaughtError(error: unknown): void {
  console.error(error);
  setTimeout(() => process.exit(1), ERROR_GRACE_MS);
  void send({ type: 'failed', reason: describeError(error), isStartupError: false });
  void stop(1);
}

function describeError(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return hideParameters(text.split('\n')[0]?.slice(0, 200) ?? '');
}

function send(message: FromService): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected || !process.send) return resolve();
    process.send(message, undefined, undefined, () => resolve());
  });
}

async function stop(exitCode: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  mayListen.resolve();
  // What is starting in this moment would otherwise be missed.
  await starting;
  await shutdown.stop();
  process.exit(exitCode);
}
