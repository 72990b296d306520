// The memory of the whole product, started as `npm start` does: at rest, along 10,000 requests, 1,000 chats and
// 1,000 publishes, and at rest again.
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type Product, startProduct } from '../measure/product.ts';
import { type Account, createAccounts } from '../overload/accounts.ts';
import { minimalPage } from '../pages/minimal.ts';
import { listProcesses, type MemoryRow, readCollectedRow, readRow } from './read-memory.ts';
import { chat, publish, sendRequests, type Work } from './use-product.ts';

export type MemoryPlan = {
  /** There is a look after each. */
  rounds: number;
  /** In each round. */
  requests: number;
  chats: number;
  publishes: number;
};
export type MemoryResult = { rest: MemoryRow[]; curve: MemoryRow[] };

const APP_PORT = 4640;
/** All work at the same time. */
const ACCOUNTS = ['anna-berg', 'ben-okafor', 'chiara-rossi', 'dmitri-sokolov'];
/** Workers end after a minute without work, then the services collect what is left. */
const WORKERS_END_MS = 180_000;
const COLLECTED_MS = 25_000;

export function describeMemory({ rounds, requests, chats, publishes }: MemoryPlan): string {
  return `${rounds} rounds of ${requests} requests, ${chats} chats and ${publishes} publishes`;
}

export async function benchMemory(plan: MemoryPlan): Promise<MemoryResult> {
  const folder = mkdtempSync(join(tmpdir(), 'vys-memory-'));
  const looks = join(folder, 'looks');
  mkdirSync(looks);
  // The services may run as another user.
  chmodSync(folder, 0o755);
  chmodSync(looks, 0o777);
  const product = await startProduct(APP_PORT, variables(looks), {
    isPinned: false,
    node: copyNode(folder),
  });
  try {
    return await measure(product, plan, looks);
  } finally {
    await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function variables(looks: string): Record<string, string> {
  const preload = pathToFileURL(join(import.meta.dirname, 'collect-on-signal.ts')).href;
  return { NODE_ENV: 'production', NODE_OPTIONS: `--import ${preload}`, VYS_BENCH_MEMORY: looks };
}

/** Other programs that run the same file would take a share of its memory. */
function copyNode(folder: string): string {
  const copy = join(folder, 'node');
  copyFileSync(process.execPath, copy);
  chmodSync(copy, 0o755);
  return copy;
}

async function measure(product: Product, plan: MemoryPlan, folder: string): Promise<MemoryResult> {
  const rest = [await readAtRest('the start', product)];
  const accounts = await createAccounts(product, ACCOUNTS, minimalPage);
  const curve = await drawCurve(product, plan, accounts, folder);
  rest.push(await readAtRest('all of it', product));
  return { rest, curve };
}

async function drawCurve(
  product: Product,
  plan: MemoryPlan,
  accounts: readonly Account[],
  folder: string,
): Promise<MemoryRow[]> {
  const works: [Work, number][] = [
    [sendRequests, plan.requests],
    [chat, plan.chats],
    [publish, plan.publishes],
  ];
  const curve: MemoryRow[] = [];
  const look = async (after: string) => {
    const row = await readCollectedRow(after, product.pid, { folder, look: curve.length + 1 });
    console.log(`  ${after}: ${row.sumMb} MB`);
    curve.push(row);
  };
  await look('4 accounts');
  for (let round = 1; round <= plan.rounds; round += 1) {
    for (const [work, count] of works) await work(product, accounts, count);
    const [requests, chats, publishes] = works.map(([, count]) => count * round);
    await look(`${requests} requests, ${chats} chats, ${publishes} publishes`);
  }
  return curve;
}

/** Without forcing anything. */
async function readAtRest(after: string, { pid }: Product): Promise<MemoryRow> {
  for (let waited = 0; listProcesses(pid).workers.length > 0; waited += 500) {
    if (waited > WORKERS_END_MS) throw new Error('There are still workers, which have no work.');
    await sleep(500);
  }
  await sleep(COLLECTED_MS);
  return readRow(`rest after ${after}`, pid);
}
