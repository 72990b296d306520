// Sections that a page is not to have, or not yet: "no newsletter", "the menu comes later", "leave out the shop".
import type { SectionKind } from '@vys/contract/page-model/sections';
import type { Message } from '../../reading/message.ts';
import { findSectionKind } from '../../reading/section-names.ts';
import { fold } from '../../reading/words/text.ts';
import { findWantedSections } from './read-wanted.ts';

const REFUSES =
  /\b(?:no|not|without|don'?t|dont|doesn'?t|leave out|leave (?:that|it|this) out|skip|forget|not needed|no need|never|kein\w*|nicht|ohne|weglassen|pas (?:de|d'|besoin)|sans|inutile|sin|nada de|no (?:quiero|pongas|hace falta)|sem|nao|senza|niente|non)\b/;
const LATER =
  /\b(?:later|when i(?:'?ve| have)|once i|next (?:month|year)|not yet|for now|spater|kommen noch|kommt noch|folgen|plus tard|pas encore|mas adelante|todavia no|mais tarde|ainda nao|piu avanti)\b/;
const ADDRESS = /\b(?:address|adresse|direccion|endereco|morada|indirizzo|map)\b/;
/** "not only photos", "why not a gallery". */
const ASKS =
  /\b(?:not (?:only|just)|why not|nicht nur|pas (?:que|seulement)|no solo|nao so|non solo)\b/;

/** "not needed: shop, newsletter". */
const LISTED =
  /(?:not needed|not wanted|don'?t need|no need for|without|nicht nötig|brauche ich nicht|ohne|pas besoin|sans|no hace falta|sin|não preciso|sem|non serve|senza)\s*:\s*([^.\n]+)/giu;

export function readRefused({ text, lang, clauses }: Message): SectionKind[] {
  const pieces = clauses.flatMap(({ start, end }) => text.slice(start, end).split(','));
  const listed = [...text.matchAll(LISTED)].flatMap(([, list = '']) =>
    findWantedSections(list).map(({ kind }) => kind),
  );
  const refused = pieces.flatMap((typed): SectionKind[] => {
    const clause = fold(typed);
    if (!(REFUSES.test(clause) || LATER.test(clause)) || ASKS.test(clause)) return [];
    const words = typed.split(/[^\p{L}'-]+/u).filter((word) => word.length > 3);
    return [
      ...findWantedSections(typed).map(({ kind }) => kind),
      ...words.flatMap((word) => findSectionKind(word, lang) ?? []),
      ...(ADDRESS.test(clause) ? (['map'] as const) : []),
    ];
  });
  return [...new Set([...refused, ...listed])];
}
