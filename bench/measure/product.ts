// The whole product as visitors and creators meet it: its own process with a new database, a user who
// signed up, and the calls that their studio makes.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PageContent } from '@vys/contract/pages/pages';
import { openPool } from '../../server/src/platform/db/db.ts';
import { buildWorkers } from '../../tools/generate/build-workers.ts';
import { listNames, memoryMb, startScript } from './processes.ts';

export type Product = {
  appOrigin: string;
  pagesOrigin: string;
  databaseUrl: string;
  pid: number;
  stop(): Promise<void>;
};

export type Creator = {
  name: string;
  email: string;
  password: string;
  /** Of the sign-in after the registration; lives for five minutes. */
  token: string;
  /** Returns the id of the page. */
  create(content: PageContent): Promise<string>;
  save(content: PageContent): Promise<void>;
  publish(pageId: string): Promise<void>;
};

export type Memory = { server: number; children: number; postgres: number };

/**
 * On the first core where there is a second for the load, unless `isPinned` says otherwise. `node` is the program
 * that runs it.
 */
export async function startProduct(
  appPort: number,
  env: Record<string, string> = {},
  { isPinned = true, node = process.execPath } = {},
): Promise<Product> {
  // As `npm start` does.
  await buildWorkers();
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-bench-'));
  chmodSync(dataDir, 0o755);
  const root = join(import.meta.dirname, '../..');
  const script = join(root, 'server/src/main.ts');
  const variables = {
    NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
    VYS_APP_PORT: `${appPort}`,
    VYS_PAGES_PORT: `${appPort + 1}`,
    VYS_DATA_DIR: dataDir,
    VYS_LOG_LEVEL: 'warn',
    ...env,
  };
  // So that it need not read TypeScript, which would stay in memory.
  const environment = { ...process.env, ...variables };
  execFileSync(node, [script, '--only-load'], { env: environment, stdio: 'ignore' });
  const server = await startScript(script, [], variables, { isPinned, node });
  return {
    appOrigin: `http://localhost:${appPort}`,
    pagesOrigin: `http://localhost:${appPort + 1}`,
    databaseUrl: (server.message as { databaseUrl: string }).databaseUrl,
    pid: server.pid,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** In MB. The database counts what its processes share once. */
export function readMemory({ pid }: Product): Memory {
  const below = listNames([pid]);
  const isPostgres = (command: string) => /postgres/.test(command) && !/main\.ts/.test(command);
  const sum = (wanted: (one: { pid: number; command: string }) => boolean) =>
    below.filter(wanted).reduce((total, one) => total + memoryMb([one.pid], { alone: true }), 0);
  // The supervisor and its service processes.
  const isServer = (one: { pid: number; command: string }) =>
    one.pid === pid || /main\/service\.ts/.test(one.command);
  return {
    server: sum(isServer),
    children: sum((one) => !isServer(one) && !isPostgres(one.command)),
    postgres: sum((one) => !isServer(one) && isPostgres(one.command)),
  };
}

/** On a plan on which code may be saved, unless `isFree`. */
export async function signUp(
  product: Product,
  name: string,
  { isFree = false } = {},
): Promise<Creator> {
  const { appOrigin } = product;
  const email = `${name}@vys.example`;
  const password = 'Correct-horse-7';
  const names = { email, username: name, firstName: 'Anna', lastName: 'Berg' };
  const json = { 'content-type': 'application/json' };
  await call(
    `${appOrigin}/api/auth/register`,
    'POST',
    json,
    JSON.stringify({ ...names, password }),
  );
  const token = await signIn({ appOrigin }, email, password);
  const own = { ...json, authorization: `Bearer ${token}` };
  const send = (method: string, path: string, body: object = {}) =>
    call(`${appOrigin}${path}`, method, own, JSON.stringify(body));
  await call(`${appOrigin}/api/user/profile`, 'GET', own);
  await send('PUT', '/api/user/profile', { vys_url: name });
  if (!isFree) await upgrade(product);
  return {
    name,
    email,
    password,
    token,
    async create(content) {
      // What was imported may be saved on every plan.
      await send('POST', '/api/pages/import', { json: { ...exported(), content } });
      const created = (await send('POST', '/api/pages/create', { content })) as { id: string };
      return created.id;
    },
    async save(content) {
      await send('PUT', '/api/pages/update', { content });
    },
    async publish(pageId) {
      await call(`${appOrigin}/api/pages/${pageId}/publish`, 'POST', {
        authorization: own.authorization,
      });
    },
  };
}

/** The open format without its content. */
const exported = () => ({
  format: 'vys-page',
  version: 1,
  exportedAt: new Date().toISOString(),
  publicUrl: null,
  publishedAt: null,
});

/** Gives an access token. */
export async function signIn(
  { appOrigin }: Pick<Product, 'appOrigin'>,
  email: string,
  password: string,
): Promise<string> {
  const form = { grant_type: 'password', client_id: 'vys-web', username: email, password };
  const response = await fetch(`${appOrigin}/realms/vys/protocol/openid-connect/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, scope: 'openid profile email' }),
  });
  if (!response.ok) throw new Error(`sign-in: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { access_token: string }).access_token;
}

/** To a plan on which code may be edited. */
export async function upgrade({ databaseUrl }: Product): Promise<void> {
  const pool = openPool(databaseUrl, { poolSize: 1 });
  await pool.query("update accounts set tier = 'premium'");
  await pool.end();
}

async function call(
  url: string,
  method: string,
  headers: Record<string, string>,
  body?: string,
): Promise<unknown> {
  const response = await fetch(url, { method, headers, ...(body === undefined ? {} : { body }) });
  if (!response.ok)
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return await response.json();
}
