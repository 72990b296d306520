// /v1/payment_methods.
import { type Context, idOf, type SandboxPaymentMethod } from '../context.ts';
import { invalidRequest, listOf, notFound, readParams } from '../http/wire.ts';

export const getPaymentMethod = (ctx: Context, id: string) => ctx.get('payment_method', id);

export async function listPaymentMethods(ctx: Context, customer: string) {
  readParams(ctx.params, ['type', 'limit', 'starting_after']);
  await ctx.get('customer', customer);
  const url = `/v1/customers/${customer}/payment_methods`;
  return listOf(url, await ctx.list('payment_method', customer));
}

export async function detachPaymentMethod(ctx: Context, id: string): Promise<SandboxPaymentMethod> {
  readParams(ctx.params, []);
  const card = await ctx.get('payment_method', id);
  const owner = idOf(card.customer);
  if (owner === '') throw invalidRequest('The payment method is not attached to a customer.');
  card.customer = null;
  await ctx.save('payment_method', card, { customer: null });
  const customer = await ctx.get('customer', owner);
  if (customer.invoice_settings.default_payment_method === id) {
    customer.invoice_settings.default_payment_method = null;
    await ctx.save('customer', customer);
  }
  await ctx.emit('payment_method.detached', card);
  return card;
}

/** A card that cannot be found and one of another customer look the same. */
export async function expectOwn(
  ctx: Context,
  customer: string,
  id: string,
): Promise<SandboxPaymentMethod> {
  const card = await ctx.find('payment_method', id);
  if (!card || idOf(card.customer) !== customer) throw notFound('PaymentMethod', id);
  return card;
}

/** The card that pays unless another one is named. */
export async function findDefaultCard(
  ctx: Context,
  customerId: string,
  preferred: string,
): Promise<SandboxPaymentMethod | undefined> {
  const customer = await ctx.get('customer', customerId);
  for (const id of [preferred, idOf(customer.invoice_settings.default_payment_method)]) {
    const card = id === '' ? undefined : await ctx.find('payment_method', id);
    if (card && idOf(card.customer) === customerId) return card;
  }
  return undefined;
}
