// Runs the measurements, prints them and writes bench/results.json. Every result stands beside its control
// of the same run; compare ratios, not machines. `--short` only tries whether it works, `--only=serve,weight`
// leaves the others as they are in the file.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { getChromium } from '../tools/bootstrap/chromium.mjs';
import { benchStudio } from './browser/studio.ts';
import { benchUpgrade } from './browser/upgrade.ts';
import { benchWorkspace } from './browser/workspace.ts';
import { benchIngest, describeIngest, type IngestPlan } from './ingest/ingest.ts';
import { benchLive, type LivePlan } from './live/bench-live.ts';
import { benchLiveFeed } from './live/live-feed.ts';
import { machine, recordEnvironment } from './measure/machine.ts';
import { printDistributions, printScenario } from './measure/report.ts';
import { benchMemory, describeMemory, type MemoryPlan } from './memory/bench-memory.ts';
import { printOverload } from './overload/print.ts';
import { benchAnalytics } from './rows/analytics.ts';
import { benchAssistant } from './rows/assistant.ts';
import { benchFront, describeFront } from './rows/front.ts';
import { benchIdentity } from './rows/identity.ts';
import { benchLighthouse } from './rows/lighthouse.ts';
import { benchOverload, describeOverload, type OverloadPlan } from './rows/overload.ts';
import { benchPageWeight } from './rows/page-weight.ts';
import { benchPublish } from './rows/publish-visible.ts';
import { benchServe, describeServing, type ServePlan } from './rows/serve.ts';
import { benchSignInTiming } from './rows/sign-in-timing.ts';

const isShort = process.argv.includes('--short');
const plan: ServePlan = isShort
  ? { rounds: 1, seconds: 1, warmUpSeconds: 1 }
  : { rounds: 5, seconds: 6, warmUpSeconds: 2 };

const frontPlan: ServePlan = isShort ? plan : { rounds: 5, seconds: 5, warmUpSeconds: 2 };

const overloadPlan: OverloadPlan = isShort
  ? { warmUpSeconds: 5, controlSeconds: 5, hostileSeconds: 10 }
  : { warmUpSeconds: 10, controlSeconds: 20, hostileSeconds: 60 };

const ingestPlan: IngestPlan = isShort
  ? { rounds: 1, seconds: 2, warmUpSeconds: 1 }
  : // It takes that long until all of it is compiled.
    { rounds: 5, seconds: 6, warmUpSeconds: 16 };
const livePlan: LivePlan = isShort
  ? { sockets: 500, rounds: 20, repeats: 1, pacedPerSecond: 5_000 }
  : { sockets: 8_000, rounds: 30, repeats: 3, pacedPerSecond: 20_000 };

const memoryPlan: MemoryPlan = isShort
  ? { rounds: 1, requests: 200, chats: 20, publishes: 20 }
  : { rounds: readCount('--rounds=') ?? 10, requests: 1_000, chats: 100, publishes: 100 };

const measurements: Record<string, { title: string; work: () => Promise<unknown> }> = {
  assistant: {
    title: 'Built-in assistant, one edit of a page with twelve links',
    work: async () => print([benchAssistant()]),
  },
  analytics: {
    title: 'The figures of a page over 30 days, and what an event takes in the database',
    work: async () => {
      const result = await benchAnalytics(isShort ? 50_000 : readCount('--events='));
      print(result.reads);
      print([{ events: result.events, ...result.bytesPerEvent }]);
      return result;
    },
  },
  ingest: {
    title: `Counting visits, acknowledged when they are on disk: ${describeIngest(ingestPlan)}`,
    work: async () => {
      const result = await benchIngest(ingestPlan);
      printDistributions(result.rows);
      print(result.ceilings);
      print(result.counted);
      log(
        `Against straight to PostgreSQL: ${result.ratio} by rate, ${result.cpuRatio} by processor time`,
      );
      return result;
    },
  },
  weight: {
    title: 'A published page as Chromium gets it, in bytes',
    work: async () => print(await benchPageWeight()),
  },
  lighthouse: {
    title: 'Lighthouse, simulated phone: median (least-most)',
    work: async () => printDistributions(await benchLighthouse(isShort ? 1 : 5)),
  },
  workspace: {
    title: 'The workspace on a simulated phone: median (least-most)',
    work: async () => {
      const rows = await benchWorkspace(isShort ? 1 : 5);
      if (typeof rows === 'string') log(rows);
      else printDistributions(rows);
      return rows;
    },
  },
  publish: {
    title: 'From Publish to visible, and memory in MB',
    work: async () => {
      const result = await benchPublish(isShort ? 5 : 40);
      print(result.rows);
      print([
        { when: 'idle', ...result.memoryMb.idle },
        { when: 'after load', ...result.memoryMb.afterLoad },
      ]);
      return result;
    },
  },
  memory: {
    title: `Memory in MB: ${describeMemory(memoryPlan)}`,
    work: async () => {
      const result = await benchMemory(memoryPlan);
      print(result.rest);
      print(result.curve);
      return result;
    },
  },
  studio: {
    title: 'From an edit to the painted preview, behind the wait of 500 ms',
    work: async () => {
      const result = await benchStudio(isShort ? 3 : 25);
      return typeof result === 'string' ? log(result) : print([result])[0];
    },
  },
  upgrade: {
    title: 'From "Pay" to the code editor of the new plan',
    work: async () => {
      const result = await benchUpgrade(isShort ? 2 : 15);
      return typeof result === 'string' ? log(result) : print([result])[0];
    },
  },
  'live-feed': {
    title: "From an event to its line in another browser's feed, painted",
    work: async () => {
      const result = await benchLiveFeed(isShort ? 5 : 25);
      return typeof result === 'string' ? log(result) : print([result])[0];
    },
  },
  'sign-in': {
    title: 'A rejected sign-in, in ms, and whether its time reveals why',
    work: async () => print(await benchSignInTiming(isShort ? 20 : 1000)),
  },
  identity: {
    title: 'Signing in, and finding who calls: the server on one core',
    work: async () => {
      const plan = { seconds: isShort ? 2 : 8, calls: isShort ? 500 : 5_000, users: 20 };
      const result = await benchIdentity(plan);
      print(result.signIns);
      print(result.times);
      return result;
    },
  },
  live: {
    title: `The live channel with ${livePlan.sockets} connections`,
    work: async () => print(await benchLive(livePlan)),
  },
  overload: {
    title: `Hostile load: ${describeOverload(overloadPlan)}`,
    work: async () => {
      const result = await benchOverload(overloadPlan);
      printOverload(result);
      if (result.missed.length > 0) process.exitCode = 1;
      return result;
    },
  },
  front: {
    title: `Public pages through nginx, Varnish and Caddy: ${describeFront(frontPlan)}`,
    work: async () => printDistributions(await benchFront(frontPlan)),
  },
  serve: {
    title: `Serving published pages: ${describeServing(plan)}`,
    work: async () => {
      const result = await benchServe(plan, printScenario);
      return typeof result === 'string' ? log(result) : result;
    },
  },
};

function print<T extends object>(rows: T[]): T[] {
  console.table(rows);
  return rows;
}

function log(text: string): string {
  console.log(`  ${text}`);
  return text;
}

function readCount(name: string): number | undefined {
  const count = Number(
    process.argv.find((argument) => argument.startsWith(name))?.slice(name.length),
  );
  return count > 0 ? count : undefined;
}

async function main(): Promise<void> {
  const requested = process.argv.find((argument) => argument.startsWith('--only='))?.slice(7);
  const names = requested?.split(',') ?? Object.keys(measurements);
  process.env.CHROMIUM_PATH ??= await getChromium();
  const file = join(import.meta.dirname, 'results.json');
  const isMore = requested !== undefined && existsSync(file);
  const results = isMore ? JSON.parse(readFileSync(file, 'utf8')) : {};
  log(`${machine}${isShort ? ', a short try' : ''}`);
  for (const name of names) {
    const measurement = measurements[name];
    if (measurement === undefined) throw new Error(`There is no measurement "${name}".`);
    log(`\n  ${measurement.title}`);
    const { environment, result } = await recordEnvironment(measurement.work);
    log(`Load average ${environment.loadAtStart} before, ${environment.loadAtEnd} after`);
    results[name] = { machine, isShort, ...environment, result };
    writeFileSync(file, `${JSON.stringify(results, null, 2)}\n`);
  }
  log('\n  Written to bench/results.json\n');
}

await main();
