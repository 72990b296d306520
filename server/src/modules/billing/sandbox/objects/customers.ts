// New customers, cards and tax ids, in the shape of Stripe's API.
import type { Stripe } from '../../stripe/client.ts';
import { newId, randomId, type SandboxPaymentMethod } from '../context.ts';
import type { TestCard } from '../test-cards.ts';

type Address = NonNullable<Stripe.Customer['address']>;

export function buildCustomer(
  created: number,
  fields: Pick<Stripe.Customer, 'email' | 'metadata'> & {
    name: string | null;
    testClock: string | null;
  },
): Stripe.Customer {
  const { email, metadata, name, testClock } = fields;
  return {
    id: newId('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created,
    currency: null,
    default_source: null,
    delinquent: false,
    description: null,
    discount: null,
    email,
    invoice_prefix: randomId(8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: testClock,
  };
}

export const emptyAddress: Address = {
  city: null,
  country: null,
  line1: null,
  line2: null,
  postal_code: null,
  state: null,
};

export function buildPaymentMethod(
  created: number,
  card: TestCard,
  entered: { number: string; expMonth: number; expYear: number },
): SandboxPaymentMethod {
  return {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { address: emptyAddress, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
      country: card.country,
      display_brand: card.brand,
      exp_month: entered.expMonth,
      exp_year: entered.expYear,
      fingerprint: randomId(16),
      funding: card.funding,
      generated_from: null,
      last4: entered.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
    test_card: card.name,
    is_set_up: false,
  };
}

export function buildTaxId(
  created: number,
  { customer, type, value }: { customer: string; type: Stripe.TaxId.Type; value: string },
): Stripe.TaxId {
  return {
    id: newId('txi'),
    object: 'tax_id',
    country: value.slice(0, 2),
    created,
    customer,
    customer_account: null,
    livemode: false,
    owner: { type: 'customer', customer, customer_account: null },
    type,
    value,
    verification: { status: 'pending', verified_address: null, verified_name: null },
  };
}

export function buildTestClock(
  created: number,
  frozenTime: number,
  name: string | null,
): Stripe.TestHelpers.TestClock {
  return {
    id: newId('clock'),
    object: 'test_helpers.test_clock',
    created,
    deletes_after: created + 30 * 86_400,
    frozen_time: frozenTime,
    livemode: false,
    name,
    status: 'ready',
    status_details: {},
  };
}
