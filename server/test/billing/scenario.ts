// What happens to three customers at the payment provider, told in the states that anyone sees. The same steps run on
// the sandbox and, with the secret key of a test account, on Stripe.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stripe } from '../../src/modules/billing/stripe/client.ts';

export type Provider = {
  readonly stripe: Stripe;
  /** A customer whose default card is that one of Stripe's test cards. */
  addCustomer(testClock: string, card: ScenarioCard): Promise<string>;
  /** Replaces the default card. */
  changeCard(customer: string, card: ScenarioCard): Promise<void>;
};
/** By the names of Stripe's test payment methods, without `pm_card_`. */
export type ScenarioCard = 'visa' | 'chargeCustomerFail' | 'authenticationRequired';

/** A line for each step: what happened, and what stands afterwards. */
export type Scenario = readonly string[];

const DAY = 86_400;
const PRO = 900;
const PREMIUM = 1900;
const CLOCK_MS = 500;
const CLOCK_TRIES = 240;

export async function runScenario(provider: Provider, startSeconds: number): Promise<Scenario> {
  const { stripe } = provider;
  const clock = await stripe.testHelpers.testClocks.create({ frozen_time: startSeconds });
  const prices = await createPrices(stripe);
  const told: string[] = [];
  const tell = async (what: string, customer: string) =>
    void told.push(`${what}: ${await describe(stripe, customer)}`);
  const advance = (days: number) => advanceClock(stripe, clock.id, startSeconds + days * DAY);
  const subscribe = (customer: string) =>
    stripe.subscriptions.create({
      customer,
      items: [{ price: prices.pro }],
      payment_behavior: 'allow_incomplete',
    });

  const payer = await provider.addCustomer(clock.id, 'visa');
  const subscription = await subscribe(payer);
  await tell('subscribes', payer);
  const refused = await provider.addCustomer(clock.id, 'chargeCustomerFail');
  await subscribe(refused);
  await tell('subscribes with a card that is declined', refused);
  const asked = await provider.addCustomer(clock.id, 'authenticationRequired');
  await subscribe(asked);
  await tell('subscribes with a card whose bank asks', asked);

  await advance(15);
  await tell('a first payment that was declined, after 15 days', refused);
  const item = subscription.items.data[0]?.id ?? '';
  await stripe.subscriptions.update(subscription.id, {
    items: [{ id: item, price: prices.premium }],
    proration_behavior: 'always_invoice',
  });
  await tell('upgrades in the middle of the month', payer);
  await advance(32);
  await tell('renews', payer);
  await provider.changeCard(payer, 'chargeCustomerFail');
  await advance(63);
  await tell('renews with a card that is declined', payer);
  await provider.changeCard(payer, 'visa');
  await payOpenInvoice(stripe, payer);
  await tell('pays with another card', payer);
  await stripe.subscriptions.update(subscription.id, { cancel_at_period_end: true });
  await tell('cancels', payer);
  await advance(95);
  await tell('the period ends', payer);
  await stripe.testHelpers.testClocks.del(clock.id).catch(() => undefined);
  return told;
}

async function createPrices(stripe: Stripe): Promise<{ pro: string; premium: string }> {
  const create = async (name: string, amount: number) => {
    const { id: product } = await stripe.products.create({ name });
    const recurring = { interval: 'month' } as const;
    const price = { product, unit_amount: amount, currency: 'usd', recurring };
    return (await stripe.prices.create(price)).id;
  };
  return { pro: await create('Pro', PRO), premium: await create('Premium', PREMIUM) };
}

/** Subscription and invoices, oldest first, in the provider's words. */
async function describe(stripe: Stripe, customer: string): Promise<string> {
  const subscriptions = await stripe.subscriptions.list({ customer, status: 'all' });
  const invoices = await stripe.invoices.list({ customer });
  const states = subscriptions.data.map(({ status, cancel_at_period_end: isEnding }) =>
    isEnding && status === 'active' ? `${status} until the period ends` : status,
  );
  // At Stripe an invoice of a renewal is a draft for an hour.
  const bills = invoices.data
    .filter(({ status }) => status !== 'draft')
    .toReversed()
    .map(({ amount_due: due, status }) => `${due} ${status}`);
  return [...states, ...bills].join(', ');
}

async function payOpenInvoice(stripe: Stripe, customer: string): Promise<void> {
  const { data } = await stripe.invoices.list({ customer, status: 'open' });
  for (const { id } of data) if (id !== undefined) await stripe.invoices.pay(id);
}

/** Stripe takes some seconds for it. */
async function advanceClock(stripe: Stripe, clock: string, seconds: number): Promise<void> {
  await stripe.testHelpers.testClocks.advance(clock, { frozen_time: seconds });
  for (let tries = 0; tries < CLOCK_TRIES; tries++) {
    const { status } = await stripe.testHelpers.testClocks.retrieve(clock);
    if (status === 'ready') return;
    if (status === 'internal_failure') throw new Error(`the clock ${clock} failed`);
    await sleep(CLOCK_MS);
  }
  throw new Error(`the clock ${clock} is not ready`);
}
