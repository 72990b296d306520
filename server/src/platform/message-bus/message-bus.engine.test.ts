// The message bus on real servers of Redis and NATS, by the same tests as on PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MessageServer, startNats, startRedis } from '../../../test/message-servers.ts';
import type { BusTransport } from './message-bus.ts';
import { createNatsTransport } from './nats-transport.ts';
import { createRedisTransport } from './redis-transport.ts';
import { startTestProcess, testTransport } from './test/bus-suite.ts';

describe.skipIf(!process.env.REDIS_SERVER).each<{
  name: string;
  startServer: () => Promise<MessageServer>;
  createTransport: (url: string) => BusTransport;
}>([
  { name: 'Redis', startServer: startRedis, createTransport: createRedisTransport },
  { name: 'NATS', startServer: startNats, createTransport: createNatsTransport },
])('on $name', ({ startServer, createTransport }) => {
  let server: MessageServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.cut());

  testTransport(() => ({
    connect: () => createTransport(server.url),
    cut: server.cut,
    mend: server.mend,
  }));

  it('starts without the server, and receives when that is there', async () => {
    await server.cut();
    const one = await startTestProcess(createTransport(server.url));
    await server.mend();
    const two = await startTestProcess(createTransport(server.url));
    await expect.poll(one.gaps).toBeGreaterThan(0);
    two.bus.publish({ n: 1 });
    await expect.poll(() => one.messages).toEqual([{ n: 1 }]);
    for (const { bus } of [one, two]) await bus.close();
  });

  it('rejects a batch that is sent with another password', async () => {
    const url = new URL(server.url);
    url.password = 'wrong';
    const transport = createTransport(url.href);
    await expect(transport.send('{}')).rejects.toThrow();
    await transport.close();
  });
});
