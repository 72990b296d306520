// `npm run billing:setup` against the sandbox, which speaks the same wire.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../../../test/billing/sandbox.ts';
import { createTestLog } from '../../../../test/test-log.ts';
import { createCatalog } from './catalog.ts';
import { checkPrices } from './provider.ts';
import { priceVariable, setUpCatalog } from './setup-catalog.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTestSandbox();
  // A new account has none.
  await test.test.db.deleteFrom('billing_sandbox_objects').where('kind', '=', 'price').execute();
});
afterAll(() => test.stop());

it('creates a product and two prices per paid plan, once', async () => {
  const first = await setUpCatalog(test.stripe);
  expect(first.map(priceVariable)).toEqual([
    'STRIPE_PRICE_STARTER',
    'STRIPE_PRICE_STARTER_YEAR',
    'STRIPE_PRICE_PRO',
    'STRIPE_PRICE_PRO_YEAR',
    'STRIPE_PRICE_PREMIUM',
    'STRIPE_PRICE_PREMIUM_YEAR',
    'STRIPE_PRICE_TEAM',
    'STRIPE_PRICE_TEAM_YEAR',
  ]);
  expect(first.every(({ isNew }) => isNew)).toBe(true);
  const second = await setUpCatalog(test.stripe);
  expect(second).toEqual(first.map((price) => ({ ...price, isNew: false })));
  const year = await test.stripe.prices.retrieve(first[3]?.priceId ?? '');
  expect(year).toMatchObject({
    unit_amount: 9000,
    currency: 'usd',
    recurring: { interval: 'year' },
  });
});

it('BILL-21 sells no plan whose price says something else than the plan card', async () => {
  const prices = await setUpCatalog(test.stripe);
  const monthly = (tier: string) =>
    prices.find((price) => price.tier === tier && price.interval === 'month')?.priceId ?? '';
  const lines: string[] = [];
  const log = createTestLog((line) => lines.push(line));
  const catalog = createCatalog({
    starter: { month: monthly('starter') },
    // The price of another plan.
    pro: { month: monthly('team') },
    premium: { month: 'price_1doesnotexist' },
  });
  await checkPrices(test.stripe, catalog, log);
  expect(catalog.prices.map(({ tier, priceId }) => [tier, priceId])).toEqual([
    ['starter', monthly('starter')],
    ['pro', null],
    ['premium', 'price_1doesnotexist'],
    ['team', null],
  ]);
  expect(() => catalog.get(monthly('team'))).toThrow('billing.price_not_configured');
  expect(catalog.get(monthly('starter'))).toMatchObject({ tier: 'starter', amount: 500 });
  expect(lines.join('')).toMatch(/price differs from its plan/);
  expect(lines.join('')).toMatch(/price could not be read/);
});
