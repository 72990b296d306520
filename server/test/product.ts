// The whole program as `npm start` runs it: supervisor and service processes, on free ports.
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TOKEN_PATH } from '@vys/contract/api/endpoints';
import { openPool } from '../src/platform/db/db.ts';
import { findProcess } from '../src/platform/postgres/process.ts';
import { sendRequest } from './clients/http-client.ts';
import { passwordGrant } from './factories.ts';
import { freePort } from './free-port.ts';

export type Product = {
  appOrigin: string;
  pagesOrigin: string;
  databaseUrl: string;
  child: ChildProcess;
  /** Everything that was printed. */
  output(): string;
  /** Of the processes that serve now, by what they serve. */
  pids(): { workspace: number; site: number };
  /** Of all processes of the public pages. */
  workerPids(count: number): number[];
  /** Signs a user up; returns an access token. */
  signUp(username: string): Promise<string>;
  signIn(username: string): Promise<string>;
  /** Publishes a page with that text under the username. */
  publish(token: string, username: string, text: string): Promise<void>;
  /** What a visitor gets: status and headline. */
  visit(path: string): Promise<string>;
  /** Gives the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
};

const password = 'correct horse 7';
const main = join(import.meta.dirname, '../src/main.ts');

export async function startProduct(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<Product> {
  const [appPort, pagesPort] = [await freePort(), await freePort()];
  const child = fork(main, [], {
    execArgv: [],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      VYS_DATA_DIR: dataDir,
      VYS_APP_PORT: `${appPort}`,
      VYS_PAGES_PORT: `${pagesPort}`,
      ...env,
    },
  });
  let text = '';
  child.stdout?.on('data', (data) => (text += data));
  child.stderr?.on('data', (data) => (text += data));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const message = await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error(`The program did not start:\n${text}`)));
  });
  const pidOn = (port: number | string) => {
    const note = JSON.parse(readFileSync(join(dataDir, 'services', `${port}.json`), 'utf8'));
    return Number(note.service.pid);
  };
  const appOrigin = `http://localhost:${appPort}`;
  const pagesOrigin = `http://localhost:${pagesPort}`;
  const { databaseUrl } = message as { databaseUrl: string };
  return {
    appOrigin,
    pagesOrigin,
    databaseUrl,
    child,
    output: () => text,
    pids: () => ({ workspace: pidOn(appPort), site: pidOn(pagesPort) }),
    workerPids: (count) =>
      Array.from({ length: count }, (_, worker) =>
        pidOn(worker === 0 ? pagesPort : `${pagesPort}-${worker + 1}`),
      ),
    signUp: (username) => signUp(appOrigin, username),
    signIn: (username) => signIn(appOrigin, username),
    async publish(token, username, words) {
      await callJson(appOrigin, 'PUT', '/api/user/profile', { vys_url: username }, token);
      await allowCode(databaseUrl, username);
      await publish(appOrigin, token, words);
    },
    async visit(path) {
      const { status, body } = await sendRequest(pagesOrigin, path);
      return `${status} ${/<h1>([^<]*)/.exec(body.toString())?.[1] ?? ''}`.trim();
    },
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return await ended;
    },
  };
}

export const isRunning = (pid: number) => findProcess(pid) !== null;

async function signUp(origin: string, username: string): Promise<string> {
  const email = `${username}@vys.example`;
  const json = { email, username, password, firstName: username, lastName: '' };
  await expectOk(callJson(origin, 'POST', '/api/auth/register', json));
  return await signIn(origin, username);
}

async function signIn(origin: string, username: string): Promise<string> {
  const email = `${username}@vys.example`;
  const response = await fetch(`${origin}${TOKEN_PATH}`, {
    method: 'POST',
    body: new URLSearchParams(passwordGrant(email, password)),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

/** Typed code needs a plan with the code editor. */
async function allowCode(databaseUrl: string, username: string): Promise<void> {
  const pool = openPool(databaseUrl, { poolSize: 1 });
  await pool.query("update accounts set tier = 'premium' where vys_url = $1", [username]);
  await pool.end();
}

async function publish(origin: string, token: string, text: string): Promise<void> {
  const jsx = `export default () => <main><h1>${text}</h1><a href="https://example.com/">Shop</a></main>;`;
  const body = { content: { jsx, css: '', metadata: { title: text, description: '' } } };
  const created = await callJson(origin, 'POST', '/api/pages/create', body, token);
  const saved = created.ok
    ? created
    : await expectOk(callJson(origin, 'PUT', '/api/pages/update', body, token));
  const { id } = (await saved.json()) as { id: string };
  await expectOk(callJson(origin, 'POST', `/api/pages/${id}/publish`, {}, token));
}

function callJson(origin: string, method: string, path: string, body: object, token?: string) {
  return fetch(`${origin}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

async function expectOk(call: Promise<Response>): Promise<Response> {
  const response = await call;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
  return response;
}
