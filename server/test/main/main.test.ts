// The whole program in its processes: a fault in one leaves the others up, and nothing stays behind.
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planServices } from '../../src/main/services.ts';
import { readConfig } from '../../src/platform/config.ts';
import { createTestDb, type TestDb } from '../harness.ts';
import { isRunning, type Product, startProduct } from '../product.ts';

const patience = { timeout: 20_000, interval: 20 };
let test: TestDb;
let folder: string;
let product: Product;
let token: string;

beforeAll(async () => {
  test = await createTestDb();
  folder = mkdtempSync(join(tmpdir(), 'vys-main-'));
  // Under root the services run as another user, who must get in.
  chmodSync(folder, 0o755);
  product = await startProduct(folder, { DATABASE_URL: test.url });
  token = await product.signUp('anna');
  await product.publish(token, 'anna', 'First');
}, 60_000);
afterAll(async () => {
  await product.stop();
  await test.drop();
  rmSync(folder, { recursive: true, force: true });
});

const health = async () =>
  (await fetch(`${product.appOrigin}/readyz`).catch(() => undefined))?.status ?? 0;
const fetchStatus = async (path: string) =>
  (await fetch(`${product.appOrigin}${path}`, { headers: { authorization: `Bearer ${token}` } }))
    .status;

describe('the services', () => {
  it.each([
    ['app,identity,site', [['site'], ['app', 'identity']]],
    ['app,site', [['site'], ['app']]],
    ['identity', [['identity']]],
    ['site', [['site']]],
  ])('of VYS_SERVICES=%s', (services, expected) => {
    const plans = planServices(readConfig({ VYS_SERVICES: services }, []));
    expect(plans.map((plan) => plan.services)).toEqual(expected);
  });

  it('of VYS_WORKERS=3 have names of their own', () => {
    const config = readConfig({ VYS_WORKERS: '3', VYS_PAGES_PORT: '4101' }, []);
    const plans = planServices(config).filter(({ services }) => services.includes('site'));
    expect(plans.map(({ port }) => port)).toEqual([4101, 4101, 4101]);
    expect(plans.map(({ record }) => record)).toEqual(['4101', '4101-2', '4101-3']);
    expect(new Set(plans.map(({ title }) => title)).size).toBe(3);
  });

  it('run in separate processes', () => {
    const { workspace, site } = product.pids();
    expect(new Set([workspace, site, product.child.pid]).size).toBe(3);
    expect(product.output()).toContain('Vys is running');
  });

  it('L9 keep files and mail in folders that are closed to other users', () => {
    const modes = ['files', 'emails'].map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o700]);
  });

  it('show a publish on the public pages', async () => {
    await expect.poll(() => product.visit('/anna'), patience).toBe('200 First');
    await product.publish(token, 'anna', 'Second');
    await expect.poll(() => product.visit('/anna'), { timeout: 15_000 }).toBe('200 Second');
  });

  it('serve public pages while the workspace is killed and restarts with its sessions', {
    tags: 'slow',
  }, async () => {
    await product.visit('/anna');
    const before = product.pids();
    process.kill(before.workspace, 'SIGKILL');
    await expect.poll(() => isRunning(before.workspace), patience).toBe(false);
    expect(await product.visit('/anna')).toBe('200 Second');
    await expect.poll(health, patience).toBe(200);
    expect(await fetchStatus('/api/pages/current')).toBe(200);
    expect(product.pids().site).toBe(before.site);
    expect(product.output()).toMatch(
      / {2}The workspace process was ended by SIGKILL; restarting it in 0.5 s\n/,
    );
  });

  it('serve the workspace while the process of the public pages is killed and restarts', {
    tags: 'slow',
  }, async () => {
    const before = product.pids();
    process.kill(before.site, 'SIGKILL');
    await expect.poll(() => isRunning(before.site), patience).toBe(false);
    expect(await fetchStatus('/api/pages/current')).toBe(200);
    await expect.poll(() => product.visit('/anna').catch(() => ''), patience).toBe('200 Second');
    expect(product.pids().workspace).toBe(before.workspace);
  });
});

describe('a shutdown', () => {
  it('leaves no process behind, by a signal or by SIGKILL of the supervisor', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const dataDir = join(folder, 'ended');
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const) {
      const otherProduct = await startProduct(dataDir, { DATABASE_URL: test.url });
      const { workspace, site } = otherProduct.pids();
      const code = await otherProduct.stop(signal);
      expect([signal, code]).toEqual([signal, signal === 'SIGKILL' ? null : 0]);
      await expect.poll(() => [workspace, site].some(isRunning), patience).toBe(false);
    }
  });

  it('lets a new supervisor use the ports of a killed one', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const dataDir = join(folder, 'ended');
    const first = await startProduct(dataDir, { DATABASE_URL: test.url });
    const ports = [first.appOrigin, first.pagesOrigin].map((origin) => new URL(origin).port);
    const before = Object.values(first.pids());
    await first.stop('SIGKILL');
    const second = await startProduct(dataDir, {
      DATABASE_URL: test.url,
      VYS_APP_PORT: ports[0] ?? '',
      VYS_PAGES_PORT: ports[1] ?? '',
    });
    expect(before.some(isRunning)).toBe(false);
    expect(await second.stop()).toBe(0);
  });
});
