// Counting visits: beacons over HTTP to the public site's process from a generator in another one, on the same
// machine and its PostgreSQL. An event is acknowledged when it is on disk. Afterwards, what was acknowledged must be
// what is stored and left out, page by page. The control commits the same events straight to PostgreSQL.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPool } from '../../server/src/platform/db/db.ts';
import { migrate } from '../../server/src/platform/db/migrate.ts';
import { startPostgres } from '../../server/src/platform/postgres/supervisor.ts';
import {
  cpuSeconds,
  type Running,
  readCpuSeconds,
  residentMb,
  startScript,
} from '../measure/processes.ts';
import { type Distribution, rounded, toDistribution } from '../measure/statistics.ts';
import { startLoadProcess } from '../overload/load-process.ts';
import { type Ceiling, measureCeilings } from './ceiling.ts';
import type { GeneratorReport, GeneratorTask } from './generator.ts';
import { INGEST_PAGES, ingestPageId, ownerId, ownerTimeZone } from './pages.ts';

export type IngestPlan = { rounds: number; seconds: number; warmUpSeconds: number };
type Pool = ReturnType<typeof openPool>;
type Round = {
  /** Acknowledged, which is on disk. */
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Processor time per event, in microseconds: of the site, of PostgreSQL, of the generator. */
  siteUs: number;
  databaseUs: number;
  generatorUs: number;
  /** From the last response until everything is in the database. */
  behindSeconds: number;
};
export type IngestRow = { way: string; siteMb: number } & Record<keyof Round, Distribution>;
export type IngestResult = {
  rows: IngestRow[];
  /** Of acknowledged events a second. */
  ratio: number;
  /** Of processor time per event, of site and database together. */
  cpuRatio: number;
  ceilings: Ceiling[];
  counted: { way: string; acknowledged: number; stored: number; leftOut: number }[];
};

const PORT = 4590;
const CONNECTIONS = 256;
const PATIENCE_MS = 120_000;

export function describeIngest({ rounds, seconds }: IngestPlan): string {
  return `${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s in turns, nothing pinned to a core`;
}

export async function benchIngest(plan: IngestPlan): Promise<IngestResult> {
  const ceilings = await measureCeilings({ port: PORT + 6, connections: CONNECTIONS, ...plan });
  const ways = [
    await openWay('spool', PORT),
    await openWay('straight to PostgreSQL', PORT + 2),
    await openWay('spool, two processes', PORT + 4, { processes: 2 }),
    await openWay('spool, all requests to node:http', PORT + 8, { hasFastPath: false }),
  ];
  try {
    for (const way of ways) await way.measure(plan.warmUpSeconds);
    const rounds = ways.map(() => [] as Round[]);
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const [place, way] of ways.entries()) {
        rounds[place]?.push(await way.measure(plan.seconds));
      }
    }
    const counted = [];
    for (const way of ways) counted.push({ way: way.name, ...(await way.check()) });
    const rows = ways.map((way, place) => toRow(way, rounds[place] ?? []));
    return { rows, ...compare(rows), ceilings, counted };
  } finally {
    for (const way of ways) await way.close();
  }
}

type Way = {
  name: string;
  siteMb(): number;
  measure(seconds: number): Promise<Round>;
  /** Throws where what was acknowledged is not what is stored and left out. */
  check(): Promise<{ acknowledged: number; stored: number; leftOut: number }>;
  close(): Promise<void>;
};

async function openWay(
  name: string,
  port: number,
  { processes = 1, hasFastPath = true } = {},
): Promise<Way> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-bench-'));
  chmodSync(dataDir, 0o755);
  const postgres = await startPostgres({ dataDir, searchPath: process.env.PATH ?? '' });
  await migrate(postgres.url);
  const pool = openPool(postgres.url, { poolSize: 2 });
  await createPages(pool);
  const script = join(import.meta.dirname, 'site-process.ts');
  const isSpooled = name.startsWith('spool');
  const args = [`${port}`, postgres.url, ...(isSpooled ? [join(dataDir, 'events')] : [])];
  const env = { VYS_WORKERS: `${processes}`, VYS_FAST_PATH: hasFastPath ? 'on' : 'off' };
  const sites: Running[] = [];
  for (let started = 0; started < processes; started += 1) {
    sites.push(await startScript(script, args, env, { isPinned: false }));
  }
  const siteSeconds = () => sum(sites.map(({ pid }) => readCpuSeconds(pid)));
  // Each process remembers the ids of what it took itself.
  const hasRepeats = processes === 1;
  const generator = startLoadProcess<GeneratorTask, GeneratorReport>('../ingest/generator.ts');
  const expected = new Array<number>(INGEST_PAGES).fill(0);
  let lane = 0;

  return {
    name,
    siteMb: () => rounded(sum(sites.map(({ pid }) => residentMb(pid))), 0),
    async measure(seconds) {
      lane += 1;
      const [siteBefore, databaseBefore] = [siteSeconds(), cpuSeconds([postgres.pid])];
      const task = { port, lane, connections: CONNECTIONS, seconds, hasRepeats };
      const report = await generator.run(task);
      if (report.otherStatuses > 0)
        throw new Error(`${report.otherStatuses} were not acknowledged.`);
      report.byPage.forEach((count, page) => {
        expected[page] = (expected[page] ?? 0) + count;
      });
      const behindSeconds = await waitUntilStored(pool, sum(expected));
      // With what is done after the last response, since it is for the same events.
      const perEvent = (before: number, after: number) =>
        rounded(((after - before) / report.acknowledged) * 1e6, 1);
      return {
        perSecond: Math.round(report.acknowledged / report.seconds),
        p50Ms: report.p50Ms,
        p99Ms: report.p99Ms,
        siteUs: perEvent(siteBefore, siteSeconds()),
        databaseUs: perEvent(databaseBefore, cpuSeconds([postgres.pid])),
        generatorUs: rounded(report.cpuMicroseconds, 1),
        behindSeconds,
      };
    },
    check: () => check(pool, expected),
    async close() {
      generator.stop();
      for (const site of sites) await site.stop();
      await pool.end();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createPages(pool: Pool): Promise<void> {
  const numbers = Array.from({ length: INGEST_PAGES }, (_, page) => page);
  await pool.query(
    `insert into accounts (user_id, email, username, time_zone)
     select id, id || '@vys.example', id::text, zone from unnest($1::uuid[], $2::text[]) as o (id, zone)`,
    [numbers.map(ownerId), numbers.map(ownerTimeZone)],
  );
  await pool.query(
    `insert into analytics_pages (page_id, user_id, title)
     select page, owner, 'Page' from unnest($1::uuid[], $2::uuid[]) as p (page, owner)`,
    [numbers.map(ingestPageId), numbers.map(ownerId)],
  );
}

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

async function waitUntilStored(pool: Pool, expected: number): Promise<number> {
  const start = performance.now();
  for (;;) {
    const { stored, leftOut } = await readCounts(pool);
    const seconds = (performance.now() - start) / 1_000;
    if (stored + leftOut >= expected) return rounded(seconds, 1);
    if (seconds * 1_000 > PATIENCE_MS) {
      throw new Error(`${expected} were acknowledged, ${stored + leftOut} are stored or left out.`);
    }
    await sleep(50);
  }
}

async function readCounts(pool: Pool): Promise<{ stored: number; leftOut: number }> {
  const { rows } = await pool.query<{ stored: number; leftOut: number }>(
    `select (select coalesce(sum(views + clicks), 0)::int from page_totals) as stored,
       (select coalesce(sum(count), 0)::int from excluded_events) as "leftOut"`,
  );
  return rows[0] ?? { stored: 0, leftOut: 0 };
}

async function check(pool: Pool, expected: readonly number[]) {
  const { rows } = await pool.query<{ page_id: string; count: number }>(
    `select page_id, sum(count)::int as count from (
       select page_id, count from excluded_events
       union all
       select p.page_id, count(*) from events e join analytics_pages p on p.number = e.page group by 1
     ) as one group by 1`,
  );
  const counts = new Map(rows.map(({ page_id, count }) => [page_id, count]));
  for (const [page, count] of expected.entries()) {
    const kept = counts.get(ingestPageId(page)) ?? 0;
    if (kept !== count) throw new Error(`Page ${page}: ${count} acknowledged, ${kept} kept.`);
  }
  return { acknowledged: sum(expected), ...(await readCounts(pool)) };
}

function toRow({ name, siteMb }: Way, rounds: readonly Round[]): IngestRow {
  const of = (field: keyof Round) => toDistribution(rounds.map((round) => round[field]));
  return {
    way: name,
    perSecond: of('perSecond'),
    p50Ms: of('p50Ms'),
    p99Ms: of('p99Ms'),
    siteUs: of('siteUs'),
    databaseUs: of('databaseUs'),
    generatorUs: of('generatorUs'),
    behindSeconds: of('behindSeconds'),
    siteMb: siteMb(),
  };
}

function compare([own, control]: readonly IngestRow[]): { ratio: number; cpuRatio: number } {
  if (own === undefined || control === undefined) throw new Error('Two ways are compared.');
  const cpu = ({ siteUs, databaseUs }: IngestRow) => siteUs.median + databaseUs.median;
  return {
    ratio: rounded(own.perSecond.median / control.perSecond.median, 1),
    cpuRatio: rounded(cpu(control) / cpu(own), 1),
  };
}
