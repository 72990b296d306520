// The sandbox and our calls, judged by the vendor's own description of its API: stripe-mock accepts every request that
// we send, and every response of the sandbox fits the schema of Stripe's OpenAPI document.
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../../test/billing/billing.ts';
import {
  findMismatches,
  findResponseSchema,
  type OpenApi,
} from '../../../../test/billing/wire/openapi.ts';
import {
  type Exchange,
  startRecordingProxy,
} from '../../../../test/billing/wire/recording-proxy.ts';
import { freePort } from '../../../../test/free-port.ts';
import { DAY } from '../../../platform/time-spans.ts';

// Where `tools/engines/stripe-mock.mjs` has put it.
const home = process.env.STRIPE_MOCK_HOME ?? '';
let test: TestBilling;
let mock: ChildProcess;
let mockUrl: string;
let document: OpenApi;
let exchanges: readonly Exchange[];

beforeAll(async () => {
  document = JSON.parse(readFileSync(join(home, 'spec3.json'), 'utf8'));
  const port = await freePort();
  mockUrl = `http://127.0.0.1:${port}`;
  mock = spawn(join(home, 'stripe-mock'), ['-http-addr', `127.0.0.1:${port}`], { stdio: 'ignore' });
  await vi.waitFor(() => fetch(mockUrl), { timeout: 20_000, interval: 50 });
  let proxy: Awaited<ReturnType<typeof startRecordingProxy>> | undefined;
  test = await startTestBilling({
    wrapSandbox: (sandbox) => ({
      ...sandbox,
      async start() {
        proxy ??= await startRecordingProxy(await sandbox.start());
        return proxy.address;
      },
    }),
  });
  await useEverything();
  exchanges = proxy?.exchanges ?? [];
  await proxy?.close();
});
afterAll(async () => {
  mock.kill();
  await test.stop();
});

/** Every use case of the module, with what succeeds and what does not. */
async function useEverything(): Promise<void> {
  const user = await test.newUser();
  const path = (method: string, route: string, body?: object) =>
    test.call(user, { method, path: `/api/payments/${route}` } as never, body ? { body } : {});
  await path('PUT', 'customer', { company: 'Ada GmbH', vatId: 'DE123456789', country: 'DE' });
  const bad = await test.addCard(user, '4000000000000341');
  await path('PUT', `payment-methods/${bad}/default`);
  await test.buy(user, 'pro');
  const card = await test.addCard(user);
  await path('PUT', `payment-methods/${card}/default`);
  await path('POST', 'subscriptions/preview', { priceId: 'price_sandboxpromonth' });
  await test.buy(user, 'pro');
  await path('POST', 'subscriptions/preview', { priceId: 'price_sandboxpremiummonth' });
  await test.buy(user, 'premium');
  await test.buy(user, 'starter');
  await path('POST', 'subscription/resume');
  await path('PUT', `payment-methods/${bad}/default`);
  await test.buy(user, 'team');
  await path('POST', 'subscription/cancel');
  await path('POST', 'subscription/resume');
  await test.advance(32 * DAY);
  await path('POST', 'subscription/pay');
  await path('PUT', `payment-methods/${card}/default`);
  await path('POST', 'subscription/pay');
  await path('GET', 'overview');
  await path('GET', 'invoices');
  await path('GET', 'payment-methods');
  await path('DELETE', `payment-methods/${bad}`);
  const secured = await test.newUser();
  await test.addCard(secured, '4000002760003184');
  await test.buy(secured, 'pro');
  await test.buy(secured, 'premium');
  const row = await test.ctx.db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', secured.id)
    .executeTakeFirstOrThrow();
  await test.billing.jobs.deleteCustomer({ customerId: row.customer_id });
}

const describeExchange = ({ method, path, form }: Exchange) =>
  `${method} ${path.replace(/_\w{14,}/g, '_…')} ${decodeURIComponent(form)}`;

describe("the vendor's description of its API", () => {
  it('has every path that we call, and we call most of the sandbox', () => {
    const ours = exchanges.filter(({ path }) => path.startsWith('/v1/'));
    expect(ours.length).toBeGreaterThan(100);
    const unknown = ours.filter(({ method, path }) => !findResponseSchema(document, method, path));
    expect(unknown.map(describeExchange)).toEqual([]);
    const kinds = new Set(
      ours.map(({ method, path }) => `${method} ${path.replace(/\/\w+_\w{8,}/g, '/:id')}`),
    );
    expect(kinds.size).toBeGreaterThan(18);
  });

  it('accepts every request that we send', async () => {
    const refused: string[] = [];
    for (const exchange of exchanges) {
      const { method, path, form, isFromBrowser } = exchange;
      if (isFromBrowser) continue;
      const isRead = method === 'GET';
      const response = await fetch(`${mockUrl}${path}${isRead && form ? `?${form}` : ''}`, {
        method,
        headers: {
          authorization: 'Bearer sk_test_123',
          'content-type': 'application/x-www-form-urlencoded',
        },
        ...(isRead ? {} : { body: form }),
      });
      const text = await response.text();
      if (!response.ok) refused.push(`${describeExchange(exchange)}: ${text}`);
    }
    expect([...new Set(refused)]).toEqual([]);
  });

  it('fits every response of the sandbox', () => {
    const problems = exchanges.flatMap((exchange) => {
      const { method, path, status, response } = exchange;
      const schema = findResponseSchema(document, method, path);
      if (!schema || status !== 200) return [];
      return findMismatches(document, schema, response).map(
        (problem) =>
          `${method} ${path.replace(/\w+_\w{8,}/g, ':id')} ${problem.replace(/\[\d+\]/g, '[]')}`,
      );
    });
    expect([...new Set(problems)]).toEqual([]);
  });

  it('fits every error of the sandbox', () => {
    const failed = exchanges.filter(({ status }) => status >= 400);
    expect(failed.length).toBeGreaterThan(0);
    const schema = { $ref: '#/components/schemas/error' };
    expect(failed.flatMap(({ response }) => findMismatches(document, schema, response))).toEqual(
      [],
    );
  });
});
