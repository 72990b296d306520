// The occupation that a page is for: by what the creator says to do, by the name, by what they sell.
import type { Message } from '../reading/message.ts';
import { fold } from '../reading/words/text.ts';
import type { SlotKind, TaggedMessage } from '../tagging/labels.ts';
import { type Fact, slotsOf } from './brief/facts.ts';
import { findOccupations, type OccupationMatch } from './find-occupation.ts';
import type { Language, Occupation } from './occupation.ts';

const SOURCES: readonly (readonly SlotKind[])[] = [
  ['job'],
  ['name'],
  ['tagline', 'about'],
  ['item', 'title'],
];

export function chooseOccupation(
  { text, lang }: Message,
  { requests }: TaggedMessage,
  facts: readonly Fact[],
): Occupation | undefined {
  const inSlots = (kinds: readonly SlotKind[]) =>
    facts.flatMap((fact) => slotsOf(fact, ...kinds)).map((slot) => slot.text);
  const asked = requests
    .filter(({ kind }) => kind === 'make' || kind === 'restart')
    .map(({ start, end }) => text.slice(start, end));
  const told = facts.map(({ start, end }) => text.slice(start, end));
  const [job = [], ...others] = SOURCES.map(inSlots);
  const looks = requests.filter(({ kind }) => kind === 'look');
  const rest = looks.reduceRight(
    (left, { start, end }) => left.slice(0, start) + left.slice(end),
    text,
  );
  for (const texts of [job, asked, ...others, told, [rest]]) {
    const [best] = texts.flatMap((source) => findOccupations(source, lang)).sort(byWeight(lang));
    if (best) return best.occupation;
  }
  return undefined;
}

/** Longer words first, those of the message's own language before others. */
const byWeight = (lang: string) => (a: OccupationMatch, b: OccupationMatch) =>
  weightOf(b, lang) - weightOf(a, lang);

function weightOf({ words, occupation, text }: OccupationMatch, lang: string): number {
  const own = occupation.words[lang as Language]?.split(', ') ?? [];
  return words * 2 + (own.some((word) => fold(word) === fold(text)) ? 1 : 0);
}
