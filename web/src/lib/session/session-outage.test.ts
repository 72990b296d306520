// A session during an outage, with a controlled clock: it goes on until the server itself rejects it.
import { getStorage } from '@vys/contract/identity/accounts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../api/api.ts';
import { connection } from '../api/connection.ts';
import { ada, adaInfo, mockHttp, tokenResponse } from '../test/mock-http.ts';
import { isReconnecting } from './reconnecting.ts';
import { SessionStore, session } from './session.ts';
import { startSession } from './session-lifecycle.ts';
import { storageKeys } from './session-storage.ts';

const TOKEN = 'POST /realms/vys/protocol/openid-connect/token';
const start = new Date('2026-03-01T10:00:00Z');
const MINUTE = 60_000;

type Reply = ReturnType<Parameters<typeof mockHttp>[0][string]>;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.spyOn(Math, 'random').mockReturnValue(1);
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  session.end('never');
  connection.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const noResponse = () => new TypeError('Failed to fetch');
const rejected = { status: 400, body: { error: 'invalid_grant', error_description: 'Not active' } };

function storeSession(expiresInMs: number, user: object | null = ada) {
  localStorage.setItem(storageKeys.accessToken, 'access-old');
  localStorage.setItem(storageKeys.refreshToken, 'refresh-old');
  localStorage.setItem(storageKeys.expiresAt, String(start.getTime() + expiresInMs));
  if (user) localStorage.setItem(storageKeys.user, JSON.stringify(user));
}

/** The token endpoint replies as `token` says at that moment; everything else responds. */
function server(token: () => Reply, extra: Parameters<typeof mockHttp>[0] = {}) {
  const { requests } = mockHttp({
    [TOKEN]: token,
    'GET /api/config': () => ({ body: { pages_origin: 'https://vys.example' } }),
    'GET /realms/vys/protocol/openid-connect/userinfo': () => ({ body: adaInfo }),
    ...extra,
  });
  return {
    refreshes: () => requests.filter(({ path }) => path.endsWith('/token')).length,
    requests,
  };
}

async function restored(store = new SessionStore()) {
  void store.restore();
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

describe('the end of a session', () => {
  const html = '<html>Sign in to the Wi-Fi</html>';
  it.each<[string, Reply]>([
    ['a network error', noResponse()],
    ['a server error', { status: 500, body: { error: 'server_error', error_description: 'x' } }],
    ['an overloaded server', { status: 503, body: { error: 'server_error' } }],
    ['a rate limit', { status: 429, body: { error: 'invalid_request' } }],
    ["a proxy's error page", { status: 502, text: html }],
    ['a captive portal with status 200', { status: 200, text: html }],
    ['a captive portal with status 401', { status: 401, text: html }],
    ['a 400 that is not ours', { status: 400, text: html }],
    ['a 401 with a body of a proxy', { status: 401, body: { message: 'Proxy' } }],
    ['a 403 of a firewall', { status: 403, body: { error: 'forbidden' } }],
    ['an aborted request', new DOMException('aborted', 'AbortError')],
    ['a response that never comes', new Promise<never>(() => {})],
  ])('SESSION-11 %s does not', async (_name, reply) => {
    storeSession(-1);
    let isDown = true;
    const { refreshes } = server(() => (isDown ? reply : { body: tokenResponse('late') }));
    const store = await restored();
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(refreshes()).toBeGreaterThan(20);
    expect(localStorage.getItem(storageKeys.refreshToken)).toBe('refresh-old');
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: true });
    isDown = false;
    await vi.advanceTimersByTimeAsync(61_000);
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: false });
    expect(await store.findFreshToken()).toBe('access-late');
  });

  it.each<[string, Reply]>([
    ['invalid_grant with 400', rejected],
    ['invalid_grant with 401', { ...rejected, status: 401 }],
    ['invalid_client with 401', { status: 401, body: { error: 'invalid_client' } }],
  ])('SESSION-4 SESSION-17 %s does, also after an outage', async (_name, reply) => {
    storeSession(-1);
    const replies: Reply[] = [noResponse(), { status: 503, body: {} }, reply];
    const { refreshes } = server(() => replies.shift() ?? { body: tokenResponse('never') });
    const store = await restored();
    await vi.advanceTimersByTimeAsync(3000);
    expect(refreshes()).toBe(3);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(Object.keys(localStorage)).toEqual([]);
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(refreshes()).toBe(3);
  });

  it('SESSION-22 is caused by a 401 of ours, and not of a proxy', async () => {
    storeSession(200_000);
    let body: object = { message: 'Proxy authentication' };
    server(() => ({ body: tokenResponse('new') }), {
      'GET /api/user/storage': () => ({ status: 401, body }),
    });
    await session.restore();
    await expect(call(getStorage)).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe('signedIn');
    body = { code: 'auth.unauthenticated', message: 'x' };
    await expect(call(getStorage)).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe('signedOut');
  });

  it('SESSION-10 is not caused by the check every 60 s when the refresh could not be tried', async () => {
    storeSession(50_000);
    server(noResponse);
    const store = new SessionStore();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(30 * MINUTE);
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: true });
    server(() => rejected);
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    stop();
  });
});

describe('an outage', () => {
  it('SESSION-11 of 4 s at start ends with the next attempt', async () => {
    storeSession(-1);
    const { refreshes } = server(() =>
      Date.now() < start.getTime() + 4000 ? noResponse() : { body: tokenResponse('late') },
    );
    const store = await restored();
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: true });
    await vi.advanceTimersByTimeAsync(7000);
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: false });
    // After 0, 1, 3 and 7 seconds.
    expect(refreshes()).toBe(4);
  });

  it('SESSION-11 at start shows no data of a user who is not known yet', async () => {
    storeSession(-1, null);
    server(noResponse);
    const store = await restored();
    expect(store.getState()).toEqual({ status: 'restoring', reconnecting: true });
  });

  it('is retried with growing delays of at most 30 s', async () => {
    storeSession(-1);
    const times: number[] = [];
    server(() => {
      times.push(Date.now() - start.getTime());
      return noResponse();
    });
    await restored();
    await vi.advanceTimersByTimeAsync(2 * MINUTE);
    expect(times.map((ms) => ms / 1000)).toEqual([0, 1, 3, 7, 15, 31, 61, 91]);
  });

  it.each(['online', 'focus', 'visibilitychange'])(
    'SESSION-11 is retried at once on %s',
    async (event) => {
      storeSession(-1);
      let isDown = true;
      const { refreshes } = server(() => (isDown ? noResponse() : { body: tokenResponse('late') }));
      const store = new SessionStore();
      const stop = startSession(store, async () => ada);
      await vi.advanceTimersByTimeAsync(20_000);
      const before = refreshes();
      isDown = false;
      (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
      await vi.advanceTimersByTimeAsync(0);
      expect(refreshes()).toBe(before + 1);
      expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: false });
      stop();
    },
  );

  it('respects a rate limit, even when the tab is shown', async () => {
    storeSession(-1);
    const replies: Reply[] = [
      { status: 429, body: { error: 'invalid_request' }, headers: { 'retry-after': '45' } },
    ];
    const { refreshes } = server(() => replies.shift() ?? { body: tokenResponse('late') });
    const store = await restored();
    store.resume();
    await vi.advanceTimersByTimeAsync(44_999);
    expect(refreshes()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(refreshes()).toBe(2);
  });

  it('SESSION-7 keeps using a valid token while the server is too busy to refresh it', async () => {
    storeSession(20_000);
    server(() => ({ status: 503, body: { error: 'server_error' } }));
    const store = await restored();
    expect(await store.findFreshToken()).toBe('access-old');
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: false });
    await vi.advanceTimersByTimeAsync(40_000);
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: true });
  });

  it('SESSION-20 makes a call wait with its own time limit, and keeps the session', async () => {
    storeSession(-1);
    let isDown = true;
    const { requests } = server(() => (isDown ? noResponse() : { body: tokenResponse('late') }), {
      'GET /api/user/storage': () => ({ body: { data: {} } }),
    });
    await restored(session);
    const tooEarly = call(getStorage).catch((error) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await tooEarly).toMatchObject({ code: 'NETWORK_ERROR' });
    const waiting = call(getStorage);
    isDown = false;
    await vi.advanceTimersByTimeAsync(2000);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await waiting).toEqual({ data: {} });
    expect(requests.at(-1)?.headers.Authorization).toBe('Bearer access-late');
  });

  it('SESSION-20 ends a call at once when it is aborted', async () => {
    storeSession(-1);
    server(noResponse);
    await restored(session);
    const giveUp = new AbortController();
    const waiting = call(getStorage, { signal: giveUp.signal }).catch((error) => error);
    giveUp.abort(new Error('gone'));
    expect(await waiting).toMatchObject({ message: 'gone' });
  });

  it('SESSION-15 stops the retries when the user signs out', async () => {
    storeSession(-1);
    const { refreshes } = server(noResponse);
    const store = await restored();
    await store.signOut();
    const before = refreshes();
    await vi.advanceTimersByTimeAsync(10 * MINUTE);
    expect(refreshes()).toBe(before);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'signedOut' });
  });

  it('SESSION-21 ends for this tab as soon as another tab has refreshed', async () => {
    storeSession(-1);
    const { refreshes } = server(noResponse);
    const store = new SessionStore();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(20_000);
    const before = refreshes();
    localStorage.setItem(storageKeys.accessToken, 'access-theirs');
    localStorage.setItem(storageKeys.expiresAt, String(Date.now() + 5 * MINUTE));
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.accessToken }));
    await vi.advanceTimersByTimeAsync(MINUTE);
    expect(store.getState()).toMatchObject({ status: 'signedIn', reconnecting: false });
    expect(await store.findFreshToken()).toBe('access-theirs');
    expect(refreshes()).toBe(before);
    stop();
  });
});

describe('a call without a response', () => {
  const fails = { 'GET /api/user/storage': noResponse };

  it('SESSION-14 shows an outage only after the server did not respond to a check either', async () => {
    storeSession(200_000);
    server(noResponse, fails);
    await restored(session);
    await call(getStorage).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(isReconnecting()).toBe(false);

    server(noResponse, { ...fails, 'GET /api/config': noResponse });
    await call(getStorage).catch(() => {});
    await vi.advanceTimersByTimeAsync(0);
    expect(isReconnecting()).toBe(true);
    expect(session.getState().status).toBe('signedIn');

    server(noResponse, fails);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(isReconnecting()).toBe(false);
  });
});

describe('a session of one tab', () => {
  const readRefreshToken = (storage: Storage) => storage.getItem(storageKeys.refreshToken);

  it.each(['signedOut', 'expired'] as const)(
    'LOGIN-5 SESSION-15 keeps the session of all tabs when it ends (%s)',
    async (reason) => {
      server(() => ({ body: tokenResponse('own', 300) }));
      const store = new SessionStore();
      await store.signIn('ada@example.com', 'secret-1', false);
      storeSession(200_000);
      await vi.advanceTimersByTimeAsync(240_000);
      // The refresh has written the tab's own session only.
      expect(readRefreshToken(localStorage)).toBe('refresh-old');
      expect(readRefreshToken(sessionStorage)).toBe('refresh-own');
      if (reason === 'signedOut') await store.signOut();
      else store.end(reason);
      expect(readRefreshToken(sessionStorage)).toBeNull();
      expect(readRefreshToken(localStorage)).toBe('refresh-old');
    },
  );
});
