// Passes connections on to another port, until it is cut: for what stands behind it, that is an outage.
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Relay = {
  port: number;
  cut(): Promise<void>;
  /** On the same port. */
  mend(): Promise<void>;
};

/** `findTarget` is asked at each connection. */
export async function startRelay(findTarget: () => number): Promise<Relay> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(findTarget(), '127.0.0.1');
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
  };
  const port = await listen(0);
  return {
    port,
    async cut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async mend() {
      await listen(port);
    },
  };
}
