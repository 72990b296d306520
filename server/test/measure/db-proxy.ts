// A way to the test database that can be cut and mended, as when the database is away.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../free-port.ts';

export type DbProxy = {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
};

export async function startDbProxy(databaseUrl: string): Promise<DbProxy> {
  const target = new URL(databaseUrl);
  const host = decodeURIComponent(target.hostname);
  const isSocket = host.startsWith('/');
  const port = await freePort();
  const open = new Set<Socket>();
  let server: Server | undefined;

  function pass(client: Socket): void {
    const database = isSocket
      ? connect(`${host}/.s.PGSQL.${target.port}`)
      : connect(Number(target.port), host);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  async function mend(): Promise<void> {
    const started = createServer(pass);
    server = started;
    await new Promise<void>((resolve) => started.listen(port, '127.0.0.1', resolve));
  }

  await mend();
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    async cut() {
      const closed = new Promise((resolve) => server?.close(resolve));
      for (const socket of open) socket.destroy();
      await closed;
    },
    mend,
  };
}
