// Slow clients: connections that send the head of a request a byte at a time and never finish it. One that
// the server closes is opened again.
import { connect, type Socket } from 'node:net';
import { addressFor } from '../client.ts';

export type SlowHeads = { closed(): number; stop(): void };

const NETWORK = 4;
const BYTE_EVERY_MS = 1_000;
const REOPEN_MS = 250;

export function openSlowHeads(origins: readonly string[], connectionsEach: number): SlowHeads {
  let isOver = false;
  let closed = 0;
  const sockets = new Set<Socket>();

  function open(origin: string, index: number): void {
    if (isOver) return;
    const { port } = new URL(origin);
    const socket = connect({
      host: '127.0.0.1',
      port: Number(port),
      localAddress: addressFor(NETWORK, index),
    });
    sockets.add(socket);
    socket.on('connect', () => socket.write('GET / HTTP/1.1\r\nHost: '));
    const timer = setInterval(() => socket.writable && socket.write('a'), BYTE_EVERY_MS);
    socket.on('error', () => undefined);
    socket.resume();
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      closed += 1;
      setTimeout(() => open(origin, index), REOPEN_MS);
    });
  }

  for (const origin of origins) {
    for (let index = 0; index < connectionsEach; index += 1) open(origin, index);
  }
  return {
    closed: () => closed,
    stop() {
      isOver = true;
      for (const socket of sockets) socket.destroy();
    },
  };
}
