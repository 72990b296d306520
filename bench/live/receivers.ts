// Thousands of connections that count the messages they get, and how long some of them took. On plain sockets,
// since thousands of complete clients would take more of the machine than the server.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { LIVE_PATH } from '@vys/contract/notifications/live';
import { quantile } from '../measure/statistics.ts';
import { monotonicMs, userId } from './feed.ts';
import { serveCommands } from './peer.ts';

const AT_ONCE = 100;
/** One message of so many is read for its time. */
const SAMPLE = 20;

let received = 0;
let latencies: number[] = [];
const sockets: Socket[] = [];

/** Frames of a server have no mask (RFC 6455 §5.2). */
function readFrames(onFrame: (opcode: number, payload: Buffer) => void): (data: Buffer) => void {
  let rest: Buffer | undefined;
  return (data) => {
    let bytes = rest === undefined ? data : Buffer.concat([rest, data]);
    for (;;) {
      const short = (bytes[1] ?? 0) & 127;
      const head = short < 126 ? 2 : 4;
      const length = short < 126 ? short : bytes.length < 4 ? 0 : bytes.readUInt16BE(2);
      if (bytes.length < head || bytes.length < head + length) break;
      onFrame((bytes[0] ?? 0) & 15, bytes.subarray(head, head + length));
      bytes = bytes.subarray(head + length);
    }
    rest = bytes.length === 0 ? undefined : bytes;
  };
}

/** With a mask of zeros. */
const PONG = Buffer.from([0x8a, 0x80, 0, 0, 0, 0]);

function count(payload: Buffer): void {
  received += 1;
  if (received % SAMPLE !== 0) return;
  const sentAt = /at ([\d.]+) ms/.exec(payload.toString('latin1'))?.[1];
  latencies.push(monotonicMs() - Number(sentAt));
}

async function open(port: number, user: number): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.setNoDelay(true);
  socket.write(
    [
      `GET ${LIVE_PATH}?token=${userId(user)} HTTP/1.1`,
      'Host: localhost',
      // As a proxy reports them: connections are limited by network.
      `X-Forwarded-For: 10.0.${user >> 8}.${user & 255}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  );
  const [head] = (await once(socket, 'data')) as [Buffer];
  if (!head.toString('latin1').startsWith('HTTP/1.1 101')) throw new Error(head.toString());
  const read = readFrames((opcode, payload) => {
    if (opcode === 1) count(payload);
    else if (opcode === 9) socket.write(PONG);
  });
  socket.on('data', read);
  socket.on('close', () => console.error(`connection ${user} was closed`));
  sockets.push(socket);
}

serveCommands({
  async open({ port, from, to }: { port: number; from: number; to: number }) {
    for (let next = from; next < to; next += AT_ONCE) {
      const users = Array.from({ length: Math.min(AT_ONCE, to - next) }, (_, n) => next + n);
      await Promise.all(users.map((user) => open(port, user)));
    }
  },
  reset() {
    received = 0;
    latencies = [];
  },
  /** Resolves when so many messages came, to when that was. */
  async waitFor({ total }: { total: number }) {
    const deadline = performance.now() + 60_000;
    while (received < total && performance.now() < deadline) await sleep(5);
    const at = monotonicMs();
    const quantiles = { p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) };
    return { received, at, ...quantiles, most: Math.max(...latencies) };
  },
  close() {
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  },
});
