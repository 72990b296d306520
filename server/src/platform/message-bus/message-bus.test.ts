// The message bus in one process, between processes in memory, and through PostgreSQL.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { type DbProxy, startDbProxy } from '../../../test/measure/db-proxy.ts';
import { createTestLog } from '../../../test/test-log.ts';
import { type Db, openDb } from '../db/db.ts';
import { createMessageBus } from './message-bus.ts';
import { createPostgresTransport } from './postgres-transport.ts';
import { parseTestMessage, startTestProcess, testTransport } from './test/bus-suite.ts';
import { createMemoryNetwork, type MemoryTransport } from './test/memory-transport.ts';

describe('in memory', () => {
  const network = createMemoryNetwork();
  let connected: MemoryTransport[] = [];
  testTransport(() => ({
    connect() {
      const transport = network.connect();
      connected.push(transport);
      return transport;
    },
    async cut() {
      for (const transport of connected) transport.cut();
    },
    async mend() {
      for (const transport of connected) transport.mend();
      connected = [];
    },
  }));
});

describe('on PostgreSQL', () => {
  let test: TestDb;
  let proxy: DbProxy;
  let db: Db;
  beforeAll(async () => {
    test = await createTestDb();
    proxy = await startDbProxy(test.url);
    db = openDb(proxy.url, { poolSize: 2 });
  });
  afterAll(async () => {
    await db.destroy();
    await proxy.cut();
    await test.drop();
  });
  testTransport(() => ({
    connect: () => createPostgresTransport({ db, database: proxy.url }),
    cut: proxy.cut,
    mend: proxy.mend,
  }));
});

describe('a message bus', () => {
  it('delivers within a process without a transport', async () => {
    const { bus, messages } = await startTestProcess();
    bus.publish({ n: 1 });
    expect(messages).toEqual([{ n: 1 }]);
    await bus.close();
  });

  it('goes on when a subscriber throws', async () => {
    const lines: string[] = [];
    const log = createTestLog((line) => void lines.push(line));
    const bus = createMessageBus({ parse: parseTestMessage, log });
    const messages: unknown[] = [];
    bus.subscribe({
      onMessage() {
        throw new Error('no');
      },
      onGap() {},
    });
    const stop = bus.subscribe({
      onMessage: (message) => void messages.push(message),
      onGap() {},
    });
    bus.publish({ n: 1 });
    expect(messages).toEqual([{ n: 1 }]);
    expect(lines.join()).toContain('bus.subscriber_failed');
    stop();
    bus.publish({ n: 2 });
    expect(messages).toHaveLength(1);
    await bus.close();
  });

  it('ignores what is no batch or no message of its own', async () => {
    const network = createMemoryNetwork();
    const receiver = await startTestProcess(network.connect());
    const other = network.connect();
    for (const payload of ['', 'null', '{', '[]', '{"from":1}', '{"from":"x","number":1}']) {
      await other.send(payload);
    }
    await other.send('{"from":"x","number":1,"messages":[{"k":"later"},null,{"n":7}]}');
    await expect.poll(() => receiver.messages).toEqual([{ n: 7 }]);
    expect(receiver.gaps()).toBe(0);
    await receiver.bus.close();
  });

  it('sends what is published while a batch is on its way with the next one', async () => {
    const network = createMemoryNetwork();
    const transport = network.connect();
    const first = Promise.withResolvers<void>();
    const payloads: string[] = [];
    const bus = createMessageBus({
      parse: parseTestMessage,
      log: createTestLog(),
      transport: {
        ...transport,
        async send(payload) {
          payloads.push(payload);
          if (payloads.length === 1) await first.promise;
        },
      },
    });
    bus.publish({ n: 1 });
    await expect.poll(() => payloads.length).toBe(1);
    for (const n of [2, 3, 4]) bus.publish({ n });
    first.resolve();
    await bus.close();
    expect(payloads.map((payload) => JSON.parse(payload).messages)).toEqual([
      [{ n: 1 }],
      [{ n: 2 }, { n: 3 }, { n: 4 }],
    ]);
  });

  it('reports to others that it dropped what it could not send for long', async () => {
    const network = createMemoryNetwork();
    const [from, to] = [network.connect(), network.connect()];
    const [sender, receiver] = [await startTestProcess(from), await startTestProcess(to)];
    sender.bus.publish({ n: 1 });
    await expect.poll(() => receiver.messages.length).toBe(1);
    // Only the way out of the sender: the receiver sees no outage of its own.
    from.cut();
    for (let n = 2; n < 30_000; n += 1) sender.bus.publish({ n });
    from.mend();
    await expect.poll(receiver.gaps).toBe(1);
    sender.bus.publish({ n: 30_000 });
    await expect.poll(() => receiver.messages.at(-1)).toEqual({ n: 30_000 });
    await Promise.all([sender, receiver].map(({ bus }) => bus.close()));
  });
});
