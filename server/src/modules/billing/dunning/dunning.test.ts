// B5: what becomes of a plan whose payment fails, day by day.
import { listDunning } from '@vys/contract/billing/billing';
import { setDefaultPaymentMethod } from '@vys/contract/billing/payment-methods';
import { payOverdue } from '@vys/contract/billing/subscriptions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../../test/billing/billing.ts';
import { buildUser, confirmAddress, type TestUser } from '../../../../test/factories.ts';
import { listQueuedEmails } from '../../../../test/queued-emails.ts';
import { DAY, HOUR } from '../../../platform/time-spans.ts';

let test: TestBilling;
const OPERATOR = 'opal@example.test';
beforeAll(async () => {
  test = await startTestBilling({ operators: [OPERATOR] });
});
afterAll(() => test.stop());

/** Pro, with a card that pays once and never again. */
async function failing(): Promise<TestUser> {
  const user = await test.newUser();
  await test.addCard(user);
  await test.buy(user, 'pro');
  const id = await test.addCard(user, '4000000000000341');
  await test.call(user, setDefaultPaymentMethod, { params: { id } });
  return user;
}

describe('B5 a payment that fails', () => {
  it('leaves the plan for 14 days, says so by email, and then the free plan holds', async () => {
    const user = await failing();
    const due = Date.parse((await test.overview(user)).subscription?.currentPeriodEnd ?? '');
    await test.advance(due - test.ctx.clock.now().getTime() + HOUR);
    const days: [number, string, number][] = [];
    for (let day = 0; day <= 15; day += 1) {
      const { tier, subscription } = await test.overview(user);
      expect(tier).toBe(await test.tierOf(user));
      days.push([day, `${tier} ${subscription?.status ?? 'none'}`, (await emailsTo(user)).length]);
      await test.advance(DAY);
    }
    const grace = 'pro past_due';
    expect(days.map(([day, state]) => [day, state])).toEqual([
      ...Array.from({ length: 14 }, (_, day) => [day, grace]),
      [14, 'free none'],
      [15, 'free none'],
    ]);
    expect((await emailsTo(user)).map(({ subject }) => subject)).toEqual([
      'Your payment for Vys Pro failed',
      'Reminder: your payment for Vys Pro is still open',
      'Your Vys Pro plan ends in a few days',
      'Your Vys Pro plan has ended',
    ]);
    expect(days.map(([, , emails]) => emails)).toEqual([
      1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 4, 4,
    ]);
  });

  it('is made good by another card, and the plan goes on', { tags: 'slow' }, async () => {
    const user = await failing();
    const due = Date.parse((await test.overview(user)).subscription?.currentPeriodEnd ?? '');
    await test.advance(due - test.ctx.clock.now().getTime() + HOUR);
    const { dunning } = await test.overview(user);
    expect(dunning).toMatchObject({
      amountDue: 900,
      currency: 'usd',
      reason: 'Your card was declined. Try a different card or contact your bank.',
    });
    expect(Date.parse(dunning?.graceUntil ?? '') - Date.parse(dunning?.since ?? '')).toBe(14 * DAY);
    expect(await test.call(user, payOverdue)).toMatchObject({
      status: 402,
      body: { code: 'billing.card_declined' },
    });
    const blocked = await test.buy(user, 'premium');
    expect(blocked.body.code).toBe('billing.payment_overdue');
    const id = await test.addCard(user);
    await test.call(user, setDefaultPaymentMethod, { params: { id } });
    expect((await test.call(user, payOverdue)).body).toEqual({ status: 'active', tier: 'pro' });
    expect(await test.overview(user)).toMatchObject({ tier: 'pro', dunning: null });
    expect((await test.call(user, payOverdue)).body.code).toBe('billing.nothing_due');
  });

  it('asks the owner when the bank wants to hear from them', { tags: 'slow' }, async () => {
    const user = await test.newUser();
    await test.addCard(user);
    await test.buy(user, 'pro');
    const id = await test.addCard(user, '4000002760003184');
    await test.call(user, setDefaultPaymentMethod, { params: { id } });
    const due = Date.parse((await test.overview(user)).subscription?.currentPeriodEnd ?? '');
    await test.advance(due - test.ctx.clock.now().getTime() + HOUR);
    const { tier, dunning } = await test.overview(user);
    expect(tier).toBe('pro');
    expect(dunning).toMatchObject({
      reason: 'Your bank wants you to confirm this payment. Confirm it to continue.',
      clientSecret: expect.stringMatching(/^pi_/),
    });
  });

  it('is listed for operators, and for operators only', { tags: 'slow' }, async () => {
    const user = await failing();
    const due = Date.parse((await test.overview(user)).subscription?.currentPeriodEnd ?? '');
    await test.advance(due - test.ctx.clock.now().getTime() + HOUR);
    const operator = await buildUser(test.ctx, { email: OPERATOR, tier: 'free' });
    await confirmAddress(test.ctx.db, OPERATOR);
    const { body } = await test.call(operator, listDunning);
    const listed = body.data.accounts.find(({ userId }: { userId: string }) => userId === user.id);
    expect(listed).toMatchObject({
      email: user.email,
      planTier: 'pro',
      tier: 'pro',
      status: 'past_due',
      amountDue: 900,
      attempts: 1,
    });
    expect((await test.call(user, listDunning)).status).toBe(403);
  });
});

/** Oldest first. */
async function emailsTo({ email }: TestUser) {
  const emails = await listQueuedEmails(test.ctx.db, email);
  return emails.filter(({ subject }) => /payment|plan/.test(subject)).reverse();
}
