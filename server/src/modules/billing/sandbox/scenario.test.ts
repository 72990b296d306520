// B7: one scenario, told in the states that Stripe documents, on the sandbox and on Stripe's test mode. The latter needs
// an account: STRIPE_TEST_KEY=sk_test_… (deploy/stripe.md).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addDefaultCard,
  createCustomerWithCard,
  startTestSandbox,
  type TestSandbox,
} from '../../../../test/billing/sandbox.ts';
import {
  type Provider,
  runScenario,
  type Scenario,
  type ScenarioCard,
} from '../../../../test/billing/scenario.ts';
import { openStripe } from '../stripe/client.ts';

const key = process.env.STRIPE_TEST_KEY ?? '';
const startSeconds = Date.UTC(2027, 0, 4, 10) / 1000;

/** docs.stripe.com: subscription statuses, prorations, testing. */
const expected: Scenario = [
  'subscribes: active, 900 paid',
  'subscribes with a card that is declined: incomplete, 900 open',
  'subscribes with a card whose bank asks: incomplete, 900 open',
  'a first payment that was declined, after 15 days: incomplete_expired, 900 void',
  'upgrades in the middle of the month: active, 900 paid, 516 paid',
  'renews: active, 900 paid, 516 paid, 1900 paid',
  'renews with a card that is declined: past_due, 900 paid, 516 paid, 1900 paid, 1900 open',
  'pays with another card: active, 900 paid, 516 paid, 1900 paid, 1900 paid',
  'cancels: active until the period ends, 900 paid, 516 paid, 1900 paid, 1900 paid',
  'the period ends: canceled, 900 paid, 516 paid, 1900 paid, 1900 paid',
];

const numbers: Record<ScenarioCard, string> = {
  visa: '4242424242424242',
  chargeCustomerFail: '4000000000000341',
  authenticationRequired: '4000002760003184',
};

describe('B7 the same scenario', () => {
  let test: TestSandbox;
  beforeAll(async () => {
    test = await startTestSandbox();
  });
  afterAll(() => test.stop());

  it('has the documented states on the sandbox', async () => {
    const provider: Provider = {
      stripe: test.stripe,
      addCustomer: async (testClock, card) =>
        (await createCustomerWithCard(test, numbers[card], testClock)).customer,
      changeCard: async (customer, card) => {
        await addDefaultCard(test, customer, numbers[card]);
      },
    };
    expect(await runScenario(provider, startSeconds)).toEqual(expected);
  });

  it.runIf(key.startsWith('sk_test_'))(
    'has the same states on the test mode of Stripe',
    { timeout: 600_000 },
    async () => {
      const stripe = openStripe(key);
      const attach = async (customer: string, card: ScenarioCard) => {
        const { id } = await stripe.paymentMethods.attach(`pm_card_${card}`, { customer });
        await stripe.customers.update(customer, {
          invoice_settings: { default_payment_method: id },
        });
      };
      const provider: Provider = {
        stripe,
        async addCustomer(testClock, card) {
          const { id } = await stripe.customers.create({ test_clock: testClock });
          await attach(id, card);
          return id;
        },
        changeCard: attach,
      };
      expect(await runScenario(provider, startSeconds)).toEqual(expected);
    },
  );
});
