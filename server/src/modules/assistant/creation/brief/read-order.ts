// In which order a message wants its sections: "first thing should be the gallery, then prices, then a newsletter".
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../../reading/message.ts';
import { fold } from '../../reading/words/text.ts';
import { findWantedSections } from './read-wanted.ts';

const FIRST =
  /\b(?:first|at the top|on top|zuerst|als erstes|ganz oben|d'abord|en premier|tout en haut|primero|arriba del todo|primeiro|no topo|per prima|prima|in alto)\b/;
const THEN =
  /\b(?:then|after that|followed by|below|dann|danach|darunter|puis|ensuite|luego|despues|depois|poi|dopo)\b/;

/** Empty where no sentence says what comes first and what after it. */
export function readOrder({ text }: Message): SectionKind[] {
  for (const [sentence] of text.matchAll(/[^.!?\n]+/g)) {
    const folded = fold(sentence);
    if (!FIRST.test(folded) || !THEN.test(folded)) continue;
    const kinds = [...new Set(findWantedSections(sentence).map(({ kind }) => kind))];
    if (kinds.length > 1) return kinds;
  }
  return [];
}
