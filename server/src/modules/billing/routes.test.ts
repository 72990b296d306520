// Cards, plans and invoices over HTTP, as the billing screen calls them.
import { exportInvoices, listInvoices } from '@vys/contract/billing/invoices';
import { getOverview, updateCustomer } from '@vys/contract/billing/overview';
import {
  createSetupIntent,
  getPublicKey,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@vys/contract/billing/payment-methods';
import {
  authenticateSandbox,
  confirmSandboxPayment,
  confirmSandboxSetup,
} from '@vys/contract/billing/sandbox';
import {
  cancelSubscription,
  previewPlan,
  refreshSubscription,
  resumeSubscription,
  subscribe,
} from '@vys/contract/billing/subscriptions';
import { getProfile, updateProfile, upgradeTier } from '@vys/contract/identity/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestBilling, type TestBilling } from '../../../test/billing/billing.ts';
import { DAY } from '../../platform/time-spans.ts';

let test: TestBilling;
beforeAll(async () => {
  test = await startTestBilling();
});
afterAll(() => test.stop());

const priceId = (tier: string, interval = 'month') => `price_sandbox${tier}${interval}`;

async function subscriber(tier: string) {
  const user = await test.newUser();
  await test.addCard(user);
  const bought = await test.buy(user, tier);
  expect(bought.body).toEqual({ status: 'active', tier });
  return user;
}

describe('cards', () => {
  it('API-53, API-54, API-55, DATA-27 adds a card and lists it', async () => {
    const user = await test.newUser();
    expect((await test.call(user, getPublicKey)).body).toEqual({ publishableKey: 'pk_sandbox' });
    const setup = await test.call(user, createSetupIntent);
    expect(setup.body).toEqual({
      clientSecret: expect.stringMatching(/^seti_\w+_secret_\w+$/),
      customerId: expect.stringMatching(/^cus_/),
    });
    const id = await test.addCard(user);
    const { body } = await test.call(user, listPaymentMethods);
    expect(body.paymentMethods).toEqual([
      {
        id,
        card: { last4: '4242', brand: 'visa', expMonth: 12, expYear: 2034 },
        isDefault: true,
        isExpired: false,
      },
    ]);
  });

  it('API-56 removes a card, but not the one that pays', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    const [paying] = (await test.call(user, listPaymentMethods)).body.paymentMethods;
    const other = await test.addCard(user, '5555555555554444');
    const refused = await test.call(user, removePaymentMethod, { params: { id: paying.id } });
    expect(refused).toMatchObject({ status: 409, body: { code: 'billing.payment_method_in_use' } });
    const removed = await test.call(user, removePaymentMethod, { params: { id: other } });
    expect(removed.status).toBe(204);
    expect((await test.call(user, listPaymentMethods)).body.paymentMethods).toHaveLength(1);
  });

  it('lets another card pay', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    const [before] = (await test.call(user, listPaymentMethods)).body.paymentMethods;
    const other = await test.addCard(user, '5555555555554444');
    const chosen = await test.call(user, setDefaultPaymentMethod, { params: { id: other } });
    expect(chosen.body.paymentMethods[0]).toMatchObject({ id: other, isDefault: true });
    const removed = await test.call(user, removePaymentMethod, { params: { id: before.id } });
    expect(removed.status).toBe(204);
  });

  it("B6 treats another user's card like one that is not there", { tags: 'slow' }, async () => {
    const owner = await test.newUser();
    const id = await test.addCard(owner);
    const thief = await test.newUser();
    for (const person of [thief, await subscriber('starter')]) {
      for (const route of [removePaymentMethod, setDefaultPaymentMethod]) {
        const response = await test.call(person, route, { params: { id } });
        expect(response).toMatchObject({
          status: 404,
          body: { code: 'billing.payment_method_not_found' },
        });
      }
    }
    expect((await test.call(owner, listPaymentMethods)).body.paymentMethods).toHaveLength(1);
  });

  it.each([
    ['4000000000000002', 'billing.card_declined'],
    ['4000000000009995', 'billing.insufficient_funds'],
    ['4000000000000069', 'billing.expired_card'],
    ['4000000000000127', 'billing.incorrect_cvc'],
    ['4000000000000119', 'billing.processing_error'],
    ['4242424242424241', 'billing.incorrect_number'],
    ['4000000000006975', 'billing.card_velocity_exceeded'],
    ['4000000000009987', 'billing.card_declined'],
    ['4539148803436467', 'billing.sandbox_test_cards_only'],
  ])('says in a sentence of its own why %s cannot be added', async (number, code) => {
    const user = await test.newUser();
    const { clientSecret } = (await test.call(user, createSetupIntent)).body;
    const card = { number, expMonth: 12, expYear: 2034, cvc: '123' };
    const response = await test.call(user, confirmSandboxSetup, { body: { clientSecret, card } });
    expect(response.body.code).toBe(code);
    expect(response.body.message).not.toContain(number);
  });
});

describe('plans', () => {
  it('BILL-18, API-57, API-58 unlocks a plan at once and shows its invoice', {
    tags: 'slow',
  }, async () => {
    const user = await subscriber('pro');
    expect(await test.tierOf(user)).toBe('pro');
    const { body } = await test.call(user, getProfile);
    expect(body.data.tier).toBe('pro');
    const { invoices } = (await test.call(user, listInvoices)).body;
    expect(invoices).toEqual([
      {
        id: expect.stringMatching(/^in_/),
        date: '2027-01-15T10:00:00.000Z',
        invoiceNumber: expect.stringMatching(/-0001$/),
        description: 'Vys Pro (monthly)',
        amount: 900,
        currency: 'usd',
        status: 'paid',
        invoicePdf: expect.stringMatching(
          /^http:\/\/app\.test\/api\/payments\/sandbox\/invoices\/\w+\/pdf$/,
        ),
      },
    ]);
    const pdf = await test.ctx.http.inject(new URL(invoices[0].invoicePdf).pathname);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('BILL-23 asks for a card first', async () => {
    const response = await test.buy(await test.newUser(), 'pro');
    expect(response).toMatchObject({
      status: 409,
      body: { code: 'billing.no_payment_method', message: 'No payment method on file' },
    });
  });

  it('BILL-21 sells nothing without a price, and B1 nothing of another price', async () => {
    const user = await test.newUser();
    await test.addCard(user);
    const buy = (id: string) => test.call(user, subscribe, { body: { priceId: id } });
    expect((await buy('price_pro_placeholder')).body).toMatchObject({
      code: 'billing.price_not_configured',
      message: 'Stripe price not configured. Please contact support.',
    });
    for (const id of ['price_1Abc', 'free', '0']) {
      expect(await buy(id)).toMatchObject({ status: 400, body: { code: 'billing.price_unknown' } });
    }
    expect(await test.tierOf(user)).toBe('free');
  });

  it('B1, API-20 never grants a tier that was not paid for', async () => {
    const user = await test.newUser();
    const upgraded = await test.call(user, upgradeTier, { body: { tier: 'team' } });
    expect(upgraded.body.data).toEqual({ tier: 'free', url: '/billing' });
    const profile = await test.ctx.http.inject({
      method: 'PUT',
      url: '/api/user/profile',
      headers: user.headers,
      payload: { full_name: 'Eve', tier: 'team' },
    });
    expect(profile.statusCode).toBe(400);
    expect(await test.tierOf(user)).toBe('free');
  });

  it('BILL-19 unlocks the plan when the payment was confirmed at the bank', {
    tags: 'slow',
  }, async () => {
    const user = await test.newUser();
    await test.addCard(user, '4000002760003184');
    const bought = await test.buy(user, 'premium');
    expect(bought.body).toMatchObject({ status: 'requires_action', tier: 'premium' });
    expect(await test.tierOf(user)).toBe('free');
    const again = await test.buy(user, 'premium');
    expect(again.body.clientSecret).toBe(bought.body.clientSecret);
    const { clientSecret } = bought.body;
    const confirmed = await test.call(user, confirmSandboxPayment, { body: { clientSecret } });
    expect(confirmed.body.status).toBe('requires_action');
    const failed = await test.call(user, authenticateSandbox, {
      body: { clientSecret, outcome: 'fail' },
    });
    expect(failed).toMatchObject({ status: 402, body: { code: 'billing.authentication_failed' } });
    await test.call(user, confirmSandboxPayment, { body: { clientSecret } });
    await test.call(user, authenticateSandbox, { body: { clientSecret, outcome: 'approve' } });
    const refreshed = await test.call(user, refreshSubscription);
    expect(refreshed.body.data).toMatchObject({
      tier: 'premium',
      subscription: { status: 'active' },
    });
    expect(await test.tierOf(user)).toBe('premium');
  });

  it('leaves nothing behind when the card is declined', { tags: 'slow' }, async () => {
    const user = await test.newUser();
    await test.addCard(user, '4000000000000341');
    const bought = await test.buy(user, 'pro');
    expect(bought).toMatchObject({ status: 402, body: { code: 'billing.card_declined' } });
    expect(await test.overview(user)).toMatchObject({
      tier: 'free',
      subscription: null,
      dunning: null,
    });
    const card = await test.addCard(user);
    await test.call(user, setDefaultPaymentMethod, { params: { id: card } });
    expect((await test.buy(user, 'pro')).body.status).toBe('active');
  });

  it('refuses a plan that is there', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    test.ctx.clock.advance(2 * 60_000);
    expect(await test.buy(user, 'pro')).toMatchObject({
      status: 409,
      body: { code: 'billing.already_subscribed' },
    });
  });

  it('upgrades at once, for the difference', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    const preview = await test.call(user, previewPlan, { body: { priceId: priceId('premium') } });
    expect(preview.body).toMatchObject({
      tier: 'premium',
      takesEffect: 'now',
      amountDue: 1000,
      renewalAmount: 1900,
      losses: [],
    });
    expect((await test.buy(user, 'premium')).body).toEqual({ status: 'active', tier: 'premium' });
    expect(await test.tierOf(user)).toBe('premium');
    const { invoices } = (await test.call(user, listInvoices)).body;
    expect(invoices[0]).toMatchObject({ amount: 1000, description: 'Vys Premium (monthly)' });
  });

  it('keeps the plan when the upgrade is declined', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    const bad = await test.addCard(user, '4000000000000341');
    await test.call(user, setDefaultPaymentMethod, { params: { id: bad } });
    expect(await test.buy(user, 'team')).toMatchObject({ status: 402 });
    const overview = await test.overview(user);
    expect(overview).toMatchObject({ tier: 'pro', dunning: null });
    expect(overview.subscription).toMatchObject({
      tier: 'pro',
      status: 'active',
      pendingPayment: null,
    });
  });

  it('moves to a lower plan when the paid period ends, and says what that takes away', {
    tags: 'slow',
  }, async () => {
    const user = await subscriber('premium');
    const preview = await test.call(user, previewPlan, { body: { priceId: priceId('starter') } });
    expect(preview.body).toMatchObject({
      takesEffect: 'period_end',
      amountDue: 0,
      renewalAmount: 500,
    });
    expect(preview.body.losses.map(({ label }: { label: string }) => label)).toEqual([
      'Storage',
      'Analytics history',
      'Version history',
      'QR code customization',
      'Code editor',
    ]);
    expect((await test.buy(user, 'starter')).body).toEqual({
      status: 'scheduled',
      tier: 'starter',
    });
    expect(await test.tierOf(user)).toBe('premium');
    const { subscription } = await test.overview(user);
    expect(subscription).toMatchObject({
      tier: 'premium',
      amount: 1900,
      scheduledChange: { tier: 'starter', at: subscription?.currentPeriodEnd },
    });
    const kept = await test.call(user, resumeSubscription);
    expect(kept.body.data.subscription).toMatchObject({ tier: 'premium', scheduledChange: null });
  });

  it('cancels at the end of the paid period, and takes it back', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    const canceled = await test.call(user, cancelSubscription);
    expect(canceled.body.data).toMatchObject({
      tier: 'pro',
      upcomingInvoice: null,
      subscription: { cancelAtPeriodEnd: true, scheduledChange: { tier: 'free' } },
    });
    const resumed = await test.call(user, resumeSubscription);
    expect(resumed.body.data).toMatchObject({
      upcomingInvoice: { amount: 900 },
      subscription: { cancelAtPeriodEnd: false, scheduledChange: null },
    });
    const nothing = await test.call(await test.newUser(), cancelSubscription);
    expect(nothing.body.code).toBe('billing.no_subscription');
  });

  it('says what is used in the language of a request, for an account that has none', async () => {
    const headers = { 'accept-language': 'de' };
    const { body } = await test.call(await test.newUser(), getOverview, { headers });
    expect(body.data.usage.at(-1)).toMatchObject({ key: 'storage', label: 'Speicher' });
  });

  it('says what the next invoice and an upgrade are for in the language of the account', {
    tags: 'slow',
  }, async () => {
    const user = await subscriber('pro');
    const { body } = await test.call(user, updateProfile, { body: { language: 'de' } });
    expect(body.data.language).toBe('de');
    const overview = await test.call(user, getOverview);
    const texts = ({ lines }: { lines: { description: string }[] }) =>
      lines.map(({ description }) => description);
    expect(texts(overview.body.data.upcomingInvoice)).toEqual(['Vys Pro (monatlich)']);
    const preview = await test.call(user, previewPlan, { body: { priceId: priceId('premium') } });
    expect(texts(preview.body)).toEqual([
      'Nicht genutzte Zeit mit Pro',
      'Restliche Zeit mit Premium',
    ]);
  });

  it('BILL-1 shows usage against the limits and the plan that has more', async () => {
    const { usage, prices, mode } = await test.overview(await test.newUser());
    expect(mode).toBe('sandbox');
    expect(
      usage.map(({ key, used, limit, upgradeTier }) => [key, used, limit, upgradeTier]),
    ).toEqual([
      ['ai_requests_month', 0, 100, 'starter'],
      ['ai_requests_week', 0, 15, 'starter'],
      ['storage', 0, 1_073_741_824, 'pro'],
    ]);
    expect(prices).toHaveLength(8);
    expect(prices[1]).toEqual({
      tier: 'starter',
      interval: 'year',
      priceId: priceId('starter', 'year'),
      amount: 5000,
      currency: 'usd',
    });
  });
});

describe('invoices', () => {
  it('BILL-26, BILL-28, BILL-29 exports them as CSV', { tags: 'slow' }, async () => {
    const empty = await test.call(await test.newUser(), exportInvoices);
    expect(empty).toMatchObject({ status: 404, body: { message: 'No invoices to export' } });
    const { headers, text } = await test.call(await subscriber('pro'), exportInvoices);
    expect(headers['content-disposition']).toMatch(/filename="billing-history-2027-01-15\.csv"/);
    const [head, row] = text.replace('\u{FEFF}', '').split('\r\n');
    expect(head).toBe('"Date","Invoice Number","Description","Amount","Status"');
    expect(row).toMatch(/^"2027-01-15","\w+-0001","Vys Pro \(monthly\)","9\.00 USD","paid"$/);
  });

  it('carry the company and a VAT id that looks like one', { tags: 'slow' }, async () => {
    const user = await subscriber('pro');
    const details = { company: 'Ada GmbH', vatId: 'DE 123 456 789', country: 'de', city: 'Köln' };
    const saved = await test.call(user, updateCustomer, { body: details });
    expect(saved.body.data).toMatchObject({
      company: 'Ada GmbH',
      vatId: 'DE123456789',
      country: 'DE',
    });
    expect((await test.overview(user)).customer).toMatchObject({
      vatId: 'DE123456789',
      city: 'Köln',
    });
    const wrong = await test.call(user, updateCustomer, { body: { vatId: 'DE12' } });
    expect(wrong.body.code).toBe('billing.vat_id_invalid');
  });

  it('B6 are those of the caller only', async () => {
    await subscriber('pro');
    const { body } = await test.call(await test.newUser(), listInvoices);
    expect(body).toEqual({ invoices: [] });
  });
});

it('renews by itself, and the plan goes on', { tags: 'slow' }, async () => {
  const user = await subscriber('pro');
  await test.advance(32 * DAY);
  const overview = await test.call(user, getOverview);
  expect(overview.body.data).toMatchObject({
    tier: 'pro',
    subscription: { currentPeriodStart: '2027-02-15T10:02:00.000Z' },
  });
  expect((await test.call(user, listInvoices)).body.invoices).toHaveLength(2);
});
