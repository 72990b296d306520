// Prices as the section of a page writes them: its currency, its decimals, its words around the amount.
import type { Price } from '@vys/contract/page-model/values';
import { readPrice, type TypedPrice } from './read-price.ts';

const symbols: Record<string, string> = {
  EUR: '€',
  GBP: '£',
  USD: '$',
  BRL: 'R$',
  CHF: 'CHF',
  SEK: 'kr',
};
/** Written after the amount where nothing on the page says otherwise. */
const trailing = new Set(['EUR', 'SEK']);

type Like = {
  /** What the item cost before: the words around its amount stay. */
  old?: Price | undefined;
  /** Prices of its neighbors. */
  neighbors?: readonly Price[];
};

/** "62 now", "62 ora", but not "62 all'ora". */
const FROM_NOW =
  /(?<!(?:^|\s)(?:all|per|a|ad|un|ogni))\s+(?:now|from now on|jetzt|nun|ab jetzt|maintenant|désormais|ahora|agora|ora|adesso)\s*$/iu;

export function writePrice(given: string, like: Like): Price | undefined {
  const text = given.replace(FROM_NOW, '');
  const typed = readPrice(text);
  if (typed !== undefined) return priceOf(typed, like);
  const plain = text.trim();
  return plain === '' || plain.length > 40 || plain.includes('\n') ? undefined : { text: plain };
}

export function priceOf(typed: TypedPrice, { old, neighbors = [] }: Like): Price {
  const model = [old, ...neighbors].find(
    (price) => price?.amount !== undefined && /\d/.test(price.text),
  );
  const shape = model === undefined ? undefined : shapeOf(model.text);
  const own = old === undefined ? undefined : shapeOf(old.text);
  const currency = typed.currency ?? model?.currency;
  const before = typed.before === '' ? (own?.lead ?? '') : own?.lead || typed.before;
  const after = own?.tail || typed.after;
  const isSame = currency === model?.currency || model?.currency === undefined;
  const amount = writeAmount(typed, shape?.number);
  const money = isSame && shape ? around(amount, shape, currency) : inCurrency(amount, currency);
  const joined = after.startsWith('/') ? `${money}${after}` : `${money} ${after}`;
  const text = (before === '+' ? `+${joined}` : `${before} ${joined}`).trim().slice(0, 40);
  return { text, amount: round(typed.amount), ...(currency !== undefined && { currency }) };
}

type Shape = { lead: string; sign: string; number: string; trail: string; tail: string };

const pattern =
  /^(.*?)(R?\$|€|£|CHF|kr|SEK)?\s*(\d[\d.,'’ ]*\d|\d)(\s*(?:R?\$|€|£|CHF|kr|SEK))?(.*)$/u;

function shapeOf(text: string): Shape {
  const [, lead = '', sign = '', number = '', trail = '', tail = ''] = pattern.exec(text) ?? [];
  return { lead: lead.trim(), sign, number, trail, tail: tail.trim() };
}

/** A page without signs of a currency has none for a new price either. */
function around(amount: string, { sign, trail, number }: Shape, currency?: string): string {
  const hasSign = sign !== '' || trail !== '' || currency === undefined || number !== '';
  return hasSign ? `${sign}${amount}${trail}` : inCurrency(amount, currency);
}

function inCurrency(amount: string, currency: string | undefined): string {
  if (currency === undefined) return amount;
  const sign = symbols[currency] ?? currency;
  if (trailing.has(currency)) return `${amount} ${sign}`;
  return sign.length > 1 ? `${sign} ${amount}` : `${sign}${amount}`;
}

const round = (amount: number) => Math.round(amount * 100) / 100;

/** With as many decimals and the same decimal sign as the neighbor. */
function writeAmount(
  { amount, decimalSign = '.', groupSign = '' }: TypedPrice,
  neighbor = '',
): string {
  const [, sign = decimalSign, decimals = ''] = /([.,])(\d{1,2})$/.exec(neighbor) ?? [];
  const isWhole = Number.isInteger(round(amount));
  const [whole = '', cents = ''] = round(amount).toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, groupSign);
  return isWhole && decimals === '' ? grouped : `${grouped}${sign}${cents}`;
}
