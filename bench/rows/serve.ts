// Serving published pages: our public site against nginx with the same compressed files, and against two
// queries and a render per visit. In turns A B C A B C; a round in which nginx is off is measured again.
import { existsSync } from 'node:fs';
import { type Load, load, loadProgram, writeRequests } from '../measure/load.ts';
import { cpuSeconds, memoryMb, pinning } from '../measure/processes.ts';
import { createRandom } from '../measure/random.ts';
import { type Distribution, quantile, rounded, toDistribution } from '../measure/statistics.ts';
import { nginxPath } from '../serve/nginx.ts';
import { PAGES, pageName } from '../serve/pages.ts';
import { type MeasuredServer, type MeasuredServers, startServers } from '../serve/servers.ts';

export type ServePlan = { rounds: number; seconds: number; warmUpSeconds: number };
type Scenario = { pages: number; connections: number };
type Measured = Load & { cpuMicros: number; busy: number };
type Round = { site: Measured; nginx: Measured; control: Measured };
type ServerName = keyof Round;

export type ServeRow = {
  server: string;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  cpuMicros: number;
  /** Share of its core that the server got; below 1 the load or other programs were in the way. */
  coreShare: number;
  memoryMb: number;
  bytesPerResponse: number;
  /**
   * Responses per second relative to nginx in the same round, and nginx's processor time relative to ours.
   */
  rate: Distribution;
  cpu: Distribution;
};
export type ScenarioResult = Scenario & {
  rows: ServeRow[];
  /** Our rate and processor time against two queries and a render. */
  againstControl: { rate: Distribution; cpu: Distribution };
  repeatedRounds: number;
  /** Rounds kept although nginx was off, because too many would have had to be repeated. */
  unsteadyRounds: number;
};
export type ServeResult = { memoryIdleMb: Record<ServerName, number>; scenarios: ScenarioResult[] };

const FIRST_PORT = 4280;
const CONDITIONAL = 10;
const STEADY = 0.15;
const MOST_REPEATED = 3;
const scenarios: Scenario[] = [
  { pages: 1, connections: 64 },
  { pages: PAGES, connections: 64 },
  { pages: 1, connections: 512 },
  { pages: PAGES, connections: 512 },
];
const serverNames = ['site', 'nginx', 'control'] as const;

export async function benchServe(
  plan: ServePlan,
  onResult: (result: ScenarioResult) => void,
): Promise<ServeResult | string> {
  if (!existsSync(nginxPath)) {
    return `Page serving is not measured: nginx, its control, is missing at ${nginxPath}.`;
  }
  const servers = await startServers(FIRST_PORT);
  try {
    const memory = (name: ServerName) => memoryMb(servers[name].pids);
    const memoryIdleMb = {
      site: memory('site'),
      nginx: memory('nginx'),
      control: memory('control'),
    };
    const results: ScenarioResult[] = [];
    for (const scenario of scenarios) {
      const result = await measureScenario(servers, scenario, plan);
      onResult(result);
      results.push(result);
    }
    return { memoryIdleMb, scenarios: results };
  } finally {
    await servers.close();
  }
}

async function measureScenario(
  servers: MeasuredServers,
  scenario: Scenario,
  plan: ServePlan,
): Promise<ScenarioResult> {
  const lists = serverNames.map((name) =>
    writeRequests(requestsFor(servers[name], scenario.pages)),
  );
  const once = (place: number, seconds: number) =>
    measure(servers[serverNames[place] ?? 'site'], scenario, lists[place]?.list ?? '', seconds);
  const round = async (): Promise<Round> => ({
    site: await once(0, plan.seconds),
    nginx: await once(1, plan.seconds),
    control: await once(2, plan.seconds),
  });
  try {
    for (const place of serverNames.keys()) await once(place, plan.warmUpSeconds);
    const rounds: Round[] = [];
    while (rounds.length < plan.rounds) rounds.push(await round());
    let repeatedRounds = 0;
    for (; repeatedRounds < MOST_REPEATED; repeatedRounds += 1) {
      const place = unsteady(rounds)[0];
      if (place === undefined) break;
      rounds[place] = await round();
    }
    const unsteadyRounds = unsteady(rounds).length;
    return { ...scenario, ...summarize(servers, rounds), repeatedRounds, unsteadyRounds };
  } finally {
    for (const { remove } of lists) remove();
  }
}

/** Every page once, in random order; every tenth request is conditional. */
function requestsFor({ etags }: MeasuredServer, pages: number) {
  const random = createRandom(1);
  const order = Array.from({ length: pages }, (_, page) => ({ page, at: random.next() }));
  order.sort((a, b) => a.at - b.at);
  const length = Math.max(pages, CONDITIONAL);
  return Array.from({ length }, (_, place) => {
    const name = pageName(order[place % pages]?.page ?? 0);
    const etag = place % CONDITIONAL === 0 ? etags.get(name) : undefined;
    return { path: `/${name}`, ...(etag === undefined ? {} : { etag }) };
  });
}

async function measure(
  server: MeasuredServer,
  { connections }: Scenario,
  list: string,
  seconds: number,
): Promise<Measured> {
  const before = cpuSeconds(server.pids);
  const result = await load({ origin: server.origin, list, connections, seconds });
  const cpu = cpuSeconds(server.pids) - before;
  if (result.errors > 0) throw new Error(`${result.errors} wrong responses of "${server.name}".`);
  const cpuMicros = (cpu * 1e6) / (result.perSecond * seconds);
  return { ...result, cpuMicros, busy: cpu / seconds };
}

/** Places of the rounds in which nginx was away from its median, the worst first. */
function unsteady(rounds: readonly Round[]): number[] {
  const median = quantile(
    rounds.map(({ nginx }) => nginx.perSecond),
    0.5,
  );
  return rounds
    .map(({ nginx }, place) => ({ place, off: Math.abs(nginx.perSecond / median - 1) }))
    .filter(({ off }) => off > STEADY)
    .sort((a, b) => b.off - a.off)
    .map(({ place }) => place);
}

function summarize(
  servers: MeasuredServers,
  rounds: readonly Round[],
): Pick<ScenarioResult, 'rows' | 'againstControl'> {
  const ratio = (metric: (round: Round) => number) => toDistribution(rounds.map(metric));
  const rows = serverNames.map((name) => {
    const ownRounds = rounds.map((round) => round[name]);
    const median = (metric: (measured: Measured) => number) => quantile(ownRounds.map(metric), 0.5);
    return {
      server: servers[name].name,
      perSecond: Math.round(median(({ perSecond }) => perSecond)),
      p50Ms: rounded(median(({ p50Ms }) => p50Ms)),
      p99Ms: rounded(median(({ p99Ms }) => p99Ms)),
      cpuMicros: rounded(
        median(({ cpuMicros }) => cpuMicros),
        1,
      ),
      coreShare: rounded(median(({ busy }) => busy)),
      memoryMb: memoryMb(servers[name].pids),
      bytesPerResponse: Math.round(median(({ bytesPerResponse }) => bytesPerResponse)),
      rate: ratio((round) => round[name].perSecond / round.nginx.perSecond),
      cpu: ratio((round) => round.nginx.cpuMicros / round[name].cpuMicros),
    };
  });
  const againstControl = {
    rate: ratio(({ site, control }) => site.perSecond / control.perSecond),
    cpu: ratio(({ site, control }) => control.cpuMicros / site.cpuMicros),
  };
  return { rows, againstControl };
}

export function describeServing({ rounds, seconds, warmUpSeconds }: ServePlan): string {
  return `${loadProgram}, ${rounds} rounds of ${seconds} s in turns after ${warmUpSeconds} s, every ${CONDITIONAL}th request conditional, ${pinning()}`;
}
