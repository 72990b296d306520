// Hostile accounts: each keeps four requests of the catalog in flight, one every 20 ms at most, and ignores
// Retry-After.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../../measure/random.ts';
import type { Account } from '../accounts.ts';
import { addressFor, createClient, type Response } from '../client.ts';
import { handleTasks } from '../load-process.ts';
import { createSamples, type LatencyRow, type Samples } from '../samples.ts';
import { type HostileKind, listHostileKinds } from './hostile-requests.ts';
import { openSlowHeads } from './slow-heads.ts';

export type HostileTask = {
  appOrigin: string;
  pagesOrigin: string;
  accounts: readonly Account[];
  imageFile: string;
  seconds: number;
};
export type HostileReport = {
  rows: LatencyRow[];
  total: LatencyRow;
  /** The first failing response of each kind with a 5xx other than 503, or without any response. */
  errors: string[];
  /** Slow heads that the server has closed. */
  slowHeadsClosed: number;
};

const NETWORK = 1;
const IN_FLIGHT = 4;
const PAUSE_MS = 20;
const SLOW_HEADS = 30;
const EXPECTED_STATUS = 503;

handleTasks(attack);

async function attack(task: HostileTask): Promise<HostileReport> {
  const kinds = listHostileKinds({ ...task, image: readFileSync(task.imageFile) });
  const samples = createSamples();
  const errors = new Map<string, string>();
  const until = performance.now() + task.seconds * 1000;
  const slow = openSlowHeads([task.appOrigin, task.pagesOrigin], SLOW_HEADS);
  await Promise.all(
    task.accounts.map((account, i) => attackAs(account, i, kinds, until, samples, errors)),
  );
  const slowHeadsClosed = slow.closed();
  slow.stop();
  return {
    rows: samples.rows(),
    total: samples.total(),
    errors: [...errors.values()],
    slowHeadsClosed,
  };
}

async function attackAs(
  account: Account,
  index: number,
  kinds: readonly HostileKind[],
  until: number,
  samples: Samples,
  errors: Map<string, string>,
): Promise<void> {
  const client = createClient(addressFor(NETWORK, index), IN_FLIGHT);
  const random = createRandom(1_000 + index);
  const order = kinds
    .map((kind) => ({ kind, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
  let turn = 0;
  let nextAt = performance.now();

  /** The pause is between two requests of the account, whichever of the four sends them. */
  async function pause(): Promise<void> {
    const now = performance.now();
    nextAt = Math.max(now, nextAt + PAUSE_MS);
    await sleep(nextAt - now);
  }

  async function attackOnce({ name, requests }: HostileKind, number: number): Promise<void> {
    let response: Response | undefined;
    for (const request of requests(account, index * 1_000_000 + number)) {
      await pause();
      if (performance.now() >= until) return;
      response = await client.send(request);
    }
    if (response === undefined) return;
    const { status, body, ms } = response;
    samples.add(name, status, ms);
    const isUnexpected = status === 0 || (status >= 500 && status !== EXPECTED_STATUS);
    if (isUnexpected && !errors.has(name))
      errors.set(name, `${name}: ${status} ${body.slice(0, 200)}`);
  }

  async function attackOn(): Promise<void> {
    while (performance.now() < until) {
      const number = turn;
      turn += 1;
      await attackOnce(order[number % order.length] as HostileKind, number);
    }
  }

  await Promise.all(Array.from({ length: IN_FLIGHT }, attackOn));
  client.close();
}
