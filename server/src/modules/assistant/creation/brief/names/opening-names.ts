// Names that stand alone near the beginning: the first line, "Mara – ceramics", "Dr. Ines Moreau, sleep coach".
import type { MessageValue } from '../../../reading/message.ts';
import { isKnownWord } from '../../../reading/words/language.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import { requestLength } from '../read-tagline.ts';
import { isCity } from '../text/cities.ts';
import { GREETINGS, INTRODUCTIONS } from '../text/lexicon.ts';
import type { Part } from '../text/parts.ts';
import { isCapitalized, phraseStartingAt } from '../text/words.ts';
import { type Context, isKnownThing, isOnlyFrame, isPlainName, type NameMatch } from './context.ts';
import { isFirstName } from './first-names.ts';
import { nameAt } from './name-at.ts';
import { isOnlyWords } from './not-names.ts';

const MOST_PARTS = 5;
const IS = new Set('is are ist sind est sont es son e sao sou sucht offers makes sells'.split(' '));

/** "Mara – ceramics", "Dr. Ines Moreau, sleep coach", "The Velvet Mice are …", the first line of a pasted text. */
export function atTheBeginning(context: Context): NameMatch[] {
  const { parts, tokens } = context;
  const first = parts.find(({ text, values }) => !values.some(isFact) && !isOnlyFrame(text));
  const near = parts.filter((_, at) => at < MOST_PARTS || isBesideContact(parts, at));
  return near.flatMap((part) => {
    if (part.values.some(isFact) || isOnlyFrame(part.text)) return [];
    const colon = part.text.indexOf(': ');
    const from = part.start + (colon < 0 ? 0 : colon + 2);
    let at = tokens.findIndex(({ start, kind }) => start >= from && kind !== 'emoji');
    while (at < tokens.length && GREETINGS.has(tokens[at]?.fold ?? '')) at += 1;
    const asked = requestLength(part.text.split(/\s+/));
    if (colon < 0 && asked > 0)
      at = tokens.findIndex(({ start }) => start >= part.start + endOfWords(part.text, asked));
    if (at < 0 || phraseStartingAt(tokens, at, INTRODUCTIONS)) return [];
    const name = nameAt(context, at, true);
    if (!name || isKnownThing(context, name) || isCity(name.text) || name.end > part.end) return [];
    const score = scoreOfPart(context, part, name, part === first);
    return score > 0 ? [{ ...name, score }] : [];
  });
}

const isBesideContact = (parts: readonly Part[], at: number) =>
  parts[at + 1]?.values.some(({ kind }) => kind === 'email' || kind === 'phone') ?? false;

const endOfWords = (text: string, count: number) =>
  text.length -
  text
    .split(/(?<=\S)\s+/)
    .slice(count)
    .join(' ').length;

const isFact = ({ kind }: MessageValue) =>
  !['number', 'color', 'emoji', 'platform', 'quoted', 'ordinal'].includes(kind);

function scoreOfPart(
  context: Context,
  part: Part,
  name: Omit<NameMatch, 'score'>,
  isFirst: boolean,
): number {
  const { parts, message, tokens, occupations, isPlain } = context;
  const isWhole = message.text.slice(name.end, part.end).trim() === '';
  const at = parts.indexOf(part);
  const [before, next] = [parts[at - 1], parts[at + 1]];
  const has = (other: Part | undefined) =>
    other !== undefined &&
    occupations.some(({ start, end }) => start >= other.start && end <= other.end);
  const isCapital = !isPlain && isCapitalized(name.text);
  const words = name.text.split(' ').length;
  const isDescribed = has(part) && !isWhole;
  const follows = tokens.find(({ start }) => start >= name.end);
  if (isFirst && isCapital && follows && IS.has(follows.fold)) return 79;
  if (isWhole && isCapital)
    return scoreOfTitle(context, {
      isFirst,
      words,
      describesNext: has(next),
      describedBefore: has(before),
      isLine: part.ending === '\n' && next !== undefined,
      isBesideContact: isBesideContact(parts, at),
      text: name.text,
    });
  const isOrdinaryText =
    isOnlyWords(name.text) &&
    !/^(?:the|les?|la|los|las|el|il|i|gli|die|der|das|os?|as) /i.test(name.text);
  if (
    isWhole &&
    isPlain &&
    !isOrdinaryText &&
    (has(next) || has(before)) &&
    isPlainName(context, name)
  )
    return isFirst ? 60 : words > 1 || isFirstName(name.text) ? 54 : 0;
  if (isWhole && isFirst && isPlain && words > 2 && /^the /i.test(name.text)) return 52;
  if (isWhole && isFirst && isPlain && part.ending === '\n' && next) return 50;
  return isFirst && isCapital && words > 1 && !isDescribed && !isOnlyFrame(name.text) ? 40 : 0;
}

type TitleSigns = {
  isFirst: boolean;
  words: number;
  describesNext: boolean;
  describedBefore: boolean;
  isLine: boolean;
  isBesideContact: boolean;
  text: string;
};

/** A part that is nothing but words with capital letters. */
function scoreOfTitle(
  { message }: Context,
  { isFirst, words, describesNext, describedBefore, isLine, isBesideContact, text }: TitleSigns,
): number {
  const isNamelike = words > 1 || /[&+'’]|\p{Ll}\p{Lu}/u.test(text);
  if (isFirst && isLine) return 75;
  if (isFirst && describesNext) return 75;
  if (describesNext && words <= 3) return 58;
  if (describedBefore && isNamelike) return message.lang === 'de' ? 50 : 74;
  if (isBesideContact && words > 1 && words < 5) return 59;
  if (isFirst) return 45;
  const isUnknown = tokenize(text).every(({ fold: word }) => !isKnownWord(word));
  return isNamelike && words <= 4 && (message.lang !== 'de' || isUnknown) ? 44 : 0;
}
