// B4: a purchase is one purchase, however often it is asked for and whatever breaks between the charge and its record.
import { listInvoices } from '@vys/contract/billing/invoices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../../test/billing/billing.ts';
import type { TestUser } from '../../../../test/factories.ts';
import { HOUR, MINUTE } from '../../../platform/time-spans.ts';

let test: TestBilling;
beforeAll(async () => {
  test = await startTestBilling();
});
afterAll(() => test.stop());

async function withCard(): Promise<TestUser> {
  const user = await test.newUser();
  await test.addCard(user);
  return user;
}

/** What the sandbox holds, not what we recorded. */
async function readProvider({ id }: TestUser) {
  const { db } = test.ctx;
  const { customer_id: customer } = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('billing_sandbox_objects')
    .select(['kind', 'data'])
    .where('customer', '=', customer)
    .where('kind', 'in', ['subscription', 'charge'])
    .execute();
  const of = (kind: string) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ data }) => data as { status: string; amount: number });
  return { subscriptions: of('subscription'), charges: of('charge') };
}

async function expectOnePurchase(user: TestUser, tier: string, amount: number) {
  const { subscriptions, charges } = await readProvider(user);
  expect(subscriptions.map(({ status }) => status)).toEqual(['active']);
  expect(charges.map((charge) => charge.amount)).toEqual([amount]);
  expect(await test.tierOf(user)).toBe(tier);
}

describe('B4 one subscription and one charge', () => {
  it('for a double click', async () => {
    const user = await withCard();
    const responses = await Promise.all([
      test.buy(user, 'pro'),
      test.buy(user, 'pro'),
      test.buy(user, 'pro'),
    ]);
    expect(responses.map(({ body }) => body.status)).toEqual(['active', 'active', 'active']);
    await expectOnePurchase(user, 'pro', 900);
  });

  it('for two tabs that want different plans', async () => {
    const user = await withCard();
    const responses = await Promise.all([test.buy(user, 'pro'), test.buy(user, 'premium')]);
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    const refused = responses.find(({ status }) => status === 409);
    expect(refused?.body.code).toBe('billing.change_in_progress');
    const { subscriptions, charges } = await readProvider(user);
    expect([subscriptions.length, charges.length]).toEqual([1, 1]);
  });

  it('for a request whose response was lost', async () => {
    const user = await withCard();
    await test.buy(user, 'pro');
    const again = await test.buy(user, 'pro');
    expect(again.body).toEqual({ status: 'active', tier: 'pro' });
    await expectOnePurchase(user, 'pro', 900);
  });

  it('when the process dies between the charge and its record, and the user tries again', async () => {
    const user = await withCard();
    await test.buy(user, 'pro');
    await undoRecord(user);
    const again = await test.buy(user, 'pro');
    expect(again.body.status).toBe('active');
    await expectOnePurchase(user, 'pro', 900);
  });

  it('when it dies then, and no one tries again before the next reconciliation', async () => {
    const user = await withCard();
    await test.buy(user, 'pro');
    await undoRecord(user);
    expect(await test.tierOf(user)).toBe('free');
    await test.billing.jobs.reconcile({});
    await expectOnePurchase(user, 'pro', 900);
  });

  it('when it dies then, and the user wants another plan some minutes later', async () => {
    const user = await withCard();
    await test.buy(user, 'pro');
    await undoRecord(user);
    expect((await test.buy(user, 'premium')).body.code).toBe('billing.change_in_progress');
    test.ctx.clock.advance(3 * MINUTE);
    expect((await test.buy(user, 'premium')).body).toEqual({ status: 'active', tier: 'premium' });
    const { subscriptions, charges } = await readProvider(user);
    expect(subscriptions).toHaveLength(1);
    expect(charges).toHaveLength(2);
    const { invoices } = (await test.call(user, listInvoices)).body;
    expect(invoices.map(({ status }: { status: string }) => status)).toEqual(['paid', 'paid']);
  });

  it('while the provider is away nothing is charged, and a later try goes through', async () => {
    const user = await withCard();
    await test.ctx.db
      .insertInto('billing_intents')
      .values({
        user_id: user.id,
        price_id: 'price_sandboxpromonth',
        created_at: test.ctx.clock.now(),
      })
      .execute();
    expect((await readProvider(user)).charges).toEqual([]);
    expect((await test.buy(user, 'pro')).body.status).toBe('active');
    await expectOnePurchase(user, 'pro', 900);
  });
});

it('closes what a crash left open', async () => {
  const user = await withCard();
  const at = test.ctx.clock.now();
  await test.ctx.db
    .insertInto('billing_intents')
    .values({ user_id: user.id, price_id: 'price_sandboxpromonth', created_at: at })
    .execute();
  test.ctx.clock.advance(2 * HOUR);
  await test.billing.jobs.reconcile({});
  const open = await test.ctx.db
    .selectFrom('billing_intents')
    .select('id')
    .where('closed_at', 'is', null)
    .execute();
  expect(open).toEqual([]);
});

/** The state in which `kill -9` leaves the tables: the provider has charged, and nothing of it is recorded. */
async function undoRecord({ id }: TestUser): Promise<void> {
  const { db, accounts } = test.ctx;
  await db.deleteFrom('billing_subscriptions').where('user_id', '=', id).execute();
  await db
    .updateTable('billing_intents')
    .set({ closed_at: null, succeeded: null })
    .where('user_id', '=', id)
    .execute();
  await accounts.changeTier(id, 'free');
}
