// /v1/customers and their tax ids.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf } from '../context.ts';
import { invalidRequest, listOf, mergeMetadata, type Params, readParams } from '../http/wire.ts';
import { buildCustomer, buildTaxId } from '../objects/customers.ts';
import { itemOf } from '../objects/subscriptions.ts';
import { endSubscription } from '../subscriptions/end-subscription.ts';
import { expectOwn } from './payment-methods.ts';

const fields = ['email', 'name', 'metadata', 'address', 'invoice_settings'];

export async function createCustomer(ctx: Context): Promise<Stripe.Customer> {
  const params = readParams(ctx.params, [...fields, 'test_clock']);
  const testClock = params.text('test_clock') ?? null;
  const now = await ctx.timeOf({ test_clock: testClock });
  const customer = buildCustomer(now, {
    email: params.text('email') ?? null,
    name: params.text('name') ?? null,
    metadata: mergeMetadata({}, params.object('metadata')),
    testClock,
  });
  await ctx.save('customer', customer);
  await ctx.emit('customer.created', customer);
  return customer;
}

export async function getCustomer(ctx: Context, id: string): Promise<Stripe.Customer> {
  return ctx.get('customer', id);
}

export async function updateCustomer(ctx: Context, id: string): Promise<Stripe.Customer> {
  const params = readParams(ctx.params, fields);
  const customer = await ctx.get('customer', id);
  if (params.has('email')) customer.email = params.text('email') || null;
  if (params.has('name')) customer.name = params.text('name') || null;
  if (params.has('address')) customer.address = readAddress(params.object('address'));
  customer.metadata = mergeMetadata(customer.metadata, params.object('metadata'));
  const settings = params.object('invoice_settings');
  if (settings) {
    const method = readParams(settings, ['default_payment_method']).text('default_payment_method');
    if (method) await expectOwn(ctx, customer.id, method);
    customer.invoice_settings.default_payment_method = method || null;
  }
  await ctx.save('customer', customer);
  await ctx.emit('customer.updated', customer);
  return customer;
}

function readAddress(address: Params | undefined): Stripe.Address | null {
  if (!address) return null;
  const names = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;
  const params = readParams(address, names);
  const entries = names.map((name) => [name, params.text(name) || null]);
  return Object.fromEntries(entries) as unknown as Stripe.Address;
}

/** Ends its subscriptions, as at Stripe; invoices stay. */
export async function deleteCustomer(ctx: Context, id: string) {
  const customer = await ctx.get('customer', id);
  const now = await ctx.timeOf(customer);
  for (const subscription of await ctx.list('subscription', id)) {
    if (!subscription.ended_at && itemOf(subscription)) {
      await endSubscription(ctx, subscription, { now, reason: 'cancellation_requested' });
    }
  }
  await ctx.remove(id);
  const deleted = { id, object: 'customer' as const, deleted: true as const };
  await ctx.emit('customer.deleted', { ...customer, ...deleted });
  return deleted;
}

export async function createTaxId(ctx: Context, id: string): Promise<Stripe.TaxId> {
  const params = readParams(ctx.params, ['type', 'value']);
  const customer = await ctx.get('customer', id);
  const type = params.required('type') as Stripe.TaxId.Type;
  const value = params.required('value');
  if (type === 'eu_vat' && !/^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(value)) {
    throw invalidRequest('Invalid value for eu_vat.', { param: 'value', code: 'tax_id_invalid' });
  }
  const taxId = buildTaxId(ctx.now, { customer: customer.id, type, value });
  await ctx.save('tax_id', taxId, { customer: customer.id });
  return taxId;
}

export async function listTaxIds(ctx: Context, id: string) {
  readParams(ctx.params, ['limit', 'starting_after']);
  await ctx.get('customer', id);
  return listOf(`/v1/customers/${id}/tax_ids`, await ctx.list('tax_id', id));
}

export async function deleteTaxId(ctx: Context, customer: string, id: string) {
  const taxId = await ctx.get('tax_id', id);
  if (idOf(taxId.customer) !== customer) throw invalidRequest('No such tax ID', {}, 404);
  await ctx.remove(id);
  return { id, object: 'tax_id' as const, deleted: true as const };
}
