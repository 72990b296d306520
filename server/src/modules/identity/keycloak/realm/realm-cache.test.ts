// What is cached of the realm while it responds, and how it is used while it does not.

import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../../test/clock.ts';
import { SECOND } from '../../../../platform/time-spans.ts';
import { createKeyedMutex } from '../sessions/keyed-mutex.ts';
import { createRefreshDeduplication } from '../sessions/refresh-deduplication.ts';
import { createRealmSessionCache } from '../sessions/session-cache.ts';
import { type FetchRealm, unavailable } from './realm-http.ts';
import { createRealmKeys } from './realm-keys.ts';
import { createServiceAccount } from './service-account.ts';

const settings = {
  issuer: 'https://id.example.test/realms/vys',
  clientId: 'vys-web',
  serviceClientId: 'vys-server',
  serviceSecret: 'secret',
};
const log = pino({ level: 'silent' });
let clock = createTestClock();
let requests: string[] = [];
let isUnavailable = false;
let bodies: Record<string, { status?: number; body: unknown }> = {};

/** A realm that responds as the test sets up. */
const fetchRealm: FetchRealm = async (url, request) => {
  const path = url.replace(/^.*\/(openid-connect|admin\/realms\/vys)\//, '');
  requests.push(
    request?.headers?.authorization ? `${path} ${request.headers.authorization}` : path,
  );
  if (isUnavailable) throw unavailable('no response');
  const { status = 200, body } = bodies[path] ?? { status: 404, body: undefined };
  return { status, body, headers: new Headers() };
};

const key = (kid: string, alg = 'RS256') => ({
  kid,
  kty: 'RSA',
  alg,
  use: 'sig',
  n: 'x',
  e: 'AQAB',
});

beforeEach(() => {
  clock = createTestClock();
  requests = [];
  isUnavailable = false;
  bodies = {};
});

describe('keys of the realm', () => {
  beforeEach(() => {
    const unfit = [key('hs', 'HS256'), { ...key('enc'), use: 'enc' }, { kid: 'odd' }];
    bodies.certs = { body: { keys: [key('one'), ...unfit] } };
  });
  const create = () => createRealmKeys({ settings, fetchRealm, clock });

  it('I7 contain signing keys of asymmetric algorithms only', async () => {
    const keys = create();
    expect((await keys.find('one'))?.kid).toBe('one');
    for (const kid of ['hs', 'enc', 'odd', undefined]) expect(await keys.find(kid)).toBeUndefined();
    expect((await keys.list()).map(({ kid }) => kid)).toEqual(['one']);
  });

  it('I8 are fetched again for an unknown key, at most every ten seconds', async () => {
    const keys = create();
    await keys.find('one');
    bodies.certs = { body: { keys: [key('two'), key('one')] } };
    for (let n = 0; n < 5; n += 1) expect(await keys.find('two')).toBeUndefined();
    expect(requests).toHaveLength(1);
    clock.advance(10 * SECOND + 1);
    expect((await keys.find('two'))?.kid).toBe('two');
    expect(requests).toHaveLength(2);
  });

  it('are fetched once for concurrent callers', async () => {
    const keys = create();
    await Promise.all(Array.from({ length: 20 }, () => keys.find('one')));
    expect(requests).toHaveLength(1);
  });

  it('R5 remain usable while the provider is unavailable', async () => {
    const keys = create();
    await keys.load();
    isUnavailable = true;
    clock.advance(3600 * SECOND);
    expect((await keys.find('one'))?.kid).toBe('one');
    expect(await keys.list()).toHaveLength(1);
    await expect(keys.find('two')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('R5 are unavailable, rather than rejecting tokens, until the provider has responded once', async () => {
    const keys = create();
    isUnavailable = true;
    await expect(keys.find('one')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(keys.find('one')).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toHaveLength(1);
    isUnavailable = false;
    clock.advance(10 * SECOND + 1);
    expect((await keys.find('one'))?.kid).toBe('one');
  });
});

describe('the session cache', () => {
  const bearer = { sessionId: 's1', userId: 'u1' };
  let responses: boolean[] = [];
  const introspect = async () => {
    requests.push('introspect');
    if (isUnavailable) throw unavailable('no response');
    return responses.shift() ?? true;
  };
  const create = () => createRealmSessionCache({ clock, log, onSessionsEnded: () => {} });
  beforeEach(() => {
    responses = [];
  });

  it('I6 checks a session again after five seconds, once for concurrent callers', async () => {
    const sessionCache = create();
    responses = [true, false];
    const isActive = () => sessionCache.isActive(bearer, introspect);
    expect(await Promise.all([isActive(), isActive(), isActive()])).toEqual([true, true, true]);
    clock.advance(4999);
    expect(await isActive()).toBe(true);
    expect(requests).toHaveLength(1);
    clock.advance(1);
    expect(await isActive()).toBe(false);
  });

  it('I6 revokes a session at once in this process, also while the provider is unavailable', async () => {
    const sessionCache = create();
    expect(await sessionCache.isActive(bearer, introspect)).toBe(true);
    sessionCache.markRevoked(['s1']);
    isUnavailable = true;
    clock.advance(300 * SECOND);
    expect(await sessionCache.isActive(bearer, introspect)).toBe(false);
  });

  it('checks again at once after a user was invalidated', async () => {
    const sessionCache = create();
    responses = [true, false];
    await sessionCache.isActive(bearer, introspect);
    sessionCache.invalidateUser('u2');
    expect(await sessionCache.isActive(bearer, introspect)).toBe(true);
    sessionCache.invalidateUser('u1');
    expect(await sessionCache.isActive(bearer, introspect)).toBe(false);
  });

  it('R5 treats sessions as active while the provider is unavailable, without checking each', async () => {
    const sessionCache = create();
    isUnavailable = true;
    for (const sessionId of ['s1', 's2', 's3']) {
      expect(await sessionCache.isActive({ sessionId, userId: 'u1' }, introspect)).toBe(true);
    }
    expect(requests).toHaveLength(1);
    isUnavailable = false;
    responses = [false];
    clock.advance(5 * SECOND);
    expect(await sessionCache.isActive(bearer, introspect)).toBe(false);
  });
});

describe('refresh deduplication', () => {
  it('I4 refreshes once per token within ten seconds, and not for other tokens', async () => {
    const dedupe = createRefreshDeduplication<number>(clock);
    let fetchCount = 0;
    const refresh = async () => ++fetchCount;
    expect(await Promise.all([dedupe('a', refresh), dedupe('a', refresh)])).toEqual([1, 1]);
    expect(await dedupe('b', refresh)).toBe(2);
    clock.advance(9999);
    expect(await dedupe('a', refresh)).toBe(1);
    clock.advance(1);
    expect(await dedupe('a', refresh)).toBe(3);
  });

  it('retries after a failure', async () => {
    const dedupe = createRefreshDeduplication<number>(clock);
    await expect(dedupe('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await dedupe('a', async () => 1)).toBe(1);
  });
});

describe('the service account', () => {
  const token = (text: string) => ({ body: { access_token: text, expires_in: 300 } });
  const create = () => createServiceAccount({ settings, fetchRealm, clock });

  it('uses its token until shortly before it expires', async () => {
    bodies = { token: token('t1'), 'users/1': { body: {} } };
    const service = create();
    await Promise.all([service.call('GET', '/users/1'), service.call('GET', '/users/1')]);
    expect(requests).toEqual(['token', 'users/1 Bearer t1', 'users/1 Bearer t1']);
    bodies.token = token('t2');
    clock.advance(279 * SECOND);
    await service.call('GET', '/users/1');
    clock.advance(SECOND);
    await service.call('GET', '/users/1');
    expect(requests.slice(3)).toEqual(['users/1 Bearer t1', 'token', 'users/1 Bearer t2']);
  });

  it('requests another token once when its own is rejected', async () => {
    bodies = { token: token('t1'), 'users/1': { status: 401, body: {} } };
    const service = create();
    await expect(service.call('GET', '/users/1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(requests).toEqual(['token', 'users/1 Bearer t1', 'token', 'users/1 Bearer t1']);
  });

  it.each([
    ['the client is rejected', { status: 401, body: { error: 'unauthorized_client' } }],
    ['there is no token in the response', { body: {} }],
  ])('is unavailable when %s, and tries anew the next time', async (_what, rejected) => {
    bodies = { token: rejected, 'users/1': { body: {} } };
    const service = create();
    await expect(service.call('GET', '/users/1')).rejects.toMatchObject({ code: 'unavailable' });
    bodies.token = token('t1');
    expect((await service.call('GET', '/users/1')).status).toBe(200);
  });
});

describe('a keyed mutex', () => {
  it('runs tasks with the same key in sequence, even after failures, and other tasks concurrently', async () => {
    const runExclusive = createKeyedMutex();
    const requests: string[] = [];
    const work = (name: string) => async () => {
      requests.push(`${name} begins`);
      await new Promise((done) => setImmediate(done));
      requests.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
      return name;
    };
    const all = [
      runExclusive('one', work('a')),
      runExclusive('one', work('b')),
      runExclusive('two', work('c')),
    ];
    expect(await Promise.allSettled(all)).toMatchObject([
      { status: 'rejected' },
      { value: 'b' },
      { value: 'c' },
    ]);
    expect(requests.indexOf('b begins')).toBeGreaterThan(requests.indexOf('a ends'));
    expect(requests.indexOf('c begins')).toBeLessThan(requests.indexOf('a ends'));
  });
});
