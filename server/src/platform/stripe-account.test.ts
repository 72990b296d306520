// Which keys and prices of Stripe a start accepts.
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_abc123',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_abc123',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc123',
};
const read = (env: Record<string, string>) => readConfig(env, []).stripe;

it('runs payments in the sandbox without keys', () => {
  expect(read({})).toBeUndefined();
});

it('BILL-17 stops the start without a publishable key', () => {
  const { STRIPE_PUBLISHABLE_KEY: _, ...others } = keys;
  expect(() => read(others)).toThrow('Stripe publishable key not configured');
});

it.each([
  [
    'a secret key that is none',
    { STRIPE_SECRET_KEY: 'abc' },
    /must start with sk_live_ or sk_test_/,
  ],
  ['keys of two modes', { STRIPE_PUBLISHABLE_KEY: 'pk_live_abc' }, /must start with pk_test_/],
  ['no secret of the webhook', { STRIPE_WEBHOOK_SECRET: '' }, /STRIPE_WEBHOOK_SECRET/],
  ['a product for a price', { STRIPE_PRICE_PRO: 'prod_1Abcdefgh' }, /must be the ID of a price/],
])('stops the start with %s', (_, change, message) => {
  expect(() => read({ ...keys, ...change })).toThrow(message);
});

it('never repeats a secret in a message', () => {
  const secret = 'sk_oops_verysecretvalue';
  expect(() => read({ ...keys, STRIPE_SECRET_KEY: secret })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('verysecretvalue') }),
  );
});

it('BILL-21, BILL-22 takes a price that was left as an example for none', () => {
  const account = read({
    ...keys,
    STRIPE_PRICE_STARTER: 'price_starter_placeholder',
    STRIPE_PRICE_PRO: 'price_1QxYabcdefgh',
    STRIPE_PRICE_PRO_YEAR: 'price_1QxZabcdefgh',
    STRIPE_PRICE_PREMIUM: 'price_xxx',
  });
  expect(account).toMatchObject({ mode: 'test', publishableKey: 'pk_test_abc123' });
  expect(account?.prices).toEqual({
    starter: {},
    pro: { month: 'price_1QxYabcdefgh', year: 'price_1QxZabcdefgh' },
    premium: {},
    team: {},
  });
});
