// The customer at the card provider follows the address of an account, through the whole server.

import { createSetupIntent } from '@vys/contract/billing/payment-methods';
import { changeEmail } from '@vys/contract/identity/email-change';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.stop());

it('a customer has the new address once the address of the account has changed', async () => {
  const { token } = await test.signUp('mover', 'free');
  const setup = await test.call('POST', createSetupIntent.path, { token });
  const { customerId } = (await setup.json()) as { customerId: string };
  const addresses = async () => {
    const { rows } = await sql<{ email: string }>`
      select data ->> 'email' as email from billing_sandbox_objects where id = ${customerId}
    `.execute(test.test.db);
    return rows.map(({ email }) => email);
  };
  expect(await addresses()).toEqual(['mover@vys.example']);
  const body = { email: 'moved@vys.example', current_password: 'correct horse 7' };
  const changed = await test.call('POST', changeEmail.path, { token, body });
  expect(await changed.json()).toEqual({ data: { status: 'changed' } });
  await expect.poll(addresses, { timeout: 30_000 }).toEqual(['moved@vys.example']);
});
