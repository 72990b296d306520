// Calls over a mocked network: tokens, the one shared refresh, errors.
import { checkUsername, getProfile, updateProfile } from '@vys/contract/identity/accounts';
import { listNotifications } from '@vys/contract/notifications/notifications';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadProfile } from '../session/profile.ts';
import { session } from '../session/session.ts';
import { writeSession } from '../session/session-storage.ts';
import { ada, adaInfo, mockHttp, tokenResponse } from '../test/mock-http.ts';
import { call } from './api.ts';
import { getErrorMessage } from './api-error.ts';
import { connection } from './connection.ts';
import { NO_RESPONSE, NO_RESPONSE_IN_TIME } from './network-messages.ts';

const tokenPath = 'POST /realms/vys/protocol/openid-connect/token';
const infoPath = 'GET /realms/vys/protocol/openid-connect/userinfo';
const signIn = {
  [tokenPath]: ({ body }: { body: unknown }) =>
    ({ body: tokenResponse((body as { grant_type: string }).grant_type) }) as const,
  [infoPath]: () => ({ body: adaInfo }),
};

beforeEach(async () => {
  mockHttp(signIn);
  await session.signIn('ada@example.com', 'secret-1', true);
});
afterEach(() => {
  session.end('never');
  connection.reset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const unauthenticated = { status: 401, body: { code: 'auth.unauthenticated', message: 'x' } };
const bearer = (token: string) => `Bearer access-${token}`;

describe('a call', () => {
  it('API-1 API-3 sends JSON with the bearer token and returns the body', async () => {
    const { requests } = mockHttp({ 'PUT /api/user/profile': () => ({ body: { data: ada } }) });
    expect(await call(updateProfile, { body: { vys_url: 'ada' } })).toEqual({ data: ada });
    expect(requests[0]).toMatchObject({
      body: { vys_url: 'ada' },
      headers: { Authorization: bearer('password'), 'Content-Type': 'application/json' },
    });
  });

  it('fills the path and the query', async () => {
    const { requests } = mockHttp({
      'GET /auth/check-username/a%2Fb': () => ({ body: { available: true, message: '' } }),
      'GET /api/notifications': () => ({ body: { data: { notifications: [], unread_count: 0 } } }),
    });
    await call(checkUsername, { params: { username: 'a/b' } });
    await call(listNotifications, { query: { limit: 20 } });
    expect(requests.map(({ path }) => path)).toEqual([
      '/auth/check-username/a%2Fb',
      '/api/notifications?limit=20',
    ]);
  });

  it('reads what did not change from memory, until someone else signs in', async () => {
    const feed = { data: { notifications: [], unread_count: 0 } };
    const asked: unknown[] = [];
    const network = () =>
      mockHttp({
        ...signIn,
        'GET /api/notifications': ({ headers }) => {
          asked.push(headers['If-None-Match']);
          return headers['If-None-Match'] === 'W/"one"'
            ? { status: 304 }
            : { body: feed, headers: { etag: 'W/"one"' } };
        },
      });
    network();
    const read = () => call(listNotifications, { query: { limit: 20 } });
    expect(await read()).toEqual(feed);
    expect(await read()).toEqual(feed);
    await call(listNotifications, { query: { limit: 5 } });
    session.end('never');
    await session.signIn('bob@example.com', 'secret-1', true);
    vi.spyOn(session, 'userId', 'get').mockReturnValue('another user');
    expect(await read()).toEqual(feed);
    expect(asked).toEqual([undefined, 'W/"one"', undefined, undefined]);
  });

  it('API-4 reads code, message and fields of an error', async () => {
    const body = { code: 'input.invalid', message: 'No.', fields: { vys_url: 'Too short' } };
    mockHttp({ 'PUT /api/user/profile': () => ({ status: 400, body }) });
    await expect(call(updateProfile, { body: { vys_url: 'abc' } })).rejects.toMatchObject({
      ...body,
      status: 400,
      hasResponse: true,
    });
  });

  it('API-5 fails with NETWORK_ERROR and the network message when there is no response', async () => {
    mockHttp({ 'GET /api/user/profile': () => new TypeError('Failed to fetch') });
    await expect(call(getProfile)).rejects.toMatchObject({
      code: 'NETWORK_ERROR',
      message: NO_RESPONSE,
      hasResponse: false,
    });
  });

  it('TOAST-5 fails without a message when a proxy responds with a page of its own', async () => {
    mockHttp({ 'GET /api/user/profile': () => ({ text: '<html>Portal</html>' }) });
    const error = await call(getProfile).catch((thrown) => thrown);
    expect(error).toMatchObject({ code: 'UNKNOWN_RESPONSE', hasResponse: false });
    expect(getErrorMessage(error)).toBe('An unexpected error occurred');
  });

  it('API-2 gives up after 30 s', async () => {
    vi.useFakeTimers();
    mockHttp({ 'GET /api/user/profile': () => new Promise(() => {}) });
    const outcome = call(getProfile).catch((error) => error);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([outcome, 'still waiting'])).toBe('still waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ code: 'NETWORK_ERROR', message: NO_RESPONSE_IN_TIME });
  });

  it.each([
    [403, 'error'],
    [500, 'error'],
    [429, 'warn'],
  ] as const)('API-6 logs a %i', async (status, level) => {
    const log = vi.spyOn(console, level).mockImplementation(() => {});
    mockHttp({ 'GET /api/user/profile': () => ({ status, body: { code: 'x', message: 'why' } }) });
    await expect(call(getProfile)).rejects.toThrow('why');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(`${status}`));
  });
});

describe('a 401', () => {
  it('SESSION-20 SESSION-21 makes concurrent calls share one refresh and retry', async () => {
    const { requests } = mockHttp({
      ...signIn,
      'GET /api/user/profile': ({ headers }) =>
        headers.Authorization === bearer('refresh_token')
          ? { body: { data: ada } }
          : { status: 401, body: { code: 'auth.unauthenticated', message: 'x' } },
    });
    const responses = await Promise.all([call(getProfile), call(getProfile), call(getProfile)]);
    expect(responses).toEqual([{ data: ada }, { data: ada }, { data: ada }]);
    expect(requests.filter(({ path }) => path.endsWith('/token'))).toHaveLength(1);
  });

  it('SESSION-22 never retries a call of one user as another', async () => {
    const put = 'PUT /api/user/profile';
    const { requests } = mockHttp({
      [put]: () => {
        // Meanwhile, in another tab, one left and another came.
        const id = '7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009';
        const user = { ...ada, id, email: 'ben@example.com' };
        const expiresAt = Date.now() + 300_000;
        const theirs = { accessToken: 'theirs', refreshToken: 'r', expiresAt, user };
        writeSession({ ...theirs, sessionId: '', remember: true });
        session.syncFromStorage();
        return { status: 401, body: { code: 'auth.unauthenticated' } };
      },
    });
    await expect(call(updateProfile, { body: { vys_url: 'ada' } })).rejects.toMatchObject({
      status: 401,
    });
    expect(requests.map(({ headers }) => headers.Authorization)).toEqual([bearer('password')]);
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: { username: 'ada' } });
    expect(session.userId).toBe('7b6f3d7e-6f0c-4c56-9a52-0f6f5a0a0009');
  });

  it('SESSION-12 SESSION-22 ends the session and removes the stored user when the refresh fails', async () => {
    mockHttp({
      [tokenPath]: () => ({ status: 400, body: { error: 'invalid_grant' } }),
      'GET /api/user/profile': () => ({ status: 401, body: {} }),
    });
    await expect(loadProfile()).rejects.toMatchObject({ status: 401 });
    expect(session.getState()).toEqual({ status: 'signedOut', reason: 'expired' });
    expect(localStorage.length).toBe(0);
  });

  it('SESSION-12 ends the session when it comes again after the refresh', async () => {
    mockHttp({ ...signIn, 'GET /api/user/profile': () => unauthenticated });
    await expect(loadProfile()).rejects.toMatchObject({ status: 401 });
    expect(session.getState().status).toBe('signedOut');
  });

  it('SESSION-9 fails the call with the message when the token could not be refreshed in time', async () => {
    vi.useFakeTimers({ now: Date.now() + 280_000 });
    mockHttp({ [tokenPath]: () => ({ status: 400, body: { error: 'invalid_grant' } }) });
    await expect(call(getProfile)).rejects.toThrow('Session expired, please login again');
    expect(session.getState().status).toBe('signedOut');
  });
});

describe('the profile', () => {
  it('SESSION-13 falls back to the data of the provider with tier free on a 404', async () => {
    mockHttp({ ...signIn, 'GET /api/user/profile': () => ({ status: 404, body: {} }) });
    expect(await loadProfile()).toMatchObject({ username: 'ada', tier: 'free', vys_url: '' });
    expect(session.getState()).toMatchObject({ status: 'signedIn' });
  });

  it('SESSION-14 keeps the session on any other failure', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    mockHttp({ 'GET /api/user/profile': () => ({ status: 500, body: {} }) });
    await expect(loadProfile()).rejects.toMatchObject({ status: 500 });
    expect(session.getState()).toMatchObject({ status: 'signedIn', user: { username: 'ada' } });
  });
});

describe('the message for a failure', () => {
  it.each([
    [new Error('Known'), 'Known'],
    ['Plain', 'Plain'],
    [new Error(''), 'An unexpected error occurred'],
    [{ strange: true }, 'An unexpected error occurred'],
    [undefined, 'An unexpected error occurred'],
  ])('TOAST-5 %s reads "%s"', (thrown, words) => {
    expect(getErrorMessage(thrown)).toBe(words);
  });
});
