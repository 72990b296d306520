// Two processes on one database: what happens through one comes to those who are connected to the other, also
// after the bus or the database was away.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LiveClient } from '../../../../test/clients/live-client.ts';
import { buildUser, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { startTestLive, type TestLive } from '../../../../test/live.ts';
import { type DbProxy, startDbProxy } from '../../../../test/measure/db-proxy.ts';
import { createTestNotifications } from '../../../../test/notifications.ts';
import { openDb } from '../../../platform/db/db.ts';
import { type BusTransport, createMessageBus } from '../../../platform/message-bus/message-bus.ts';
import { createPostgresTransport } from '../../../platform/message-bus/postgres-transport.ts';
import {
  createMemoryNetwork,
  type MemoryTransport,
} from '../../../platform/message-bus/test/memory-transport.ts';
import { createIdentity } from '../../identity/index.ts';
import { type LiveBus, type Notifications, parseLiveSignal } from '../index.ts';

let ctx: TestHttp;
let user: TestUser;

const createBus = (transport: BusTransport): LiveBus =>
  createMessageBus({ parse: parseLiveSignal, transport, log: ctx.log });
const titles = ({ messages }: LiveClient) =>
  messages.flatMap((message) => {
    if (message.type === 'notification') return [message.data.title];
    return message.type === 'feed_changes'
      ? message.data.notifications.map((one) => one.title)
      : [];
  });

describe('with a bus in memory', () => {
  let here: TestLive;
  let busThere: LiveBus;
  let there: Notifications;
  let transports: [MemoryTransport, MemoryTransport];

  beforeAll(async () => {
    ctx = await createTestHttp();
    const network = createMemoryNetwork();
    transports = [network.connect(), network.connect()];
    const busHere = createBus(transports[0]);
    await busHere.listen();
    here = await startTestLive(ctx, { bus: busHere });
    busThere = createBus(transports[1]);
    await busThere.listen();
    there = createTestNotifications(ctx, { bus: busThere });
    user = await buildUser(ctx);
  });
  afterAll(async () => {
    await busThere.close();
    await here.close();
    await ctx.close();
  });

  const add = (title: string) =>
    there.notify(ctx.db, user.id, { type: 'comment_received', title, message: '' });

  it('a notification and other changes come from the other process', async () => {
    const client = await here.connect(user, 0);
    await add('From there');
    there.sendChanged(ctx.db, user.id, ['stats']);
    await expect.poll(() => titles(client)).toEqual(['From there']);
    await client.next('changed');
    await client.close();
  });

  it('a notification that is too large for the bus comes from the table', async () => {
    const client = await here.connect(user);
    const message = 'é'.repeat(7_000);
    await there.notify(ctx.db, user.id, { type: 'comment_received', title: 'Large', message });
    const changes = await client.next('feed_changes');
    expect(changes.data.notifications[0]?.message).toBe(message);
    await client.close();
  });

  it('what was missed while the bus was away comes from the table, once each', async () => {
    const client = await here.connect(user);
    await add('Before');
    await expect.poll(() => titles(client)).toEqual(['Before']);
    for (const transport of transports) transport.cut();
    await add('Missed 1');
    await add('Missed 2');
    there.sendChanged(ctx.db, user.id, ['page']);
    for (const transport of transports) transport.mend();
    await expect.poll(() => titles(client)).toEqual(['Before', 'Missed 1', 'Missed 2']);
    expect((await client.next('changed')).data.topics).toContain('page');
    await add('After');
    await expect.poll(() => titles(client)).toEqual(['Before', 'Missed 1', 'Missed 2', 'After']);
    await client.close();
  });

  it('what a process could not send comes from the table, though the receiver saw no outage', async () => {
    const client = await here.connect(user);
    await add('Sent');
    await expect.poll(() => titles(client)).toEqual(['Sent']);
    transports[1].cut();
    await add('Not sent');
    // Without an end of the outage that anyone is told of.
    await expect
      .poll(() => {
        transports[1].mend();
        return titles(client);
      })
      .toEqual(['Sent', 'Not sent']);
    await client.close();
  });

  it('I6 a session that ends there closes its connection here, and its token is rejected at once', async () => {
    const session = { ...user, ...(await signIn(ctx, user)) };
    const kept = { ...user, ...(await signIn(ctx, user)) };
    const { db, clock, log, mailer } = ctx;
    const elsewhere = await createIdentity({
      ...{ db, clock, log, mailer, appOrigin: 'http://app.test' },
      isReservedName: async () => false,
      notifySecurityEvent: async () => {},
      onAddressChange: async () => {},
      onSessionsEnded: there.endSessions,
      findLanguage: async () => 'en',
    });
    const [client, other] = [await here.connect(session), await here.connect(kept)];
    const caller = await elsewhere.findCaller(session.accessToken);
    if (!caller) throw new Error('no caller');
    expect(await ctx.identity.findCaller(session.accessToken)).toBeDefined();
    const handlers = new Map<string, (call: object) => Promise<unknown>>();
    elsewhere.bind((route, handler) => void handlers.set(route.id, handler as never));
    await handlers.get('identity.endSession')?.({ caller, params: { id: caller.sessionId } });
    expect(await client.closed).toEqual({ code: 4401 });
    expect(await ctx.identity.findCaller(session.accessToken)).toBeUndefined();
    expect(other.connection.readyState).toBe(other.connection.OPEN);
    await other.close();
    await elsewhere.close();
  });
});

describe('on PostgreSQL', () => {
  let proxy: DbProxy;
  let live: TestLive;

  beforeAll(async () => {
    ctx = await createTestHttp();
    proxy = await startDbProxy(ctx.databaseUrl);
    const db = openDb(proxy.url, { poolSize: 4 });
    const bus = createBus(createPostgresTransport({ db, database: proxy.url }));
    await bus.listen();
    live = await startTestLive({ ...ctx, db }, { bus });
    user = await buildUser(ctx);
  });
  afterAll(async () => {
    await live.close();
    await live.ctx.db.destroy();
    await proxy.cut();
    await ctx.close();
  });

  it('what another process adds while this one has no database comes when that is back', {
    tags: 'slow',
  }, async () => {
    const transport = createPostgresTransport({ db: ctx.db, database: ctx.databaseUrl });
    const bus = createBus(transport);
    const there = createTestNotifications(ctx, { bus });
    const add = (title: string) =>
      there.notify(ctx.db, user.id, { type: 'comment_received', title, message: '' });
    const client = await live.connect(user, 0);
    await add('Before');
    await expect.poll(() => titles(client)).toEqual(['Before']);
    await proxy.cut();
    for (const title of ['Missed 1', 'Missed 2']) await add(title);
    expect(titles(client)).toEqual(['Before']);
    await proxy.mend();
    await expect.poll(() => titles(client)).toEqual(['Before', 'Missed 1', 'Missed 2']);
    await add('After');
    await expect.poll(() => titles(client).at(-1)).toBe('After');
    expect(client.connection.readyState).toBe(client.connection.OPEN);
    await client.close();
    await bus.close();
  });
});
