// The rate limiter on a real database: what passes, what waits, and that processes share one count.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../test/clock.ts';
import { createTestDb, type TestDb } from '../../../test/harness.ts';
import { openDb } from '../db/db.ts';
import { type AttemptLimitName, rateLimits } from './policies.ts';
import { createRateLimiter } from './rate-limiter.ts';
import { LONGEST_WAIT_MS, type Policy } from './rules.ts';

let test: TestDb;
const clock = createTestClock(new Date('2026-05-01T12:00:00Z'));
beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());

const make = () => createRateLimiter({ db: test.db, clock });
const createUserId = () => randomUUID();
/** An account and an address. */
const pair = () => [createUserId(), '192.0.2.1'];

/** Seconds to wait, 0 when the attempt passed. */
async function wait(limit: AttemptLimitName, subject: string | string[]): Promise<number> {
  return make()
    .consume(limit, ...[subject].flat())
    .then(
      () => 0,
      (error) => error.details.retryAfter,
    );
}

async function waits(
  limit: AttemptLimitName,
  subject: string | string[],
  times: number,
): Promise<number[]> {
  const waitSeconds: number[] = [];
  for (let n = 0; n < times; n += 1) waitSeconds.push(await wait(limit, subject));
  return waitSeconds;
}

describe('a fixed-rate limit', () => {
  it('passes a burst of attempts, then one per refill interval', async () => {
    const user = createUserId();
    expect(await waits('totp.user', user, 7)).toEqual([0, 0, 0, 0, 0, 45, 45]);
    clock.advance(44_000);
    expect(await wait('totp.user', user)).toBe(1);
    clock.advance(1000);
    expect(await waits('totp.user', user, 2)).toEqual([0, 45]);
    clock.advance(90_000);
    expect(await waits('totp.user', user, 3)).toEqual([0, 0, 45]);
  });

  it('refills completely, and never beyond its burst', async () => {
    const user = createUserId();
    await waits('totp.user', user, 6);
    clock.advance(24 * 3_600_000);
    expect(await waits('totp.user', user, 6)).toEqual([0, 0, 0, 0, 0, 45]);
  });

  it('ASVS 2.4.1 I3 lets at most 100 attempts at one account pass in any hour', async () => {
    const account = createUserId();
    let passed = 0;
    for (let second = 0; second <= 3600; second += 5) {
      for (let n = 0; n < (second === 0 ? 25 : 1); n += 1) {
        if (await make().tryConsume('signIn.account', account)) passed += 1;
      }
      clock.advance(5000);
    }
    expect(passed).toBe(100);
    expect(await wait('signIn.account', account)).toBeLessThanOrEqual(LONGEST_WAIT_MS / 1000);
  });
});

describe('a limit with exponential back-off', () => {
  it('waits longer with each attempt, and never longer than the published delay', async () => {
    const account = pair();
    expect(await waits('signIn.accountFromAddress', account, 6)).toEqual([0, 0, 0, 0, 0, 1]);
    const waitSeconds: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const seconds = await wait('signIn.accountFromAddress', account);
      waitSeconds.push(seconds);
      clock.advance(seconds * 1000);
      expect(await wait('signIn.accountFromAddress', account)).toBe(0);
    }
    expect(waitSeconds).toEqual([1, 2, 4, 8, 16, 32, 45, 45]);
  });

  it('does not make the wait longer for rejected attempts', async () => {
    const account = pair();
    await waits('signIn.accountFromAddress', account, 5);
    expect(await waits('signIn.accountFromAddress', account, 20)).toEqual(Array(20).fill(1));
    clock.advance(1000);
    expect(await wait('signIn.accountFromAddress', account)).toBe(0);
  });

  it('starts over after the reset time', async () => {
    const account = pair();
    await waits('signIn.accountFromAddress', account, 6);
    clock.advance(31 * 60_000);
    expect(await waits('signIn.accountFromAddress', account, 6)).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

it.each(['totp.user', 'signIn.accountFromAddress'] as const)(
  'refunds one attempt of %s, and resets all on request',
  async (limit) => {
    const user = limit === 'totp.user' ? [createUserId()] : pair();
    await waits(limit, user, 5);
    expect(await wait(limit, user)).toBeGreaterThan(0);
    await make().refund(limit, ...user);
    expect((await waits(limit, user, 2)).map((seconds) => seconds > 0)).toEqual([false, true]);
    await make().reset(limit, ...user);
    expect((await waits(limit, user, 6)).map((seconds) => seconds > 0)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
    ]);
  },
);

it('refunds nothing that was not consumed', async () => {
  const user = createUserId();
  await make().refund('totp.user', user);
  await make().reset('totp.user', user);
  expect(await waits('totp.user', user, 6)).toEqual([0, 0, 0, 0, 0, 45]);
});

it('keeps subjects and limits apart, and normalizes subjects', async () => {
  const user = createUserId();
  await waits('totp.user', user, 5);
  expect(await wait('totp.user', ` ${user.toUpperCase()} `)).toBe(45);
  expect(await wait('totp.user', `${user}0`)).toBe(0);
  expect(await wait('password.user', user)).toBe(0);
});

it('shares one exact count among processes', async () => {
  const pools = [openDb(test.url), openDb(test.url)];
  const account = createUserId();
  const attempts = pools.flatMap((db) => {
    const rateLimiter = createRateLimiter({ db, clock });
    return Array.from({ length: 60 }, () => rateLimiter.tryConsume('signIn.account', account));
  });
  const passed = (await Promise.all(attempts)).filter(Boolean);
  await Promise.all(pools.map((db) => db.destroy()));
  expect(passed).toHaveLength(20);
});

it('stores no address and no email, and deletes expired counters', async () => {
  const rateLimiter = make();
  await rateLimiter.consume('forgotPassword.email', 'Ada@Example.test');
  await rateLimiter.consume('forgotPassword.address', '192.0.2.77');
  const rows = await test.db.selectFrom('rate_limits').selectAll().execute();
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/ada|example|192\.0/i);
  clock.advance(3 * 3_600_000);
  await rateLimiter.consume('totp.user', createUserId());
  expect(await test.db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
});

it('ASVS 16.5.3 rejects the attempt when the database is unavailable', async () => {
  const db = openDb('postgresql://127.0.0.1:1/none');
  const rateLimiter = createRateLimiter({ db, clock });
  await expect(rateLimiter.tryConsume('totp.user', 'x')).rejects.toThrow();
  await db.destroy();
});

it('never makes a user wait longer than the published delay to prove their identity', () => {
  const proving = Object.entries<Policy>(rateLimits).filter(([name]) =>
    /^(signIn\.(account|known|address|global)|totp\.user$|password\.|passkey)/.test(name),
  );
  expect(proving.length).toBeGreaterThan(6);
  for (const [, policy] of proving) {
    const waitsMs = policy.store === 'postgres' ? policy.emissionIntervalsMs : [];
    expect(waitsMs.length).toBeGreaterThan(0);
    expect(Math.max(...waitsMs)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  }
});
