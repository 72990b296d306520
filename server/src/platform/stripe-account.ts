// Reads which Stripe account takes payments, if any: its keys and the prices of the plans.
import { type Interval, type PaidTier, paidTiers } from '@vys/contract/billing/entitlements';
import { StartupError } from './process/startup-error.ts';

export type StripeAccount = Readonly<{
  mode: 'test' | 'live';
  /** A secret. */
  secretKey: string;
  publishableKey: string;
  /** A secret. */
  webhookSecret: string;
  /** Without those that are not set, or are placeholders. */
  prices: Readonly<Partial<Record<PaidTier, Readonly<Partial<Record<Interval, string>>>>>>;
}>;

type PriceName = `STRIPE_PRICE_${Uppercase<PaidTier>}${'' | '_YEAR'}`;
type Values = {
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_PUBLISHABLE_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
} & { [Name in PriceName]?: string | undefined };

/** The spec's text (BILL-17). */
export const PUBLISHABLE_KEY_MISSING = 'Stripe publishable key not configured';

/** Throws StartupError with the first problem. Undefined without a secret key. */
export function readStripeAccount(values: Values): StripeAccount | undefined {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  } = values;
  if (secretKey === undefined) {
    if (publishableKey === undefined) return undefined;
    throw new StartupError('STRIPE_PUBLISHABLE_KEY is set, but STRIPE_SECRET_KEY is not.');
  }
  const mode = /^[sr]k_(test|live)_\w+$/.exec(secretKey)?.[1] as 'test' | 'live' | undefined;
  if (mode === undefined) {
    throw new StartupError('STRIPE_SECRET_KEY must start with sk_live_ or sk_test_.');
  }
  if (publishableKey === undefined) {
    throw new StartupError(`${PUBLISHABLE_KEY_MISSING}: set STRIPE_PUBLISHABLE_KEY.`);
  }
  if (!publishableKey.startsWith(`pk_${mode}_`)) {
    throw new StartupError(
      `STRIPE_PUBLISHABLE_KEY must start with pk_${mode}_, as STRIPE_SECRET_KEY is a ${mode} key.`,
    );
  }
  if (!webhookSecret?.startsWith('whsec_')) {
    throw new StartupError(
      'STRIPE_WEBHOOK_SECRET must be the whsec_… secret of the endpoint, since STRIPE_SECRET_KEY is set.',
    );
  }
  return { mode, secretKey, publishableKey, webhookSecret, prices: readPrices(values) };
}

/** For a command that needs the key alone. Throws StartupError. */
export function readSecretKey(value: string | undefined): string {
  if (value !== undefined && /^[sr]k_(test|live)_\w+$/.test(value)) return value;
  throw new StartupError('Set STRIPE_SECRET_KEY to the sk_live_… or sk_test_… key of the account.');
}

function readPrices(values: Values): StripeAccount['prices'] {
  return Object.fromEntries(
    paidTiers.map((tier) => {
      const name = `STRIPE_PRICE_${tier.toUpperCase() as Uppercase<PaidTier>}` as const;
      const month = readPrice(name, values[name]);
      const year = readPrice(`${name}_YEAR`, values[`${name}_YEAR`]);
      return [tier, { ...(month ? { month } : {}), ...(year ? { year } : {}) }];
    }),
  );
}

/** BILL-21, BILL-22: an id that was left as an example counts as none. */
function readPrice(name: PriceName, value: string | undefined): string | undefined {
  if (value === undefined || /placeholder|example|xxx|your|\.\.\.|…/i.test(value)) return undefined;
  if (/^price_[A-Za-z0-9]{8,}$/.test(value)) return value;
  throw new StartupError(
    `${name} is "${value}", but must be the ID of a price, such as price_1Qx….`,
  );
}
