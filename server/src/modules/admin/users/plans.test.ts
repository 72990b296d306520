// Plans that operators give: at least what was given, whatever is paid for, and whatever reads the provider again.
import { setUserPlan } from '@vys/contract/admin/users';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestAdmin, type TestAdmin } from '../../../../test/admin.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { listQueuedEmails } from '../../../../test/queued-emails.ts';
import { DAY } from '../../../platform/time-spans.ts';

let test: TestAdmin;

beforeAll(async () => {
  test = await createTestAdmin();
});
afterAll(() => test.close());

const give = ({ id }: TestUser, tier: string | null, more: Record<string, unknown> = {}) =>
  test.call(setUserPlan, { params: { id }, body: { tier, reason: 'A partner', ...more } });
const tierOf = (user: TestUser) => test.testBilling.tierOf(user);
const inDays = (days: number) =>
  new Date(test.ctx.clock.now().getTime() + days * DAY).toISOString();

describe('a plan that an operator gives', () => {
  it('holds at once, is told and logged, and ends when an operator ends it', async () => {
    const user = await test.testBilling.newUser();
    const { status, body } = await give(user, 'pro');
    expect([status, body.data.tier, body.data.plan]).toEqual([
      200,
      'pro',
      { paid: 'free', comp: { tier: 'pro', ends_at: null } },
    ]);
    expect(await tierOf(user)).toBe('pro');
    expect(await test.lastLogged()).toMatchObject({
      ...{ action: 'plan_given', user_id: user.id, reason: 'A partner' },
      details: { from: 'free', to: 'pro', ends_at: null },
    });
    const [email] = await listQueuedEmails(test.ctx.db, user.email);
    expect(email?.subject).toBe('You have the Pro plan');

    expect((await give(user, null)).body.data.plan).toEqual({ paid: 'free', comp: null });
    expect(await tierOf(user)).toBe('free');
    expect(await test.lastLogged()).toMatchObject({
      ...{ action: 'plan_ended', user_id: user.id, reason: 'A partner' },
      details: { from: 'pro', to: 'free' },
    });
    const [ended] = await listQueuedEmails(test.ctx.db, user.email);
    expect(ended?.subject).toBe('Your complimentary plan has ended');
    expect(ended?.body).toContain("You're on the Free plan now");
    expect(ended?.body).toContain('Reason: A partner');
    expect((await give(user, null)).body.code).toBe('admin.nothing_to_change');
  });

  it('is not undone by webhooks, by the nightly reconciliation or by a canceled subscription', async () => {
    const { billing, advance, addCard, buy, newUser, settle } = test.testBilling;
    const user = await newUser();
    await addCard(user);
    await buy(user, 'starter');
    await settle();
    expect(await tierOf(user)).toBe('starter');
    await give(user, 'premium');
    await billing.jobs.sync({ userId: user.id });
    await billing.jobs.reconcile({});
    expect(await tierOf(user)).toBe('premium');
    // Renewed by the sandbox, which delivers its events.
    await advance(32 * DAY);
    await billing.jobs.reconcile({});
    expect(await tierOf(user)).toBe('premium');
    expect((await give(user, null)).body.data.plan).toMatchObject({ paid: 'starter', comp: null });
    expect(await tierOf(user)).toBe('starter');
  });

  it('never takes away what is paid for', async () => {
    const { addCard, buy, newUser } = test.testBilling;
    const user = await newUser();
    await addCard(user);
    await buy(user, 'premium');
    for (const tier of ['pro', 'premium']) {
      const { status, body } = await give(user, tier);
      expect([status, body.code]).toEqual([409, 'admin.plan_not_higher']);
    }
    expect(await tierOf(user)).toBe('premium');
  });

  it('ends by itself at its time, and not before', async () => {
    const user = await test.testBilling.newUser();
    await give(user, 'team', { ends_at: inDays(10) });
    expect((await listQueuedEmails(test.ctx.db, user.email))[0]?.body).toMatch(
      /until \w+ \d+, \d+/,
    );
    await test.testBilling.advance(9 * DAY);
    expect(await tierOf(user)).toBe('team');
    await test.testBilling.advance(2 * DAY);
    expect(await tierOf(user)).toBe('free');
  });

  it('is replaced by another one', async () => {
    const user = await test.testBilling.newUser();
    await give(user, 'team', { ends_at: inDays(10) });
    expect((await give(user, 'starter')).body.data.plan.comp).toEqual({
      ...{ tier: 'starter', ends_at: null },
    });
    expect(await tierOf(user)).toBe('starter');
  });

  it.each([
    ['no plan of ours', { tier: 'gold' }],
    ['the free plan', { tier: 'free' }],
    ['an end that has passed', { ends_at: '2020-01-01T00:00:00Z' }],
    ['an end of nothing', { tier: null, ends_at: '2099-01-01T00:00:00Z' }],
    ['no reason', { reason: ' ' }],
  ])('is not %s', async (_, change) => {
    const user = await test.testBilling.newUser();
    const { status, body } = await give(user, 'pro', change);
    expect([status, body.code]).toEqual([400, 'input.invalid']);
    expect(await tierOf(user)).toBe('free');
  });
});
