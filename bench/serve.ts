// Serving a published page: our public host against nginx with the same compressed file, and against
// two queries and a render per visit. All in the same run, in turns.
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { openPool } from '../server/src/kit/db.ts';
import { type EmbeddedPostgres, startPostgres } from '../server/src/kit/postgres/supervisor.ts';
import { CONNECTIONS, type Load, load, loadProgram } from './load.ts';
import { cpuSeconds, pinning, type Running, startScript } from './processes.ts';
import { nginxPath, startNginx } from './serve/nginx.ts';
import { links, pageName, profile } from './serve/page.ts';
import { quantile, rounded, type Spread, spreadOf } from './statistics.ts';

type Door = { name: string; port: number; server: Running };
type Round = Load & { cpuMicros: number };
export type ServeResult = {
  name: string;
  perSecond: number;
  /** Against nginx in the same round. */
  ratio: Spread;
  p99Ms: number;
  cpuMicrosPerRequest: number;
  /** nginx's processor time per request by ours; holds still when others use the machine too. */
  cpuRatio: Spread;
};

const ports = { site: 4280, nginx: 4283, control: 4285 };
const addressOf = (port: number) => `http://127.0.0.1:${port}/${pageName}`;

export type ServePlan = { rounds: number; seconds: number; warmUpSeconds: number };

export async function benchServe(plan: ServePlan): Promise<ServeResult[] | string> {
  if (!existsSync(nginxPath)) {
    return `Page serving is not measured: nginx, its control, is missing at ${nginxPath}.`;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vys-bench-'));
  chmodSync(dataDir, 0o755);
  const stops: (() => Promise<void>)[] = [];
  try {
    const doors = await openDoors(dataDir, stops);
    await refuseDifferentBodies(doors);
    for (const { port } of doors) await load(addressOf(port), plan.warmUpSeconds);
    return summarise(doors, await measure(doors, plan));
  } finally {
    for (const stop of stops.reverse()) await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function openDoors(dataDir: string, stops: (() => Promise<void>)[]): Promise<Door[]> {
  const site = await startScript(join(import.meta.dirname, 'serve/site-door.ts'), [
    `${ports.site}`,
  ]);
  stops.push(site.stop);
  const served = await ask(ports.site);
  const page = { html: gunzipSync(served.body), gzip: served.body, headers: served.headers };
  const nginx = await startNginx(ports.nginx, page);
  stops.push(nginx.stop);
  const database = await startPostgres({ dataDir, searchPath: process.env.PATH ?? '' });
  stops.push(() => database.stop());
  await fillDatabase(database);
  const script = join(import.meta.dirname, 'serve/control.ts');
  const control = await startScript(script, [`${ports.control}`, database.url]);
  stops.push(control.stop);
  await sleep(300);
  return [
    { name: 'Vys public host', port: ports.site, server: site },
    { name: 'nginx, same file', port: ports.nginx, server: nginx },
    { name: 'two queries and a render', port: ports.control, server: control },
  ];
}

async function fillDatabase({ url }: EmbeddedPostgres): Promise<void> {
  const pool = openPool(url, { poolSize: 1 });
  await pool.query(
    'create table bench_pages (name text primary key, title text, description text)',
  );
  await pool.query('create table bench_links (name text, place int, title text, url text)');
  await pool.query('create index on bench_links (name, place)');
  // Among others, so that an index is worth it.
  await pool.query(
    `insert into bench_pages select 'page' || n, 'Title', 'Text' from generate_series(1, 5000) n`,
  );
  await pool.query('insert into bench_pages values ($1, $2, $3)', [
    pageName,
    profile.title,
    profile.description,
  ]);
  await pool.query(
    `insert into bench_links select 'page' || n, 1, 'Title', 'https://a.example/' from generate_series(1, 5000) n`,
  );
  for (const [place, link] of links.entries()) {
    const values = [pageName, place, link.title, link.url];
    await pool.query('insert into bench_links values ($1, $2, $3, $4)', values);
  }
  await pool.query('analyze');
  await pool.end();
}

async function refuseDifferentBodies(doors: readonly Door[]): Promise<void> {
  const bodies = await Promise.all(doors.map(({ port }) => ask(port)));
  const [site, nginx, control] = bodies.map(({ body }) => body);
  const isSame =
    site !== undefined &&
    nginx?.equals(site) === true &&
    control?.equals(gunzipSync(site)) === true;
  if (!isSame) throw new Error('The doors do not serve the same bytes; nothing was measured.');
}

type Served = { body: Buffer; headers: [string, string][] };

const perConnection = /^(date|connection|keep-alive|content-(type|length|encoding)|vary|etag)$/;

function ask(port: number): Promise<Served> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    const sent = request(addressOf(port), { headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const all = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
        const own = all.filter(([name = '']) => !perConnection.test(name)) as [string, string][];
        resolve({ body: Buffer.concat(parts), headers: own });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

async function measure(doors: readonly Door[], plan: ServePlan): Promise<Round[][]> {
  const rounds: Round[][] = doors.map(() => []);
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const [index, { port, server }] of doors.entries()) {
      const before = cpuSeconds(server.pid);
      const result = await load(addressOf(port), plan.seconds);
      const cpu = cpuSeconds(server.pid) - before;
      if (result.errors > 0) throw new Error(`${result.errors} wrong answers under load.`);
      const cpuMicros = (cpu * 1e6) / (result.perSecond * plan.seconds);
      rounds[index]?.push({ ...result, cpuMicros });
    }
  }
  return rounds;
}

function summarise(doors: readonly Door[], rounds: readonly Round[][]): ServeResult[] {
  const nginx = rounds[1] ?? [];
  return doors.map(({ name }, index) => {
    const own = rounds[index] ?? [];
    const median = (figure: (round: Round) => number) => quantile(own.map(figure), 0.5);
    const against = (figure: (round: Round, control: Round) => number) =>
      spreadOf(own.map((round, place) => figure(round, nginx[place] ?? round)));
    return {
      name,
      perSecond: Math.round(median((round) => round.perSecond)),
      ratio: against((round, control) => round.perSecond / control.perSecond),
      p99Ms: rounded(median((round) => round.p99Ms)),
      cpuMicrosPerRequest: rounded(
        median((round) => round.cpuMicros),
        1,
      ),
      cpuRatio: against((round, control) => control.cpuMicros / round.cpuMicros),
    };
  });
}

export function describeServing({ rounds, seconds }: ServePlan): string {
  return `${loadProgram}, ${CONNECTIONS} connections, ${rounds} rounds of ${seconds} s in turns, ${pinning()}`;
}
