// How many codes somebody can try who has the password, and how long its owner waits for that.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../test/http.ts';
import { oneTimeCode } from '../../../../test/one-time-code.ts';
import { createBudgets } from '../../budgets.ts';
import type { SecurityEvent } from '../../security-events.ts';
import { createSecondFactor } from './second-factor.ts';
import { createSecondFactorSettings } from './second-factor-settings.ts';

const DAY_SECONDS = 24 * 60 * 60;

let ctx: TestHttp;
beforeAll(async () => {
  ctx = await createTestHttp();
});
afterAll(() => ctx.close());

it('lets fewer than 200 wrong codes through in a day, and tells the owner once', async () => {
  const { db, clock } = ctx;
  const events: SecurityEvent[] = [];
  const tell = async (_db: unknown, event: SecurityEvent) => void events.push(event);
  const deps = { db, clock, tell, budgets: createBudgets({ db, clock }) };
  const { id, email, accessToken } = await buildUser(ctx);
  const caller = await ctx.identity.findCaller(accessToken);
  if (!caller) throw new Error('nobody is signed in');
  const settings = createSecondFactorSettings(deps);
  const { secret } = await settings.begin(id, email);
  await settings.confirm(caller, oneTimeCode(secret, clock.now()));
  events.length = 0;

  const { check } = createSecondFactor(deps);
  const secondsToWait = (code: string) =>
    check(id, code).then(
      (verdict) => {
        expect(verdict).toBe('wrong');
        return 0;
      },
      (error) => Number(error.details.retryAfter),
    );
  let tested = 0;
  let longest = 0;
  for (let passed = 0; passed < DAY_SECONDS; ) {
    const seconds = await secondsToWait('guess');
    if (seconds === 0) tested += 1;
    longest = Math.max(longest, seconds);
    passed += seconds;
    clock.advance(seconds * 1000);
  }
  expect(tested).toBeGreaterThan(100);
  expect(tested).toBeLessThan(200);
  expect(longest).toBeLessThanOrEqual(15 * 60);
  expect(events).toEqual([{ kind: 'codes_guessed', userId: id }]);

  clock.advance(15 * 60_000);
  expect(await check(id, oneTimeCode(secret, clock.now()))).toBe('right');
});
