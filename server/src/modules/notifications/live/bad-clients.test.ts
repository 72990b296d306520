// Clients of the live channel that send too much, read too slowly or are gone: each is closed, and no other is
// slowed.
import { connect, type Socket } from 'node:net';
import { LIVE_PATH, liveCloseCodes } from '@vys/contract/notifications/live';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LiveClient, openLiveClient } from '../../../../test/clients/live-client.ts';
import { buildUser, signIn, type TestUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { inBackground } from '../../../../test/in-background.ts';
import { startTestLive, type TestLive } from '../../../../test/live.ts';
import { SECOND } from '../../../platform/time-spans.ts';
import { readChanges } from './feed/changes-store.ts';

let ctx: TestHttp;
let live: TestLive;
let user: TestUser;
let bystander: LiveClient;
let bystanderId: string;

beforeAll(async () => {
  ctx = await createTestHttp();
  live = await startTestLive(ctx, { maxSockets: 60 });
});
beforeEach(async () => {
  user = await buildUser(ctx);
  const other = await buildUser(ctx);
  bystander = await live.connect(other);
  bystanderId = other.id;
});
afterAll(async () => {
  await live.close();
  await ctx.close();
});

const notify = (userId: string, message = '') =>
  live.notifications.notify(ctx.db, userId, { type: 'comment_received', title: 'a', message });

/** Longest time, in milliseconds, from an event to the bystander's message, while `work` goes on. */
async function measureBystander(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  let longest = 0;
  const count = () => bystander.messages.filter(({ type }) => type === 'notification').length;
  const measuring = inBackground(async () => {
    while (!isDone || longest === 0) {
      const before = count();
      const start = performance.now();
      await notify(bystanderId);
      await expect.poll(count, { interval: 2 }).toBeGreaterThan(before);
      longest = Math.max(longest, performance.now() - start);
    }
  });
  await work().finally(() => {
    isDone = true;
  });
  await measuring;
  await bystander.close();
  return longest;
}

describe('a client that sends', () => {
  it('a frame of 1 MB is closed with 1009', async () => {
    const client = await live.connect(user);
    client.connection.send('x'.repeat(1024 * 1024));
    expect(await client.closed).toEqual({ code: liveCloseCodes.tooLarge });
    await bystander.close();
  });

  it.each<[string, string | Buffer]>([
    ['text that is no JSON', 'hello'],
    ['JSON that is none of ours', '{"type":"notification"}'],
    ['a renewal with an unknown field', '{"type":"renew","ticket":"x","user":"y"}'],
    ['bytes', Buffer.from('{"type":"renew","ticket":"x"}')],
    ['deep JSON', '['.repeat(2000)],
  ])('%s is closed with 4400', async (_what, frame) => {
    const client = await live.connect(user);
    client.connection.send(frame);
    expect(await client.closed).toEqual({ code: liveCloseCodes.badMessage });
    await bystander.close();
  });

  it('anything beside an access token is closed with 4400', async () => {
    const client = openLiveClient(live.origin, { token: user.accessToken });
    await client.opened;
    client.connection.send(JSON.stringify({ type: 'renew', ticket: await live.ticketFor(user) }));
    expect(await client.closed).toEqual({ code: liveCloseCodes.badMessage });
    await bystander.close();
  });

  it.each(['pings', 'renewals'])(
    '10,000 %s a second is closed, and slows no other',
    async (what) => {
      const client = await live.connect(user);
      const longest = await measureBystander(async () => {
        let isClosed = false;
        void client.closed.then(() => {
          isClosed = true;
        });
        for (let sent = 0; sent < 20_000 && !isClosed; sent += 100) {
          for (let n = 0; n < 100; n += 1) {
            if (client.connection.readyState !== client.connection.OPEN) break;
            if (what === 'pings') client.connection.ping();
            else client.connection.send('{"type":"renew","ticket":"x"}');
          }
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        await client.closed;
      });
      // An abrupt end may come before its code is read.
      const expected = what === 'pings' ? liveCloseCodes.badMessage : liveCloseCodes.unauthorized;
      expect([expected, liveCloseCodes.badMessage, 1006]).toContain((await client.closed).code);
      expect(longest).toBeLessThan(2000);
    },
  );
});

/** The bytes of a handshake on a socket that reads nothing. */
async function openRaw(one: TestUser): Promise<Socket> {
  const { hostname, port } = new URL(live.origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  socket.write(
    [
      `GET ${LIVE_PATH}?ticket=${await live.ticketFor(one)} HTTP/1.1`,
      `Host: ${hostname}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  );
  await new Promise((resolve) => socket.once('data', resolve));
  return socket;
}

describe('a client that', () => {
  it('reads slowly is ended when a megabyte waits for it, and slows no other', {
    tags: 'slow',
    timeout: 120_000,
  }, async () => {
    const socket = await openRaw(user);
    let received = '';
    socket.on('data', (data) => {
      received += data;
    });
    // From then on what comes goes straight on.
    await expect.poll(() => notify(user.id).then(() => received)).toContain('"notification"');
    const { position: last } = await readChanges(ctx.db, user.id, { after: 0, limit: 1 });
    socket.removeAllListeners('data').pause();
    let isClosed = false;
    socket.on('close', () => {
      isClosed = true;
    });
    const longest = await measureBystander(async () => {
      const message = 'x'.repeat(400);
      // What the kernel buffers comes first.
      for (let n = 0; n < 60_000 && !isClosed; n += 1) {
        live.bus.publish({
          kind: 'feed',
          userId: user.id,
          position: last + n + 1,
          added: fakeNotification(message),
        });
        if (n % 500 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
      socket.resume();
      await expect.poll(() => isClosed, { timeout: 20_000 }).toBe(true);
    });
    expect(longest).toBeLessThan(2000);
  });

  it('is gone without a word is ended after two pings without response', {
    tags: 'slow',
  }, async () => {
    const gone = await openRaw(user);
    let isClosed = false;
    gone.on('close', () => {
      isClosed = true;
    });
    const here = await live.connect(user);
    const pings = { count: 0 };
    here.connection.on('ping', () => {
      pings.count += 1;
    });
    // It takes what comes, and answers no ping.
    gone.resume();
    await expect
      .poll(
        async () => {
          ctx.clock.advance(31 * SECOND);
          return isClosed;
        },
        { interval: 1200, timeout: 10_000 },
      )
      .toBe(true);
    expect(pings.count).toBeGreaterThan(1);
    expect(here.connection.readyState).toBe(here.connection.OPEN);
    await here.close();
    await bystander.close();
  });

  it('I12 is one too many for the process is rejected with 503, and let in when another is gone', {
    tags: 'slow',
  }, async () => {
    const clients: LiveClient[] = [];
    for (let n = 0; n < 4; n += 1) {
      const one = await buildUser(ctx);
      for (let m = 0; m < 15; m += 1) {
        if (clients.length < 59) clients.push(await live.connect(one));
      }
    }
    user = { ...user, ...(await signIn(ctx, user)) };
    const open = async () => openLiveClient(live.origin, { ticket: await live.ticketFor(user) });
    const refused = await open();
    await expect(refused.opened).rejects.toMatchObject({ status: 503 });
    await clients.pop()?.close();
    const welcome = await open();
    await welcome.next('ready');
    for (const client of [...clients, welcome, bystander]) await client.close();
  });
});

function fakeNotification(message: string) {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    type: 'comment_received' as const,
    title: 'a',
    message,
    read: false,
    created_at: '2026-01-01T00:00:00.000Z',
    action_url: null,
  };
}
