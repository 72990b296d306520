// Gives the name its whole length where an address repeats it, and finds it where nothing else tells.
import type { Span } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { SlotKind, TaggedSlot } from '../../../tagging/labels.ts';
import { findOccupations } from '../../find-occupation.ts';
import { overlaps } from '../facts.ts';
import { statedName } from '../missed/missed-profile.ts';
import type { TagDraft } from '../missed/tag-draft.ts';
import { isFirstName } from './first-names.ts';
import { type NamedSpan, namesOfHandles } from './name-of-handle.ts';

const UNSURE = 0.35;
/** What a name may have been taken for. */
const COVERING = [
  ...([
    'name',
    'about',
    'job',
    'tagline',
    'person',
    'location',
    'address',
    'venue',
    'title',
  ] as const),
];

export function addNameOfHandle(draft: TagDraft): void {
  const [best] = candidates(draft);
  if (best === undefined) return;
  const names = draft.slots('name');
  const isWord = !/\s/.test(draft.message.text.slice(best.start, best.end));
  const stated = names.length === 0 && isWord ? statedName(draft) : undefined;
  if (stated && /^\p{Lu}/u.test(draft.message.text.slice(stated.start))) return;
  const beside = names.find((name) => overlaps(name, best));
  if (beside) {
    const isLonger = best.start <= beside.start && best.end >= beside.end;
    if (isLonger && best.isWhole && beside.probability < 1) takeName(draft, best);
    return;
  }
  if (names.length > 0 && !(best.isWhole && names.every((name) => givesWay(draft, name, best))))
    return;
  for (const name of names) {
    draft.remove(name);
    if (/^\p{Lu}\S+\s\p{Lu}\S+$/u.test(name.text)) draft.add('person', name);
  }
  takeName(draft, best);
}

/** A name that is hardly one, or a person after the business that the address is of. */
function givesWay({ message: { text } }: TagDraft, name: TaggedSlot, best: Span): boolean {
  const words = fold(text.slice(best.start, best.end)).split(/\s+/);
  if (
    name.probability === 1 ||
    fold(name.text)
      .split(/\s+/)
      .some((word) => words.includes(word))
  )
    return false;
  const isPerson = /^\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+){0,2}$/u.test(name.text);
  return name.probability < UNSURE || (isPerson && best.start < name.start && words.length > 1);
}

/** Those that an address is made of as a whole. */
export const wholeNames = (draft: TagDraft): Span[] =>
  candidates(draft).filter(({ isWhole }) => isWhole);

/** What is sold, said or asked is no name, and neither is the occupation alone. */
function candidates(draft: TagDraft): NamedSpan[] {
  const { text, lang, values } = draft.message;
  const addresses: Span[] = [
    ...draft.slots('link'),
    ...values.filter(({ kind }) => kind === 'url' || kind === 'email' || kind === 'handle'),
  ];
  return namesOfHandles(text, addresses).filter((span) => {
    const typed = text.slice(span.start, span.end);
    const [occupation] = findOccupations(typed, lang);
    const isJob = occupation?.text === typed;
    const isPerson = isFirstName(typed) || isPartOfName(text, span);
    const isFree = draft.isFree(span, ...COVERING);
    return !isJob && !isPerson && isFree;
  });
}

/** "Anneke" of "Anneke Vos". */
const isPartOfName = (text: string, { start, end }: Span): boolean =>
  /^\p{Lu}\S+$/u.test(text.slice(start, end)) && /^ \p{Lu}\p{Ll}/u.test(text.slice(end));

/** What stands before it in the same slot stays as what it was: "banda de forró" of "banda de forró Pé de Serra". */
function takeName(draft: TagDraft, name: Span): void {
  const covering = draft.slots(...COVERING).filter((slot) => overlaps(slot, name));
  for (const slot of covering) {
    draft.remove(slot);
    if (slot.slot === 'name') continue;
    const parts = [
      { start: slot.start, end: name.start },
      { start: name.end, end: slot.end },
    ];
    for (const part of parts) addPart(draft, slot.slot, part);
  }
  draft.add('name', name);
}

const EDGES = /^(?:[\s,.;:–—-]|(?:and|und|et|y|e|is|in|is a|called|named)\s)+|[\s,.;:–—-]+$/giu;

function addPart(draft: TagDraft, kind: SlotKind, { start, end }: Span): void {
  const typed = draft.message.text.slice(start, end);
  const inner = typed.replace(EDGES, '');
  if (!/\p{L}{3}/u.test(inner) || (kind === 'about' && inner.split(/\s+/).length < 3)) return;
  const from = start + typed.indexOf(inner);
  const span = { start: from, end: from + inner.length };
  const isJob = findOccupations(inner, draft.message.lang).length > 0;
  draft.add(isJob && inner.split(/\s+/).length < 6 ? 'job' : kind, span);
}
