// The public pages through each front that `deploy` sets up, against Vys alone: in turns, the front and Vys together on
// one core, the load on the other.
import { join } from 'node:path';
import { type Front, startFront } from '../../server/test/fronts/fronts.ts';
import { getFronts } from '../../tools/engines/fronts.mjs';
import { load, loadProgram, writeRequests } from '../measure/load.ts';
import { cpuSeconds, listNames, moveToCore, pinning, startScript } from '../measure/processes.ts';
import { type Distribution, quantile, rounded, toDistribution } from '../measure/statistics.ts';
import { fetchPages } from '../serve/fetch-pages.ts';
import { pageName } from '../serve/pages.ts';
import type { ServePlan } from './serve.ts';

type Target = { name: string; origin: string; pids: number[]; list: string };
type Round = { perSecond: number; p50Ms: number; p99Ms: number; cpuMicros: number };

export type FrontRow = {
  server: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the front and of Vys, for one response. */
  cpuMicros: number;
  /** Responses per second relative to Vys alone in the same round. */
  rate: Distribution;
};

const SITE_PORT = 4290;
const PAGES = 1_000;
const CONNECTIONS = 64;
const CONDITIONAL = 10;
const names = Array.from({ length: PAGES }, (_, page) => pageName(page));

export async function benchFront(plan: ServePlan): Promise<FrontRow[]> {
  const { found, missing } = await getFronts();
  Object.assign(process.env, found);
  for (const name of missing) console.log(`  Not measured, since it is missing: ${name}`);
  const script = join(import.meta.dirname, '../serve/site-server.ts');
  const site = await startScript(script, [`${SITE_PORT}`, 'http://127.0.0.1:1']);
  const fronts: Front[] = [];
  const lists: { remove(): void }[] = [];
  try {
    const targets: Target[] = [];
    const add = async (name: string, origin: string, pids: number[]) => {
      const written = writeRequests(await listRequests(name, origin));
      lists.push(written);
      targets.push({ name, origin, pids: [...pids, site.pid], list: written.list });
    };
    await add('Vys alone', `http://127.0.0.1:${SITE_PORT}`, []);
    for (const [name, program] of [
      ['nginx', 'NGINX_PROGRAM'],
      ['Varnish', 'VARNISHD'],
      ['Caddy', 'CADDY'],
    ] as const) {
      if (!found[program]) continue;
      const front = await startFront(name, { app: SITE_PORT + 1, pages: SITE_PORT });
      fronts.push(front);
      for (const { pid } of listNames([front.pid])) moveToCore(0, pid);
      await add(name, front.origin, [front.pid]);
    }
    return await measureInTurns(targets, plan);
  } finally {
    for (const { remove } of lists) remove();
    for (const front of fronts) await front.stop();
    await site.stop();
  }
}

/** All pages, so that a cache has them; every tenth request is conditional. Fails unless all are served. */
async function listRequests(server: string, origin: string) {
  const served = await fetchPages(origin, names);
  return names.map((name, place) => {
    const page = served.get(name);
    if (page?.status !== 200) throw new Error(`"${server}" does not serve /${name}.`);
    return { path: `/${name}`, ...(place % CONDITIONAL === 0 ? { etag: page.etag } : {}) };
  });
}

async function measureInTurns(targets: readonly Target[], plan: ServePlan): Promise<FrontRow[]> {
  for (const target of targets) await measure(target, plan.warmUpSeconds);
  const rounds = new Map<string, Round[]>(targets.map(({ name }) => [name, []]));
  for (let round = 0; round < plan.rounds; round += 1) {
    for (const target of targets) {
      rounds.get(target.name)?.push(await measure(target, plan.seconds));
    }
  }
  const alone = rounds.get(targets[0]?.name ?? '') ?? [];
  return targets.map(({ name }) => summarize(name, rounds.get(name) ?? [], alone));
}

async function measure({ name, origin, pids, list }: Target, seconds: number): Promise<Round> {
  const before = cpuSeconds(pids);
  const result = await load({ origin, list, connections: CONNECTIONS, seconds });
  if (result.errors > 0) throw new Error(`${result.errors} wrong responses of "${name}".`);
  const cpuMicros = ((cpuSeconds(pids) - before) * 1e6) / (result.perSecond * seconds);
  const { perSecond, p50Ms, p99Ms } = result;
  return { perSecond, p50Ms, p99Ms, cpuMicros };
}

function summarize(server: string, own: readonly Round[], alone: readonly Round[]): FrontRow {
  const median = (read: (round: Round) => number) => quantile(own.map(read), 0.5);
  return {
    server,
    perSecond: Math.round(median(({ perSecond }) => perSecond)),
    p50Ms: rounded(median(({ p50Ms }) => p50Ms)),
    p99Ms: rounded(median(({ p99Ms }) => p99Ms)),
    cpuMicros: rounded(
      median(({ cpuMicros }) => cpuMicros),
      1,
    ),
    rate: toDistribution(
      own.map(({ perSecond }, round) => perSecond / (alone[round]?.perSecond ?? perSecond)),
    ),
  };
}

export function describeFront({ rounds, seconds }: ServePlan): string {
  return `${PAGES} pages, ${CONNECTIONS} connections, ${loadProgram}, ${rounds} rounds of ${seconds} s in turns, ${pinning()}`;
}
