// The whole program moves to ClickHouse while it is visited, loses nothing while that is away, and moves back.
import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { startClickhouse, type TestClickhouse } from '../clickhouse/clickhouse.ts';
import { sendRequest } from '../clients/http-client.ts';
import { copyPreparedCluster } from '../prepared-cluster.ts';
import { type Product, startProduct } from '../product.ts';

const patience = { timeout: 40_000, interval: 50 };
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
const script = resolve(import.meta.dirname, '../../src/main/events/move-events.ts');
let server: TestClickhouse;
let eventsUrl: string;
let folder: string;
let dataDir: string;
let product: Product;
let token: string;
let clicks: number;

beforeAll(async () => {
  server = await startClickhouse();
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { url, username, password, database } = await server.createDatabase();
  eventsUrl = `clickhouse://${username}:${encodeURIComponent(password)}@${new URL(url).host}/${database}`;
  folder = mkdtempSync(join(tmpdir(), 'vys-clickhouse-'));
  // Under root the database runs as another user, who must get in.
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  clicks = 0;
});
afterEach(async () => {
  await product?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function start(env: Record<string, string>): Promise<void> {
  product = await startProduct(dataDir, { VYS_TRUSTED_PROXIES: '127.0.0.1,::1', ...env });
}

async function restart(env: Record<string, string>): Promise<void> {
  await start(env);
  // The address of the workspace is another one, for which the former token is not.
  token = await product.signIn('anna');
}

async function startWithPage(env: Record<string, string>): Promise<void> {
  copyPreparedCluster(dataDir);
  await start(env);
  token = await product.signUp('anna');
  await product.publish(token, 'anna', 'Hello');
  await expect.poll(() => product.visit('/anna'), patience).toBe('200 Hello');
}

/** By visitors of different networks. */
async function click(times: number): Promise<void> {
  for (const end = clicks + times; clicks < end; clicks += 1) {
    const { status } = await sendRequest(product.pagesOrigin, '/e', {
      method: 'POST',
      headers: {
        'content-type': 'text/plain',
        'user-agent': chrome,
        'x-forwarded-for': `10.${(clicks >> 8) & 255}.${clicks & 255}.1`,
      },
      body: 'c|anna|https://example.com/',
    });
    expect(status).toBe(204);
  }
}

async function read(path: string): Promise<{ status: number; body: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const { status, body } = await sendRequest(product.appOrigin, path, { headers });
  return { status, body: body.toString() };
}

/** As the report counts them, and the counters. */
async function expectClicks(): Promise<void> {
  const counted = async () => {
    const { body } = await read('/api/analytics/report?period=7d');
    const totals = JSON.parse(body).data?.totals;
    return totals && { clicks: totals.clicks, visitors: totals.visitors };
  };
  await expect.poll(counted, patience).toEqual({ clicks, visitors: clicks });
  expect(JSON.parse((await read('/api/pages/current')).body).clicks).toBe(clicks);
}

async function move(to: string): Promise<string> {
  const env = { ...process.env, VYS_DATA_DIR: dataDir, EVENTS_URL: eventsUrl };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, to], { env });
  return stdout + stderr;
}

it('moves while it is visited, and back', async () => {
  await startWithPage({});
  await click(40);
  await expectClicks();
  const moving = move('clickhouse');
  await click(40);
  expect(await moving).toContain('both have the same counts');
  await click(10);
  await product.stop();
  await expect(start({})).rejects.toThrow(
    'events.elsewhere: the events of this installation are in ClickHouse',
  );
  await restart({ EVENTS_URL: eventsUrl });
  await expectClicks();
  await click(10);
  await expectClicks();
  await product.stop();
  // With the embedded database started for it.
  expect(await move('postgres')).toContain('both have the same counts');
  await expect(start({ EVENTS_URL: eventsUrl })).rejects.toThrow('events.elsewhere');
  await restart({});
  await expectClicks();
}, 240_000);

it('serves, counts and saves while ClickHouse is away', async () => {
  await startWithPage({ EVENTS_URL: eventsUrl });
  await click(20);
  await expectClicks();
  await server.kill();
  await click(60);
  expect(await product.visit('/anna')).toBe('200 Hello');
  expect((await read('/api/analytics/report?period=7d')).status).toBe(503);
  const page = await read('/api/pages/current');
  expect(page.status).toBe(200);
  expect(JSON.parse(page.body)).toMatchObject({ clicks: 20, clicks_growth: null });
  await product.stop();
  await expect(start({ EVENTS_URL: eventsUrl })).rejects.toThrow('events.unavailable');
  await server.start();
  await restart({ EVENTS_URL: eventsUrl });
  await expectClicks();
}, 240_000);
