// The sandbox as the vendor's own SDK sees it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  authenticateInBrowser,
  cardFields,
  confirmInBrowser,
  createCustomerWithCard,
  startTestSandbox,
  TEST_TIME,
  type TestSandbox,
} from '../../../../test/billing/sandbox.ts';
import { sandboxPriceId } from './index.ts';
import { testCardNumbers } from './test-cards.ts';

let test: TestSandbox;
const DAY = 86_400;
const start = Math.floor(TEST_TIME.getTime() / 1000);
const pro = sandboxPriceId('pro', 'month');
const premium = sandboxPriceId('premium', 'month');
const expand = ['latest_invoice.confirmation_secret', 'latest_invoice.payments'];

beforeAll(async () => {
  test = await startTestSandbox();
});
afterAll(() => test.stop());

const subscribe = (
  customer: string,
  price = pro,
  behavior: 'allow_incomplete' | 'default_incomplete' = 'allow_incomplete',
) =>
  test.stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: behavior,
    expand,
  });

async function setUp(number: string, fields = cardFields(number)) {
  const { id: customer } = await test.stripe.customers.create({});
  const { client_secret: secret } = await test.stripe.setupIntents.create({ customer });
  return {
    customer,
    secret: secret ?? '',
    ...(await confirmInBrowser(test, secret ?? '', fields)),
  };
}

describe('cards', () => {
  it('BILL-9 saves a test card for later payments', async () => {
    const { customer, card } = await createCustomerWithCard(test);
    const { data } = await test.stripe.customers.listPaymentMethods(customer);
    expect(data).toMatchObject([
      { id: card, customer, type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 12 } },
    ]);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'generic_decline'],
    ['4000000000009995', 'card_declined', 'insufficient_funds'],
    ['4000000000009987', 'card_declined', 'lost_card'],
    ['4000000000009979', 'card_declined', 'stolen_card'],
    ['4000000000000069', 'expired_card', undefined],
    ['4000000000000127', 'incorrect_cvc', undefined],
    ['4000000000000119', 'processing_error', undefined],
    ['4242424242424241', 'incorrect_number', undefined],
  ])('declines %s with %s as Stripe does', async (number, code, declineCode) => {
    const { status, body } = await setUp(number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code });
    expect(body.error?.decline_code).toBe(declineCode);
  });

  it('B8 refuses a number outside the list of test cards and stores nothing of it', async () => {
    const number = '4539148803436467';
    const { status, body } = await setUp(number);
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ code: 'card_declined', decline_code: 'testmode_decline' });
    expect(JSON.stringify(body)).not.toContain(number);
    const rows = await test.test.db.selectFrom('billing_sandbox_objects').selectAll().execute();
    const keys = await test.test.db.selectFrom('billing_sandbox_keys').selectAll().execute();
    expect(JSON.stringify([rows, keys])).not.toContain(number);
  });

  it('stores no number of a test card either', async () => {
    await createCustomerWithCard(test, '5555555555554444');
    const rows = await test.test.db.selectFrom('billing_sandbox_objects').selectAll().execute();
    for (const number of testCardNumbers) expect(JSON.stringify(rows)).not.toContain(number);
  });

  it('asks for 3-D Secure, and saves the card only when it was passed', async () => {
    const passed = await setUp('4000002500003155');
    expect(passed.body.status).toBe('requires_action');
    expect((await test.stripe.customers.listPaymentMethods(passed.customer)).data).toEqual([]);
    await authenticateInBrowser(test, passed.secret, 'approve');
    expect((await test.stripe.customers.listPaymentMethods(passed.customer)).data).toHaveLength(1);

    const failed = await setUp('4000002500003155');
    const { body } = await authenticateInBrowser(test, failed.secret, 'fail');
    expect(body).toMatchObject({
      status: 'requires_payment_method',
      last_setup_error: { code: 'setup_intent_authentication_failure' },
    });
    expect((await test.stripe.customers.listPaymentMethods(failed.customer)).data).toEqual([]);
  });

  it('refuses a card that has expired and a security code of the wrong length', async () => {
    const expired = await setUp('4242424242424242', cardFields('4242424242424242', 2026));
    expect(expired.body.error).toMatchObject({ code: 'invalid_expiry_year' });
    const fields = { ...cardFields('4242424242424242'), 'payment_method_data[card][cvc]': '12' };
    expect((await setUp('4242424242424242', fields)).body.error).toMatchObject({
      code: 'invalid_cvc',
    });
  });

  it('lets a browser reach nothing but the intent whose secret it has', async () => {
    const one = await setUp('4000002500003155');
    const other = await setUp('4000002500003155');
    const id = one.secret.replace(/_secret_.*$/, '');
    const forged = await confirmInBrowser(
      test,
      `${id}_secret_${other.secret.split('_secret_')[1]}`,
    );
    expect(forged.status).toBe(404);
    const response = await fetch(`${test.url}/v1/customers/${one.customer}`, {
      headers: { authorization: `Bearer ${test.sandbox.publishableKey}` },
    });
    expect(response.status).toBe(401);
  });
});

describe('subscriptions', () => {
  it('charges the first period at once and numbers the invoice', async () => {
    const { customer } = await createCustomerWithCard(test);
    const subscription = await subscribe(customer);
    expect(subscription).toMatchObject({ status: 'active', livemode: false, currency: 'usd' });
    const [item] = subscription.items.data;
    // January has 31 days, February 28: the last day stands for the 31st.
    expect(item?.current_period_end).toBe(Date.UTC(2027, 1, 28, 10) / 1000);
    const { data } = await test.stripe.invoices.list({ customer });
    expect(data).toMatchObject([{ status: 'paid', amount_paid: 900, total: 900 }]);
    expect(data[0]?.number).toMatch(/^[A-Z0-9]{8}-0001$/i);
  });

  it('leaves the subscription incomplete when the first payment is declined', async () => {
    const { customer } = await createCustomerWithCard(test, '4000000000000341');
    const subscription = await subscribe(customer);
    expect(subscription.status).toBe('incomplete');
    const invoice = subscription.latest_invoice as unknown as {
      status: string;
      confirmation_secret: { client_secret: string };
    };
    expect(invoice.status).toBe('open');
    const id = invoice.confirmation_secret.client_secret.replace(/_secret_.*$/, '');
    const intent = await test.stripe.paymentIntents.retrieve(id);
    expect(intent.last_payment_error).toMatchObject({ decline_code: 'generic_decline' });
  });

  it('becomes active when the owner confirms the payment at the bank', async () => {
    const { customer } = await createCustomerWithCard(test, '4000002760003184');
    const subscription = await subscribe(customer);
    expect(subscription.status).toBe('incomplete');
    const invoice = subscription.latest_invoice as unknown as {
      confirmation_secret: { client_secret: string };
    };
    const { client_secret: secret } = invoice.confirmation_secret;
    const { body } = await authenticateInBrowser(test, secret, 'approve');
    expect(body).toMatchObject({ status: 'succeeded' });
    expect(await test.stripe.subscriptions.retrieve(subscription.id)).toMatchObject({
      status: 'active',
    });
  });

  it('prorates an upgrade to the second', async () => {
    const { id: clock } = await test.stripe.testHelpers.testClocks.create({ frozen_time: start });
    const { customer } = await createCustomerWithCard(test, '4242424242424242', clock);
    const { id, items } = await subscribe(customer);
    const half = start + 14 * DAY;
    await test.stripe.testHelpers.testClocks.advance(clock, { frozen_time: half });
    const change = { items: [{ id: items.data[0]?.id ?? '', price: premium }] };
    const preview = await test.stripe.invoices.createPreview({
      customer,
      subscription: id,
      subscription_details: { ...change, proration_behavior: 'always_invoice' },
    });
    // 14 of 28 days are left: 9.50 for the new plan, less 4.50.
    expect(preview.lines.data.map(({ amount }) => amount)).toEqual([-450, 950]);
    expect(preview.amount_due).toBe(500);
    const updated = await test.stripe.subscriptions.update(id, {
      ...change,
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(updated.items.data[0]?.price.id).toBe(premium);
    expect((await test.stripe.invoices.list({ customer })).data[0]).toMatchObject({
      amount_paid: 500,
    });
  });

  it('keeps the plan while an upgrade waits for its payment', async () => {
    const { customer } = await createCustomerWithCard(test);
    const { id, items } = await subscribe(customer);
    const bad = await createCustomerWithCard(test, '4000000000000341');
    await expect(
      test.stripe.subscriptions.update(id, { default_payment_method: bad.card }),
    ).rejects.toMatchObject({ statusCode: 404 });
    const { client_secret: secret } = await test.stripe.setupIntents.create({ customer });
    const { body } = await confirmInBrowser(test, secret ?? '', cardFields('4000000000000341'));
    await test.stripe.subscriptions.update(id, {
      default_payment_method: String(body.payment_method),
    });
    const updated = await test.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: premium }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'pending_if_incomplete',
    });
    expect(updated.items.data[0]?.price.id).toBe(pro);
    expect(updated.pending_update?.subscription_items?.[0]?.price.id).toBe(premium);
    await test.stripe.invoices.voidInvoice(String(updated.latest_invoice));
    const after = await test.stripe.subscriptions.retrieve(id);
    expect(after).toMatchObject({ status: 'active', pending_update: null });
  });

  it('renews on the same day, retries for two weeks, then ends', async () => {
    const { id: clock } = await test.stripe.testHelpers.testClocks.create({ frozen_time: start });
    const { customer } = await createCustomerWithCard(test, '4242424242424242', clock);
    const { id } = await subscribe(customer);
    const at = (time: number) =>
      test.stripe.testHelpers.testClocks.advance(clock, { frozen_time: time });
    await at(Date.UTC(2027, 2, 1) / 1000);
    let subscription = await test.stripe.subscriptions.retrieve(id);
    expect(subscription.items.data[0]?.current_period_end).toBe(Date.UTC(2027, 2, 31, 10) / 1000);
    const { client_secret: secret } = await test.stripe.setupIntents.create({ customer });
    const { body } = await confirmInBrowser(test, secret ?? '', cardFields('4000000000000341'));
    await test.stripe.subscriptions.update(id, {
      default_payment_method: String(body.payment_method),
    });
    await at(Date.UTC(2027, 3, 1) / 1000);
    expect(await test.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    await at(Date.UTC(2027, 3, 13) / 1000);
    expect(await test.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'past_due' });
    await at(Date.UTC(2027, 3, 15) / 1000);
    subscription = await test.stripe.subscriptions.retrieve(id);
    expect(subscription.status).toBe('canceled');
    const [invoice] = (await test.stripe.invoices.list({ customer })).data;
    expect(invoice?.attempt_count).toBe(9);
  });

  it('ends at the end of the paid period when it was canceled', async () => {
    const { id: clock } = await test.stripe.testHelpers.testClocks.create({ frozen_time: start });
    const { customer } = await createCustomerWithCard(test, '4242424242424242', clock);
    const { id } = await subscribe(customer);
    await test.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    const at = (time: number) =>
      test.stripe.testHelpers.testClocks.advance(clock, { frozen_time: time });
    await at(start + 27 * DAY);
    expect(await test.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'active' });
    await at(start + 29 * DAY);
    expect(await test.stripe.subscriptions.retrieve(id)).toMatchObject({ status: 'canceled' });
    expect((await test.stripe.invoices.list({ customer })).data).toHaveLength(1);
  });

  it('refunds a payment, once', async () => {
    const { customer } = await createCustomerWithCard(test);
    await subscribe(customer);
    const [charge] = (await test.stripe.charges.list({ customer })).data;
    await test.stripe.refunds.create({ charge: charge?.id ?? '' });
    const { data } = await test.stripe.charges.list({ customer });
    expect(data[0]).toMatchObject({ refunded: true, amount_refunded: 900 });
    await expect(test.stripe.refunds.create({ charge: charge?.id ?? '' })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });
});

describe('idempotency keys', () => {
  it('give the stored response again, also to requests at the same time', async () => {
    const { customer } = await createCustomerWithCard(test);
    const request = () =>
      test.stripe.subscriptions.create(
        { customer, items: [{ price: pro }] },
        { idempotencyKey: `key-${customer}` },
      );
    const responses = await Promise.all([request(), request(), request()]);
    expect(new Set(responses.map(({ id }) => id)).size).toBe(1);
    expect((await test.stripe.subscriptions.list({ customer })).data).toHaveLength(1);
  });

  it('refuse other parameters', async () => {
    const key = { idempotencyKey: 'the same key' };
    await test.stripe.customers.create({ email: 'a@example.test' }, key);
    await expect(
      test.stripe.customers.create({ email: 'b@example.test' }, key),
    ).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('keep a declined payment', async () => {
    const { customer } = await createCustomerWithCard(test, '4000000000000341');
    const { latest_invoice: invoice } = await subscribe(customer);
    const id = (invoice as { id: string }).id;
    const pay = () => test.stripe.invoices.pay(id, {}, { idempotencyKey: `pay-${id}` });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    await expect(pay()).rejects.toMatchObject({ code: 'card_declined' });
    expect(await test.stripe.invoices.retrieve(id)).toMatchObject({ attempt_count: 2 });
  });
});

describe('the wire', () => {
  it('refuses unknown parameters, unknown ids and unknown paths', async () => {
    const create = test.stripe.customers.create({ nickname: 'x' } as object);
    await expect(create).rejects.toMatchObject({ code: 'parameter_unknown', statusCode: 400 });
    await expect(test.stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      code: 'resource_missing',
      statusCode: 404,
    });
    await expect(test.stripe.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
  });

  it('draws an invoice as PDF with the name and VAT id of a company', {
    tags: 'slow',
  }, async () => {
    const { customer } = await createCustomerWithCard(test);
    await test.stripe.customers.update(customer, { name: 'Łódź Studio' });
    await test.stripe.customers.createTaxId(customer, { type: 'eu_vat', value: 'PL1234567890' });
    await subscribe(customer);
    const [invoice] = (await test.stripe.invoices.list({ customer })).data;
    const token = /invoices\/(\w+)\/pdf$/.exec(invoice?.invoice_pdf ?? '')?.[1] ?? '';
    const pdf = await test.sandbox.findInvoicePdf(token);
    expect(pdf?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf?.length).toBeGreaterThan(5_000);
    expect(await test.sandbox.findInvoicePdf('x'.repeat(40))).toBeUndefined();
  });
});
