// Finds prices with their currency, and brings them into the form that the language writes them in.
import type { Language } from '../words/languages.ts';
import type { ReadState } from './finder.ts';
import { readNumber } from './numbers.ts';

const CURRENCIES: Record<string, string> = {
  EUR: '€ eur euro euros ero',
  USD: '$ usd us$ dollar dollars dolar dolares dollari bucks dolares',
  GBP: '£ gbp pound pounds pfund quid livres libras sterline sterling',
  CHF: 'chf fr sfr franken francs franchi francos',
  BRL: 'r$ brl reais real',
  JPY: '¥ jpy yen',
  INR: '₹ inr rupees rupee rs',
  CAD: 'cad ca$ c$',
  AUD: 'aud a$ au$',
  PLN: 'pln zł zl zloty',
  SEK: 'sek kr kronor',
  NOK: 'nok',
  DKK: 'dkk',
  MXN: 'mxn pesos',
  TRY: '₺ try',
  UAH: '₴ uah',
  KRW: '₩ krw',
  CZK: 'czk kč',
  HUF: 'huf',
  NZD: 'nzd',
  AED: 'aed dhs dirham dirhams',
  SAR: 'sar',
  QAR: 'qar',
  ZAR: 'zar rand',
  COP: 'cop',
  ARS: 'ars',
  CLP: 'clp',
  SGD: 'sgd',
  HKD: 'hkd',
};
export const currencyOf: ReadonlyMap<string, string> = new Map(
  Object.entries(CURRENCIES).flatMap(([code, names]) =>
    names.split(' ').map((name) => [name, code] as const),
  ),
);
const SYMBOLS: Record<string, string> = {
  EUR: '€',
  USD: '$',
  GBP: '£',
  BRL: 'R$',
  JPY: '¥',
  INR: '₹',
};
const FROM: Record<Language, string> = {
  en: 'from',
  de: 'ab',
  fr: 'à partir de',
  es: 'desde',
  pt: 'a partir de',
  it: 'da',
};
const FROM_PHRASES = [
  ['from'],
  ['starting', 'at'],
  ['starting', 'from'],
  ['ab'],
  ['a', 'partir', 'de'],
  ['des'],
  ['desde'],
  ['da'],
  ['a', 'partire', 'da'],
];
const COST_WORDS = new Set(
  `cost costs price prices priced pay charge charges fee kostet kosten preis preise koste fur coute coutent prix tarif cuesta cuestan precio precios vale custa custam preco precos costa costano prezzo prezzi`.split(
    ' ',
  ),
);
/** What is counted after a number, so that it is no price: "12 people", "3.5 km". */
const UNITS = new Set(
  'km m cm mm kg g l ml cl px % x h uhr min am pm std stunden hours minutes people years jahre ans anos anni'.split(
    ' ',
  ),
);

type Amount = { value: number; decimals: number; from: number; to: number; currency?: string };

export function findPrices(state: ReadState): void {
  for (let index = 0; index < state.tokens.length; index += 1) {
    if (state.tokens[index]?.kind !== 'number' || state.isTaken(index)) continue;
    const amount = amountAt(state, index);
    if (!amount || !isPrice(state, amount)) continue;
    const top = rangeEnd(state, amount);
    const currency = amount.currency ?? top?.currency;
    const priced = currency ? { ...amount, currency } : amount;
    const start = startWithFrom(state, priced);
    const isFrom = start < priced.from;
    const text = priceText(state, priced, top, isFrom);
    const to = top?.to ?? priced.to;
    const price = { text, amount: priced.value, ...(currency ? { currency } : {}) };
    if (state.add({ kind: 'price', price, ...state.span(start, to) })) index = to - 1;
  }
}

function amountAt(state: ReadState, index: number): Amount | undefined {
  if (state.fold(index).length > 12) return undefined;
  const { value, decimals, end } = spacedThousands(state, index) ?? readNumber(state, index);
  const isThousands = state.fold(end) === 'k' && state.tokens[end]?.isGlued === true;
  const numberEnd = isThousands ? end + 1 : end;
  const before = currencyBefore(state, index);
  const after = before ? undefined : currencyAfter(state, numberEnd);
  const swiss =
    state.fold(numberEnd) === '.' && /^[-–]$/.test(state.fold(numberEnd + 1)) && before ? 2 : 0;
  const amount = {
    value: isThousands ? value * 1000 : value,
    decimals,
    from: before?.from ?? index,
    to: after?.to ?? numberEnd + swiss,
  };
  const currency = before?.code ?? after?.code;
  return currency ? { ...amount, currency } : amount;
}

/** Of countries that write thousands apart, so that it is one number in an English message too. */
const SPACED = new Set(['SEK', 'NOK', 'DKK', 'CZK', 'PLN', 'HUF', 'UAH', 'ZAR']);

/** "1 400 €". */
function spacedThousands(state: ReadState, index: number) {
  const next = state.tokens[index + 1];
  const isPair =
    /^[1-9]\d{0,2}$/.test(state.fold(index)) &&
    next?.kind === 'number' &&
    next.typed.length === 3 &&
    next.start === (state.tokens[index]?.end ?? 0) + 1;
  if (!isPair || state.isTaken(index + 1)) return undefined;
  const rest = readNumber(state, index + 1);
  const currency = currencyAfter(state, rest.end)?.code;
  const isSpaced = currency !== undefined && (state.lang !== 'en' || SPACED.has(currency));
  return isSpaced && rest.value < 1000
    ? { ...rest, value: Number(state.fold(index)) * 1000 + rest.value }
    : undefined;
}

function currencyBefore(
  state: ReadState,
  index: number,
): { code: string; from: number } | undefined {
  const one = state.fold(index - 1);
  const two = state.tokens[index - 1]?.isGlued ? `${state.fold(index - 2)}${one}` : '';
  const pair = currencyOf.get(two);
  if (pair && one === '$') return { code: pair, from: index - 2 };
  const code = currencyOf.get(one);
  if (!code || state.isTaken(index - 1)) return undefined;
  return /^[a-z]+$/.test(one) &&
    (one.length !== 3 || ((one === 'eur') === false && !/^[a-z]{3}$/.test(one)))
    ? undefined
    : { code, from: index - 1 };
}

function currencyAfter(state: ReadState, end: number): { code: string; to: number } | undefined {
  const dash = state.fold(end) === ',' && /^[-–]$/.test(state.fold(end + 1)) ? 2 : 0;
  const pair = currencyOf.get(`${state.fold(end + dash)}${state.fold(end + dash + 1)}`);
  if (pair && state.fold(end + dash + 1) === '$') return { code: pair, to: end + dash + 2 };
  const code = currencyOf.get(state.fold(end + dash));
  if (!code || state.isTaken(end + dash) || isOfNextNumber(state, end + dash)) return undefined;
  const isGluedWord =
    state.fold(end + dash) === 'fr' &&
    state.tokens[end + dash]?.isGlued !== true &&
    state.lang !== 'de';
  return isGluedWord ? undefined : { code, to: end + dash + 1 };
}

/** "block of 10 £340". */
const isOfNextNumber = (state: ReadState, index: number) =>
  /^[€$£]$/.test(state.fold(index)) &&
  state.tokens[index]?.isGlued === false &&
  state.tokens[index + 1]?.kind === 'number' &&
  state.tokens[index + 1]?.isGlued === true;

function isPrice(state: ReadState, amount: Amount): boolean {
  if (amount.currency) return true;
  const after = state.tokens[amount.to];
  if (UNITS.has(after?.fold ?? '') || (after?.isGlued && after.kind === 'word')) return false;
  const before = state.tokens[amount.from - 1];
  if (before?.isGlued && /^[.:/#+@_-]$/.test(before.typed) && state.tokens[amount.from]?.isGlued)
    return false;
  if (followsCostWord(state, amount.from)) return true;
  const isMoneyForm =
    amount.decimals === 2 && amount.value < 100_000 && !/^[:/]$/.test(after?.typed ?? '');
  return isMoneyForm || endsListLine(state, amount);
}

/** "Espresso - 3", "Cut … 45": a number at the end of a line that names something. */
function endsListLine(state: ReadState, amount: Amount): boolean {
  const after = state.tokens[amount.to];
  if (after !== undefined && after.kind !== 'newline') return false;
  const before = state.tokens[amount.from - 1];
  if (!before || !/^[-–—:=.…|]$/.test(before.typed) || state.tokens[amount.from]?.isGlued)
    return false;
  const isLine = state.tokens.some((token) => token.kind === 'newline');
  return (
    isLine &&
    amount.decimals !== 1 &&
    state.tokens[amount.from - 2]?.kind === 'word' &&
    amount.value < 10_000 &&
    !(amount.value >= 1900 && amount.value < 2100)
  );
}

function followsCostWord(state: ReadState, from: number): boolean {
  for (let back = 1; back <= 4; back += 1) {
    const token = state.tokens[from - back];
    if (!token || /[.!?\n;]/.test(token.typed)) return false;
    if (COST_WORDS.has(token.fold) && !(token.fold === 'fur')) return true;
  }
  return false;
}

/** "€40-60", "40 to 60 €". */
function rangeEnd(state: ReadState, amount: Amount): Amount | undefined {
  const isJoined = /^(?:-|–|—|to|bis|a|ate)$/.test(state.fold(amount.to));
  const isMarked = /^[€$£]$/.test(state.fold(amount.to + 1));
  const next = isMarked ? amount.to + 2 : amount.to + 1;
  if (!isJoined || state.tokens[next]?.kind !== 'number' || state.isTaken(next)) return undefined;
  const top = amountAt(state, next);
  const isRange =
    top &&
    top.value > amount.value &&
    (top.currency ?? amount.currency) === (amount.currency ?? top.currency);
  return isRange && (top.currency || amount.currency) ? top : undefined;
}

function startWithFrom(state: ReadState, amount: Amount): number {
  for (const phrase of FROM_PHRASES) {
    const start = amount.from - phrase.length;
    if (start < 0 || !state.areFree(start, amount.from)) continue;
    if (phrase.every((word, offset) => state.fold(start + offset) === word)) return start;
  }
  return amount.from;
}

function priceText(
  state: ReadState,
  amount: Amount,
  top: Amount | undefined,
  isFrom: boolean,
): string {
  const { lang } = state;
  if (!amount.currency) {
    const { start, end } = state.span(amount.from, amount.to);
    const typed = state.text.slice(start, end);
    return isFrom ? `${FROM[lang]} ${typed}` : typed;
  }
  const number = top
    ? `${formatNumber(amount, lang)}–${formatNumber(top, lang)}`
    : formatNumber(amount, lang);
  const money = withCurrency(number, amount.currency, lang);
  return isFrom ? `${FROM[lang]} ${money}` : money;
}

function formatNumber({ value, decimals }: Amount, lang: Language): string {
  const isWhole = decimals === 0 || (Number.isInteger(value) && decimals > 2);
  const [whole = '', fraction] = value.toFixed(isWhole ? 0 : 2).split('.');
  const thousands = lang === 'en' ? ',' : lang === 'fr' ? '\u202f' : '.';
  const grouped = whole.length > 4 || lang !== 'es' ? groupDigits(whole, thousands) : whole;
  return fraction === undefined ? grouped : `${grouped}${lang === 'en' ? '.' : ','}${fraction}`;
}

function groupDigits(digits: string, mark: string): string {
  const groups: string[] = [];
  for (let end = digits.length; end > 0; end -= 3)
    groups.unshift(digits.slice(Math.max(0, end - 3), end));
  return groups.join(mark);
}

export function withCurrency(number: string, currency: string, lang: Language): string {
  const symbol = SYMBOLS[currency];
  if (!symbol)
    return lang === 'en' || currency === 'CHF' ? `${currency} ${number}` : `${number} ${currency}`;
  if (currency === 'BRL') return `R$ ${number}`;
  return lang === 'en' || (lang === 'pt' && currency !== 'EUR')
    ? `${symbol}${number}`
    : `${number} ${symbol}`;
}
