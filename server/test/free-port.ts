// A port that nothing listens on, for servers that must know theirs before they start.
import { createServer } from 'node:net';

export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

/** The first of that many ports in a row. */
export async function freePorts(count: number): Promise<number> {
  const first = await freePort();
  const rest = Array.from({ length: count - 1 }, (_, place) => freePort(first + place + 1));
  const results = await Promise.allSettled(rest);
  return results.every(({ status }) => status === 'fulfilled') ? first : await freePorts(count);
}
