// Objects as they are sent: without private fields, and with what `expand` asks for.
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf, type Kind, type SandboxInvoice, withoutPrivate } from '../context.ts';
import { buildInvoicePayment } from '../objects/invoices.ts';
import { invalidRequest, listOf } from './wire.ts';

type Json = Record<string, unknown>;

/** Fields that hold an id, by the kind of what they lead to. */
const references: Readonly<Record<string, Kind>> = {
  customer: 'customer',
  latest_invoice: 'invoice',
  invoice: 'invoice',
  subscription: 'subscription',
  default_payment_method: 'payment_method',
  payment_method: 'payment_method',
  payment_intent: 'payment_intent',
  latest_charge: 'charge',
  product: 'product',
};

const MAX_EXPAND_DEPTH = 4;

export async function present(
  ctx: Context,
  object: object,
  paths: readonly unknown[],
): Promise<Json> {
  const full = object as Json;
  const shown = Array.isArray(full.data)
    ? { ...full, data: full.data.map((item: object) => withoutPrivate(item)) }
    : withoutPrivate(full);
  const originals = new Map<object, Json>();
  if (Array.isArray(full.data)) {
    full.data.forEach((item: object, index) => {
      originals.set((shown as { data: object[] }).data[index] as object, item as Json);
    });
  } else originals.set(shown, full);
  for (const path of paths) {
    const parts = String(path).split('.');
    if (parts.length > MAX_EXPAND_DEPTH)
      throw invalidRequest('You cannot expand more than 4 levels.');
    await expand(ctx, { shown, originals }, parts);
  }
  return shown;
}

type Target = { shown: Json; originals: Map<object, Json> };

async function expand(
  ctx: Context,
  { shown, originals }: Target,
  [name = '', ...rest]: readonly string[],
): Promise<void> {
  if (name === 'data') {
    const items = Array.isArray(shown.data) ? (shown.data as Json[]) : [];
    for (const item of items) await expand(ctx, { shown: item, originals }, rest);
    return;
  }
  const value = shown[name] ?? (await include(ctx, originals.get(shown) ?? shown, name));
  if (value === undefined || value === null) {
    if (name in shown || value === null) return;
    throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
  }
  if (typeof value === 'string') {
    const kind = references[name];
    const found = kind && (await ctx.find(kind, value));
    if (!found)
      throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
    const child = withoutPrivate(found);
    originals.set(child, found as unknown as Json);
    shown[name] = child;
  } else shown[name] = value;
  if (rest.length > 0) await expand(ctx, { shown: shown[name] as Json, originals }, rest);
}

/** What is sent on request only. */
async function include(ctx: Context, object: Json, name: string): Promise<unknown> {
  if (object.object === 'customer' && name === 'tax_ids') {
    return listOf(
      `/v1/customers/${object.id}/tax_ids`,
      await ctx.list('tax_id', String(object.id)),
    );
  }
  if (object.object !== 'invoice') return undefined;
  const invoice = object as unknown as SandboxInvoice;
  const intent = invoice.payment_intent_id
    ? await ctx.find('payment_intent', invoice.payment_intent_id)
    : undefined;
  if (name === 'confirmation_secret') return toSecret(invoice, intent);
  if (name === 'payments') {
    return listOf('/v1/invoice_payments', intent ? [buildInvoicePayment(invoice, intent)] : []);
  }
  return undefined;
}

function toSecret(invoice: SandboxInvoice, intent: Stripe.PaymentIntent | undefined) {
  if (invoice.status !== 'open' || !intent || idOf(intent) === '') return null;
  return { client_secret: intent.client_secret ?? '', type: 'payment_intent' };
}
