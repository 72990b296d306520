// How tabs pass a session on: over a real BroadcastChannel, with locks that count who is there.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada } from '../test/mock-http.ts';
import type { StoredSession } from './session-storage.ts';
import { PRESENCE_LOCK, TabSessions } from './tab-sessions.ts';

const opened: TabSessions[] = [];
let heldLocks: string[] = [];

beforeEach(() => {
  heldLocks = [];
  const locks = {
    async request(name: string, _options: object, work: () => Promise<void>) {
      heldLocks.push(name);
      await work();
      heldLocks.splice(heldLocks.indexOf(name), 1);
    },
    query: async () => ({ held: heldLocks.map((name) => ({ name })) }),
  };
  vi.stubGlobal('navigator', { onLine: true, locks });
});
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
  vi.unstubAllGlobals();
});

const createStoredSession = (sessionId: string, expiresAt = 1000): StoredSession => ({
  accessToken: `access-${sessionId}-${expiresAt}`,
  refreshToken: `refresh-${sessionId}-${expiresAt}`,
  expiresAt,
  sessionId,
  user: ada,
  remember: false,
});

function openTab(session?: StoredSession) {
  const owner = {
    readTabSession: vi.fn(() => session),
    handleRenewed: vi.fn(),
    handleEnded: vi.fn(),
  };
  const tab = new TabSessions(owner);
  tab.open();
  opened.push(tab);
  return Object.assign(tab, { owner });
}

describe('a new tab', () => {
  it('LOGIN-5 takes the session over from an open tab', async () => {
    openTab(createStoredSession('a'));
    openTab();
    expect(await openTab().find()).toEqual(createStoredSession('a'));
  });

  it('LOGIN-5 does not wait when no other tab has a session', async () => {
    openTab();
    const tab = openTab();
    vi.useFakeTimers();
    // Resolves though the clock stands still.
    expect(await tab.find()).toBeUndefined();
    vi.useRealTimers();
  });

  it('LOGIN-5 waits a bounded time for a tab that does not reply', async () => {
    heldLocks.push(PRESENCE_LOCK);
    expect(await openTab().find()).toBeUndefined();
  });

  it('LOGIN-5 takes the session of the tab that was shown last, with its newest tokens', async () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    openTab(createStoredSession('a'));
    const tab = openTab(createStoredSession('b', 1000));
    openTab(createStoredSession('b', 2000));
    tab.noteVisibility();
    expect(await openTab().find()).toEqual(createStoredSession('b', 2000));
    vi.restoreAllMocks();
  });

  it('LOGIN-5 SESSION-15 does not take a session that ends while it waits', {
    tags: 'slow',
  }, async () => {
    heldLocks.push(PRESENCE_LOCK);
    const leaving = openTab(createStoredSession('a'));
    const finding = openTab().find();
    await vi.waitFor(() => expect(leaving.owner.readTabSession).toHaveBeenCalledTimes(2));
    leaving.announceEnded('a', 'signedOut');
    expect(await finding).toBeUndefined();
  });
});

it('LOGIN-5 SESSION-21 a new tab uses tokens that were refreshed while the reply was on its way', {
  tags: 'slow',
}, async () => {
  heldLocks.push(PRESENCE_LOCK);
  const open = openTab(createStoredSession('a', 1000));
  const finding = openTab().find();
  await vi.waitFor(() => expect(open.owner.readTabSession).toHaveBeenCalledTimes(2));
  open.announceRenewed(createStoredSession('a', 2000));
  expect(await finding).toEqual(createStoredSession('a', 2000));
});

describe('open tabs', () => {
  it('SESSION-15 are notified of a refresh and of a sign-out, except the sending tab', async () => {
    const [tab, other] = [openTab(createStoredSession('a')), openTab(createStoredSession('a'))];
    tab.announceRenewed(createStoredSession('a', 2000));
    tab.announceEnded('a', 'signedOut');
    await vi.waitFor(() => expect(other.owner.handleEnded).toHaveBeenCalledWith('a', 'signedOut'));
    expect(other.owner.handleRenewed).toHaveBeenCalledWith(createStoredSession('a', 2000));
    expect(tab.owner.handleEnded).not.toHaveBeenCalled();
  });

  it('LOGIN-5 do not reply to others once they are closed', async () => {
    openTab(createStoredSession('a')).close();
    await vi.waitFor(() => expect(heldLocks).toEqual([]));
    expect(await openTab().find()).toBeUndefined();
  });
});
