// The AI and storage allowances against the database.

import { randomUUID } from 'node:crypto';
import { GIB } from '@vys/contract/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildUser, signIn, type TestUser } from '../../../test/factories.ts';
import { createTestHttp, type TestHttp } from '../../../test/http.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { DAY, HOUR } from '../../platform/time-spans.ts';

let ctx: TestHttp;
let user: TestUser;

beforeAll(async () => {
  ctx = await createTestHttp();
});
beforeEach(async () => {
  ctx.clock.set('2026-11-20T10:00:00Z');
  user = await buildUser(ctx, { tier: 'free' });
});
afterAll(() => ctx.close());

async function use(count: number, stepMs = 0): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await ctx.accounts.checkAiAllowance(ctx.db, user.id);
    await record();
    ctx.clock.advance(stepMs);
  }
}
const record = (turn: string = randomUUID()) =>
  inTransaction(ctx.db, (trx) => ctx.accounts.recordAiRequest(trx, user.id, turn));
const check = () => ctx.accounts.checkAiAllowance(ctx.db, user.id);

describe('the AI allowance', () => {
  it('TIER-5 TIER-12 lets a free user make 15 requests in 7 days, and says when the next is free', async () => {
    await use(15, HOUR);
    await expect(check()).rejects.toMatchObject({
      code: 'ai.allowance_used_up',
      message:
        "You've used all 15 AI requests in the last 7 days on the Free plan. " +
        "You'll get the next one on Nov 27, 2026, 10:00 AM UTC. Upgrade to continue.",
      details: { retryAfter: (7 * DAY - 15 * HOUR) / 1000 },
    });
    ctx.clock.set('2026-11-27T09:59:59Z');
    await expect(check()).rejects.toMatchObject({ code: 'ai.allowance_used_up' });
    ctx.clock.set('2026-11-27T10:00:00Z');
    await use(1);
    await expect(check()).rejects.toMatchObject({ code: 'ai.allowance_used_up' });
  });

  it('TIER-5 TIER-12 lets a free user make 100 requests in a calendar month (UTC)', async () => {
    ctx.clock.set('2026-12-01T00:00:00Z');
    // Every twelve hours keeps within the week; the rest of the month's is inserted without a check.
    await use(62, 12 * HOUR);
    ctx.clock.set('2026-12-10T00:00:00Z');
    const row = { user_id: user.id, created_at: ctx.clock.now() };
    await ctx.db.insertInto('ai_requests').values(Array(38).fill(row)).execute();
    ctx.clock.set('2026-12-31T23:59:59Z');
    await expect(check()).rejects.toMatchObject({
      code: 'ai.allowance_used_up',
      message: expect.stringContaining('all 100 AI requests this month'),
      details: { retryAfter: 1 },
    });
    ctx.clock.set('2027-01-01T00:00:00Z');
    await check();
  });

  it('TIER-12 counts a turn once however often it starts, and not when no model answered', async () => {
    await use(14);
    await record('turn');
    await record('turn');
    await expect(record('another')).rejects.toMatchObject({ code: 'ai.allowance_used_up' });
    await ctx.accounts.releaseAiRequest(ctx.db, user.id, 'turn');
    await record('another');
    await expect(check()).rejects.toMatchObject({ code: 'ai.allowance_used_up' });
  });

  it('DATA-4 TIER-5 shows both values in the profile', async () => {
    ctx.clock.set('2026-11-01T00:00:00Z');
    await use(2);
    ctx.clock.set('2026-11-20T10:00:00Z');
    await use(3);
    const { headers } = await signIn(ctx, user);
    const { data } = (await ctx.http.inject({ url: '/api/user/profile', headers })).json();
    expect(data.limits).toMatchObject({ ai_requests_used: 5, ai_requests_week_used: 3 });
  });

  it('TIER-6 TIER-14 has no limit on a paid plan, and none at once after an upgrade', async () => {
    await use(15);
    await expect(check()).rejects.toMatchObject({ code: 'ai.allowance_used_up' });
    await ctx.accounts.changeTier(user.id, 'starter');
    await use(90);
  });

  it('counts for each user alone', async () => {
    await use(15);
    const otherUser = await buildUser(ctx);
    await ctx.accounts.checkAiAllowance(ctx.db, otherUser.id);
  });

  it('is rejected for an account that does not exist', async () => {
    const unknownUser = '00000000-0000-4000-8000-000000000000';
    const rejected = ctx.accounts.checkAiAllowance(ctx.db, unknownUser);
    await expect(rejected).rejects.toMatchObject({ code: 'accounts.profile_not_found' });
  });
});

describe('the storage allowance', () => {
  const charge = (bytes: number) => ctx.accounts.chargeStorage(ctx.db, user.id, bytes);
  const used = async () => (await ctx.accounts.findAccount(ctx.db, user.id))?.storageUsed;

  it('ASVS 2.3.2 TIER-12 is used to the last byte and never beyond', async () => {
    await charge(GIB - 1);
    await expect(charge(2)).rejects.toMatchObject({ code: 'media.storage_full' });
    await charge(1);
    await expect(charge(1)).rejects.toMatchObject({ code: 'media.storage_full' });
    expect(await used()).toBe(GIB);
  });

  it('ASVS 2.3.4 F2 is exact under parallel charges', async () => {
    const piece = GIB / 10;
    const results = await Promise.allSettled(
      Array.from({ length: 40 }, () => charge(Math.floor(piece))),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10);
    expect(await used()).toBe(Math.floor(piece) * 10);
  });

  it('gives back, also after a downgrade has left more than the plan holds', async () => {
    await ctx.accounts.changeTier(user.id, 'team');
    await charge(90 * GIB);
    await ctx.accounts.changeTier(user.id, 'free');
    await expect(charge(1)).rejects.toMatchObject({ code: 'media.storage_full' });
    await charge(-89.5 * GIB);
    await charge(GIB / 2);
    expect(await used()).toBe(GIB);
  });

  it('ASVS 2.3.3 is given back by a transaction that is undone', async () => {
    const undone = inTransaction(ctx.db, async (trx) => {
      await ctx.accounts.chargeStorage(trx, user.id, 1000);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await used()).toBe(0);
  });
});
