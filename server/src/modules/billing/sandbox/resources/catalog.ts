// /v1/products and /v1/prices, with the plans that the sandbox knows from its start.
import { CURRENCY, intervals, paidTiers, planAmount } from '@vys/contract/billing/entitlements';
import { plans } from '@vys/contract/plans';
import type { Stripe } from '../../stripe/client.ts';
import { type Context, idOf } from '../context.ts';
import { invalidRequest, listOf, mergeMetadata, readParams } from '../http/wire.ts';
import { buildPrice, buildProduct } from '../objects/catalog.ts';

export const sandboxPriceId = (tier: string, interval: string) => `price_sandbox${tier}${interval}`;

/** Made again when the amounts in plans.ts changed; what runs keeps its price. */
export async function seedCatalog(ctx: Context): Promise<void> {
  for (const tier of paidTiers) {
    const { name } = plans[tier];
    const product = `prod_sandbox${tier}`;
    const metadata = { tier };
    if (!(await ctx.find('product', product))) {
      await ctx.save('product', buildProduct(ctx.now, { name, metadata, id: product }));
    }
    for (const interval of intervals) {
      const id = sandboxPriceId(tier, interval);
      const amount = planAmount(tier, interval);
      if ((await ctx.find('price', id))?.unit_amount === amount) continue;
      const lookupKey = `vys_${tier}_${interval}`;
      const named = { tier, name };
      const fields = {
        product,
        currency: CURRENCY,
        amount,
        interval,
        lookupKey,
        metadata: named,
        id,
      };
      await ctx.save('price', buildPrice(ctx.now, fields));
    }
  }
}

export const getPrice = (ctx: Context, id: string) => ctx.get('price', id);
export const getProduct = (ctx: Context, id: string) => ctx.get('product', id);

export async function listPrices(ctx: Context) {
  const params = readParams(ctx.params, [
    'active',
    'product',
    'lookup_keys',
    'limit',
    'starting_after',
  ]);
  const keys = params.list('lookup_keys');
  const product = params.text('product');
  const active = params.flag('active');
  const prices = (await ctx.list('price')).filter(
    (price) =>
      (keys.length === 0 || keys.includes(price.lookup_key ?? '')) &&
      (product === undefined || idOf(price.product) === product) &&
      (active === undefined || price.active === active),
  );
  return listOf('/v1/prices', prices.slice(0, params.number('limit') ?? 10));
}

export async function createPrice(ctx: Context): Promise<Stripe.Price> {
  const params = readParams(ctx.params, [
    'product',
    'currency',
    'unit_amount',
    'recurring',
    'lookup_key',
    'transfer_lookup_key',
    'metadata',
    'tax_behavior',
  ]);
  const product = await ctx.get('product', params.required('product'));
  const recurring = readParams(params.object('recurring') ?? {}, ['interval']);
  const lookupKey = params.text('lookup_key') ?? null;
  await releaseLookupKey(ctx, lookupKey, params.flag('transfer_lookup_key') ?? false);
  const price = buildPrice(ctx.now, {
    product: product.id,
    currency: params.required('currency'),
    amount: params.number('unit_amount') ?? 0,
    interval: recurring.choice('interval', ['month', 'year'], 'month'),
    lookupKey,
    metadata: mergeMetadata({}, params.object('metadata')),
  });
  await ctx.save('price', price);
  return price;
}

async function releaseLookupKey(ctx: Context, key: string | null, isTransferred: boolean) {
  if (key === null) return;
  const holder = (await ctx.list('price')).find(({ lookup_key: held }) => held === key);
  if (!holder) return;
  if (!isTransferred) {
    throw invalidRequest(`A price (\`${holder.id}\`) already uses that lookup key.`, {
      param: 'lookup_key',
    });
  }
  await ctx.save('price', { ...holder, lookup_key: null });
}

export async function listProducts(ctx: Context) {
  const params = readParams(ctx.params, ['active', 'ids', 'limit', 'starting_after']);
  const ids = params.list('ids');
  const products = await ctx.list('product');
  const matching = products.filter(({ id }) => ids.length === 0 || ids.includes(id));
  return listOf('/v1/products', matching.slice(0, params.number('limit') ?? 10));
}

export async function createProduct(ctx: Context): Promise<Stripe.Product> {
  const params = readParams(ctx.params, ['id', 'name', 'metadata', 'description']);
  const id = params.text('id');
  if (id !== undefined && (await ctx.find('product', id))) {
    throw invalidRequest('Product already exists.', {
      code: 'resource_already_exists',
      param: 'id',
    });
  }
  const metadata = mergeMetadata({}, params.object('metadata'));
  const product = buildProduct(ctx.now, {
    name: params.required('name'),
    metadata,
    ...(id ? { id } : {}),
  });
  await ctx.save('product', product);
  return product;
}
