// One live connection against a fake server and a fake clock: when exactly it comes back, renews and gives up.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CONNECT_TIMEOUT_MS,
  FIRST_DELAY_MS,
  LiveRefusal,
  RENEW_BEFORE_MS,
  RENEW_TIMEOUT_MS,
} from './live-connection.ts';
import { connectToFake, TOKEN_SECONDS } from './test/fake-server.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') }));
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(0);

async function open(after?: number) {
  const fake = connectToFake();
  fake.connection.start(after);
  await settle();
  fake.socket.ready();
  return fake;
}

/** Milliseconds until the next socket is opened. */
async function timeUntilNext(fake: ReturnType<typeof connectToFake>): Promise<number> {
  const [count, begin] = [fake.sockets.length, Date.now()];
  while (fake.sockets.length === count) {
    if (Date.now() - begin > 120_000) return Number.POSITIVE_INFINITY;
    await vi.advanceTimersByTimeAsync(100);
  }
  return Date.now() - begin;
}

describe('a live connection', () => {
  it('LIVE-1 connects with a ticket, and is open when the server says ready', async () => {
    const fake = connectToFake();
    fake.connection.start(7);
    await settle();
    expect([fake.socket.ticket, fake.socket.after]).toEqual(['ticket-1', 7]);
    expect(fake.connection.status).toBe('connecting');
    fake.socket.ready();
    expect(fake.connection.status).toBe('open');
  });

  it('LIVE-4 LIVE-5 comes back after 1, 2, 4, 8 and 16 seconds, then stops', async () => {
    const fake = await open();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 5; attempt += 1) {
      fake.socket.end(1006);
      delays.push(await timeUntilNext(fake));
    }
    expect(FIRST_DELAY_MS).toBe(1000);
    expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000]);
    fake.socket.end(1006);
    expect(fake.connection.status).toBe('stopped');
    expect(await timeUntilNext(fake)).toBe(Number.POSITIVE_INFINITY);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('LIVE-5 counts a ticket that did not come as an attempt', async () => {
    const ticket = vi.fn(async (): Promise<string> => {
      throw new Error('Network Error');
    });
    const fake = connectToFake({ ticket });
    fake.connection.start(1);
    await vi.advanceTimersByTimeAsync(30_999);
    expect(ticket).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(1);
    expect(ticket).toHaveBeenCalledTimes(6);
    expect(fake.connection.status).toBe('stopped');
  });

  it('LIVE-6 does not come back after the code 1000', async () => {
    const fake = await open();
    fake.socket.end(1000);
    expect(fake.connection.status).toBe('stopped');
    expect(await timeUntilNext(fake)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([1009, 4400, 4409])('does not come back by itself after the code %i', async (code) => {
    const fake = await open();
    fake.socket.end(code);
    expect(await timeUntilNext(fake)).toBe(Number.POSITIVE_INFINITY);
  });

  it.each([1006, 1011, 1012, 4401, 4408])('comes back after the code %i', async (code) => {
    const fake = await open();
    fake.socket.end(code);
    expect(await timeUntilNext(fake)).toBe(1000);
    expect(fake.socket.ticket).toBe('ticket-2');
  });

  it('LIVE-7 begins to count again once it was open', async () => {
    const fake = await open();
    for (const expected of [1000, 2000, 4000]) {
      fake.socket.end(1006);
      expect(await timeUntilNext(fake)).toBe(expected);
    }
    fake.socket.ready();
    fake.socket.end(1006);
    expect(await timeUntilNext(fake)).toBe(1000);
  });

  it('LIVE-7 is not open while the server only tells why it refuses', async () => {
    const fake = await open();
    const delays: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      fake.socket.end(4401);
      delays.push(await timeUntilNext(fake));
    }
    expect(delays).toEqual([1000, 2000, 4000]);
  });

  it('takes up after the last position that it heard', async () => {
    const fake = await open(7);
    fake.socket.say({ type: 'feed_reset', position: 9 });
    fake.socket.say({ type: 'feed_reset', position: 8 });
    fake.socket.end(1012);
    await timeUntilNext(fake);
    expect(fake.socket.after).toBe(9);
    expect(fake.messages.map((message) => (message as { type: string }).type)).toEqual([
      'ready',
      'feed_reset',
      'feed_reset',
    ]);
  });

  it('leaves with 1000, and nothing is left behind', async () => {
    const fake = await open();
    fake.connection.close();
    expect(fake.socket.left).toBe(1000);
    expect(fake.connection.status).toBe('closed');
    fake.socket.end(1005);
    fake.connection.retryNow();
    await settle();
    expect(fake.sockets).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('opens no socket when it is closed while the ticket is on its way', async () => {
    const { promise, resolve } = Promise.withResolvers<string>();
    const fake = connectToFake({ ticket: () => promise });
    fake.connection.start(1);
    fake.connection.close();
    resolve('late');
    await settle();
    expect(fake.sockets).toHaveLength(0);
  });

  it('gives up at once where the server has no channel', async () => {
    const fake = connectToFake({
      ticket: async () => {
        throw new LiveRefusal('Not found.');
      },
    });
    fake.connection.start(1);
    await settle();
    expect(fake.connection.status).toBe('stopped');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives up a socket that does not become ready', async () => {
    const fake = connectToFake();
    fake.connection.start(1);
    await vi.advanceTimersByTimeAsync(CONNECT_TIMEOUT_MS);
    expect(fake.socket.left).toBe(1000);
    expect(fake.connection.status).toBe('waiting');
  });

  it('ignores frames that are none of ours', async () => {
    const fake = await open();
    for (const frame of [{ type: 'party' }, { type: 'notification' }, ['ready'], {}]) {
      fake.socket.say(frame);
    }
    expect(fake.messages).toHaveLength(1);
    expect(fake.connection.status).toBe('open');
  });
});

describe('a retry that is asked for', () => {
  it('begins again at once, with all attempts', async () => {
    const fake = await open();
    for (let attempt = 0; attempt < 3; attempt += 1) {
      fake.socket.end(1006);
      await timeUntilNext(fake);
    }
    fake.socket.end(1006);
    fake.connection.retryNow();
    await settle();
    expect(fake.sockets).toHaveLength(5);
    fake.socket.end(1006);
    expect(await timeUntilNext(fake)).toBe(1000);
  });

  it('begins again after it had stopped', async () => {
    const fake = await open();
    fake.socket.end(1000);
    fake.connection.retryNow();
    await settle();
    fake.socket.ready();
    expect(fake.connection.status).toBe('open');
  });

  it('asks an open connection for a sign of life, and leaves one that gives none', async () => {
    const fake = await open(3);
    fake.connection.retryNow();
    await settle();
    expect(fake.socket.sent).toEqual([{ type: 'renew', ticket: 'ticket-2' }]);
    await vi.advanceTimersByTimeAsync(RENEW_TIMEOUT_MS);
    expect(fake.socket.left).toBe(1000);
    expect(await timeUntilNext(fake)).toBe(1000);
    expect(fake.socket.after).toBe(3);
  });
});

describe('the renewal', () => {
  const UNTIL_RENEWAL_MS = TOKEN_SECONDS * 1000 - RENEW_BEFORE_MS;

  it('gives the server a new ticket before the channel expires', async () => {
    const fake = await open();
    await vi.advanceTimersByTimeAsync(UNTIL_RENEWAL_MS - 1);
    expect(fake.socket.sent).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(fake.socket.sent).toEqual([{ type: 'renew', ticket: 'ticket-2' }]);
    fake.socket.ready();
    await vi.advanceTimersByTimeAsync(UNTIL_RENEWAL_MS);
    expect(fake.socket.sent).toHaveLength(2);
    expect(fake.sockets).toHaveLength(1);
    expect(fake.statuses).toEqual(['connecting', 'open']);
  });

  it('tries again while the old one holds when there is no ticket', async () => {
    const fake = await open();
    fake.fetchTicket.mockRejectedValueOnce(new Error('Network Error'));
    await vi.advanceTimersByTimeAsync(UNTIL_RENEWAL_MS + RENEW_BEFORE_MS / 2);
    expect(fake.socket.sent).toEqual([{ type: 'renew', ticket: 'ticket-2' }]);
    expect(fake.connection.status).toBe('open');
  });

  it('does not hurry when the server renews for less time', async () => {
    const fake = await open();
    await vi.advanceTimersByTimeAsync(UNTIL_RENEWAL_MS);
    fake.socket.ready(1);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(fake.socket.sent).toHaveLength(1);
  });

  it('is asked for once at a time', async () => {
    const fake = await open();
    await Promise.all([fake.connection.renew(), fake.connection.renew()]);
    expect(fake.socket.sent).toHaveLength(1);
  });
});
