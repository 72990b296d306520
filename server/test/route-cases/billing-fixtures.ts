// Valid requests of billing, on the sandbox.
import { signEvent } from '../../src/modules/billing/sandbox/index.ts';
import { webhookSecret } from '../billing/webhook-secret.ts';
import type { Fixtures } from './fixtures.ts';
import type { Person, RouteTestContext } from './test-context.ts';

const bare = async () => ({});

const testCard = { number: '4242424242424242', expMonth: 12, expYear: 2034, cvc: '123' };

async function post<T>(
  { test }: RouteTestContext,
  person: Person,
  path: string,
  body: object = {},
): Promise<T> {
  const token = await person.token();
  const response = await test.call('POST', `/api/payments/${path}`, { token, body });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

const startSetup = async (context: RouteTestContext, person: Person) => {
  const { clientSecret } = await post<{ clientSecret: string }>(context, person, 'setup-intent');
  return clientSecret;
};

async function addCard(context: RouteTestContext, person: Person): Promise<string> {
  const clientSecret = await startSetup(context, person);
  const body = { clientSecret, card: testCard };
  const path = 'sandbox/setup-intents/confirm';
  return (await post<{ paymentMethodId: string }>(context, person, path, body)).paymentMethodId;
}

/** A new person, so that the cards of the others stay below the limit. */
async function newSubscriber(context: RouteTestContext, number = testCard.number) {
  const caller = await context.newPerson('free');
  const clientSecret = await startSetup(context, caller);
  const card = { ...testCard, number };
  const path = 'sandbox/setup-intents/confirm';
  const { status } = await post<{ status: string }>(context, caller, path, { clientSecret, card });
  if (status === 'requires_action') {
    await post(context, caller, 'sandbox/authenticate', { clientSecret, outcome: 'approve' });
  }
  const bought = await post<{ clientSecret?: string }>(context, caller, 'subscriptions', {
    priceId: 'price_sandboxpromonth',
  });
  return { caller, clientSecret: bought.clientSecret ?? '' };
}

const subscriber = async (context: RouteTestContext) => ({
  caller: (await newSubscriber(context)).caller,
});

/** Its bank wants every payment confirmed. */
const CONFIRMED_CARD = '4000002760003184';

export const billingFixtures: Fixtures = {
  'billing.overview': bare,
  'billing.publicKey': bare,
  'billing.paymentMethods': bare,
  'billing.invoices': bare,
  'billing.updateCustomer': async () => ({ body: { company: 'Ada Ltd' } }),
  'billing.setupIntent': async (context) => ({ caller: await context.newPerson() }),
  'billing.removePaymentMethod': async (context, person) => ({
    params: { id: await addCard(context, person) },
  }),
  'billing.setDefaultPaymentMethod': async (context, person) => ({
    params: { id: await addCard(context, person) },
  }),
  'billing.subscribe': async (context) => {
    const caller = await context.newPerson('free');
    await addCard(context, caller);
    return { caller, body: { priceId: 'price_sandboxpromonth' } };
  },
  'billing.preview': async () => ({ body: { priceId: 'price_sandboxteammonth' } }),
  'billing.cancel': subscriber,
  'billing.resume': subscriber,
  'billing.refresh': bare,
  'billing.exportInvoices': subscriber,
  'billing.sandboxConfirmSetup': async (context) => {
    const caller = await context.newPerson('free');
    return { caller, body: { clientSecret: await startSetup(context, caller), card: testCard } };
  },
  'billing.sandboxConfirmPayment': async (context) => {
    const { caller, clientSecret } = await newSubscriber(context, CONFIRMED_CARD);
    return { caller, body: { clientSecret } };
  },
  'billing.sandboxAuthenticate': async (context) => {
    const { caller, clientSecret } = await newSubscriber(context, CONFIRMED_CARD);
    return { caller, body: { clientSecret, outcome: 'approve' } };
  },
  'billing.sandboxInvoicePdf': async (context) => {
    const { caller } = await newSubscriber(context);
    const token = await caller.token();
    const response = await context.test.call('GET', '/api/payments/invoices', { token });
    const { invoices } = (await response.json()) as { invoices: { invoicePdf: string }[] };
    return {
      params: { token: /invoices\/(\w+)\/pdf$/.exec(invoices[0]?.invoicePdf ?? '')?.[1] ?? '' },
    };
  },
  'billing.payOverdue': async (context) => {
    const { caller } = await newSubscriber(context);
    await failRenewal(context, caller);
    return { caller };
  },
  'billing.webhook': async ({ test }) => {
    const event = {
      id: 'evt_route',
      object: 'event',
      type: 'product.created',
      data: { object: {} },
    };
    const text = JSON.stringify(event);
    const secret = await webhookSecret(test.test.db);
    const signature = signEvent(text, secret, Math.floor(Date.now() / 1000));
    return { body: event, headers: { 'stripe-signature': signature } };
  },
  'billing.dunning': async ({ operator }) => ({ caller: operator }),
};

/** As if the card had had no money when the period began. */
async function failRenewal({ test }: RouteTestContext, { userId }: Person): Promise<void> {
  const { db } = test.test;
  const { customer_id: customer } = await db
    .selectFrom('billing_customers')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('billing_sandbox_objects')
    .select(['id', 'kind', 'data'])
    .where('customer', '=', customer)
    .where('kind', 'in', ['subscription', 'invoice'])
    .execute();
  for (const { id, kind, data } of rows) {
    const unpaid =
      kind === 'invoice'
        ? {
            status: 'open',
            billing_reason: 'subscription_cycle',
            amount_remaining: 900,
            payment_intent_id: null,
          }
        : { status: 'past_due' };
    const changed = JSON.stringify({ ...(data as object), ...unpaid });
    await db
      .updateTable('billing_sandbox_objects')
      .set({ data: changed })
      .where('id', '=', id)
      .execute();
  }
}
