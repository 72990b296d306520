// The public pages in several processes on one port: all show a publish, one that dies is missed by no one for long,
// their metrics add up, and none stays behind.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePorts } from '../free-port.ts';
import { createTestDb, type TestDb } from '../harness.ts';
import { isRunning, type Product, startProduct } from '../product.ts';

const patience = { timeout: 30_000, interval: 20 };
const WORKERS = 3;

describe('the public pages in several processes', { tags: 'slow' }, () => {
  let test: TestDb;
  let folder: string;
  let product: Product;
  let token: string;
  let metricsPort: number;

  beforeAll(async () => {
    test = await createTestDb();
    folder = mkdtempSync(join(tmpdir(), 'vys-workers-'));
    // Under root the services run as another user, who must get in.
    chmodSync(folder, 0o755);
    metricsPort = await freePorts(WORKERS);
    product = await startProduct(folder, {
      DATABASE_URL: test.url,
      VYS_WORKERS: `${WORKERS}`,
      VYS_PAGES_METRICS_PORT: `${metricsPort}`,
    });
    token = await product.signUp('anna');
    await product.publish(token, 'anna', 'First');
  }, 120_000);
  afterAll(async () => {
    await product.stop();
    await test.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Each visit has a connection of its own, so they come to all processes. */
  const visit = (count: number) =>
    Promise.all(Array.from({ length: count }, () => product.visit('/anna').catch(() => 'failed')));

  /** Responses with the page that each process says it has sent. */
  async function countByProcess(): Promise<number[]> {
    const ports = Array.from({ length: WORKERS }, (_, worker) => metricsPort + worker);
    return await Promise.all(
      ports.map(async (port) => {
        const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
        const lines = text.matchAll(
          /^vys_http_request_duration_seconds_count\{[^}]*route="page"[^}]*status="200"[^}]*\} (\d+)/gm,
        );
        return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
      }),
    );
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, one) => total + one, 0);

  it('share one port, and their metrics add up to what was sent', async () => {
    expect(new Set(product.workerPids(WORKERS)).size).toBe(WORKERS);
    const before = sum(await countByProcess());
    expect(new Set(await visit(200))).toEqual(new Set(['200 First']));
    await expect.poll(async () => sum(await countByProcess()) - before, patience).toBe(200);
    for (const count of await countByProcess()) expect(count).toBeGreaterThan(0);
  });

  it('all show a publish', async () => {
    await product.publish(token, 'anna', 'Second');
    const newest = new Set(['200 Second']);
    await expect.poll(async () => new Set(await visit(60)), patience).toEqual(newest);
    expect(new Set(await visit(200))).toEqual(newest);
  });

  it('serve on while one of them is killed and restarts', async () => {
    const [first = 0, ...others] = product.workerPids(WORKERS);
    process.kill(first, 'SIGKILL');
    // What had been given to it already breaks off; the system gives new connections to the others.
    const newest = new Set(['200 Second']);
    await expect.poll(async () => new Set(await visit(100)), patience).toEqual(newest);
    await expect
      .poll(product.output, patience)
      .toMatch(/The public pages 1 of 3 process is running again/);
    const after = product.workerPids(WORKERS);
    expect(after.slice(1)).toEqual(others);
    expect(after[0]).not.toBe(first);
    expect(new Set(await visit(100))).toEqual(new Set(['200 Second']));
  });

  it('all end with the program', async () => {
    const pids = product.workerPids(WORKERS);
    expect(await product.stop()).toBe(0);
    await expect.poll(() => pids.some(isRunning), patience).toBe(false);
  });
});
