// Who does what, where the words beside a name tell: "Our manager is Gwen Pritchard", "Leitung: Simone Vogt".
import type { Span } from '../../../reading/message.ts';
import { overlaps } from '../facts.ts';
import type { TagDraft } from '../missed/tag-draft.ts';

const ROLE =
  '(?:co-?)?(?:owner|founder|founders|manager|director|musical director|artistic director|conductor|chair|chairman|chairwoman|chairperson|president|vice president|secretary|treasurer|coach|head coach|chef|head chef|host|hosts|principal|leader|instructor|teacher|trainer|stylist|vicar|captain|editor|producer|accompanist|organi[sz]er|leitung|leiter(?:in)?|inhaber(?:in)?|vorsitz|vorsitzende[r]?|kassenwart(?:in)?|kasse|meister(?:in)?|chef(?:in)?|geschäftsführer(?:in)?|trainer(?:in)?|dirigent(?:in)?|gründer(?:in)?|directeur|directrice|présidente?|trésori(?:er|ère)|secrétaire|fondateur|fondatrice|gérante?|propriétaire|professeure?|director[a]?|presidenta?|presidente|secretari[oa]|tesorer[oa]|encargad[oa]|dueñ[oa]|fundador[a]?|profesor[a]?|gerente|tesoureir[oa]|don[oa]|professor[a]?|responsável|titolare|responsabile|segretari[oa]|direttore|direttrice|fondatore|fondatrice|insegnante|maestr[oa])';
const PERSON =
  "((?:(?:Mr|Mrs|Ms|Miss|Dr|Dra?|Prof|Rev|Fr|Sr|Frau|Herr|Mme|M|D|Don|Doña)\\.? )?\\p{Lu}[\\p{L}'’-]+(?: (?:(?:de|da|di|van|von|del|la) )?(?:\\p{Lu}[\\p{L}'’-]+|\\p{Lu}\\.)){1,2})";
const SAID = new RegExp(
  `(?<![\\p{L}])(${ROLE})\\s*(?::|\\s(?:is|are|ist|est|es|é|è)\\s|\\s(?:is|é|è|est|es)\\s(?:a|o|il|la|le|el)\\s)\\s*${PERSON}`,
  'giu',
);
/** Ignoring case makes every word a name: this one does not. */
const NAME = new RegExp(`^${PERSON}`, 'u');

/** Not the person whom the page is about, and not one who is quoted. */
export function addPeople(draft: TagDraft): void {
  const { text } = draft.message;
  for (const match of text.matchAll(SAID)) {
    const [whole, role = ''] = match;
    const start = match.index + whole.length - (match[2] ?? '').length;
    const name = NAME.exec(text.slice(start))?.[1] ?? '';
    if (name === '') continue;
    const person: Span = { start, end: start + name.length };
    const said = { start: match.index, end: match.index + role.length };
    const known = draft.slots('name', 'person').find((slot) => overlaps(slot, person));
    if (
      known?.probability === 1 ||
      (known?.slot === 'name' && draft.slots('name').length === 1 && known.probability > SURE)
    )
      continue;
    if (!draft.isFree(person, ...TAKEN) || !draft.isFree(said, ...TAKEN)) continue;
    draft.add('person', person);
    draft.add('role', said);
  }
}

const SURE = 0.6;
const TAKEN = [
  ...(['person', 'name', 'role', 'about', 'job', 'location', 'venue', 'label', 'title'] as const),
];
