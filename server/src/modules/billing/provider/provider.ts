// The card provider: Stripe with the keys of the operator, or the sandbox. One code path for both.

import { intervals, paidTiers } from '@vys/contract/billing/entitlements';
import type { PaymentMode } from '@vys/contract/billing/overview';
import type { Logger } from '../../../platform/log/log.ts';
import type { StripeAccount } from '../../../platform/stripe-account.ts';
import { type Sandbox, sandboxPriceId } from '../sandbox/index.ts';
import type { Stripe } from '../stripe/client.ts';
import { type Catalog, createCatalog } from './catalog.ts';

export type Provider = {
  readonly mode: PaymentMode;
  readonly publishableKey: string;
  readonly catalog: Catalog;
  /** The vendor's SDK, for use with callStripe. */
  open(): Promise<Stripe>;
  getWebhookSecret(): Promise<string>;
  /** Where an operator sees a customer; null in the sandbox. */
  customerUrl(customerId: string): string | null;
  /** Takes prices off sale that are not what the plans say (BILL-21). */
  checkPrices(log: Logger): Promise<void>;
};

/** The vendor's SDK is large, and needed when money is. */
const loadClient = () => import('../stripe/client.ts');

export function createStripeProvider(account: StripeAccount): Provider {
  const { mode, secretKey, publishableKey, webhookSecret } = account;
  const catalog = createCatalog(account.prices);
  const path = mode === 'test' ? 'test/' : '';
  let stripe: Promise<Stripe> | undefined;
  const open = () => {
    stripe ??= loadClient().then(({ openStripe }) => openStripe(secretKey));
    return stripe;
  };
  return {
    mode,
    publishableKey,
    catalog,
    open,
    getWebhookSecret: async () => webhookSecret,
    customerUrl: (id) => `https://dashboard.stripe.com/${path}customers/${id}`,
    checkPrices: async (log) => checkPrices(await open(), catalog, log),
  };
}

export function createSandboxProvider(sandbox: Sandbox): Provider {
  const ids = Object.fromEntries(
    paidTiers.map((tier) => [
      tier,
      Object.fromEntries(intervals.map((interval) => [interval, sandboxPriceId(tier, interval)])),
    ]),
  );
  let stripe: Promise<Stripe> | undefined;
  const open = () => {
    stripe ??= sandbox.start().then(
      async (address) => (await loadClient()).openStripe(sandbox.secretKey, address),
      (error: unknown) => {
        stripe = undefined;
        throw error;
      },
    );
    return stripe;
  };
  return {
    mode: 'sandbox',
    publishableKey: sandbox.publishableKey,
    catalog: createCatalog(ids),
    open,
    getWebhookSecret: sandbox.getWebhookSecret,
    customerUrl: () => null,
    checkPrices: async () => {},
  };
}

/** What the provider says, without a stack: the request was right, and its answer is no. */
const describeReason = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** A price that says something else than the plan card would charge what the screen does not show. */
export async function checkPrices(stripe: Stripe, catalog: Catalog, log: Logger): Promise<void> {
  for (const { tier, interval, priceId, amount, currency } of catalog.prices) {
    if (priceId === null) {
      log.warn(
        { event: 'billing.price_missing', tier, interval },
        'plan has no price, so it cannot be purchased',
      );
      continue;
    }
    const price = await stripe.prices.retrieve(priceId).catch((error: unknown) => {
      log.error(
        { event: 'billing.price_unreadable', reason: describeReason(error), tier, priceId },
        'price could not be read',
      );
      return undefined;
    });
    if (!price) continue;
    const isSame =
      price.active &&
      price.unit_amount === amount &&
      price.currency === currency &&
      price.recurring?.interval === interval &&
      price.recurring.interval_count === 1;
    if (isSame) continue;
    const actual = { amount: price.unit_amount, currency: price.currency, active: price.active };
    const expected = { amount, currency, interval };
    log.error(
      { event: 'billing.price_differs', tier, priceId, actual, expected },
      'price differs from its plan and is not for sale',
    );
    catalog.withdraw(priceId);
  }
}
