// What is remembered of the realm while it answers, and what that is worth while it does not.
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTurns } from './one-at-a-time.ts';
import { type AskRealm, unavailable } from './realm-http.ts';
import { createRealmKeys } from './realm-keys.ts';
import { createServiceAccount } from './service-account.ts';
import { createSessionLiveness } from './session-liveness.ts';
import { createSharedRefresh } from './shared-refresh.ts';

const SECOND = 1000;
const settings = {
  issuer: 'https://id.example.test/realms/vys',
  clientId: 'vys-web',
  serviceClientId: 'vys-server',
  serviceSecret: 'secret',
};
const log = pino({ level: 'silent' });
let clock = createTestClock();
let asked: string[] = [];
let isAway = false;
let bodies: Record<string, { status?: number; body: unknown }> = {};

/** A realm that answers what the test says. */
const ask: AskRealm = async (url, request) => {
  const path = url.replace(/^.*\/(openid-connect|admin\/realms\/vys)\//, '');
  asked.push(request?.headers?.authorization ? `${path} ${request.headers.authorization}` : path);
  if (isAway) throw unavailable('away');
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
  asked = [];
  isAway = false;
  bodies = {};
});

describe('keys of the realm', () => {
  beforeEach(() => {
    const unfit = [key('hs', 'HS256'), { ...key('enc'), use: 'enc' }, { kid: 'odd' }];
    bodies.certs = { body: { keys: [key('one'), ...unfit] } };
  });
  const create = () => createRealmKeys({ settings, ask, clock });

  it('I7 takes signing keys of asymmetric algorithms only', async () => {
    const keys = create();
    expect((await keys.find('one'))?.kid).toBe('one');
    for (const kid of ['hs', 'enc', 'odd', undefined]) expect(await keys.find(kid)).toBeUndefined();
    expect((await keys.list()).map(({ kid }) => kid)).toEqual(['one']);
  });

  it('I8 looks for one that is not known, but not more than every ten seconds', async () => {
    const keys = create();
    await keys.find('one');
    bodies.certs = { body: { keys: [key('two'), key('one')] } };
    for (let n = 0; n < 5; n += 1) expect(await keys.find('two')).toBeUndefined();
    expect(asked).toHaveLength(1);
    clock.advance(10 * SECOND + 1);
    expect((await keys.find('two'))?.kid).toBe('two');
    expect(asked).toHaveLength(2);
  });

  it('asks once for all who wait', async () => {
    const keys = create();
    await Promise.all(Array.from({ length: 20 }, () => keys.find('one')));
    expect(asked).toHaveLength(1);
  });

  it('R5 goes on with those it knows while the provider is away', async () => {
    const keys = create();
    await keys.load();
    isAway = true;
    clock.advance(3600 * SECOND);
    expect((await keys.find('one'))?.kid).toBe('one');
    expect(await keys.list()).toHaveLength(1);
    await expect(keys.find('two')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('R5 says that it cannot know, rather than no, until the provider has answered once', async () => {
    const keys = create();
    isAway = true;
    await expect(keys.find('one')).rejects.toMatchObject({ code: 'unavailable' });
    await expect(keys.find('one')).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toHaveLength(1);
    isAway = false;
    clock.advance(10 * SECOND + 1);
    expect((await keys.find('one'))?.kid).toBe('one');
  });
});

describe('liveness of sessions', () => {
  const bearer = { sessionId: 's1', userId: 'u1' };
  let answers: boolean[] = [];
  const introspect = async () => {
    asked.push('introspect');
    if (isAway) throw unavailable('away');
    return answers.shift() ?? true;
  };
  const create = () => createSessionLiveness({ clock, log });
  beforeEach(() => {
    answers = [];
  });

  it('I6 is asked again after five seconds, and once for all who wait', async () => {
    const liveness = create();
    answers = [true, false];
    const isLive = () => liveness.isLive(bearer, introspect);
    expect(await Promise.all([isLive(), isLive(), isLive()])).toEqual([true, true, true]);
    clock.advance(4999);
    expect(await isLive()).toBe(true);
    expect(asked).toHaveLength(1);
    clock.advance(1);
    expect(await isLive()).toBe(false);
  });

  it('I6 is no more at once where the session was ended, also while the provider is away', async () => {
    const liveness = create();
    expect(await liveness.isLive(bearer, introspect)).toBe(true);
    liveness.markEnded(['s1']);
    isAway = true;
    clock.advance(300 * SECOND);
    expect(await liveness.isLive(bearer, introspect)).toBe(false);
  });

  it('is asked for at once for a user who is gone', async () => {
    const liveness = create();
    answers = [true, false];
    await liveness.isLive(bearer, introspect);
    liveness.askAgain('u2');
    expect(await liveness.isLive(bearer, introspect)).toBe(true);
    liveness.askAgain('u1');
    expect(await liveness.isLive(bearer, introspect)).toBe(false);
  });

  it('R5 is believed while the provider is away, and nobody waits for it again and again', async () => {
    const liveness = create();
    isAway = true;
    for (const sessionId of ['s1', 's2', 's3']) {
      expect(await liveness.isLive({ sessionId, userId: 'u1' }, introspect)).toBe(true);
    }
    expect(asked).toHaveLength(1);
    isAway = false;
    answers = [false];
    clock.advance(5 * SECOND);
    expect(await liveness.isLive(bearer, introspect)).toBe(false);
  });
});

describe('a refresh that several ask for', () => {
  it('I4 is made once, remembered for ten seconds, and not shared between tokens', async () => {
    const once = createSharedRefresh<number>(clock);
    let made = 0;
    const refresh = async () => ++made;
    expect(await Promise.all([once('a', refresh), once('a', refresh)])).toEqual([1, 1]);
    expect(await once('b', refresh)).toBe(2);
    clock.advance(9999);
    expect(await once('a', refresh)).toBe(1);
    clock.advance(1);
    expect(await once('a', refresh)).toBe(3);
  });

  it('is tried again when it was refused', async () => {
    const once = createSharedRefresh<number>(clock);
    await expect(once('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once('a', async () => 1)).toBe(1);
  });
});

describe('the service account', () => {
  const token = (text: string) => ({ body: { access_token: text, expires_in: 300 } });
  const create = () => createServiceAccount({ settings, ask, clock });

  it('keeps its token until shortly before that ends', async () => {
    bodies = { token: token('t1'), 'users/1': { body: {} } };
    const service = create();
    await Promise.all([service.call('GET', '/users/1'), service.call('GET', '/users/1')]);
    expect(asked).toEqual(['token', 'users/1 Bearer t1', 'users/1 Bearer t1']);
    bodies.token = token('t2');
    clock.advance(279 * SECOND);
    await service.call('GET', '/users/1');
    clock.advance(SECOND);
    await service.call('GET', '/users/1');
    expect(asked.slice(3)).toEqual(['users/1 Bearer t1', 'token', 'users/1 Bearer t2']);
  });

  it('gets another when it is refused, once', async () => {
    bodies = { token: token('t1'), 'users/1': { status: 401, body: {} } };
    const service = create();
    await expect(service.call('GET', '/users/1')).rejects.toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['token', 'users/1 Bearer t1', 'token', 'users/1 Bearer t1']);
  });

  it.each([
    ['the client is refused', { status: 401, body: { error: 'unauthorized_client' } }],
    ['there is no token in the answer', { body: {} }],
  ])('is unavailable when %s, and tries anew the next time', async (_what, refused) => {
    bodies = { token: refused, 'users/1': { body: {} } };
    const service = create();
    await expect(service.call('GET', '/users/1')).rejects.toMatchObject({ code: 'unavailable' });
    bodies.token = token('t1');
    expect((await service.call('GET', '/users/1')).status).toBe(200);
  });
});

describe('turns', () => {
  it('are taken one after the other for one key, failures included, and side by side for others', async () => {
    const inTurn = createTurns();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((done) => setImmediate(done));
      seen.push(`${name} ends`);
      if (name === 'a') throw new Error('a fails');
      return name;
    };
    const all = [inTurn('one', work('a')), inTurn('one', work('b')), inTurn('two', work('c'))];
    expect(await Promise.allSettled(all)).toMatchObject([
      { status: 'rejected' },
      { value: 'b' },
      { value: 'c' },
    ]);
    expect(seen.indexOf('b begins')).toBeGreaterThan(seen.indexOf('a ends'));
    expect(seen.indexOf('c begins')).toBeLessThan(seen.indexOf('a ends'));
  });
});
