// The whole server for HTTP tests: every module, both servers on free ports, a database and files of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOKEN_PATH } from '@vys/contract/api/endpoints';
import type { Tier } from '@vys/contract/plans';
import type { ContentWorkers } from '../src/app/content-workers/content-workers.ts';
import { type App, createApp } from '../src/app.ts';
import type { Clock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { openDb } from '../src/platform/db/db.ts';
import { createFileStore } from '../src/platform/storage/create-file-store.ts';
import type { FileStore } from '../src/platform/storage/file-store.ts';
import { passwordGrant, prepareAccount } from './factories.ts';
import { freePort } from './free-port.ts';
import { createTestDb, type TestDb } from './harness.ts';
import { createTestLog } from './test-log.ts';
import { workerWaitMs } from './worker-wait.ts';

export type TestApp = {
  app: App;
  config: Config;
  test: TestDb;
  /** Calls the workspace; a body is sent as JSON, a token as bearer. */
  call(method: string, path: string, options?: CallOptions): Promise<Response>;
  /** A new user, signed in; on Premium unless told, because most tests save code of their own. */
  signUp(username: string, tier?: Tier): Promise<{ token: string; userId: string; email: string }>;
  stop(): Promise<void>;
};

export type CallOptions = { token?: string; body?: unknown; headers?: Record<string, string> };

const password = 'correct horse 7';

type Options = {
  clock?: Clock;
  /** Another way to the same database. */
  wayToDb?: (url: string) => Promise<string>;
  env?: Record<string, string>;
  /** Of the folder that the configuration names, unless told otherwise. */
  files?: (own: FileStore) => FileStore;
  workers?: ContentWorkers;
};

export async function startTestApp({
  clock,
  wayToDb,
  env,
  files = (own) => own,
  workers,
}: Options = {}): Promise<TestApp> {
  const test = await createTestDb();
  const database = wayToDb ? await wayToDb(test.url) : test.url;
  const db = openDb(database, { poolSize: 8 });
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-app-'));
  const [appPort, pagesPort] = [await freePort(), await freePort()];
  const config = readConfig({
    VYS_APP_PORT: `${appPort}`,
    VYS_PAGES_PORT: `${pagesPort}`,
    VYS_DATA_DIR: dataDir,
    ...env,
  });
  const log = createTestLog();
  const store = files(createFileStore(config));
  const given = { ...(clock ? { clock } : {}), ...(workers ? { workers } : {}) };
  const passwordCost = { memoryKib: 64, passes: 1 };
  const deps = { config, db, database, log, files: store, passwordCost, workerWaitMs, ...given };
  const app = await createApp(deps);
  await app.listen();

  async function call(method: string, path: string, { token, body, headers }: CallOptions = {}) {
    return await fetch(`${config.appOrigin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async function signUp(username: string, tier: Tier = 'premium') {
    const email = `${username}@vys.example`;
    const names = { firstName: username, lastName: '' };
    const { id } = await app.identity.registerUser({ email, username, password, ...names });
    const response = await fetch(`${config.appOrigin}${TOKEN_PATH}`, {
      method: 'POST',
      body: new URLSearchParams(passwordGrant(email, password)),
    });
    const tokens = (await response.json()) as { access_token: string };
    if (tier !== 'free')
      await prepareAccount(app, { id, accessToken: tokens.access_token }, { tier });
    return { token: tokens.access_token, userId: id, email };
  }

  return {
    app,
    config,
    test,
    call,
    signUp,
    async stop() {
      await app.close();
      await db.destroy();
      await test.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
