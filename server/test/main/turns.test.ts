// A chat turn when its server is killed in the middle: after the restart it goes on, and is saved once.
// @module-tag slow
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { holdSaves } from '../clients/held-saves.ts';
import { createTestDb, type TestDb } from '../harness.ts';
import { isRunning, type Product, startProduct } from '../product.ts';

const patience = { timeout: 40_000, interval: 50 };
let test: TestDb;
let folder: string;
let product: Product;
let username: string;
let token: string;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-turns-'));
  // Under root the services run as another user, who must get in.
  chmodSync(folder, 0o755);
  product = await startProduct(folder, { DATABASE_URL: test.url });
}, 60_000);
let people = 0;
beforeEach(async () => {
  people += 1;
  username = `anna${people}`;
  token = await product.signUp(username);
  await (await send('A page for my bakery', 'first')).text();
});
afterAll(async () => {
  await product.stop();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

function call(method: string, path: string, body?: object, headers = {}) {
  return fetch(`${product.appOrigin}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}
const send = (content: string, key: string) =>
  call(
    'POST',
    '/api/ai/chat',
    { messages: [{ role: 'user', content }] },
    { 'idempotency-key': key },
  );
const getJson = async (path: string) => await (await call('GET', path)).json();
const latest = async () =>
  (await getJson('/api/ai/conversation').catch(() => undefined))?.turns?.[0];
async function countVersions(): Promise<number> {
  const { id } = await getJson('/api/pages/current');
  return (await getJson(`/api/pages/${id}/versions`)).total;
}

async function killWorkspace(): Promise<void> {
  const { workspace } = product.pids();
  process.kill(workspace, 'SIGKILL');
  await expect.poll(() => isRunning(workspace), patience).toBe(false);
}

it('goes on after the restart, and is saved once', async () => {
  const release = await holdSaves(test.url, username);
  const stream = await send('Make the background dark green', 'second');
  const reader = stream.body?.getReader();
  let begun = '';
  while (!begun.includes('"phase":"saving"')) {
    begun += new TextDecoder().decode((await reader?.read())?.value);
  }
  await killWorkspace();
  await release();
  await expect.poll(async () => (await latest())?.state, patience).toBe('done');
  expect(await countVersions()).toBe(2);
  const { id } = await latest();
  const events = await (await call('GET', `/api/ai/turns/${id}/events`)).text();
  expect(events.startsWith(begun)).toBe(true);
  expect(events.match(/"type":"(start|complete)"/g)).toEqual([
    '"type":"start"',
    '"type":"start"',
    '"type":"complete"',
  ]);
  expect(events.endsWith('data: [DONE]\n\n')).toBe(true);
  const again = await (await send('Make the background dark green', 'second')).text();
  expect(again).toBe(events);
  expect(await countVersions()).toBe(2);
}, 90_000);

it.each([20, 90, 200])(
  'is over soon after a kill %i ms into it, and saved once at most',
  { tags: 'slow', timeout: 90_000 },
  async (ms) => {
    const stream = send('Make the background dark blue', `after-${ms}`).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, ms));
    await killWorkspace();
    await stream;
    // A message that did not arrive is sent again by its client.
    const retry = async () => {
      const response = await send('Make the background dark blue', `after-${ms}`);
      return response.status === 200 ? await response.text() : '';
    };
    await expect.poll(() => retry().catch(() => ''), patience).toMatch(/\[DONE\]\n\n$/);
    const { message, state, changed } = await latest();
    expect(message).toBe('Make the background dark blue');
    expect(['done', 'failed']).toContain(state);
    expect(changed).toBe(state === 'done');
    expect(await countVersions()).toBe(changed ? 2 : 1);
  },
);
