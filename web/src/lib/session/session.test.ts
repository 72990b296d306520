// The session's life with a controlled clock; only fetch is mocked.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ada, adaInfo, mockHttp, tokenResponse } from '../test/mock-http.ts';
import { refreshDelay, SessionStore } from './session.ts';
import { startSession } from './session-lifecycle.ts';
import { storageKeys } from './session-storage.ts';

const realm = '/realms/vys/protocol/openid-connect';
const start = new Date('2026-03-01T10:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function provider(extra: Parameters<typeof mockHttp>[0] = {}) {
  let refreshes = 0;
  return mockHttp({
    [`POST ${realm}/token`]: ({ body }) => {
      const form = body as Record<string, string>;
      if (form.grant_type === 'refresh_token') refreshes += 1;
      return { body: tokenResponse(form.grant_type === 'password' ? 'first' : `r${refreshes}`) };
    },
    [`GET ${realm}/userinfo`]: () => ({ body: adaInfo }),
    [`POST ${realm}/logout`]: () => ({ status: 204 }),
    ...extra,
  });
}

const rejected = () => ({ status: 400, body: { error: 'invalid_grant' } });

async function signedIn(remember = true, extra: Parameters<typeof mockHttp>[0] = {}) {
  const { requests } = provider(extra);
  const store = new SessionStore();
  await store.signIn('ada@example.com', 'secret-1', remember);
  return { store, requests };
}

function storeRested(expiresInMs: number, refreshToken = 'refresh-old') {
  localStorage.setItem(storageKeys.accessToken, 'access-old');
  localStorage.setItem(storageKeys.refreshToken, refreshToken);
  localStorage.setItem(storageKeys.expiresAt, String(start.getTime() + expiresInMs));
  localStorage.setItem(storageKeys.user, JSON.stringify(ada));
}

/** One turn at a time, as the browser's locks do it; `before` happens before each turn. */
function fakeLocks(before = () => {}) {
  let heldLocks = 0;
  let turn: Promise<unknown> = Promise.resolve();
  const take = (work: (lock: object | null) => Promise<void>) => {
    heldLocks += 1;
    turn = turn.then(() => {
      before();
      return work({});
    });
    return turn.finally(() => {
      heldLocks -= 1;
    });
  };
  return {
    request(_name: string, ...rest: unknown[]) {
      const work = rest.at(-1) as (lock: object | null) => Promise<void>;
      return rest.length === 2 && heldLocks > 0 ? work(null) : take(work);
    },
  };
}

const storedKeys = () => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage));

describe('signing in', () => {
  it('SESSION-1 SESSION-2 DATA-1 DATA-5 fills the user from the user info and knows the expiry', async () => {
    const { store } = await signedIn();
    const state = store.getState();
    expect(state).toMatchObject({
      status: 'signedIn',
      expiresAt: start.getTime() + 300_000,
      user: {
        id: adaInfo.sub,
        email: 'ada@example.com',
        username: 'ada',
        full_name: 'Ada Lovelace',
        tier: 'free',
        vys_url: '',
        page_url: '',
        limits: { ai_requests_used: 0, ai_requests_limit: 100, storage_limit: 1024 ** 3 },
      },
    });
  });

  it('IDP-2 sends the password grant as a form', async () => {
    const { requests } = await signedIn();
    expect(requests[0]).toMatchObject({
      path: `${realm}/token`,
      body: {
        grant_type: 'password',
        client_id: 'vys-web',
        username: 'ada@example.com',
        password: 'secret-1',
        scope: 'openid profile email',
      },
    });
  });

  it('LOGIN-5 DATA-8 keeps a remembered session in localStorage, another in this tab only', async () => {
    await signedIn(true);
    expect(Object.keys(localStorage).sort()).toEqual(Object.values(storageKeys).sort());
    expect(sessionStorage.length).toBe(0);
    await signedIn(false);
    expect(localStorage.length).toBe(0);
    expect(sessionStorage.getItem(storageKeys.refreshToken)).toBe('refresh-first');
    expect(sessionStorage.getItem(storageKeys.expiresAt)).toBe(String(start.getTime() + 300_000));
  });

  it.each([
    [{ status: 401, body: { error: 'invalid_grant', error_description: 'Wrong.' } }, 'Wrong.'],
    [{ status: 401, body: { error: 'invalid_grant' } }, 'invalid_grant'],
    [{ status: 401, body: {} }, ''],
  ])('LOGIN-18 IDP-3 reads the failure %j as "%s"', async (reply, message) => {
    provider({ [`POST ${realm}/token`]: () => reply });
    await expect(new SessionStore().signIn('a@b.c', 'x', true)).rejects.toMatchObject({ message });
    expect(storedKeys()).toEqual([]);
  });

  it('SESSION-19 a failed user info call fails the sign-in', async () => {
    provider({ [`GET ${realm}/userinfo`]: () => ({ status: 500 }) });
    await expect(new SessionStore().signIn('a@b.c', 'x', true)).rejects.toThrow(
      'Failed to get user info',
    );
    expect(storedKeys()).toEqual([]);
  });
});

describe('refreshing', () => {
  it.each([
    [300, 240],
    [60, 30],
    [120, 60],
    [1800, 1740],
  ])('SESSION-3 a token of %i s is refreshed after %i s', (lifetime, delay) => {
    expect(refreshDelay(lifetime * 1000)).toBe(delay * 1000);
  });

  it('SESSION-3 IDP-4 refreshes by itself with the refresh token', async () => {
    const { store, requests } = await signedIn();
    await vi.advanceTimersByTimeAsync(239_999);
    expect(requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests[2]?.body).toEqual({
      grant_type: 'refresh_token',
      client_id: 'vys-web',
      refresh_token: 'refresh-first',
    });
    expect(await store.findFreshToken()).toBe('access-r1');
    expect(localStorage.getItem(storageKeys.accessToken)).toBe('access-r1');
  });

  it('SESSION-4 SESSION-17 clears the session with the message of a rejected refresh', async () => {
    storeRested(200_000);
    provider({ [`POST ${realm}/token`]: rejected });
    const store = new SessionStore();
    await store.restore();
    await expect(store.refresh()).rejects.toThrow('Session expired, please login again');
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(storedKeys()).toEqual([]);
  });

  it('SESSION-16 fails without a refresh token', async () => {
    storeRested(200_000, '');
    const store = new SessionStore();
    await store.restore();
    await expect(store.refresh()).rejects.toThrow('No refresh token available');
    expect(store.getState().status).toBe('signedOut');
  });

  it('SESSION-7 refreshes a token that expires within 30 s before it is used', async () => {
    storeRested(30_000);
    const { requests } = provider();
    const store = new SessionStore();
    await store.restore();
    expect(await store.findFreshToken()).toBe('access-r1');
    expect(requests).toHaveLength(1);
  });

  it('SESSION-7 does not refresh a token that is valid for longer', async () => {
    storeRested(30_001);
    const { requests } = provider();
    const store = new SessionStore();
    await store.restore();
    expect(await store.findFreshToken()).toBe('access-old');
    expect(requests).toHaveLength(0);
  });

  it('SESSION-8 SESSION-9 refreshes before fetching user info; if that fails, logs out', async () => {
    storeRested(10_000);
    const { requests } = provider();
    const store = new SessionStore();
    await store.restore();
    expect(await store.getProviderUser()).toMatchObject({ username: 'ada' });
    expect(requests[1]?.headers.Authorization).toBe('Bearer access-r1');

    storeRested(10_000);
    provider({ [`POST ${realm}/token`]: rejected });
    const otherStore = new SessionStore();
    await otherStore.restore();
    await expect(otherStore.getProviderUser()).rejects.toThrow('Session expired');
    expect(storedKeys()).toEqual([]);
  });

  it('SESSION-18 fails to fetch user info without a token', async () => {
    await expect(new SessionStore().getProviderUser()).rejects.toThrow('Not authenticated');
  });

  it('uses the tokens that another tab refreshed while this one waited', async () => {
    storeRested(20_000);
    const { requests } = provider();
    const locks = fakeLocks(() => {
      localStorage.setItem(storageKeys.accessToken, 'access-other-tab');
      localStorage.setItem(storageKeys.expiresAt, String(start.getTime() + 300_000));
    });
    vi.stubGlobal('navigator', { onLine: true, locks });
    const store = new SessionStore();
    await store.restore();
    expect(await store.refresh()).toBe('access-other-tab');
    expect(requests).toHaveLength(0);
  });
});

describe('two tabs at once', () => {
  it('SESSION-21 share one refresh: the second uses the tokens of the first', async () => {
    storeRested(20_000);
    const { requests } = provider();
    vi.stubGlobal('navigator', { onLine: true, locks: fakeLocks() });
    const tabs = [new SessionStore(), new SessionStore()];
    await Promise.all(tabs.map((tab) => tab.restore()));
    const refreshed = Promise.all(tabs.map((tab) => tab.refresh()));
    await vi.advanceTimersByTimeAsync(500);
    const tokens = await refreshed;
    expect(tokens).toEqual(['access-r1', 'access-r1']);
    expect(requests).toHaveLength(1);
  });
});

describe('a session', () => {
  it('SESSION-5 is restored without a request while its expiry is in the future', async () => {
    storeRested(100_000);
    const { requests } = provider();
    const store = new SessionStore();
    await store.restore();
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { username: 'ada' } });
    expect(requests).toHaveLength(0);
  });

  it('SESSION-6 SESSION-11 is cleared on start when it has expired and cannot be refreshed', async () => {
    storeRested(-1);
    provider({ [`POST ${realm}/token`]: rejected });
    const store = new SessionStore();
    await store.restore();
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(storedKeys()).toEqual([]);
  });

  it('SESSION-11 is refreshed on start when it has expired', async () => {
    storeRested(-1);
    provider();
    const store = new SessionStore();
    await store.restore();
    expect(store.getState().status).toBe('signedIn');
  });

  it('SESSION-6 is cleared when its token has expired', async () => {
    storeRested(10_000);
    provider({ [`POST ${realm}/token`]: rejected });
    const store = new SessionStore();
    await store.restore();
    expect(store.isAuthenticated()).toBe(true);
    vi.setSystemTime(start.getTime() + 10_000);
    store.isAuthenticated();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.isAuthenticated()).toBe(false);
    expect(storedKeys()).toEqual([]);
  });

  it('SESSION-10 is checked every 60 s and ended when it has expired', async () => {
    storeRested(50_000, '');
    const store = new SessionStore();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(start.getTime() + 55_000);
    expect(store.getState().status).toBe('signedIn');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    stop();
  });

  it.each([204, 500])(
    'SESSION-15 IDP-6 IDP-7 is ended at the provider and cleared on logout, whatever the response (%i)',
    async (status) => {
      const { store, requests } = await signedIn(true, {
        [`POST ${realm}/logout`]: () => ({ status }),
      });
      await store.signOut();
      expect(requests.at(-1)).toMatchObject({
        path: `${realm}/logout`,
        body: { client_id: 'vys-web', refresh_token: 'refresh-first' },
      });
      expect(store.getState()).toEqual({ status: 'signedOut', reason: 'signedOut' });
      expect(storedKeys()).toEqual([]);
    },
  );

  it('ends when another tab signs out', async () => {
    const { store } = await signedIn();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'signedOut' });
    stop();
  });
});
