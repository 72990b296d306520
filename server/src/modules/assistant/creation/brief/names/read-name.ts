// Finds the name that a page is for; the likeliest of all that could be one.
import type { Message } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import type { OccupationMatch } from '../../find-occupation.ts';
import { PAGE_NOUNS } from '../text/lexicon.ts';
import type { Part } from '../text/parts.ts';
import { capitalized, hasPlainCase, sentenceCase } from '../text/words.ts';
import { addressKeys, asAddress, asSpelledAddress, keysOf, matchesKey } from './address-names.ts';
import type { Context, NameMatch } from './context.ts';
import { isFirstName } from './first-names.ts';
import { isNoName } from './not-names.ts';
import { afterOccupation, asPossessive } from './occupation-names.ts';
import { atTheBeginning } from './opening-names.ts';
import { asCapitalized, asPerson } from './person-names.ts';
import { afterPhrases, asCelebrated, asCouple } from './stated-names.ts';

export function readName(
  message: Message,
  parts: readonly Part[],
  occupations: readonly OccupationMatch[],
): NameMatch | undefined {
  const context: Context = {
    message,
    parts,
    occupations,
    tokens: tokenize(message.text),
    isPlain: isTypedPlain(message),
  };
  const addresses = addressKeys(message.values);
  const candidates = [
    ...afterPhrases(context),
    ...afterOccupation(context),
    ...asPossessive(context),
    ...asCouple(context),
    ...asCelebrated(context),
    ...atTheBeginning(context),
    ...asPerson(context),
    ...asCapitalized(context),
    ...asAddress(context),
    ...asSpelledAddress(context),
  ]
    .filter((name) => !isNoName(context, name))
    .map((name) => ({ ...name, score: name.score + bonusOf(context, name, addresses) }));
  const [best] = candidates
    .map((name) => withinOther(context, name, candidates))
    .sort((a, b) => b.score - a.score || a.start - b.start);
  if (!best) return undefined;
  const { start, text } = withTitle(message, best);
  return { ...best, start, text: hasPlainCase(text) ? capitalized(text) : text };
}

/** Capital letters of addresses, currencies and "I" say nothing about how names are typed. */
function isTypedPlain({ text, values }: Message): boolean {
  const kept = [...text];
  for (const { kind, start, end } of values) if (kind !== 'quoted') kept.fill(' ', start, end);
  return hasPlainCase(kept.join('').replace(/\bI\b/g, 'i'));
}

const TITLE_BEFORE =
  /(?:^|[\s,(])((?:DJ|MC|Dr|Dra|Prof|Profª|Dott|Dott\.ssa|Avv|Ing|Arch)\.?(?:\s(?:Dr|med)\.)*)\s$/iu;

/** "Dr. Amara Okafor", "DJ Lara Sol". */
function withTitle(
  { text: all }: Message,
  { start, text }: NameMatch,
): Pick<NameMatch, 'start' | 'text'> {
  const title = TITLE_BEFORE.exec(all.slice(Math.max(0, start - 16), start))?.[1];
  if (title === undefined) return { start, text };
  return {
    start: start - title.length - 1,
    text: `${hasPlainCase(text) ? title : sentenceCase(title)} ${text}`,
  };
}

const SURE_SCORE = 78;

/** What holds a likely name and more of it is likelier: "Tiago Lopes" rather than "Tiago". */
function withinOther(
  context: Context,
  name: NameMatch,
  candidates: readonly NameMatch[],
): NameMatch {
  const first = context.tokens.find(({ start }) => start === name.start);
  const isWhole =
    context.message.lang !== 'de' &&
    context.parts.some((part) => part.start === name.start && part.end === name.end);
  const isThing =
    (context.occupations.some((match) => match.start === name.start) && !isWhole) ||
    PAGE_NOUNS.has(first?.fold ?? '');
  if (isThing) return name;
  const inner = candidates.filter(
    ({ start, end, score }) =>
      score < SURE_SCORE &&
      name.start <= start &&
      end <= name.end &&
      end - start < name.end - name.start,
  );
  const best = Math.max(0, ...inner.map(({ score }) => score + 2));
  return name.score > 30 && best > name.score ? { ...name, score: best } : name;
}

const PRICED_AFTER = 14;

/** An address that repeats a name makes it likelier; a price right after it makes it an item. */
function bonusOf(
  { message, tokens }: Context,
  { start, end, text, score }: NameMatch,
  addresses: readonly string[],
): number {
  const own = keysOf(tokens.filter((token) => token.start >= start && token.end <= end));
  const isRepeated = addresses.some((key) => own.some((name) => matchesKey(name, key)));
  const isPriced =
    score < 70 &&
    message.values.some(
      (value) =>
        value.kind === 'price' &&
        value.start >= end &&
        value.start - end < PRICED_AFTER &&
        !/[.,;\n]\s*\S/.test(message.text.slice(end, value.start)),
    );
  const isPerson = isFirstName(text.split(' ')[0] ?? '');
  return (isRepeated ? 12 : 0) - (isPriced ? 30 : 0) + (isPerson ? 4 : 0);
}

/** Without capital letters of its own, as "ines.moreau" or "mara". */
export function nameOfAccount(fullName: string, username: string): string {
  const given = fullName.trim() || username.trim();
  const isHandle = !/\s/.test(given) && /^[a-z0-9._-]+$/.test(given);
  const spaced = isHandle ? given.replace(/[._-]+/g, ' ').trim() : given;
  return spaced === fold(spaced) ? capitalized(spaced) : spaced;
}
