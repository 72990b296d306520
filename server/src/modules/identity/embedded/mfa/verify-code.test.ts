// How many codes an attacker who has the password can try, and how long the owner must wait because of it.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneTimeCode } from '../../../../../test/clients/one-time-code.ts';
import { buildUser } from '../../../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../../../test/http.ts';
import { createRateLimiter } from '../../../../platform/rate-limit/rate-limiter.ts';
import type { SecurityEvent } from '../../shared/security-events.ts';
import { createTotpEnrollment } from './totp-enrollment.ts';
import { createCodeVerifier } from './verify-code.ts';

const DAY_SECONDS = 24 * 60 * 60;

let ctx: TestHttp;
beforeAll(async () => {
  ctx = await createTestHttp();
});
afterAll(() => ctx.close());

it('fewer than 200 wrong codes are checked in a day, and the owner is notified once', async () => {
  const { db, clock } = ctx;
  const events: SecurityEvent[] = [];
  const notifySecurityEvent = async (_db: unknown, event: SecurityEvent) => void events.push(event);
  const deps = { db, clock, notifySecurityEvent, rateLimiter: createRateLimiter({ db, clock }) };
  const { id, email, accessToken } = await buildUser(ctx);
  const caller = await ctx.identity.findCaller(accessToken);
  if (!caller) throw new Error('no user is signed in');
  const enrollment = createTotpEnrollment(deps);
  const { secret } = await enrollment.start(id, email);
  await enrollment.confirm(caller, oneTimeCode(secret, clock.now()));
  events.length = 0;

  const { check } = createCodeVerifier(deps);
  const secondsToWait = (code: string) =>
    check(id, code).then(
      (result) => {
        expect(result).toBe('wrong');
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
  expect(events).toEqual([{ kind: 'mfa_bruteforce', userId: id }]);

  clock.advance(15 * 60_000);
  expect(await check(id, oneTimeCode(secret, clock.now()))).toBe('right');
});
