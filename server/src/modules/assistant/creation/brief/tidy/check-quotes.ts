// Words that were taken for a quote although no person is named who said them.
import type { TaggedSlot } from '../../../tagging/labels.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { isClean } from './clean-texts.ts';

const SAYING =
  /\b(?:sa(?:id|ys|y|ying)|wrote|writes|told|quote[sd]?|reviews?|testimonials?|feedback|words? (?:of|from)|clients?|customers?|patients?|parents?|guests?|students?|people|schrieb\w*|sagt\w*|meint\w*|kund\w+|gäste|bewertung\w*|stimmen|zitat\w*|écri\w*|dit|disent|avis|témoignage\w*|client\w*|escrib\w*|dij\w*|dice\w*|opini\w*|reseña\w*|cliente\w*|clienta\w*|escrev\w*|disse\w*|diz\w*|depoimento\w*|testemunho\w*|scri\w*|dett[oa]|dicono|recension\w*|clienti)\b[^.\n]{0,60}$/iu;
const MARKS = /["“”„«»]/;
const SAID_BY =
  /^["“”»'’.!?)\s]*(?:[-–—~(,]|by |from |von |de |di |da |por |says |said )\s*\p{Lu}/u;
const FEWEST_WORDS = 3;

/** In quotation marks, after words that lead to a quote, or with a person right behind. */
function isQuote({ message: { text } }: TagDraft, slot: TaggedSlot): boolean {
  if (slot.probability === 1) return true;
  const before = text.slice(Math.max(0, slot.start - 80), slot.start);
  const after = text.slice(slot.end, slot.end + 60);
  const isMarked = MARKS.test(before.slice(-2) + slot.text.slice(0, 1));
  const isSaid = SAYING.test(before) || SAID_BY.test(after);
  return isMarked || (isSaid && slot.text.split(/\s+/).length >= FEWEST_WORDS);
}

export function checkQuotes(draft: TagDraft): void {
  for (const slot of draft.slots('quote')) {
    if (isQuote(draft, slot)) continue;
    draft.remove(slot);
    if (isClean(draft, slot) && slot.text.split(/\s+/).length > FEWEST_WORDS)
      draft.add('about', slot);
  }
}
