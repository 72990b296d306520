// The job that tells the card provider the new address of an account.
import { createSetupIntent } from '@vys/contract/billing/payment-methods';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../test/billing/billing.ts';
import type { TestUser } from '../../../test/factories.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

let test: TestBilling;
beforeAll(async () => {
  test = await startTestBilling();
  test.ctx.jobs.work('billing-customer-email', test.billing.jobs.updateEmail);
});
afterAll(() => test.stop());

async function move({ id: userId }: TestUser, email: string, isUndone = false): Promise<void> {
  await inTransaction(test.ctx.db, async (trx) => {
    await test.ctx.accounts.setEmail(trx, { userId, email });
    await test.billing.handleEmailChange(trx, { userId });
    if (isUndone) throw new Error('undone');
  });
}
const addCustomer = async (user: TestUser): Promise<string> =>
  (await test.call(user, createSetupIntent)).body.customerId;
async function addressOf(customerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select data ->> 'email' as email from billing_sandbox_objects where id = ${customerId}
  `.execute(test.ctx.db);
  return rows[0]?.email;
}
const countJobs = async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from jobs.job
    where name = 'billing-customer-email' and state < 'active'`.execute(test.ctx.db);
  return rows[0]?.count;
};

it('says the latest address, however often it changed', async () => {
  const user = await test.newUser();
  const customerId = await addCustomer(user);
  expect(await addressOf(customerId)).toBe(user.email);
  await move(user, 'second@example.test');
  await move(user, 'third@example.test');
  expect(await addressOf(customerId)).toBe(user.email);
  await test.ctx.jobs.runDue('billing-customer-email');
  expect(await addressOf(customerId)).toBe('third@example.test');
});

it('is there with the change, or not at all', async () => {
  const user = await test.newUser();
  const customerId = await addCustomer(user);
  await expect(move(user, 'never@example.test', true)).rejects.toThrow('undone');
  expect(await countJobs()).toBe(0);
  expect(await addressOf(customerId)).toBe(user.email);
});

it('is none for an account that never paid, and harmless for a customer who is gone', async () => {
  const free = await test.newUser();
  await move(free, 'free@example.test');
  expect(await countJobs()).toBe(0);
  const gone = await test.newUser();
  const customerId = await addCustomer(gone);
  await test.billing.jobs.deleteCustomer({ customerId });
  await expect(test.billing.jobs.updateEmail({ userId: gone.id })).resolves.toBeUndefined();
});
