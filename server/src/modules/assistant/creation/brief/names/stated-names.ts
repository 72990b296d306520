// Names that the words around them state: "called X", "I'm Mara", "birthday party for Leo", "anna & tom".

import { everydayWords } from '../../../reading/words/everyday.ts';
import { COMMON_WORDS } from '../../../reading/words/everyday-words.ts';
import { isKnownWord, isStopWord } from '../../../reading/words/language.ts';
import { type Language, languageOf } from '../../../reading/words/languages.ts';
import { fold } from '../../../reading/words/text.ts';
import type { Token } from '../../../reading/words/tokens.ts';
import { findLookWords } from '../read-look.ts';
import { GREETINGS, INTRODUCTIONS, NAMINGS, REQUEST_WORDS, STOP_WORDS } from '../text/lexicon.ts';
import { isCapitalized, phraseEndingAt } from '../text/words.ts';
import { type Context, isOnlyFrame, type NameMatch } from './context.ts';
import { isFirstName } from './first-names.ts';
import { BRAND_ARTICLES, nameAt } from './name-at.ts';

export function afterPhrases(context: Context): NameMatch[] {
  const { tokens } = context;
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
    if (isIntroduced(context, index)) found.push(...introduced(context, index));
    if (isBusiness(context, index)) found.push(...namesOf(context, index, 86));
  }
  return found;
}

const PLURALS = /^(?:we|wir|nous|somos|siamo|us)/;

/** "I'm Mara", "we are The Velvet Mice"; without capital letters only what reads as a name. */
function introduced(context: Context, index: number): NameMatch[] {
  const { tokens, occupations, parts, message } = context;
  const article = /^[,:]$/.test(tokens[index]?.typed ?? '') ? index + 1 : index;
  const isArticle =
    BRAND_ARTICLES.has(tokens[article]?.fold ?? '') && !isCapitalized(tokens[article]?.typed ?? '');
  const from = isArticle ? article + 1 : article;
  const begin = tokens[from];
  if (!begin) return [];
  const isLower = !isCapitalized(begin.typed);
  const name = nameAt(context, from, isLower);
  if (!name) return [];
  const isOccupation = occupations.some(({ start }) => start === begin.start);
  if (isOccupation && !/^(?:dj|mc|dr)$/i.test(begin.typed)) return [];
  if (!isLower) return [{ ...name, score: 70 }];
  const isPart = parts.some(({ end }) => end === name.end);
  const isGroup = PLURALS.test(
    fold(message.text.slice(Math.max(0, begin.start - 16), begin.start)).trimStart(),
  );
  const isTold = isFirstName(begin.typed) || !isOrdinaryIn(begin.fold, message.lang);
  const isGroupName =
    isPart && name.text.includes(' ') && (isGroup || isArticle) && !isOnlyLook(name.text);
  if (!isTold && !isGroupName) return [];
  if (/(?:ing|isch|ische|ista|ante)$/.test(begin.fold) && !isFirstName(begin.typed)) return [];
  return [{ ...name, score: isFirstName(begin.typed) ? 72 : isPart ? 69 : 60 }];
}

/** Ordinary in this language: "nova" is a name where it is no Portuguese word. */
function isOrdinaryIn(word: string, lang: string): boolean {
  if (!isKnownWord(word)) return false;
  const language = languageOf(lang);
  return (
    isStopWord(word, language) ||
    everydayOf(language).has(word) ||
    common.has(word) ||
    isOnlyLook(word)
  );
}

const common = new Set(COMMON_WORDS.split(/\s+/));
const everyday = new Map<Language, ReadonlySet<string>>();
function everydayOf(language: Language): ReadonlySet<string> {
  const known = everyday.get(language) ?? new Set(everydayWords(language));
  everyday.set(language, known);
  return known;
}

const isOnlyLook = (text: string) => findLookWords(text).length > 0;

const BUSINESSES = new Set(
  'business company shop store brand band project podcast blog channel studio salon label restaurant bakery cafe firm group team charity club firma laden marke gruppe verein projekt geschaft kanal unternehmen entreprise marque boutique groupe association projet chaine empresa negocio tienda marca banda grupo proyecto canal loja projeto azienda negozio gruppo progetto canale attivita associazione'.split(
    ' ',
  ),
);
const COPULAS = new Set(['is', 'ist', 'est', 'es', 'e', "c'est"]);

/** "my business is ridgeway roofing", "a minha marca é a Linho Cru". */
function isBusiness({ tokens }: Context, index: number): boolean {
  const copula = tokens[index - 1];
  const noun = tokens[index - 2];
  return COPULAS.has(copula?.fold ?? '') && BUSINESSES.has(noun?.fold ?? '');
}

function namesOf(context: Context, index: number, score: number): NameMatch[] {
  const { tokens } = context;
  const isArticle = ['a', 'o', 'la', 'el', 'die', 'der', 'das'].includes(
    tokens[index]?.typed ?? '',
  );
  const from = isArticle && isCapitalized(tokens[index + 1]?.typed ?? '') ? index + 1 : index;
  if (
    /^(?:in|en|a|an|ein|eine|un|une|una|um|uma|about|for|based|located)$/.test(
      tokens[from]?.fold ?? '',
    )
  )
    return [];
  const name = nameAt(context, from, true);
  return name ? [{ ...name, score }] : [];
}

/** In German "im" is no "I'm". */
function isIntroduced({ tokens, message }: Context, index: number): boolean {
  const phrase = phraseEndingAt(tokens, index - 1, INTRODUCTIONS);
  return phrase !== undefined && !(phrase === 'im' && message.lang === 'de');
}

const SOMEONE_ELSE =
  /\b(?:cat|dog|daughter|son|wife|husband|baby|horse|puppy|katze|hund|tochter|sohn|frau|mann|chat|chien|fille|fils|gato|perro|hija|hijo|cao|filha|filho|gatto|cane|figlia|figlio)\s+(?:\S+\s+){0,2}$/;

/** "The cat is called Ulysses". */
function isOfSomeoneElse({ tokens, message }: Context, index: number): boolean {
  const end = tokens[index]?.start ?? 0;
  return SOMEONE_ELSE.test(fold(message.text.slice(Math.max(0, end - 30), end)));
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
