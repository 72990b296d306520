// The live channel of several tabs of one browser, over fake sockets.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../session/session.ts';
import { storageKeys } from '../session/session-storage.ts';
import { ada, mockHttp } from '../test/mock-http.ts';
import { mockLive, type ServedSocket, ticketHandlers } from '../test/mock-live.ts';
import { LiveChannel, type LiveEvent } from './live-channel.ts';
import { type FakeBrowser, fakeBrowser } from './test/fake-browser.ts';

let sockets: ServedSocket[] = [];
let requests: { path: string }[] = [];
let browser: FakeBrowser;
const tabs: LiveChannel[] = [];

beforeEach(async () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  browser = fakeBrowser();
  sockets = mockLive();
  ({ requests } = mockHttp(ticketHandlers));
  localStorage.setItem(storageKeys.accessToken, 'access-1');
  localStorage.setItem(storageKeys.expiresAt, String(Date.now() + 300_000));
  await session.restore();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.stop();
  session.end('never');
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

/** `position`: of its feed. */
async function openTab({ position = 5, userId = ada.id } = {}) {
  const tab = new LiveChannel();
  const heard: LiveEvent[] = [];
  tab.subscribe((event) => heard.push(event));
  tabs.push(tab);
  tab.start(userId);
  tab.noteFeed(position);
  await settle();
  return { tab, heard };
}

const last = () => sockets.at(-1) as ServedSocket;
const param = (name: string) => last().url.searchParams.get(name);
const reset = (position: number) => ({ type: 'feed_reset', position }) as const;

describe('the tabs of one browser', () => {
  it('LIVE-1 hold one socket, opened with a one-time ticket after the position of the feed', async () => {
    const [first, second] = [await openTab({ position: 5 }), await openTab({ position: 7 })];
    expect(sockets).toHaveLength(1);
    expect([last().url.pathname, param('ticket'), param('after')]).toEqual([
      '/api/notifications/ws',
      'ticket-1',
      '5',
    ]);
    expect(last().url.href).not.toContain('access-1');
    last().ready();
    expect([first.tab.getStatus(), second.tab.getStatus()]).toEqual(['open', 'open']);
    last().say(reset(8));
    expect(first.heard).toEqual([reset(8)]);
    expect(second.heard).toEqual([reset(8)]);
  });

  it('wait with the socket until the feed is known', async () => {
    const tab = new LiveChannel();
    tabs.push(tab);
    tab.start(ada.id);
    await settle();
    expect(sockets).toHaveLength(0);
    tab.noteFeed(undefined);
    await settle();
    expect(param('after')).toBeNull();
  });

  it('tell a tab that opens later how the channel is', async () => {
    await openTab();
    last().ready();
    expect((await openTab()).tab.getStatus()).toBe('open');
  });

  it('take over without a gap when the tab with the socket closes', async () => {
    const [first, second] = [await openTab(), await openTab()];
    last().ready();
    last().say(reset(6));
    const [socket] = sockets;
    first.tab.stop();
    await settle();
    expect(socket?.closedWith).toBe(1000);
    expect(sockets).toHaveLength(2);
    expect(param('after')).toBe('6');
    last().ready();
    expect(second.tab.getStatus()).toBe('open');
    // What is not in the feed may have changed meanwhile.
    expect(second.heard.at(-1)).toEqual({ type: 'reopened' });
  });

  it('of two users have a socket each', async () => {
    await openTab();
    await openTab({ userId: '00000000-0000-4000-8000-000000000002' });
    expect(sockets).toHaveLength(2);
  });

  it('load what one of them slept through', async () => {
    const [first, second] = [await openTab(), await openTab()];
    last().ready();
    last().say(reset(6));
    browser.isDeaf = true;
    last().say(reset(8));
    browser.isDeaf = false;
    expect([first.heard.length, second.heard.length]).toEqual([2, 1]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(second.heard).toEqual([reset(6), reset(8)]);
    expect(first.heard).toHaveLength(2);
  });

  it('try again at once when any of them asks for it', async () => {
    const [first, second] = [await openTab(), await openTab()];
    last().ready();
    last().end(1000);
    expect([first.tab.getStatus(), second.tab.getStatus()]).toEqual(['stopped', 'stopped']);
    second.tab.reconnect();
    await settle();
    expect(second.tab.getStatus()).toBe('reconnecting');
    last().ready();
    expect([first.tab.getStatus(), second.tab.getStatus()]).toEqual(['open', 'open']);
    expect(second.heard).toEqual([{ type: 'reopened' }]);
  });
});

describe('the channel of a tab', () => {
  it('without locks has a socket of its own', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    await openTab();
    await openTab();
    expect(sockets).toHaveLength(2);
  });

  it('LIVE-6 is left with 1000 at the end, and nothing follows', async () => {
    const { tab } = await openTab();
    last().ready();
    tab.stop();
    last().end(1000);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(last().closedWith).toBe(1000);
    expect(sockets).toHaveLength(1);
    expect(tab.getStatus()).toBe('closed');
  });

  it('LIVE-5 begins again when the network is back', async () => {
    const { tab } = await openTab();
    last().ready();
    for (let attempt = 0; attempt < 6; attempt += 1) {
      last().end(1006);
      await vi.advanceTimersByTimeAsync(16_000);
    }
    expect(tab.getStatus()).toBe('stopped');
    window.dispatchEvent(new Event('online'));
    await settle();
    last().ready();
    expect(tab.getStatus()).toBe('open');
  });

  it('LIVE-5 begins again when the tab is looked at', async () => {
    const { tab } = await openTab();
    last().ready();
    last().end(4409);
    expect(tab.getStatus()).toBe('stopped');
    document.dispatchEvent(new Event('visibilitychange'));
    await settle();
    expect(sockets).toHaveLength(2);
  });

  it('is renewed when the session has a newer token', async () => {
    await openTab();
    last().ready();
    const before = requests.length;
    localStorage.setItem(storageKeys.accessToken, 'access-2');
    localStorage.setItem(storageKeys.expiresAt, String(Date.now() + 600_000));
    session.syncFromStorage();
    await settle();
    expect(requests.length).toBe(before + 1);
    expect(last().sent).toEqual([{ type: 'renew', ticket: 'ticket-1' }]);
  });

  it('ends where the server has none', async () => {
    mockHttp({});
    const { tab } = await openTab();
    expect(tab.getStatus()).toBe('stopped');
    expect(sockets).toHaveLength(0);
  });
});
