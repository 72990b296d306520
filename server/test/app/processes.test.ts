// Two processes on one database: what is changed through one is soon right at the other.
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Tier } from '@vys/contract/plans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { type HttpResponse, sendRequest } from '../clients/http-client.ts';
import { freePort } from '../free-port.ts';
import { childStdio } from '../test-log.ts';

let here: TestApp;
let there: ChildProcess;
let origin: string;
let token: string;
let userId: string;
let pageId: string;
const EVENTUALLY = { timeout: 15_000, interval: 20 };

beforeAll(async () => {
  here = await startTestApp();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  there = fork(join(import.meta.dirname, '../../src/main.ts'), [], {
    stdio: childStdio(),
    env: {
      VYS_LOG_LEVEL: 'trace',
      DATABASE_URL: here.test.url,
      VYS_DATA_DIR: here.config.dataDir,
      VYS_APP_PORT: `${await freePort()}`,
      VYS_PAGES_PORT: `${port}`,
      APP_ORIGIN: here.config.appOrigin,
      PAGES_ORIGIN: here.config.pagesOrigin,
    },
  });
  await new Promise((resolve, reject) => {
    there.once('message', resolve);
    there.once('exit', () => reject(new Error('the second process did not start')));
  });
  ({ token, userId } = await here.signUp('anna'));
  await here.call('PUT', '/api/user/profile', { token, body: { vys_url: 'anna' } });
  await save('First');
  await publish();
}, 60_000);
afterAll(async () => {
  const ended = new Promise((resolve) => there.once('exit', resolve));
  there.kill('SIGTERM');
  await ended;
  await here.stop();
});

async function save(text: string): Promise<void> {
  const jsx = `export default () => <main><h1>${text}</h1><a href="https://example.com/">Shop</a></main>;`;
  const content = { jsx, css: '', metadata: { title: text, description: '' } };
  const created = await here.call('POST', '/api/pages/create', { token, body: { content } });
  const saved = created.ok
    ? created
    : await here.call('PUT', '/api/pages/update', { token, body: { content } });
  pageId = ((await saved.json()) as { id: string }).id;
}

async function publish(): Promise<void> {
  expect((await here.call('POST', `/api/pages/${pageId}/publish`, { token })).status).toBe(200);
}

const get = (path: string): Promise<HttpResponse> => sendRequest(origin, path);
const fetchText = async (path = '/anna') => {
  const { status, body } = await get(path);
  return `${status} ${/<h1>([^<]*)/.exec(body.toString())?.[1] ?? ''}`;
};

/** Seen twice first, so that the other process has it in memory. */
async function remember(wanted: string, path = '/anna'): Promise<void> {
  await expect.poll(() => fetchText(path), { timeout: 10_000 }).toBe(wanted);
  expect(await fetchText(path)).toBe(wanted);
}

it('PUB-4 a publish is shown by the other process', async () => {
  await remember('200 First');
  await save('Second');
  expect(await fetchText()).toBe('200 First');
  await publish();
  await expect.poll(() => fetchText(), EVENTUALLY).toBe('200 Second');
});

it('PUB-5 the switch of the page hides it in the other process and shows it again', async () => {
  const path = `/api/pages/${pageId}/active`;
  await remember('200 Second');
  await here.call('PUT', path, { token, body: { is_active: false } });
  await expect.poll(() => fetchText(), EVENTUALLY).toBe('404 Nothing here yet');
  await here.call('PUT', path, { token, body: { is_active: true } });
  await expect.poll(() => fetchText(), EVENTUALLY).toBe('200 Second');
});

it('PUB-6 the switch of all pages hides them in the other process and shows them again', async () => {
  const path = '/api/user/pages-active';
  await remember('200 Second');
  await here.call('PUT', path, { token, body: { pages_active: false } });
  await expect.poll(() => fetchText(), EVENTUALLY).toBe('404 Nothing here yet');
  await here.call('PUT', path, { token, body: { pages_active: true } });
  await expect.poll(() => fetchText(), EVENTUALLY).toBe('200 Second');
});

it('PUB-7 a change of tier adds and removes the badge in the other process', {
  tags: 'slow',
}, async () => {
  const isBranded = async () => (await get('/anna')).body.includes('Made with Vys');
  const change = (tier: Tier) => here.app.accounts.changeTier(userId, tier);
  await remember('200 Second');
  expect(await isBranded()).toBe(false);
  await change('free');
  await expect.poll(isBranded, EVENTUALLY).toBe(true);
  await change('starter');
  await expect.poll(isBranded, EVENTUALLY).toBe(false);
  await change('free');
  await expect.poll(isBranded, EVENTUALLY).toBe(true);
});

it('SET-1 a rename, there and back, redirects in the other process', { tags: 'slow' }, async () => {
  const rename = (name: string) =>
    here.call('PUT', '/api/user/profile', { token, body: { username: name } });
  const moved = async (path: string) => {
    const { status, headers } = await get(path);
    return [status, headers.location];
  };
  await remember('200 Second');
  await rename('anna-moss');
  await expect.poll(() => moved('/anna'), EVENTUALLY).toEqual([301, '/anna-moss']);
  await expect.poll(() => fetchText('/anna-moss'), EVENTUALLY).toBe('200 Second');
  await remember('200 Second', '/anna-moss');
  await rename('anna');
  await expect.poll(() => moved('/anna-moss'), EVENTUALLY).toEqual([301, '/anna']);
  await expect.poll(() => fetchText('/anna'), EVENTUALLY).toBe('200 Second');
});

it('API-17 a deleted account is gone in the other process', async () => {
  await remember('200 Second');
  const response = await here.call('DELETE', '/api/user/account', { token });
  expect(response.status).toBe(204);
  await expect.poll(() => fetchText(), EVENTUALLY).toBe('404 Nothing here yet');
});
