// Budgets of tries on a real database: what passes, what waits, and that processes share one count.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestClock } from '../../test/clock.ts';
import { createTestDb, type TestDb } from '../../test/harness.ts';
import { openDb } from '../kit/db.ts';
import { addressKey, budgetRules, LONGEST_WAIT_MS } from './budget-rules.ts';
import { type BudgetName, createBudgets } from './budgets.ts';

let test: TestDb;
const clock = createTestClock(new Date('2026-05-01T12:00:00Z'));
beforeAll(async () => {
  test = await createTestDb();
});
afterAll(() => test.drop());

const make = () => createBudgets({ db: test.db, clock });
const somebody = () => randomUUID();

/** Seconds to wait, 0 when the try passed. */
async function wait(budget: BudgetName, subject: string): Promise<number> {
  return make()
    .spend(budget, subject)
    .then(
      () => 0,
      (error) => error.details.retryAfter,
    );
}

async function waits(budget: BudgetName, subject: string, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < times; n += 1) found.push(await wait(budget, subject));
  return found;
}

describe('a steady budget', () => {
  it('passes its tries at once, then one each time that a part of the time has passed', async () => {
    const user = somebody();
    expect(await waits('totp.user', user, 7)).toEqual([0, 0, 0, 0, 0, 45, 45]);
    clock.advance(44_000);
    expect(await wait('totp.user', user)).toBe(1);
    clock.advance(1000);
    expect(await waits('totp.user', user, 2)).toEqual([0, 45]);
    clock.advance(90_000);
    expect(await waits('totp.user', user, 3)).toEqual([0, 0, 45]);
  });

  it('is whole again after a while, and not more than whole', async () => {
    const user = somebody();
    await waits('totp.user', user, 6);
    clock.advance(24 * 3_600_000);
    expect(await waits('totp.user', user, 6)).toEqual([0, 0, 0, 0, 0, 45]);
  });

  it('I3 lets at most 100 tries at one account pass in any hour', async () => {
    const account = somebody();
    let passed = 0;
    for (let second = 0; second <= 3600; second += 5) {
      for (let n = 0; n < (second === 0 ? 25 : 1); n += 1) {
        if (await make().trySpend('signIn.account', account)) passed += 1;
      }
      clock.advance(5000);
    }
    expect(passed).toBe(100);
    expect(await wait('signIn.account', account)).toBeLessThanOrEqual(LONGEST_WAIT_MS / 1000);
  });
});

describe('a doubling budget', () => {
  it('waits longer with each try, and never longer than the published delay', async () => {
    const account = somebody();
    expect(await waits('signIn.accountFromAddress', account, 6)).toEqual([0, 0, 0, 0, 0, 1]);
    const found: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const seconds = await wait('signIn.accountFromAddress', account);
      found.push(seconds);
      clock.advance(seconds * 1000);
      expect(await wait('signIn.accountFromAddress', account)).toBe(0);
    }
    expect(found).toEqual([1, 2, 4, 8, 16, 32, 45, 45]);
  });

  it('does not make the wait longer for tries that did not pass', async () => {
    const account = somebody();
    await waits('signIn.accountFromAddress', account, 5);
    expect(await waits('signIn.accountFromAddress', account, 20)).toEqual(Array(20).fill(1));
    clock.advance(1000);
    expect(await wait('signIn.accountFromAddress', account)).toBe(0);
  });

  it('begins anew after some quiet', async () => {
    const account = somebody();
    await waits('signIn.accountFromAddress', account, 6);
    clock.advance(31 * 60_000);
    expect(await waits('signIn.accountFromAddress', account, 6)).toEqual([0, 0, 0, 0, 0, 1]);
  });
});

it.each(['totp.user', 'signIn.accountFromAddress'] as const)(
  'gives a try of %s back, and all on request',
  async (budget) => {
    const user = somebody();
    await waits(budget, user, 5);
    expect(await wait(budget, user)).toBeGreaterThan(0);
    await make().giveBack(budget, user);
    expect((await waits(budget, user, 2)).map((seconds) => seconds > 0)).toEqual([false, true]);
    await make().forget(budget, user);
    expect((await waits(budget, user, 6)).map((seconds) => seconds > 0)).toEqual([
      ...Array<boolean>(5).fill(false),
      true,
    ]);
  },
);

it('gives nothing back that was not taken', async () => {
  const user = somebody();
  await make().giveBack('totp.user', user);
  await make().forget('totp.user', user);
  expect(await waits('totp.user', user, 6)).toEqual([0, 0, 0, 0, 0, 45]);
});

it('keeps subjects and budgets apart, and knows a name however it is written', async () => {
  const user = somebody();
  await waits('totp.user', user, 5);
  expect(await wait('totp.user', ` ${user.toUpperCase()} `)).toBe(45);
  expect(await wait('totp.user', `${user}0`)).toBe(0);
  expect(await wait('password.user', user)).toBe(0);
});

it('shares one count among processes, exactly', async () => {
  const pools = [openDb(test.url), openDb(test.url)];
  const account = somebody();
  const tries = pools.flatMap((db) => {
    const budgets = createBudgets({ db, clock });
    return Array.from({ length: 60 }, () => budgets.trySpend('signIn.account', account));
  });
  const passed = (await Promise.all(tries)).filter(Boolean);
  await Promise.all(pools.map((db) => db.destroy()));
  expect(passed).toHaveLength(20);
});

it('keeps no address and no email, and nothing that has become whole', async () => {
  const budgets = make();
  await budgets.spend('forgotPassword.email', 'Ada@Example.test');
  await budgets.spend('forgotPassword.address', '192.0.2.77');
  const rows = await test.db.selectFrom('try_budgets').selectAll().execute();
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/ada|example|192\.0/i);
  clock.advance(3 * 3_600_000);
  await budgets.spend('totp.user', somebody());
  expect(await test.db.selectFrom('try_budgets').selectAll().execute()).toHaveLength(1);
});

it('refuses the try when the database does not answer', async () => {
  const db = openDb('postgresql://127.0.0.1:1/none');
  const budgets = createBudgets({ db, clock });
  await expect(budgets.trySpend('totp.user', 'x')).rejects.toThrow();
  await db.destroy();
});

it('makes nobody wait longer than the published delay to prove who they are', () => {
  const proving = Object.entries(budgetRules).filter(([name]) =>
    /^(signIn\.(account|known|address|every)|totp\.user$|password\.|passkey)/.test(name),
  );
  expect(proving.length).toBeGreaterThan(6);
  for (const [, { costsMs }] of proving) {
    expect(Math.max(...costsMs)).toBeLessThanOrEqual(LONGEST_WAIT_MS);
  }
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:0db8:0:0:1::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
])('the address %s counts as %s', (ip, key) => {
  expect(addressKey(ip)).toBe(key);
});
