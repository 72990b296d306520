// Names beside an occupation: "my bakery Olive & Rye", "violinist Clara Weiss", "Luigi's Pizza", "Café Blume".
import { fold } from '../../../reading/words/text.ts';
import type { Token } from '../../../reading/words/tokens.ts';
import { isCity } from '../text/cities.ts';
import { POSSESSIVES, STOP_WORDS } from '../text/lexicon.ts';
import { isCapitalized, sentenceCase } from '../text/words.ts';
import {
  type Context,
  isAtBeginning,
  isEarly,
  isInValue,
  isKnownThing,
  isOrdinary,
  isPlainName,
  isTitleWord,
  type NameMatch,
} from './context.ts';
import { isFirstName } from './first-names.ts';
import { nameAt } from './name-at.ts';

/** Kinds of places whose name includes the word for them: "Café Blume", "Physiotherapie Lindner". */
const ESTABLISHMENT =
  /(?:erei|laden|salon|praxis|studio|cafe|caffe|kanzlei|institut|restaurant|pizzeria|trattoria|osteria|locanda|bar|hotel|pension|wohnung|ferienhaus|gite|casa rural|peluqueria|panaderia|pasteleria|barberia|farmacia|clinica|fisioterapia|physiotherapie|osteopathie|therapie|apotheke|galerie|galleria|gallery|verein|feuerwehr|kirche|schule|school|academy|dentistico|medico|legale|fleuriste|librairie|boulangerie|patisserie|boucherie|umzuge|werkstatt|bakery|kitchen|books|shop|store|clinic|farm|yoga|pilates|market|festival|club|church|choir|brewery|winery|laundromat|restaurante|padaria|panificio|pasticceria|libreria|clinique|auberge|brasserie|bistro|bistrot|weingut|gasthaus|gasthof|hof|officina|palestra|asador|taberna|bodega|churrascaria|tasca|quinta)$/;

const ESTABLISHMENT_START =
  /^(?:salon|heladeria|geladaria|gelataria|gelateria|escuela|escola|scuola|agriturismo|atelier|maison|librairie|libreria|papeleria|taller|academia|loja|oficina|quinta|casa|chambre|gite|gasthaus|villa|estudio|centro|club|clube|circolo|associazione|birrificio|macelleria|enoteca|caffe|hostal|weingut|imkerei|schachclub|festival)\b/;

const isEstablishment = (text: string) =>
  fold(text)
    .split(' ')
    .some((word) => ESTABLISHMENT.test(word)) || ESTABLISHMENT_START.test(fold(text));

/** "my bakery Olive & Rye", "violinist Clara Weiss", "Page for an accountant: Kline & Partners", "Café Blume". */
export function afterOccupation(context: Context): NameMatch[] {
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
      (isCapitalized(occupation.text) || before < 0) &&
      !isPlain &&
      !isApart &&
      !isOwned(tokens, before) &&
      (isAtBeginning(context, before) || /^[,.|]$/.test(tokens[before]?.typed ?? ''));
    if (isTitle && isEstablishment(occupation.text)) {
      const text = sentenceCase(message.text.slice(occupation.start, name.end));
      return [{ start: occupation.start, end: name.end, text, score: 83 }];
    }
    if (!isPlain && !isOwned(tokens, before) && message.lang === 'de' && isOrdinary(name.text))
      return [];
    if (!isPlain)
      return [
        { ...name, score: isOwned(tokens, before) ? 82 : isEarly(context, occupation) ? 76 : 60 },
      ];
    if (isOwned(tokens, before)) return [{ ...name, score: 66 }];
    if (
      before < 0 &&
      !name.text.includes(' ') &&
      !isFirstName(name.text) &&
      message.lang === 'de'
    ) {
      const text = message.text.slice(occupation.start, name.end);
      if (isPlainName(context, name))
        return [{ start: occupation.start, end: name.end, text, score: 63 }];
    }
    const isSureHere = ['en', 'de'].includes(message.lang) || name.text.includes(' ');
    return isSureHere && isAtBeginning(context, before) && isPlainName(context, name)
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

/** "Luigi's Pizza", "mara's bakery", "Blue Door Bakery". */
export function asPossessive(context: Context): NameMatch[] {
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
    const isWorkplace =
      /^(?:at|bei|chez)$/.test(tokens[first - 1]?.fold ?? '') &&
      !isInValue(message, tokens[first - 2] ?? { start: 0, end: 0 });
    if (!isGenitive && !isWorkplace && !isAtBeginning(context, first - 1)) return [];
    const isPlace = AT.has(tokens[first - 1]?.fold ?? '');
    return [
      {
        start,
        end,
        text,
        score: isPlace && !isWorkplace ? 40 : isGenitive ? 77 : isWorkplace ? 58 : 78,
      },
    ];
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

const AT = new Set(['at', 'in', '@', 'near']);

const CONTRACTIONS = new Set(["let's", "it's", "that's", "here's", "what's", "there's", "who's"]);
