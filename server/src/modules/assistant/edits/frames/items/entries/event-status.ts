// What is said of the tickets of an event.
import { foldWord } from '../../../lexicon/concepts.ts';

type Status = 'available' | 'sold-out' | 'canceled' | 'free';

const statuses: readonly [Status, RegExp][] = [
  [
    'sold-out',
    /\b(?:sold.?out|ausverkauft|complet|agotad[oa]s?|esgotad[oa]s?|esaurit[oaie]|tutto esaurito|ausgebucht|fully booked)\b/,
  ],
  ['canceled', /\b(?:cancel\w*|abgesagt|entfallt|annul\w*|suspendid\w*|off)\b/],
  ['free', /\b(?:free|gratis|frei|kostenlos|libre|gratuit\w*|livre|liber[oa]|entrada franca)\b/],
];
const available = /^(?:available|on sale|still tickets|tickets available|noch karten|disponib\w*)$/;

/** What is no status of its own is shown where the price stands: "tickets at the door". */
export function readStatus(text: string): { status: Status; price?: { text: string } } {
  const folded = foldWord(text);
  const isNegated = /\b(?:not|no longer|nicht|kein\w*|plus|ya no|nao|non)\b/.test(folded);
  const known = isNegated ? undefined : statuses.find(([, pattern]) => pattern.test(folded))?.[0];
  if (known !== undefined) return { status: known };
  const isPlain = isNegated || available.test(folded) || text.length > 40;
  return {
    status: 'available',
    ...(!isPlain && {
      price: { text: text.trim().charAt(0).toUpperCase() + text.trim().slice(1) },
    }),
  };
}
