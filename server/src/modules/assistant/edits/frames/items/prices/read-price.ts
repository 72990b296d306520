// A price as people type it: "seven quid", "ab 155", "3€90", "£195 a month", "on request".
import { currencyOf } from '../../../../reading/values/prices.ts';
import { readSpokenNumber } from '../../../../reading/values/spoken/number-words.ts';
import { tokenize } from '../../../../reading/words/tokens.ts';

export type TypedPrice = {
  amount: number;
  /** A comma or a point, as typed. */
  decimalSign?: string;
  /** What stands between thousands, as typed. */
  groupSign?: string;
  /** ISO 4217. */
  currency?: string;
  /** "from". */
  before: string;
  /** "a month". */
  after: string;
};

const currencies: readonly [code: string, pattern: RegExp][] = [
  ['BRL', /R\$|\breais\b|\breal\b/iu],
  ['EUR', /€|\beuros?\b|\beur\b/iu],
  ['GBP', /£|\bpounds?\b|\bquids?\b|\blivres?\b|\blibras?\b|\bsterline\b|\bgbp\b|\bpfund\b/iu],
  ['USD', /(?<!R)\$|\bdollars?\b|\bd[oó]lar(?:es)?\b|\bbucks\b|\busd\b/iu],
  ['CHF', /\bchf\b|\bfranken\b|\bfrancs?\b|\bfr\.(?=\s*\d)|\bsfr\b/iu],
  ['SEK', /\bkr(?:onor)?\b|\bsek\b/iu],
];
const from =
  /^\W*(?:(?:starts? )?(?:at |from)|starting (?:at|from)|ab|à partir d[eu']|dès|desde|a partir (?:de|da|di)|da|\+)(?=[\s\d€£$R])/iu;
/** Without a whole amount: "20p", "80 cents". */
const centUnit =
  /^\s?(?:p|pence|ct|c|cents?|centimes?|c[eé]ntimos?|centavos?|centesim[oi])(?!\p{L})/iu;
export const centsOnly =
  /^\D*\d{1,2}\s?(?:p|pence|ct|c|cents?|centimes?|c[eé]ntimos?|centavos?|centesim[oi])(?!\p{L})/iu;
const number = /\d{1,3}(?:[ .,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?/u;
const centsAfter = /^\s*(?:€|£|euros?|eur)\s*(\d{2})(?!\d)/iu;
const symbol =
  /€|£|R?\$|\b(?:euros?|eur|pounds?|quids?|livres?|libras?|sterline|gbp|dollars?|dólar(?:es)?|bucks|usd|chf|franken|francs?|kr(?:onor)?|sek|reais|real|pfund)\b/giu;

/** Undefined where no amount is said. */
export function readPrice(text: string): TypedPrice | undefined {
  const [before = ''] = from.exec(text) ?? [];
  const currency = currencies.find(([, pattern]) => pattern.test(text))?.[0];
  const base = { before: before.trim(), ...(currency !== undefined && { currency }) };
  const match = number.exec(text);
  if (match === null) {
    const amount = amountInWords(text.slice(before.length));
    return amount === undefined ? undefined : { ...base, amount, after: '' };
  }
  const rest = text.slice(match.index + match[0].length).replace(centUnit, '');
  const cents = centsAfter.exec(rest);
  const whole = numberOf(match[0]);
  const amount = centsOnly.test(text) ? whole / 100 : whole + Number(cents?.[1] ?? 0) / 100;
  const after = rest.slice(cents?.[0].length ?? 0).replace(symbol, '');
  const sign = /([.,])\d{1,2}$/.exec(match[0])?.[1];
  const group = /\d([ .,'’])\d{3}(?!\d)/.exec(match[0])?.[1];
  return {
    ...base,
    amount,
    after: tidyAfter(after),
    ...(sign !== undefined && { decimalSign: sign }),
    ...(group !== undefined && { groupSign: group }),
  };
}

const tidyAfter = (text: string) => text.replace(/^[\s,.;:]+|[\s,.;:]+$/gu, '');

function numberOf(text: string): number {
  const [whole = '', decimals = ''] = /[.,]\d{1,2}$/.test(text)
    ? [text.slice(0, text.search(/[.,]\d{1,2}$/)), text.slice(text.search(/[.,]\d{1,2}$/) + 1)]
    : [text];
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
}

/** "three eighty", "deux livres quatre-vingts". */
function amountInWords(text: string): number | undefined {
  const words = tokenize(text).flatMap(({ fold }) =>
    fold === '-' || currencyOf.has(fold) ? [] : [fold],
  );
  for (let at = 0; at < words.length; at += 1) {
    const found = readSpokenNumber(words.slice(at), true);
    const isArticle = found?.words === 1 && /^(?:an?|eine?|une?|una|uma?)$/.test(words[at] ?? '');
    if (found !== undefined && !isArticle) return found.value;
  }
  return undefined;
}
