// A price as it is typed, with the amount and the currency that can be read from it.
import type { Price } from '@vys/contract/page-model/values';

const SYMBOLS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  $: 'USD',
  '¥': 'JPY',
  '₹': 'INR',
  '₺': 'TRY',
  '₩': 'KRW',
  zł: 'PLN',
  Kč: 'CZK',
  R$: 'BRL',
  Fr: 'CHF',
};

/** `chosen`: the currency beside it, which a symbol in the text does not overrule. */
export function readPrice(text: string, chosen: string | undefined): Price {
  const amount = readAmount(text);
  const currency = chosen ?? readCurrency(text);
  return { text, ...(amount !== undefined && { amount }), ...(currency && { currency }) };
}

/** `12` becomes `€12.00` where the currency is known; what holds more than a number stays. */
export function completePrice(text: string, currency: string | undefined, lang: string): string {
  const amount = readAmount(text);
  if (amount === undefined || currency === undefined || !/^[\d.,\s]+$/.test(text)) return text;
  return new Intl.NumberFormat(lang, { style: 'currency', currency }).format(amount);
}

/** Undefined where the text holds no number, or several. */
export function readAmount(text: string): number | undefined {
  const numbers = text.match(/\d[\d.,' \u00a0\u202f]*/g) ?? [];
  if (numbers.length !== 1) return undefined;
  const joined = (numbers[0] ?? '').replace(/[' \u00a0\u202f]/g, '');
  // Without what ends it: `12.` and `1200.-`.
  const digits = /^\d+(?:[.,]+\d+)*/.exec(joined)?.[0] ?? '';
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1];
  const whole = (decimals === undefined ? digits : digits.slice(0, -decimals.length - 1)).replace(
    /[.,]/g,
    '',
  );
  const amount = Number(decimals === undefined ? whole : `${whole}.${decimals}`);
  return Number.isFinite(amount) ? amount : undefined;
}

function readCurrency(text: string): string | undefined {
  const code = /\b[A-Z]{3}\b/.exec(text)?.[0];
  if (code && listCurrencies().includes(code)) return code;
  const symbols = Object.keys(SYMBOLS).sort((a, b) => b.length - a.length);
  const symbol = symbols.find((candidate) => text.includes(candidate));
  return symbol === undefined ? undefined : SYMBOLS[symbol];
}

export const listCurrencies = (): string[] => Intl.supportedValuesOf('currency');
