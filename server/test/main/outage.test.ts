// The whole program while its database is away: killed under load, and stopped by a full disk. Nothing
// that was acknowledged is lost, pages in memory are served all the time, and everything comes back.
// @module-tag slow
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sendRequest } from '../clients/http-client.ts';
import { createTestDb } from '../harness.ts';
import { inBackground } from '../in-background.ts';
import { startDbProxy } from '../measure/db-proxy.ts';
import { copyPreparedCluster } from '../prepared-cluster.ts';
import { type Product, startProduct } from '../product.ts';

/** How long the database is away; 60 in the long form. */
const outageSeconds = Number(process.env.VYS_OUTAGE_SECONDS ?? 3);
const patience = { timeout: 40_000, interval: 50 };
const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36';
let folder: string;
let dataDir: string;
let product: Product;
let token: string;
let isMounted: boolean;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vys-outage-'));
  // Under root the database runs as another user, who must get in.
  chmodSync(folder, 0o755);
  dataDir = join(folder, 'data');
  isMounted = false;
});
afterEach(async () => {
  await product?.stop();
  if (isMounted) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

async function start(env: Record<string, string> = {}): Promise<void> {
  copyPreparedCluster(dataDir);
  product = await startProduct(dataDir, { VYS_TRUSTED_PROXIES: '127.0.0.1,::1', ...env });
  token = await product.signUp('anna');
  await product.publish(token, 'anna', 'Hello');
  await expect.poll(() => product.visit('/anna'), patience).toBe('200 Hello');
}

const postmaster = () =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
const status = async (path: string) => (await sendRequest(product.appOrigin, path)).status;

type Seen = { statuses: Set<string>; acknowledged: string[] };

/** Calls repeatedly until `isOver`; collects the statuses and what was acknowledged. */
function callUntil(
  isOver: () => boolean,
  call: (n: number) => Promise<[status: string, id: string]>,
): Seen & { done: Promise<void> } {
  const observed: Seen = { statuses: new Set(), acknowledged: [] };
  const work = async () => {
    for (let n = 0; !isOver(); n += 1) {
      const [result, id] = await call(n);
      observed.statuses.add(result);
      if (result.startsWith('2')) observed.acknowledged.push(id);
    }
  };
  return { ...observed, done: inBackground(work) };
}

/** A 503 counts as that only with Retry-After. */
const described = ({ status, headers }: { status: number; headers: Record<string, unknown> }) =>
  status === 503
    ? `503 ${headers['retry-after'] === undefined ? 'without' : 'with'} Retry-After`
    : `${status}`;

async function save(n: number): Promise<[string, string]> {
  const jsx = `export default () => <main><h1>Save ${n}</h1></main>;`;
  const content = { jsx, css: '', metadata: { title: `Save ${n}`, description: '' } };
  const response = await sendRequest(product.appOrigin, '/api/pages/update', {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  return [described(response), `Save ${n}`];
}

async function click(n: number): Promise<[string, string]> {
  const response = await sendRequest(product.pagesOrigin, '/e', {
    method: 'POST',
    // Another network each time, so that no rate limit applies and each is a visitor of its own.
    headers: {
      'content-type': 'text/plain',
      'user-agent': chrome,
      'x-forwarded-for': `10.${(n >> 8) & 255}.${n & 255}.1`,
    },
    body: 'c|anna|https://example.com/',
  });
  return [described(response), `${n}`];
}

async function query(sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: product.databaseUrl });
  client.on('error', () => {});
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

async function expectNothingLost(saves: Seen, clicks: Seen): Promise<void> {
  const versions = await query('select title from page_versions');
  const titles = new Set(versions.map((row) => row.title));
  // New versions replace the oldest ones.
  const newest = saves.acknowledged.slice(-100);
  expect(newest.filter((title) => !titles.has(title))).toEqual([]);
  // A click may have been stored although its response was an error.
  const countVisitors = async () => {
    const sql = 'select count(distinct visitor)::int as visitors from events';
    return Number((await query(sql))[0]?.visitors);
  };
  const least = clicks.acknowledged.length;
  expect(least).toBeGreaterThan(0);
  await expect.poll(countVisitors, patience).toBeGreaterThanOrEqual(least);
}

it('R1 R3 requests get 503 and nothing is lost when the database is killed under load', async () => {
  await start();
  let isOver = false;
  const [saves, clicks] = [callUntil(() => isOver, save), callUntil(() => isOver, click)];
  const visits = callUntil(
    () => isOver,
    async () => [await product.visit('/anna'), ''],
  );
  const healths = callUntil(
    () => isOver,
    async () => [`${await status('/healthz')}`, ''],
  );
  for (let round = 0; round < 2; round += 1) {
    const saved = saves.acknowledged.length;
    await expect.poll(() => saves.acknowledged.length, patience).toBeGreaterThan(saved + 5);
    const before = postmaster();
    process.kill(before, 'SIGKILL');
    await expect.poll(() => status('/readyz'), patience).toBe(503);
    await expect.poll(() => status('/readyz'), patience).toBe(200);
    expect(postmaster()).not.toBe(before);
  }
  const last = (await click(1_000_000))[0];
  isOver = true;
  expect(last).toBe('204');
  await Promise.all([saves, clicks, visits, healths].map(({ done }) => done));
  expect([...visits.statuses]).toEqual(['200 Hello']);
  expect([...healths.statuses]).toEqual(['200']);
  const expected = ['200', '204', '503 with Retry-After'];
  expect([...saves.statuses].filter((one) => !expected.includes(one))).toEqual([]);
  // Clicks wait on disk for the database.
  expect([...clicks.statuses]).toEqual(['204']);
  expect(saves.statuses).toContain('503 with Retry-After');
  await expectNothingLost(saves, clicks);
  expect(product.output()).toMatch(
    / {2}The database server ended unexpectedly; starting it again in 0\.2 s\n/,
  );
  expect(product.output()).not.toMatch(/process (was ended|exited)/);
}, 180_000);

it('R1 everything that was acknowledged is there after a full disk', async (context) => {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'tmpfs', folder], {
      stdio: 'ignore',
    });
  } catch {
    context.skip('This user may not mount a small disk, so none can be filled up.');
  }
  isMounted = true;
  await start();
  const before = postmaster();
  let isOver = false;
  const [saves, clicks] = [callUntil(() => isOver, save), callUntil(() => isOver, click)];
  const ballast = join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize - 2_000_000));
  // Each query starts a new segment of the log; the one that finds no disk space ends the server.
  while (postmasterRuns(before)) {
    await query('select txid_current(), pg_switch_wal()').catch(() => []);
    await sleep(20);
  }
  await expect
    .poll(() => product.output(), patience)
    .toContain(
      `The database server ended unexpectedly (the disk of ${dataDir} is full); starting it again in`,
    );
  for (let calls = 0; calls < 20; calls += 1) {
    expect(await product.visit('/anna')).toBe('200 Hello');
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    expect((await save(-1))[0]).toBe('503 with Retry-After');
    await sleep(100);
  }
  rmSync(ballast);
  await expect.poll(() => status('/readyz'), patience).toBe(200);
  await expect.poll(async () => (await save(1_000_000))[0], patience).toBe('200');
  isOver = true;
  await Promise.all([saves.done, clicks.done]);
  await expectNothingLost(saves, clicks);
  expect(product.output()).toContain('The database server is running again');
}, 180_000);

it(
  `ANA-18 no click is refused, lost or doubled while the database is away for ${outageSeconds} s`,
  async () => {
    const test = await createTestDb();
    const way = await startDbProxy(test.url);
    try {
      await start({ DATABASE_URL: way.url });
      let isOver = false;
      const lanes = [0, 1, 2, 3].map((lane) =>
        callUntil(
          () => isOver,
          (n) => click(n * 4 + lane),
        ),
      );
      const countClicks = () =>
        lanes.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
      await expect.poll(countClicks, patience).toBeGreaterThan(100);
      await way.cut();
      const end = Date.now() + outageSeconds * 1_000;
      const before = countClicks();
      await expect.poll(() => status('/readyz'), patience).toBe(503);
      while (Date.now() < end) await sleep(100);
      await expect.poll(countClicks, patience).toBeGreaterThan(before + 100);
      expect(await status('/readyz')).toBe(503);
      await way.mend();
      await expect.poll(() => status('/readyz'), patience).toBe(200);
      isOver = true;
      await Promise.all(lanes.map(({ done }) => done));
      expect(lanes.flatMap(({ statuses }) => [...statuses])).toEqual(lanes.map(() => '204'));
      const countStored = async () => await test.db.selectFrom('events').select('id').execute();
      await expect.poll(async () => (await countStored()).length, patience).toBe(countClicks());
      expect(await test.db.selectFrom('page_totals').select('clicks').execute()).toEqual([
        { clicks: countClicks() },
      ]);
    } finally {
      await product?.stop();
      await way.cut();
      await test.drop();
    }
  },
  120_000 + outageSeconds * 1_000,
);

function postmasterRuns(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}
