// What happens to a session between tabs, between users, and while the machine sleeps; with a
// controlled clock, only fetch is mocked.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { call } from '../api/api.ts';
import { ada, adaInfo, mockHttp, tokenResponse } from '../test/mock-http.ts';
import { refreshDelay, SessionStore, session } from './session.ts';
import { startSession } from './session-lifecycle.ts';
import { SIGN_OUT_KEY, storageKeys } from './session-storage.ts';

const realm = '/realms/vys/protocol/openid-connect';
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z') });
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  session.end('never');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function provider(extra: Parameters<typeof mockHttp>[0] = {}) {
  let count = 0;
  return mockHttp({
    [`POST ${realm}/token`]: () => {
      count += 1;
      return { body: tokenResponse(`${count}`) };
    },
    [`GET ${realm}/userinfo`]: () => ({ body: adaInfo }),
    [`POST ${realm}/logout`]: () => ({ status: 204 }),
    ...extra,
  });
}

const rejected = () => ({ status: 400, body: { error: 'invalid_grant' } });

async function signedIn(remember = true) {
  const store = new SessionStore();
  await store.signIn('ada@example.com', 'secret-1', remember);
  return store;
}

const storageEvent = (key: string | null, newValue: string | null = null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
const getRefreshes = (requests: { body: unknown }[]) =>
  requests.filter(({ body }) => (body as { grant_type?: string })?.grant_type === 'refresh_token');

describe('signing out', () => {
  it('ASVS 14.3.1 SESSION-15 DATA-10 removes personal data and keeps the appearance of the workspace', async () => {
    provider();
    const store = await signedIn();
    const mine = store.getState().status === 'signedIn' ? adaInfo.sub : '';
    localStorage.setItem('theme', 'light');
    localStorage.setItem('vys.preferences', '{"viewMode":"code"}');
    localStorage.setItem(`vys.onboarding.${mine}`, '{"username":"ada"}');
    localStorage.setItem('vys.onboarding.00000000-0000-4000-8000-000000000000', '{}');
    sessionStorage.setItem('vys.draft.7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002', '{"content":1}');
    sessionStorage.setItem('vys.chat.7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0002', '[]');
    await store.signOut();
    expect(Object.keys(localStorage).sort()).toEqual([
      'theme',
      'vys.onboarding.00000000-0000-4000-8000-000000000000',
      'vys.preferences',
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('SESSION-22 keeps unsaved work when the session ends by itself', async () => {
    provider({ [`POST ${realm}/token`]: rejected });
    const store = new SessionStore();
    localStorage.setItem(storageKeys.accessToken, 'a');
    localStorage.setItem(storageKeys.refreshToken, 'r');
    sessionStorage.setItem('vys.draft.x', '{"content":1}');
    await store.restore();
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(Object.keys(sessionStorage)).toEqual(['vys.draft.x']);
  });

  it.each([
    ['another', '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009', []],
    ['the same', adaInfo.sub, ['vys.chat.x', 'vys.draft.x', 'vys.leftovers_of']],
  ])(
    'SESSION-22 restores unsaved work for its owner only when %s user signs in',
    async (_, sub, left) => {
      provider();
      const store = await signedIn();
      sessionStorage.setItem('vys.draft.x', '{}');
      sessionStorage.setItem('vys.chat.x', '[]');
      store.end('expired');
      provider({ [`GET ${realm}/userinfo`]: () => ({ body: { ...adaInfo, sub } }) });
      await store.signIn('ada@example.com', 'secret-1', true);
      expect(Object.keys(sessionStorage).sort()).toEqual(left);
    },
  );

  it('SESSION-22 does not leave unsaved work to another user who signs in in another tab', async () => {
    provider();
    const store = await signedIn();
    sessionStorage.setItem('vys.draft.x', '{}');
    store.end('expired');
    provider({ [`GET ${realm}/userinfo`]: () => ({ body: { ...adaInfo, sub: 'another' } }) });
    const marks = { ...sessionStorage };
    await new SessionStore().signIn('ben@example.com', 'secret-1', true);
    // The other tab has a storage of its own.
    for (const [key, value] of Object.entries(marks)) sessionStorage.setItem(key, value);
    await new SessionStore().restore();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('SESSION-15 clears the data of other tabs too', async () => {
    provider();
    const received: [string, string | null][] = [];
    const store = await signedIn();
    const [leaving, other] = [new SessionStore(), store];
    await leaving.restore();
    const stop = startSession(other, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    sessionStorage.setItem('vys.draft.x', '{}');
    const setItem = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, ...entry) {
      received.push(entry);
      setItem.apply(this, entry);
    });
    await leaving.signOut();
    expect(received.map(([key]) => key)).toEqual([SIGN_OUT_KEY]);
    sessionStorage.setItem('vys.draft.x', '{}');
    storageEvent(SIGN_OUT_KEY, received[0]?.[1] ?? null);
    storageEvent(storageKeys.accessToken);
    expect(other.getState()).toEqual({ status: 'signedOut', reason: 'signedOut' });
    expect(Object.keys(sessionStorage)).toEqual([]);
    stop();
  });

  it('LOGIN-5 does not end a tab-only session from another tab', async () => {
    provider();
    const store = await signedIn(false);
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    storageEvent(SIGN_OUT_KEY, '1');
    expect(store.getState().status).toBe('signedIn');
    stop();
  });

  it('SESSION-22 happens here too when another tab could not refresh the session', async () => {
    provider();
    const store = await signedIn();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    localStorage.clear();
    storageEvent(storageKeys.accessToken);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    stop();
  });

  it('SESSION-12 SESSION-22 everywhere ends the session of any tab at its next 401', async () => {
    provider();
    await session.signIn('ada@example.com', 'secret-1', false);
    provider({
      'GET /api/user/storage': () => ({ status: 401, body: { code: 'auth.unauthenticated' } }),
      [`POST ${realm}/token`]: rejected,
    });
    const { getStorage } = await import('@vys/contract/identity/accounts');
    await expect(call(getStorage)).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});

describe('two sessions in one browser', () => {
  it('LOGIN-5 restore the session of the tab before the one of all tabs', async () => {
    provider();
    await signedIn(true);
    sessionStorage.setItem(storageKeys.accessToken, 'access-own');
    sessionStorage.setItem(storageKeys.refreshToken, 'refresh-own');
    sessionStorage.setItem(storageKeys.expiresAt, String(Date.now() + 5 * MINUTE));
    const store = new SessionStore();
    await store.restore();
    expect(await store.findFreshToken()).toBe('access-own');
    storageEvent(storageKeys.accessToken, 'access-1');
    expect(await store.findFreshToken()).toBe('access-own');
  });
});

describe('a long session', () => {
  it('SESSION-3 SESSION-10 sends one refresh for each token life and never ends', async () => {
    const { requests } = provider();
    const store = await signedIn();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(getRefreshes(requests)).toHaveLength(15);
    expect(store.getState().status).toBe('signedIn');
    stop();
  });

  it('SESSION-3 does not refresh a token that is valid for months', async () => {
    const months = 90 * 24 * 60 * MINUTE;
    const { requests } = provider({
      [`POST ${realm}/token`]: () => ({ body: tokenResponse('long', months / 1000) }),
    });
    expect(refreshDelay(months)).toBeGreaterThan(2 ** 31);
    await signedIn();
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
    expect(getRefreshes(requests)).toHaveLength(0);
  });
});

describe('waking up', () => {
  /** The clock goes on while timers stand still. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('SESSION-11 refreshes after a long sleep instead of ending the session', async () => {
    const { requests } = provider();
    const store = await signedIn();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(10_000);
    sleep(8 * 60 * MINUTE);
    await vi.advanceTimersByTimeAsync(50_000);
    expect(store.getState().status).toBe('signedIn');
    expect(getRefreshes(requests)).toHaveLength(1);
    expect(await store.findFreshToken()).toBe('access-2');
    stop();
  });

  it('SESSION-11 uses the latest tokens of another tab, even when they have expired too', async () => {
    const { requests } = provider();
    const store = await signedIn();
    // The other tab refreshed, then the machine slept; this tab has not heard of it yet.
    localStorage.setItem(storageKeys.accessToken, 'access-theirs');
    localStorage.setItem(storageKeys.refreshToken, 'refresh-theirs');
    localStorage.setItem(storageKeys.expiresAt, String(Date.now() + 5 * MINUTE));
    sleep(8 * 60 * MINUTE);
    store.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(getRefreshes(requests).map(({ body }) => body)).toEqual([
      expect.objectContaining({ refresh_token: 'refresh-theirs' }),
    ]);
    expect(store.getState().status).toBe('signedIn');
  });

  it('SESSION-22 follows a different user who has signed in in another tab, and mixes no data', async () => {
    const { requests } = provider();
    const store = await signedIn();
    const otherUser = {
      ...ada,
      id: '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009',
      email: 'ben@example.com',
    };
    sleep(8 * 60 * MINUTE);
    localStorage.setItem(storageKeys.accessToken, 'access-theirs');
    localStorage.setItem(storageKeys.refreshToken, 'refresh-theirs');
    localStorage.setItem(storageKeys.expiresAt, String(Date.now() + 5 * MINUTE));
    localStorage.setItem(storageKeys.user, JSON.stringify(otherUser));
    // What was about to be sent for Ada is not sent for Ben.
    await expect(store.findFreshToken()).rejects.toMatchObject({ status: 401 });
    expect(getRefreshes(requests)).toEqual([]);
    expect(store.getState()).toMatchObject({ status: 'signedIn', user: { id: otherUser.id } });
    expect(await store.findFreshToken()).toBe('access-theirs');
    expect(JSON.parse(localStorage.getItem(storageKeys.user) ?? '')).toMatchObject({
      id: otherUser.id,
    });
  });

  it('SESSION-11 refreshes at once when the tab is shown again', async () => {
    const { requests } = provider();
    const store = await signedIn();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(getRefreshes(requests)).toHaveLength(0);
    sleep(4.6 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(getRefreshes(requests)).toHaveLength(1);
    stop();
    sleep(10 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(getRefreshes(requests)).toHaveLength(1);
  });

  it('SESSION-9 ends the session when it cannot be refreshed any more', async () => {
    provider();
    const store = await signedIn();
    const stop = startSession(store, async () => ada);
    provider({ [`POST ${realm}/token`]: rejected });
    sleep(24 * 60 * MINUTE);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    stop();
  });

  it('SESSION-22 ends the session of a page from the back-forward cache', async () => {
    provider();
    const store = await signedIn();
    const stop = startSession(store, async () => ada);
    await vi.advanceTimersByTimeAsync(0);
    localStorage.clear();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(store.getState().status).toBe('signedOut');
    stop();
  });
});

describe('other ways to sign in', () => {
  it('send the code of the authenticator app with the password', async () => {
    const { requests } = provider();
    await new SessionStore().signIn('ada@example.com', 'secret-1', true, '123456');
    expect(requests[0]?.body).toMatchObject({ grant_type: 'password', totp: '123456' });
  });

  it('send the response of a passkey in a separate grant', async () => {
    const { requests } = provider();
    await new SessionStore().signInByPasskey('{"id":"x"}', true);
    expect(requests[0]?.body).toEqual({
      grant_type: 'urn:vys:grant-type:passkey',
      client_id: 'vys-web',
      assertion: '{"id":"x"}',
      scope: 'openid profile email',
    });
    expect(localStorage.getItem(storageKeys.accessToken)).toBe('access-1');
  });

  it('report how long to wait', async () => {
    mockHttp({});
    vi.stubGlobal('fetch', async () => {
      const body = JSON.stringify({ error: 'rate.limited', error_description: 'Too many.' });
      return new Response(body, { status: 429, headers: { 'retry-after': '45' } });
    });
    await expect(new SessionStore().signIn('a@b.c', 'secret-1', true)).rejects.toMatchObject({
      status: 429,
      retryAfter: 45,
    });
  });
});
