// Visitors: read public pages over keep-alive connections at a fixed total rate, whatever the responses
// take, so that a slow response does not spare the server the next requests.
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, rounded } from '../measure/statistics.ts';
import { addressFor, type Client, createClient } from './client.ts';
import { handleTasks, raisePriority } from './load-process.ts';
import { createSamples, type LatencyRow } from './samples.ts';

export type VisitorTask = {
  pagesOrigin: string;
  /** Names of published pages. */
  pages: readonly string[];
  connections: number;
  perSecond: number;
  seconds: number;
};
export type VisitorReport = {
  row: LatencyRow;
  /** Everything that was not the page; the first few. */
  problems: string[];
  problemCount: number;
  /** How late requests left because this process itself was late; no part of the latency. */
  lateP99Ms: number;
};

const NETWORK = 3;
const SHOWN_PROBLEMS = 5;

raisePriority();
let clients: Client[] = [];
handleTasks(visit);

async function visit(task: VisitorTask): Promise<VisitorReport> {
  const { connections, perSecond, seconds } = task;
  if (clients.length !== connections) {
    clients = Array.from({ length: connections }, (_, i) =>
      createClient(addressFor(NETWORK, i), 1),
    );
  }
  const samples = createSamples();
  const problems: string[] = [];
  let problemCount = 0;
  const late: number[] = [];
  const open = new Set<Promise<void>>();

  async function readPage(turn: number): Promise<void> {
    const name = task.pages[turn % task.pages.length] ?? '';
    const client = clients[turn % connections] as Client;
    const path = `/${name}`;
    const { status, body, ms } = await client.send({
      origin: task.pagesOrigin,
      method: 'GET',
      path,
    });
    samples.add('public page', status, ms);
    if (status === 200 && body.includes(name)) return;
    problemCount += 1;
    if (problems.length < SHOWN_PROBLEMS)
      problems.push(`GET ${path}: ${status} ${body.slice(0, 200)}`);
  }

  const start = performance.now();
  const total = perSecond * seconds;
  for (let count = 0; count < total; ) {
    const due = Math.min(total, Math.floor(((performance.now() - start) / 1000) * perSecond) + 1);
    for (; count < due; count += 1) {
      late.push(performance.now() - start - (count / perSecond) * 1000);
      const reading = readPage(count).finally(() => open.delete(reading));
      open.add(reading);
    }
    await sleep(1);
  }
  await Promise.all(open);
  const lateP99Ms = rounded(quantile(late, 0.99), 1);
  return { row: samples.total(), problems, problemCount, lateP99Ms };
}
