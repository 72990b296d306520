// Prices that change by an amount or by a share: "20 cents more", "10 % up", "um 2 € teurer".
import { foldWord } from '../../../lexicon/concepts.ts';
import { centsOnly, readPrice } from './read-price.ts';

const more =
  /\b(?:more|up|higher|dearer|raise[ds]?|increase[ds]?|plus|extra|mehr|teurer|rauf|hoch|hoher|erhoh\w*|angehoben|anheben|augment\w*|hausse|monte\w*|cher|mas|sub\w+|aument\w*|mais|car[oa]s?|acima|piu|alz\w*|rincar\w*)\b|^\+/;
const less =
  /\b(?:less|down|lower|cheaper|off|reduce[ds]?|discount|weniger|gunstiger|billiger|runter|senk\w*|gesenkt|rabatt|moins|baiss\w*|menos|rebaj\w*|baj\w*|barat\w*|reduz\w*|descont\w*|descuento|meno|sconto|scont\w*|abbass\w*|ribass\w*)\b|^[-–−]\s*\d/;
const share = /%|\b(?:percent|per cent|prozent|pour cent|por ciento|por cento|per cento)/;
/** In words: "twenty cents". */
const cents = /\p{L}\s+(?:cents?|centimes?|centimos?|centavos?|centesimi|pence|p)\b/u;
/** Before an amount by which something changes. */
const by = /\b(?:by|um|de|d['’]|di|en|in)\s*$/;

/** Before what it becomes. */
const to = /\b(?:to|a|auf|zu|at|para|pra)\s*$/;

/** From the old amount to the new one; undefined where the price is said as such. */
export function relativePrice(
  text: string,
  before: string,
  after: string,
): ((amount: number) => number) | undefined {
  const slot = foldWord(text).replaceAll('’', "'");
  const lead = foldWord(before);
  const tail = foldWord(after).slice(0, 24);
  const isShare = share.test(slot) || /^\s*(?:%|percent|prozent)/.test(tail);
  const isBeside =
    more.test(slot) ||
    less.test(slot) ||
    /^\s*(?:more|less|mehr|weniger|teurer|gunstiger|billiger|dearer|cheaper|de plus|de moins|plus cher|moins cher|mas|menos|mais|in piu|di piu|in meno|di meno|off|extra)\b/.test(
      tail,
    );
  const isBy =
    (by.test(lead) || (!to.test(lead) && (centsOnly.test(slot) || cents.test(slot)))) &&
    (more.test(lead) || less.test(lead) || more.test(tail) || less.test(tail));
  if (!isShare && !isBeside && !isBy) return undefined;
  const typed = readPrice(text.replace(/^[+\-–−]\s*/, ''));
  if (typed === undefined) return undefined;
  const isLess = [slot, tail, lead].map((part) => [less.test(part), more.test(part)] as const);
  const sign = isLess.find(([down, up]) => down !== up)?.[0] === true ? -1 : 1;
  const step = cents.test(slot) && typed.amount >= 1 ? typed.amount / 100 : typed.amount;
  return (amount) => (isShare ? amount * (1 + (sign * typed.amount) / 100) : amount + sign * step);
}
