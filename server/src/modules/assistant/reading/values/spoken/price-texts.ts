// Reads a text that is known to be a price: "from 60", "nine fifty", "forty pounds", "on request".
import type { Price } from '@vys/contract/page-model/values';
import { languageOf } from '../../words/languages.ts';
import { tokenize } from '../../words/tokens.ts';
import { currencyOf, withCurrency } from '../prices.ts';
import { readSpokenNumber } from './number-words.ts';

const LONGEST = 40;

/** As it was written; only a number in words becomes digits. */
export function readPriceText(text: string, lang: string): Price {
  const typed = text
    .replace(/\s+/g, ' ')
    .replace(/^[\s:=.–-]+(?=\S)/u, '')
    .trim();
  const currency = currencyIn(typed);
  const digits = /\d+(?:[.,'\u202f ]\d{3})*(?:[.,]\d{1,2})?/.exec(typed)?.[0];
  if (digits !== undefined) {
    const amount = /%/.test(typed) ? undefined : amountOf(digits);
    return {
      text: cut(typed),
      ...(amount !== undefined && { amount }),
      ...(currency && { currency }),
    };
  }
  return spokenPrice(typed, lang, currency) ?? { text: cut(typed) };
}

const cut = (text: string) => text.slice(0, LONGEST).trim();

function currencyIn(text: string): string | undefined {
  if (/R\$/i.test(text)) return 'BRL';
  for (const { fold } of tokenize(text)) {
    const code = currencyOf.get(fold);
    if (code !== undefined && !(fold === 'real' || fold === 'rand' || fold === 'try')) return code;
  }
  return undefined;
}

function amountOf(digits: string): number | undefined {
  const [whole = '', fraction = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(digits)?.slice(1) ?? [];
  const amount = Number(`${whole.replace(/\D/g, '')}.${fraction || '0'}`);
  return Number.isFinite(amount) ? amount : undefined;
}

/** "four pounds fifty each" as "£4.50 each"; undefined without a number in words. */
function spokenPrice(text: string, lang: string, currency: string | undefined): Price | undefined {
  const tokens = tokenize(text).filter(({ fold }) => fold !== '-' && !currencyOf.has(fold));
  for (let at = 0; at < tokens.length; at += 1) {
    const words = tokens.slice(at).map(({ fold }) => fold);
    const found = readSpokenNumber(words, true);
    if (found === undefined || isArticle(words[0] ?? '', found.words, currency)) continue;
    const number = found.value.toFixed(found.decimals).replace('.', lang === 'en' ? '.' : ',');
    const money = currency ? withCurrency(number, currency, languageOf(lang)) : number;
    const join = (part: typeof tokens) => part.map(({ typed }) => typed).join(' ');
    const parts = [join(tokens.slice(0, at)), money, join(tokens.slice(at + found.words))];
    return {
      text: cut(parts.filter(Boolean).join(' ')),
      amount: found.value,
      ...(currency && { currency }),
    };
  }
  return undefined;
}

const isArticle = (word: string, length: number, currency: string | undefined) =>
  currency === undefined && length === 1 && /^(?:one|ein|eine|un|une|una|uno|um|uma)$/.test(word);
