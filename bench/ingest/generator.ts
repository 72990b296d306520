// Sends beacons over many connections, the next one of each when the response is there, as fast as the server
// takes them. A process of its own; says how many were acknowledged of which page.
import { connect, type Socket } from 'node:net';
import { handleTasks } from '../overload/load-process.ts';
import { INGEST_PAGES } from './pages.ts';
import { type BeaconRequest, createBeacons } from './requests.ts';

export type GeneratorTask = {
  port: number;
  lane: number;
  connections: number;
  seconds: number;
  /** Some beacons come twice, unless this says that none does. */
  hasRepeats?: boolean;
};
export type GeneratorReport = {
  /** Responses with 204, of repeated ones too. */
  acknowledged: number;
  /** Different events that were acknowledged, by page. */
  byPage: number[];
  otherStatuses: number;
  seconds: number;
  p50Ms: number;
  p99Ms: number;
  /** Of this process, per request. */
  cpuMicroseconds: number;
};

const END = '\r\n\r\n';
/** Latencies in steps of a hundredth of a millisecond, up to two seconds. */
const STEPS = 200_000;

handleTasks(generate);

async function generate(task: GeneratorTask): Promise<GeneratorReport> {
  const next = createBeacons(`localhost:${task.port}`, task);
  const byPage = new Array<number>(INGEST_PAGES).fill(0);
  const latencies = new Uint32Array(STEPS + 1);
  let [acknowledged, otherStatuses] = [0, 0];
  const before = process.cpuUsage();
  const start = performance.now();
  const end = start + task.seconds * 1_000;

  function onResponse(request: BeaconRequest, sentAt: number, head: string): void {
    const step = Math.round((performance.now() - sentAt) * 100);
    latencies[Math.min(STEPS, step)] = (latencies[Math.min(STEPS, step)] ?? 0) + 1;
    if (!head.startsWith('HTTP/1.1 204 ')) otherStatuses += 1;
    else {
      acknowledged += 1;
      if (!request.isRepeated) byPage[request.page] = (byPage[request.page] ?? 0) + 1;
    }
  }

  const drive = (socket: Socket) =>
    new Promise<void>((resolve, reject) => {
      let request: BeaconRequest;
      let sentAt = 0;
      let head = '';
      const send = () => {
        request = next();
        sentAt = performance.now();
        socket.write(request.text, 'latin1');
      };
      socket.setEncoding('latin1');
      socket.on('error', reject);
      socket.on('close', () => reject(new Error('The server closed a connection.')));
      socket.on('data', (part: string) => {
        head += part;
        if (!head.endsWith(END)) return;
        onResponse(request, sentAt, head);
        head = '';
        if (sentAt < end) send();
        else resolve();
      });
      send();
    });

  const sockets = Array.from({ length: task.connections }, () => {
    return connect({ port: task.port, host: '127.0.0.1', noDelay: true });
  });
  await Promise.all(sockets.map(drive));
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(before);
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  return {
    acknowledged,
    byPage,
    otherStatuses,
    seconds,
    p50Ms: quantileOf(latencies, 0.5),
    p99Ms: quantileOf(latencies, 0.99),
    cpuMicroseconds: (user + system) / Math.max(1, acknowledged),
  };
}

function quantileOf(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  for (let step = 0; step < counts.length; step += 1) {
    seen += counts[step] ?? 0;
    if (seen >= total * share) return step / 100;
  }
  return 0;
}
