// One real PostgreSQL for a whole test run, with the migrated template that every test database is
// cloned from. TEST_DATABASE_URL names another server to use instead.

import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/platform/db/migrate.ts';
import { isAbandoned } from '../src/platform/postgres/instance-lock.ts';
import { startPostgres } from '../src/platform/postgres/supervisor.ts';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    templateName: string;
    /** A folder to copy. */
    preparedCluster: string | null;
  }
}

const prefix = 'vys-test-';
const searchPath = process.env.PATH ?? '';
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const server = databaseUrl === undefined ? await startServer() : runningServer(databaseUrl);
  const templateName = `vys_template_${process.pid}`;
  await onServer(server.url, `create database ${templateName}`);
  await migrate(withDatabase(server.url, templateName));
  project.provide('adminUrl', server.url);
  project.provide('templateName', templateName);
  project.provide('preparedCluster', server.preparedCluster);
  return async () => {
    if (databaseUrl !== undefined) await onServer(server.url, `drop database ${templateName}`);
    await server.stop();
  };
}

type TestServer = { url: string; preparedCluster: string | null; stop(): Promise<void> };

const runningServer = (url: string): TestServer => ({
  url,
  preparedCluster: null,
  stop: async () => {},
});

async function startServer(): Promise<TestServer> {
  await removeAbandoned();
  const dataDir = mkdtempSync(join(tmpdir(), prefix));
  const preparedCluster = await prepareCluster(dataDir).catch(() => null);
  const server = await startPostgres({ dataDir, settings, searchPath });
  return {
    url: server.url,
    preparedCluster,
    async stop() {
      await server.stop();
      saveLog(dataDir);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** With the programs of the npm package, which the tests of the product use. */
async function prepareCluster(dataDir: string): Promise<string> {
  const server = await startPostgres({ dataDir, settings });
  await server.stop();
  const copy = join(dataDir, 'prepared');
  execFileSync('cp', ['-a', join(dataDir, 'postgres'), copy]);
  return copy;
}

/** The log of the database is scanned for secrets together with the logs of the servers. */
function saveLog(dataDir: string): void {
  const folder = process.env.VYS_TEST_LOGS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(dataDir, 'postgres.log'), join(folder, 'unit-postgres.log'));
}

// A test run that was killed leaves its server behind; taking it over is the way to stop it.
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    const dataDir = join(tmpdir(), name);
    if (!name.startsWith(prefix) || !isAbandoned(dataDir)) continue;
    try {
      const server = await startPostgres({ dataDir, settings, searchPath });
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    } catch {
      // Another user's, or another run is at it in this moment.
    }
  }
}

async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}
