// Names that the words around them state: "called X", "I'm Mara", "birthday party for Leo", "anna & tom".
import { fold } from '../../../reading/words/text.ts';
import type { Token } from '../../../reading/words/tokens.ts';
import { GREETINGS, INTRODUCTIONS, NAMINGS, REQUEST_WORDS, STOP_WORDS } from '../text/lexicon.ts';
import { isCapitalized, phraseEndingAt } from '../text/words.ts';
import { type Context, isOnlyFrame, type NameMatch } from './context.ts';
import { BRAND_ARTICLES, nameAt } from './name-at.ts';

export function afterPhrases(context: Context): NameMatch[] {
  const { tokens, occupations } = context;
  const found: NameMatch[] = [];
  for (let index = 1; index < tokens.length; index += 1) {
    const isLabel =
      /^(?:name|nom|nombre|nome|brand|firma|entreprise|empresa|azienda|company|societe)$/.test(
        tokens[index - 1]?.fold ?? '',
      ) &&
      (index === 1 || /^[:.,;\n]$/.test(tokens[index - 2]?.typed ?? ''));
    if (isLabel || phraseEndingAt(tokens, index - 1, NAMINGS)) {
      const name = nameAt(
        context,
        /^[:=]$/.test(tokens[index]?.typed ?? '') ? index + 1 : index,
        true,
      );
      if (name && !isOfSomeoneElse(context, index)) found.push({ ...name, score: 90 });
    }
    if (!isIntroduced(context, index)) continue;
    const isArticle =
      BRAND_ARTICLES.has(tokens[index]?.fold ?? '') && !isCapitalized(tokens[index]?.typed ?? '');
    const name = nameAt(context, isArticle ? index + 1 : index, false);
    const begins = tokens[index]?.start;
    const isOccupation = occupations.some(({ start }) => start === begins);
    if (name && !isOccupation) found.push({ ...name, score: 70 });
  }
  return found;
}

/** In German "im" is no "I'm". */
function isIntroduced({ tokens, message }: Context, index: number): boolean {
  const phrase = phraseEndingAt(tokens, index - 1, INTRODUCTIONS);
  return phrase !== undefined && !(phrase === 'im' && message.lang === 'de');
}

/** "The cat is called Ulysses". */
function isOfSomeoneElse({ tokens, message }: Context, index: number): boolean {
  const before = message.text.slice(
    Math.max(0, (tokens[index]?.start ?? 0) - 30),
    tokens[index]?.start,
  );
  return /\b(?:cat|dog|daughter|son|wife|husband|baby|horse|puppy|katze|hund|tochter|sohn|frau|mann|chat|chien|fille|fils|gato|perro|hija|hijo|cao|filha|filho|gatto|cane|figlia|figlio)\b/i.test(
    fold(before),
  );
}

/** "birthday party for leo". */
export function asCelebrated(context: Context): NameMatch[] {
  const { tokens, occupations } = context;
  if (!occupations.some(({ occupation }) => occupation.id === 'party')) return [];
  return tokens.flatMap((token, index) => {
    const isFor = ['for', 'fur', 'pour', 'para', 'per', 'von', 'de', 'di'].includes(token.fold);
    const name = isFor ? nameAt(context, index + 1, false) : undefined;
    return name && !isOnlyFrame(name.text) ? [{ ...name, score: 62 }] : [];
  });
}

/** "anna & tom" where a wedding is announced. */
export function asCouple(context: Context): NameMatch[] {
  if (!context.occupations.some(({ occupation }) => occupation.id === 'wedding')) return [];
  const { tokens, message } = context;
  const found: NameMatch[] = [];
  for (let index = 1; index + 1 < tokens.length; index += 1) {
    const joint = tokens[index] as Token;
    if (!['&', '+', 'and', 'und', 'et', 'y', 'e'].includes(joint.fold)) continue;
    const sides = [tokens[index - 1], tokens[index + 1]] as Token[];
    if (!sides.every((side) => isNamePart(context, side))) continue;
    let first = index - 1;
    while (
      first > 0 &&
      isCapitalized(tokens[first - 1]?.typed ?? '') &&
      isNamePart(context, tokens[first - 1] as Token)
    )
      first -= 1;
    let last = index + 1;
    while (
      tokens[last + 1]?.kind === 'word' &&
      isCapitalized(tokens[last + 1]?.typed ?? '') &&
      isNamePart(context, tokens[last + 1] as Token)
    )
      last += 1;
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? 0;
    found.push({
      start,
      end,
      text: message.text.slice(start, end),
      score: isCapitalized(sides[0]?.typed ?? '') ? 88 : 86 - found.length,
    });
  }
  return found;
}

const isNamePart = (context: Context, token: Token) =>
  token.kind === 'word' &&
  !STOP_WORDS.has(token.fold) &&
  !GREETINGS.has(token.fold) &&
  !REQUEST_WORDS.has(token.fold) &&
  !context.occupations.some(({ start, end }) => token.start < end && start < token.end) &&
  (context.isPlain || isCapitalized(token.typed));
