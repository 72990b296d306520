// The endpoints of the sandbox, by method and path as Stripe names them.
import { type Context, idOf } from '../context.ts';
import * as catalog from '../resources/catalog.ts';
import * as customers from '../resources/customers.ts';
import * as invoices from '../resources/invoices.ts';
import * as intents from '../resources/payment-intents.ts';
import * as cards from '../resources/payment-methods.ts';
import * as setups from '../resources/setup-intents.ts';
import * as clocks from '../resources/test-clocks.ts';
import { findEvent, listEvents } from '../store.ts';
import { createSubscription } from '../subscriptions/create.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { updateSubscription } from '../subscriptions/update.ts';
import { listOf, notFound, readParams } from './wire.ts';

type Handler = (ctx: Context, ...ids: string[]) => Promise<object>;
export type Endpoint = {
  readonly method: string;
  readonly path: string;
  readonly handle: Handler;
  /** Also with the publishable key and the secret of the intent, as browsers call. */
  readonly isOpen?: boolean;
};

const endpoint = (method: string, path: string, handle: Handler, isOpen = false): Endpoint => ({
  method,
  path,
  handle,
  isOpen,
});

export const endpoints: readonly Endpoint[] = [
  endpoint('POST', '/v1/customers', customers.createCustomer),
  endpoint('GET', '/v1/customers/:id', customers.getCustomer as Handler),
  endpoint('POST', '/v1/customers/:id', customers.updateCustomer as Handler),
  endpoint('DELETE', '/v1/customers/:id', customers.deleteCustomer as Handler),
  endpoint('GET', '/v1/customers/:id/payment_methods', cards.listPaymentMethods as Handler),
  endpoint('POST', '/v1/customers/:id/tax_ids', customers.createTaxId as Handler),
  endpoint('GET', '/v1/customers/:id/tax_ids', customers.listTaxIds as Handler),
  endpoint('DELETE', '/v1/customers/:id/tax_ids/:tax', customers.deleteTaxId as Handler),
  endpoint('GET', '/v1/payment_methods/:id', cards.getPaymentMethod as Handler),
  endpoint('POST', '/v1/payment_methods/:id/detach', cards.detachPaymentMethod as Handler),
  endpoint('POST', '/v1/setup_intents', setups.createSetupIntent),
  endpoint('GET', '/v1/setup_intents/:id', setups.getSetupIntent as Handler, true),
  endpoint('POST', '/v1/setup_intents/:id/confirm', setups.confirmSetupIntent as Handler, true),
  endpoint('GET', '/v1/payment_intents/:id', intents.getPaymentIntent as Handler, true),
  endpoint(
    'POST',
    '/v1/payment_intents/:id/confirm',
    intents.confirmPaymentIntent as Handler,
    true,
  ),
  endpoint('POST', '/sandbox/authenticate', intents.authenticate, true),
  endpoint('GET', '/v1/products', catalog.listProducts),
  endpoint('POST', '/v1/products', catalog.createProduct),
  endpoint('GET', '/v1/products/:id', catalog.getProduct as Handler),
  endpoint('GET', '/v1/prices', catalog.listPrices),
  endpoint('POST', '/v1/prices', catalog.createPrice),
  endpoint('GET', '/v1/prices/:id', catalog.getPrice as Handler),
  endpoint('POST', '/v1/subscriptions', createSubscription),
  endpoint('GET', '/v1/subscriptions', listSubscriptions),
  endpoint('GET', '/v1/subscriptions/:id', getSubscription as Handler),
  endpoint('POST', '/v1/subscriptions/:id', updateSubscription as Handler),
  endpoint('DELETE', '/v1/subscriptions/:id', cancelSubscription as Handler),
  endpoint('GET', '/v1/invoices', invoices.listInvoices),
  endpoint('POST', '/v1/invoices/create_preview', invoices.previewInvoice),
  endpoint('GET', '/v1/invoices/:id', invoices.getInvoice as Handler),
  endpoint('POST', '/v1/invoices/:id/pay', invoices.payOpenInvoice as Handler),
  endpoint('POST', '/v1/invoices/:id/void', invoices.voidOpenInvoice as Handler),
  endpoint('GET', '/v1/charges', intents.listCharges),
  endpoint('POST', '/v1/refunds', intents.createRefund),
  endpoint('GET', '/v1/events', listRecentEvents),
  endpoint('GET', '/v1/events/:id', getEvent as Handler),
  endpoint('POST', '/v1/test_helpers/test_clocks', clocks.createTestClock),
  endpoint('GET', '/v1/test_helpers/test_clocks/:id', clocks.getTestClock as Handler),
  endpoint('POST', '/v1/test_helpers/test_clocks/:id/advance', clocks.advanceTestClock as Handler),
];

async function listSubscriptions(ctx: Context) {
  const params = readParams(ctx.params, ['customer', 'status', 'price', 'limit', 'starting_after']);
  const status = params.text('status');
  const isListed = (subscription: { status: string }) => {
    if (status === 'all') return true;
    return status === undefined
      ? subscription.status !== 'canceled'
      : subscription.status === status;
  };
  const subscriptions = (await ctx.list('subscription', params.text('customer'))).filter(isListed);
  return listOf('/v1/subscriptions', subscriptions.slice(0, params.number('limit') ?? 10));
}

function getSubscription(ctx: Context, id: string) {
  return ctx.get('subscription', id);
}

async function cancelSubscription(ctx: Context, id: string) {
  readParams(ctx.params, ['invoice_now', 'prorate']);
  const subscription = await ctx.get('subscription', id);
  if (subscription.ended_at) throw notFound('subscription', id);
  const customer = await ctx.get('customer', idOf(subscription.customer));
  const now = await ctx.timeOf(customer);
  await endSubscription(ctx, subscription, { now, reason: 'cancellation_requested' });
  return subscription;
}

async function listRecentEvents(ctx: Context) {
  const params = readParams(ctx.params, ['limit', 'type', 'starting_after']);
  return listOf('/v1/events', await listEvents(ctx.db, params.number('limit') ?? 10));
}

async function getEvent(ctx: Context, id: string) {
  const event = await findEvent(ctx.db, id);
  if (!event) throw notFound('event', id);
  return event;
}
