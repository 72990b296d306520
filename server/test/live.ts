// The live channel on the app server of a test, on a port of its own.
import type { AddressInfo } from 'node:net';
import { createLiveTicket } from '@vys/contract/notifications/live';
import {
  type LiveBus,
  type Notifications,
  parseLiveSignal,
} from '../src/modules/notifications/index.ts';
import { createMessageBus } from '../src/platform/message-bus/message-bus.ts';
import { createClientAddressReader } from '../src/platform/net/client-address.ts';
import { type LiveClient, openLiveClient } from './clients/live-client.ts';
import type { TestUser } from './factories.ts';
import type { TestHttp } from './http.ts';
import { createTestNotifications } from './notifications.ts';

export type TestLive = {
  readonly ctx: TestHttp;
  readonly origin: string;
  readonly bus: LiveBus;
  readonly notifications: Notifications;
  ticketFor(user: Pick<TestUser, 'headers'>): Promise<string>;
  /** With a new ticket, open and ready. */
  connect(user: Pick<TestUser, 'headers'>, after?: number): Promise<LiveClient>;
  close(): Promise<void>;
};

/** Call after the other modules are bound. */
export async function startTestLive(
  ctx: TestHttp,
  { bus: given, maxSockets = 1000 }: { bus?: LiveBus; maxSockets?: number } = {},
): Promise<TestLive> {
  const bus = given ?? createMessageBus({ parse: parseLiveSignal, log: ctx.log });
  const notifications = createTestNotifications(ctx, { bus });
  notifications.bind(ctx.bind);
  ctx.hooks.onSessionsEnded = notifications.endSessions;
  const channel = await notifications.openLiveChannel({
    server: ctx.http.server,
    readClientAddress: createClientAddressReader(['127.0.0.1']),
    maxSockets,
  });
  await ctx.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = ctx.http.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;

  async function ticketFor({ headers }: Pick<TestUser, 'headers'>): Promise<string> {
    const url = createLiveTicket.path;
    const response = await ctx.http.inject({ method: 'POST', url, headers });
    if (response.statusCode !== 201) throw new Error(`no ticket: ${response.body}`);
    return response.json().data.ticket;
  }

  return {
    ctx,
    origin,
    bus,
    notifications,
    ticketFor,
    async connect(user, after) {
      const query = { ticket: await ticketFor(user), ...(after === undefined ? {} : { after }) };
      const client = openLiveClient(origin, query);
      await client.opened;
      await client.next('ready');
      return client;
    },
    async close() {
      await channel.close();
      await bus.close();
    },
  };
}
