// A port that nothing listens on, for servers that must know theirs before they start. It lies below the ports that
// systems give to outgoing connections, so that none of those takes it in the meantime.
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

const FIRST_PORT = 10_240;
/** Linux gives ports from here to outgoing connections, other systems higher ones. */
const FIRST_EPHEMERAL_PORT = 32_768;

export const freePort = () => freePorts(1);

/** The first of that many ports in a row. */
export async function freePorts(count: number): Promise<number> {
  const first = randomInt(FIRST_PORT, FIRST_EPHEMERAL_PORT - count);
  const ports = Array.from({ length: count }, (_, place) => first + place);
  const free = await Promise.all(ports.map(isFree));
  return free.every(Boolean) ? first : await freePorts(count);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
