// The live channel with thousands of connections: deliveries a second, how long one takes, and memory per
// connection, beside a bare server of the same library that sends the same messages.
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../measure/processes.ts';
import { type Product, startProduct } from '../measure/product.ts';
import { quantile, rounded } from '../measure/statistics.ts';
import { monotonicMs, type SendPlan } from './feed.ts';
import { type Peer, startPeer } from './peer.ts';

export type LivePlan = { sockets: number; rounds: number; repeats: number; pacedPerSecond: number };
export type LiveRow = {
  server: string;
  /** Of the server, for each connection beyond the first eighth. */
  kbPerSocket: number;
  /** As fast as it goes; medians of several repeats. */
  deliveriesPerSecond: number;
  cpuMicrosecondsEach: number;
  /** At the pace of the plan. */
  pacedPerSecond: number;
  p50Ms: number;
  p99Ms: number;
};

const APP_PORT = 4600;
const SETTLE_MS = 3000;
const folder = import.meta.dirname;

type Delivery = { received: number; at: number; p50: number; p99: number };

export async function benchLive(plan: LivePlan): Promise<LiveRow[]> {
  const product = await startProduct(APP_PORT);
  try {
    const rows: LiveRow[] = [];
    for (const [server, start, command] of listServers(product, plan)) {
      rows.push(await measureServer(server, await start(), command, plan));
    }
    return rows;
  } finally {
    await product.stop();
  }
}

let nextPort = APP_PORT + 10;

function listServers({ databaseUrl }: Product, { sockets }: LivePlan) {
  const startLive = (port: number) =>
    startPeer(join(folder, 'live-server.ts'), 0, [`${port}`, databaseUrl, `${sockets}`]);
  const startBare = (port: number) => startPeer(join(folder, 'bare-server.ts'), 0, [`${port}`]);
  const open = (start: (port: number) => Promise<Peer>) => async () => {
    nextPort += 1;
    return { port: nextPort, server: await start(nextPort) };
  };
  return [
    ['bare ws, the control', open(startBare), 'send'],
    ['live channel, published in its process', open(startLive), 'send'],
    ['live channel, published in another process', open(startLive), 'receive'],
  ] as const;
}

async function measureServer(
  name: string,
  { port, server }: { port: number; server: Peer },
  command: 'send' | 'receive',
  { sockets, rounds, repeats, pacedPerSecond }: LivePlan,
): Promise<LiveRow> {
  const receivers = await startPeer(join(folder, 'receivers.ts'), 1);
  try {
    // The first ones also open the pool of the database and grow the heap.
    const first = Math.round(sockets / 8);
    await receivers.call('open', { port, from: 0, to: first });
    await sleep(SETTLE_MS);
    const before = await server.call<{ rss: number }>('memory');
    await receivers.call('open', { port, from: first, to: sockets });
    // Each connection reads where its feed is.
    await sleep(SETTLE_MS);
    const after = await server.call<{ rss: number }>('memory');
    const deliver = (plan: SendPlan) =>
      deliverRounds({ server, receivers, command }, sockets, plan);
    await deliver({ rounds, perSecond: 0 });
    const runs = [];
    for (let n = 0; n < repeats; n += 1) runs.push(await deliver({ rounds, perSecond: 0 }));
    const pacedRounds = Math.max(1, Math.round((3 * pacedPerSecond) / sockets));
    const paced = await deliver({ rounds: pacedRounds, perSecond: pacedPerSecond });
    return {
      server: name,
      kbPerSocket: rounded((after.rss - before.rss) / (sockets - first) / 1024, 1),
      deliveriesPerSecond: Math.round(
        quantile(
          runs.map(({ perSecond }) => perSecond),
          0.5,
        ),
      ),
      cpuMicrosecondsEach: rounded(
        quantile(
          runs.map(({ cpuEach }) => cpuEach),
          0.5,
        ),
        1,
      ),
      pacedPerSecond: Math.round(paced.perSecond),
      p50Ms: rounded(paced.p50),
      p99Ms: rounded(paced.p99),
    };
  } finally {
    await receivers.call('close');
    await receivers.stop();
    await server.stop();
  }
}

type Peers = { server: Peer; receivers: Peer; command: string };

/** From the first message published to the last one received. */
async function deliverRounds(
  { server, receivers, command }: Peers,
  sockets: number,
  plan: SendPlan,
) {
  const count = sockets * plan.rounds;
  await receivers.call('reset');
  const cpuBefore = cpuSeconds([server.pid]);
  const start = monotonicMs();
  const [, delivery] = await Promise.all([
    server.call(command, plan),
    receivers.call<Delivery>('waitFor', { total: count }),
  ]);
  if (delivery.received !== count) {
    throw new Error(`${command}: ${delivery.received} of ${count} messages were received`);
  }
  return {
    perSecond: count / ((delivery.at - start) / 1000),
    cpuEach: ((cpuSeconds([server.pid]) - cpuBefore) / count) * 1e6,
    p50: delivery.p50,
    p99: delivery.p99,
  };
}
