// Prices as the page writes them.
import type { Price } from '@vys/contract/page-model/values';
import type { Scene } from '../../scene/scene.ts';
import { itemsOf } from '../../scene/targets.ts';

/** In the currency of the page where the message names none. */
export function priceLike(scene: Scene, price: Price, sectionId: string | undefined): Price {
  if (price.currency !== undefined || !/^[\d.,\s]+$/.test(price.text)) return price;
  const sections = scene.design.page.sections.filter(
    ({ id }) => sectionId === undefined || id === sectionId,
  );
  const known = sections.flatMap((section) =>
    itemsOf(section).map((item) => item.price as Price | undefined),
  );
  const model = known.find((other) => other !== undefined && /[^\d.,\s]/.test(other.text));
  if (model === undefined) return price;
  const [, before = '', number = '', after = ''] = /^([^\d]*)([\d.,]+)(.*)$/.exec(model.text) ?? [];
  const text = `${before}${amountLike(price.text.trim(), number)}${after}`;
  return { ...price, text, ...(model.currency === undefined ? {} : { currency: model.currency }) };
}

/** With as many decimals and the same decimal sign as the neighbor: 3.2 beside 2,80 is 3,20. */
function amountLike(text: string, neighbor: string): string {
  const [, sign = '.', decimals = ''] = /([.,])(\d{1,2})$/.exec(neighbor) ?? [];
  const [whole = text, own] = text.split(/[.,]/);
  if (decimals === '' && own === undefined) return whole;
  if (decimals === '') return text;
  return `${whole}${sign}${(own ?? '').padEnd(decimals.length, '0').slice(0, 2)}`;
}
