// Finds the name that a page is for: "my bakery Olive & Rye", "called X", "I'm Mara", "Dr. Ines Moreau, sleep coach".
import type { Message, MessageValue, Span } from '../../reading/message.ts';
import { isKnownWord } from '../../reading/words/language.ts';
import { fold } from '../../reading/words/text.ts';
import { type Token, tokenize } from '../../reading/words/tokens.ts';
import type { OccupationMatch } from '../find-occupation.ts';
import { isCity, isPlainCity } from './cities.ts';
import {
  GREETINGS,
  INTRODUCTIONS,
  NAME_JOINTS,
  NAMINGS,
  PAGE_NOUNS,
  POSSESSIVES,
  REQUEST_WORDS,
  STOP_WORDS,
} from './lexicon.ts';
import type { Part } from './parts.ts';
import { requestLength } from './read-tagline.ts';
import {
  capitalized,
  hasPlainCase,
  isCapitalized,
  phraseEndingAt,
  phraseStartingAt,
} from './words.ts';

export type NameMatch = Span & { text: string; score: number };

type Context = {
  message: Message;
  parts: readonly Part[];
  occupations: readonly OccupationMatch[];
  tokens: readonly Token[];
  /** Without capital letters, so that names need other signs. */
  isPlain: boolean;
};

const MOST_WORDS = 7;
const MOST_PLAIN_WORDS = 4;
const TITLES = /^(?:dr|prof|mr|mrs|ms|dra|dott|sr|sra|st|dj|mc|frau|herr|maître|dipl)$/i;

export function readName(
  message: Message,
  parts: readonly Part[],
  occupations: readonly OccupationMatch[],
): NameMatch | undefined {
  const context = {
    message,
    parts,
    occupations,
    tokens: tokenize(message.text),
    isPlain: hasPlainCase(message.text),
  };
  const candidates = [
    ...afterPhrases(context),
    ...afterOccupation(context),
    ...asPossessive(context),
    ...asCouple(context),
    ...asCelebrated(context),
    ...atTheBeginning(context),
  ];
  const [best] = candidates.sort((a, b) => b.score - a.score || a.start - b.start);
  return best && { ...best, text: context.isPlain ? capitalized(best.text) : best.text };
}

/** Kinds of places whose name includes the word for them: "Café Blume", "Physiotherapie Lindner". */
const ESTABLISHMENT =
  /(?:erei|laden|salon|praxis|studio|cafe|caffe|kanzlei|institut|restaurant|pizzeria|trattoria|osteria|locanda|bar|hotel|pension|wohnung|ferienhaus|gite|casa rural|peluqueria|panaderia|pasteleria|barberia|farmacia|clinica|fisioterapia|physiotherapie|osteopathie|therapie|apotheke|galerie|galleria|gallery|verein|feuerwehr|kirche|schule|school|academy|dentistico|medico|legale|fleuriste|librairie|boulangerie|patisserie|boucherie|umzuge|werkstatt|bakery|kitchen|books|shop|store|clinic|farm|yoga|pilates|market|festival|club|church|choir|brewery|winery|laundromat|restaurante|padaria|panificio|pasticceria|libreria|clinique|auberge|brasserie|bistro|bistrot|weingut|gasthaus|gasthof|hof|officina|palestra|asador|taberna|bodega|churrascaria|tasca|quinta)$/;

const ESTABLISHMENT_START =
  /^(?:salon|heladeria|geladaria|gelataria|gelateria|escuela|escola|scuola|agriturismo|atelier|maison|librairie|libreria|papeleria|taller|academia|loja|oficina|quinta|casa|chambre|gite|gasthaus|villa|estudio|centro|club|clube|circolo|associazione|birrificio|macelleria|enoteca|caffe|hostal|weingut|imkerei|schachclub|festival)\b/;

const isEstablishment = (text: string) =>
  ESTABLISHMENT.test(fold(text)) || ESTABLISHMENT_START.test(fold(text));

function afterPhrases(context: Context): NameMatch[] {
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

/** "my bakery Olive & Rye", "violinist Clara Weiss", "Page for an accountant: Kline & Partners", "Café Blume". */
function afterOccupation(context: Context): NameMatch[] {
  return context.occupations.flatMap((occupation) => {
    const { tokens, message, isPlain } = context;
    const next = tokens.findIndex(({ start }) => start >= occupation.end);
    const before = tokens.findLastIndex(({ end }) => end <= occupation.start);
    if (next < 0 || tokens[next]?.kind === 'newline') return [];
    const isApart = /^[:–—-]$/.test(tokens[next]?.typed ?? '');
    const after = isApart || BUSINESS_NOUNS.has(tokens[next]?.fold ?? '') ? next + 1 : next;
    const at = afterModifiers(context, after);
    if (tokens[at]?.kind === 'symbol' && tokens[at]?.typed !== '"') return [];
    const name = nameAt(context, at, false);
    if (!name || isCity(name.text) || isKnownThing(context, name)) return [];
    const isQuoted = tokens[at]?.typed === '"';
    if (isQuoted) return occupation.occupation.id === 'writer' ? [] : [{ ...name, score: 84 }];
    if (isPlain && isApart) return [];
    const isTitle =
      isCapitalized(occupation.text) &&
      !isPlain &&
      !isApart &&
      !isOwned(tokens, before) &&
      isAtBeginning(context, before);
    if (isTitle && isEstablishment(occupation.text)) {
      const text = message.text.slice(occupation.start, name.end);
      return [{ start: occupation.start, end: name.end, text, score: 83 }];
    }
    if (!isPlain && !isOwned(tokens, before) && message.lang === 'de' && isOrdinary(name.text))
      return [];
    if (!isPlain)
      return [
        { ...name, score: isOwned(tokens, before) ? 82 : isEarly(context, occupation) ? 76 : 60 },
      ];
    if (isOwned(tokens, before)) return [{ ...name, score: 66 }];
    return ['en', 'de'].includes(message.lang) &&
      isAtBeginning(context, before) &&
      isPlainName(context, name)
      ? [{ ...name, score: 56 }]
      : [];
  });
}

/** "groupe de jazz Les Chats Bleus": the name begins with the capital letter. */
function afterModifiers({ tokens, isPlain }: Context, from: number): number {
  if (isPlain) return from;
  const isCapital = (at: number) =>
    tokens[at]?.kind === 'word' && isCapitalized(tokens[at]?.typed ?? '');
  const word = tokens[from];
  const isAdjective = word?.kind === 'word' && !isCapital(from) && !STOP_WORDS.has(word.fold);
  if (isAdjective && isCapital(from + 1) && isCapital(from + 2)) return from + 1;
  if (!MODIFIERS.has(word?.fold ?? '')) return from;
  const isWord = tokens[from + 1]?.kind === 'word' && !isCapitalized(tokens[from + 1]?.typed ?? '');
  const next = tokens[from + 2];
  return isWord && next?.kind === 'word' && isCapitalized(next.typed) ? from + 2 : from;
}

const MODIFIERS = new Set('de di do d'.split(' '));

const BUSINESS_NOUNS = new Set(
  'business company brand shop project service services team channel account firma unternehmen projekt entreprise marque projet empresa negocio marca proyecto projeto negócio azienda progetto attività is ist est es'.split(
    ' ',
  ),
);

/** Ordinary words for what is done, not a name: another occupation or a section. */
const isKnownThing = ({ occupations, message }: Context, name: Span) =>
  /^[A-Z]{2,4} \d|\b(?:university|universität|université|universidad|universidade|università|college)\b/iu.test(
    message.text.slice(name.start, name.end),
  ) || occupations.some(({ start, end }) => start <= name.start && name.end <= end);

const isOrdinary = (text: string) =>
  (!text.includes(' ') || text.includes('&')) &&
  tokenize(text).some(({ kind, fold: word }) => kind === 'word' && isKnownWord(word));

/** Two or three words, or one that no dictionary has. */
function isPlainName(context: Context, name: Omit<NameMatch, 'score'>): boolean {
  const words = tokenize(name.text).filter(({ kind }) => kind === 'word');
  const unknown = words.filter(({ fold: word }) => !isKnownWord(word));
  return (
    unknown.length > 0 ||
    (words.length === 2 &&
      words.every(({ fold: word }) => !STOP_WORDS.has(word)) &&
      isPartEnd(context, name.end))
  );
}

const isEarly = ({ parts }: Context, { start }: Span) =>
  start < (parts[2]?.start ?? Number.POSITIVE_INFINITY);

const isPartEnd = ({ parts }: Context, end: number) => parts.some((part) => part.end === end);

/** A possessive or an article up to three words before: "my small vegan bakery". */
function isOwned(tokens: readonly Token[], before: number): boolean {
  for (let index = before; index >= 0 && index > before - 4; index -= 1) {
    const token = tokens[index];
    if (token?.kind !== 'word')
      return token?.typed === '-' || token?.typed === '&' ? isOwned(tokens, index - 1) : false;
    if (POSSESSIVES.has(token.fold)) return true;
    if (BEFORE_OCCUPATIONS.has(token.fold)) return true;
  }
  return false;
}

const BEFORE_OCCUPATIONS = new Set(
  'for fur pour para per a an of ein eine un une una uma um'.split(' '),
);

/** Nothing but greetings and the words of a request before it in its sentence. */
function isAtBeginning({ tokens }: Context, before: number): boolean {
  for (let index = before; index >= 0; index -= 1) {
    const token = tokens[index] as Token;
    if (token.kind === 'newline' || /[.!?:]/.test(token.typed)) return true;
    if (token.kind === 'word' && !REQUEST_WORDS.has(token.fold) && !PAGE_NOUNS.has(token.fold))
      return false;
  }
  return true;
}

/** "Luigi's Pizza", "mara's bakery", "Blue Door Bakery". */
function asPossessive(context: Context): NameMatch[] {
  const { tokens, occupations, message } = context;
  return occupations.flatMap((occupation) => {
    const last = tokens.findLastIndex(({ end }) => end <= occupation.start);
    const word = tokens[last];
    if (
      word?.kind !== 'word' ||
      isInValue(message, word) ||
      message.text.slice(word.end, occupation.start).trim() !== ''
    )
      return [];
    const isGenitive =
      /'s$|s'$/.test(word.typed) && !STOP_WORDS.has(word.fold) && !CONTRACTIONS.has(word.fold);
    if (
      !isGenitive &&
      (message.lang === 'de' || !isTitleWord(context, last) || !isCapitalized(occupation.text))
    )
      return [];
    let first = last;
    while (
      first > 0 &&
      isTitleWord(context, first - 1) &&
      message.text.slice(tokens[first - 1]?.end, tokens[first]?.start) === ' '
    )
      first -= 1;
    const start = tokens[first]?.start ?? word.start;
    const end = endOfTitle(context, occupation.end);
    const text = message.text.slice(start, end);
    const isAt = /^(?:at|bei|chez)$/.test(tokens[first - 1]?.fold ?? '');
    if (!isGenitive && !isAt && !isAtBeginning(context, first - 1)) return [];
    return [{ start, end, text, score: isGenitive ? 77 : isAt ? 58 : 78 }];
  });
}

/** "Longdog Rescue NZ". */
function endOfTitle(context: Context, from: number): number {
  const { tokens, message } = context;
  let at = tokens.findIndex(({ start }) => start >= from);
  let end = from;
  while (
    at >= 0 &&
    at < tokens.length &&
    isTitleWord(context, at) &&
    message.text.slice(end, tokens[at]?.start) === ' '
  ) {
    end = tokens[at]?.end ?? end;
    at += 1;
  }
  return end;
}

const CONTRACTIONS = new Set(["let's", "it's", "that's", "here's", "what's", "there's", "who's"]);

const isTitleWord = ({ tokens, message }: Context, index: number) => {
  const token = tokens[index];
  return (
    token?.kind === 'word' &&
    isCapitalized(token.typed) &&
    !isInValue(message, token) &&
    !isCity(token.typed) &&
    !POSSESSIVES.has(token.fold) &&
    !(REQUEST_WORDS.has(token.fold) && token.fold !== 'the')
  );
};

/** "birthday party for leo". */
function asCelebrated(context: Context): NameMatch[] {
  const { tokens, occupations } = context;
  if (!occupations.some(({ occupation }) => occupation.id === 'party')) return [];
  return tokens.flatMap((token, index) => {
    const isFor = ['for', 'fur', 'pour', 'para', 'per', 'von', 'de', 'di'].includes(token.fold);
    const name = isFor ? nameAt(context, index + 1, false) : undefined;
    return name && !isOnlyFrame(name.text) ? [{ ...name, score: 62 }] : [];
  });
}

/** "anna & tom" where a wedding is announced. */
function asCouple(context: Context): NameMatch[] {
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

const MOST_PARTS = 5;
const IS = new Set('is are ist sind est sont es son e sao sou sucht offers makes sells'.split(' '));

/** "Mara – ceramics", "Dr. Ines Moreau, sleep coach", "The Velvet Mice are …", the first line of a pasted text. */
function atTheBeginning(context: Context): NameMatch[] {
  const { parts, tokens } = context;
  const first = parts.find(({ text, values }) => !values.some(isFact) && !isOnlyFrame(text));
  const near = parts.filter((part, at) => at < MOST_PARTS || isBesideContact(parts, at));
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
  if (isWhole && isPlain && (has(next) || has(before)) && isPlainName(context, name))
    return isFirst ? 60 : 54;
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

const isOnlyFrame = (text: string) =>
  tokenize(text).every(
    ({ kind, fold: word }) =>
      kind !== 'word' || REQUEST_WORDS.has(word) || PAGE_NOUNS.has(word) || GREETINGS.has(word),
  );

/** `isExplicit`: the words before say that a name follows, so that articles may begin it. */
function nameAt(
  context: Context,
  index: number,
  isExplicit: boolean,
): Omit<NameMatch, 'score'> | undefined {
  const { tokens, message } = context;
  const quoted = message.values.find(
    (value) =>
      value.kind === 'quoted' &&
      value.start <= (tokens[index]?.start ?? -1) &&
      (tokens[index]?.start ?? 0) < value.end,
  );
  if (quoted?.kind === 'quoted') return { start: quoted.start, end: quoted.end, text: quoted.text };
  let end = index;
  while (
    end < tokens.length &&
    end - index < MOST_WORDS &&
    continuesName(context, index, end, isExplicit)
  )
    end += 1;
  while (end > index && isTrailing(tokens[end - 1] as Token)) end -= 1;
  const first = tokens[index];
  const last = tokens[end - 1];
  if (!first || !last || end <= index) return undefined;
  const text = message.text.slice(first.start, last.end);
  if (
    !/\p{L}|\d/u.test(text) ||
    (end - index === 1 && REQUEST_WORDS.has(first.fold) && !isCapitalized(first.typed))
  )
    return undefined;
  if (end - index === 1 && PAGE_NOUNS.has(first.fold)) return undefined;
  return { start: first.start, end: last.end, text };
}

const isTrailing = (token: Token) =>
  token.kind === 'symbol'
    ? !/[!)%.]/.test(token.typed) || token.typed === '.'
    : token.kind === 'emoji' || (NAME_JOINTS.has(token.fold) && !isCapitalized(token.typed));

function continuesName(context: Context, first: number, at: number, isExplicit: boolean): boolean {
  const { tokens, message, isPlain } = context;
  const token = tokens[at] as Token;
  if (token.kind === 'newline' || isInValue(message, token)) return false;
  const before = tokens[at - 1];
  const gap = at > first && before ? message.text.slice(before.end, token.start) : '';
  if (gap.length > 1) return false;
  if (token.kind === 'emoji') return false;
  if (token.kind === 'symbol') return continuesOverSymbol(context, first, at, gap);
  if (token.kind === 'number') return at > first || isExplicit;
  if (isPlain) return continuesPlain(context, first, at, isExplicit);
  if (isCapitalized(token.typed))
    return !(
      at === first &&
      !isExplicit &&
      isSentenceWord(token) &&
      !isCapitalized(tokens[at + 1]?.typed ?? '')
    );
  if (at === first)
    return isExplicit && !REQUEST_WORDS.has(token.fold) && !STOP_WORDS.has(token.fold)
      ? true
      : isExplicit && isBrandArticle(context, at);
  const next = tokens[at + 1];
  const isGlued = gap === '' && ["'", '.', '-', '&', '+'].includes(before?.typed ?? '');
  return (
    isGlued ||
    (NAME_JOINTS.has(token.fold) &&
      !PRONOUNS.has(next?.fold ?? '') &&
      (isCapitalized(next?.typed ?? '') ||
        (NAME_JOINTS.has(next?.fold ?? '') && isCapitalized(tokens[at + 2]?.typed ?? ''))) &&
      !isPlaceJoint(token, next))
  );
}

/** "the kettle boys" after "called". */
const BRAND_ARTICLES = new Set(
  'i il lo la le les los las el gli the die der das da a o os as am im zum zur'.split(' '),
);

const PRONOUNS = new Set('i ich je yo eu io we wir nous'.split(' '));

const isBrandArticle = (context: Context, at: number) =>
  NAME_JOINTS.has(context.tokens[at]?.fold ?? '') &&
  isCapitalized(context.tokens[at + 1]?.typed ?? '');

const isSentenceWord = (token: Token) =>
  STOP_WORDS.has(token.fold) &&
  token.fold !== 'la' &&
  token.fold !== 'the' &&
  token.fold !== 'el' &&
  token.fold !== 'die' &&
  token.fold !== 'los' &&
  token.fold !== 'les' &&
  token.fold !== 'le';

const isPlaceJoint = (token: Token, next: Token | undefined) =>
  ['de', 'di', 'da', 'of', 'von'].includes(token.fold) &&
  next !== undefined &&
  isPlainCity(next.typed);

function continuesOverSymbol(
  { tokens, message, isPlain }: Context,
  first: number,
  at: number,
  gap: string,
): boolean {
  const token = tokens[at] as Token;
  const next = tokens[at + 1];
  if (!next || next.kind === 'newline') return false;
  const isGlued = gap === '' && next.start === token.end;
  if (token.typed === '&' || token.typed === '+') return at > first && !PRONOUNS.has(next.fold);
  if (token.typed === "'" || token.typed === '-') return at > first && isGlued;
  if (token.typed === '.')
    return (
      at > first &&
      (isGlued ||
        TITLES.test(tokens[at - 1]?.typed ?? '') ||
        /^\p{Lu}$/u.test(tokens[at - 1]?.typed ?? ''))
    );
  if (token.typed === '/' || token.typed === '×' || token.typed === '*')
    return at > first && isGlued && !isPlain && message.text.length > 0;
  return false;
}

const PLAIN_VERBS = new Set(
  'sells sell makes make offers does do needs has plays opens helping loves teaches designs writes'.split(
    ' ',
  ),
);

function continuesPlain(context: Context, first: number, at: number, isExplicit: boolean): boolean {
  const { tokens, occupations } = context;
  const token = tokens[at] as Token;
  const words = tokens.slice(first, at).filter(({ kind }) => kind === 'word').length;
  if (words >= MOST_PLAIN_WORDS || PAGE_NOUNS.has(token.fold) || PLAIN_VERBS.has(token.fold))
    return false;
  if (token.fold === 'the' && (isExplicit || at === first)) return at === first;
  const isJoint =
    NAME_JOINTS.has(token.fold) &&
    !['in', 'for', 'am', 'im', 'bei', 'x', 'zu', 'zum', 'zur'].includes(token.fold);
  if (isJoint && at > first) {
    const next = tokens[at + 1];
    return (
      next?.kind === 'word' &&
      !STOP_WORDS.has(next.fold) &&
      !isPlaceJoint(token, next) &&
      !(
        token.fold === 'and' ||
        token.fold === 'und' ||
        token.fold === 'et' ||
        token.fold === 'y' ||
        token.fold === 'e'
      )
    );
  }
  if (STOP_WORDS.has(token.fold) || (REQUEST_WORDS.has(token.fold) && !isExplicit)) return false;
  const isOccupation = occupations.some(({ start, end }) => token.start < end && start < token.end);
  return !isOccupation || (isExplicit && at > first);
}

const isInValue = (message: Message, token: Span) =>
  message.values.some(
    ({ kind, start, end }) =>
      kind !== 'quoted' &&
      kind !== 'number' &&
      kind !== 'color' &&
      kind !== 'platform' &&
      kind !== 'ordinal' &&
      token.start < end &&
      start < token.end,
  );

/** Without capital letters of its own, as "ines.moreau" or "mara". */
export function nameOfAccount(fullName: string, username: string): string {
  const given = fullName.trim() || username.trim();
  const isHandle = !/\s/.test(given) && /^[a-z0-9._-]+$/.test(given);
  const spaced = isHandle ? given.replace(/[._-]+/g, ' ').trim() : given;
  return spaced === fold(spaced) ? capitalized(spaced) : spaced;
}
