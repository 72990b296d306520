// Names of colors in six languages, with words that change them.
import { COLORS_EN } from './colors/data-css.ts';
import { COLORS_DE, COLORS_FR } from './colors/data-de-fr.ts';
import { COLORS_ES, COLORS_IT, COLORS_PT } from './colors/data-es-pt-it.ts';
import { type Modifier, modifiers, modifyColor, PREFIXES } from './colors/modifiers.ts';
import { LANGUAGES, type Language, readRows } from './words/languages.ts';
import { type PhraseMatch, PhraseTable } from './words/phrases.ts';
import { fold } from './words/text.ts';
import { type Token, tokenize } from './words/tokens.ts';

export type NamedColor = {
  hex: string;
  /** Also a food, a plant or a name: a color only beside a word about colors. */
  isEverydayWord: boolean;
};

const DATA: Record<Language, string> = {
  en: COLORS_EN,
  de: COLORS_DE,
  fr: COLORS_FR,
  es: COLORS_ES,
  pt: COLORS_PT,
  it: COLORS_IT,
};
const tables = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    new PhraseTable(readRows(DATA[language]).flatMap(entriesOf)),
  ]),
) as Record<Language, PhraseTable<NamedColor>>;

function entriesOf({ key, phrases }: { key: string; phrases: string[] }): [string, NamedColor][] {
  return phrases.map((phrase) => [
    phrase.replace('~', ''),
    { hex: key, isEverydayWord: phrase.startsWith('~') },
  ]);
}

const ROMANCE = new Set<Language>(['fr', 'es', 'pt', 'it']);

/** "very dark blue". */
const MOST_MODIFIERS = 2;

/** `end` counts tokens. The language of the message is asked first. */
export function colorAt(
  tokens: readonly Token[],
  index: number,
  lang: Language,
  depth = 0,
): (NamedColor & { end: number }) | undefined {
  if (depth > MOST_MODIFIERS) return undefined;
  const found = plainColorAt(tokens, index, lang);
  const before = modifiers.matchAt(tokens, index);
  const isLonger = found && before && found.end > before.end;
  if (before && !isLonger) return modifiedAfter(tokens, before, lang, depth);
  return found ? withModifierBehind(tokens, found, lang) : undefined;
}

function plainColorAt(
  tokens: readonly Token[],
  index: number,
  lang: Language,
): (NamedColor & { end: number }) | undefined {
  let best: (NamedColor & { end: number }) | undefined;
  for (const language of [lang, ...LANGUAGES]) {
    const match = tables[language].matchAt(tokens, index);
    const isMeant = language === lang || !match?.value.isEverydayWord;
    if (match && isMeant && match.end > (best?.end ?? 0)) {
      const isForeign = language !== lang && language !== 'en';
      const isEverydayWord = match.value.isEverydayWord || isForeign;
      best = { hex: match.value.hex, isEverydayWord, end: match.end };
    }
  }
  return best ?? compoundAt(tokens, index);
}

/** "light blue", "very dark green". */
function modifiedAfter(
  tokens: readonly Token[],
  { value: modifier, end: index }: PhraseMatch<Modifier>,
  lang: Language,
  depth: number,
) {
  const next = tokens[index]?.typed === '-' ? index + 1 : index;
  const color = colorAt(tokens, next, lang, depth + 1);
  return color
    ? { hex: modifyColor(color.hex, modifier), isEverydayWord: false, end: color.end }
    : undefined;
}

/** "bleu foncé", "verde muy oscuro", "rosa claro". */
function withModifierBehind(
  tokens: readonly Token[],
  color: NamedColor & { end: number },
  lang: Language,
) {
  if (!ROMANCE.has(lang)) return color;
  const behind = modifiers.matchAt(tokens, color.end);
  if (!behind) return color;
  if (behind.value !== 'very')
    return { hex: modifyColor(color.hex, behind.value), isEverydayWord: false, end: behind.end };
  const second = modifiers.matchAt(tokens, behind.end);
  return second
    ? {
        hex: modifyColor(modifyColor(color.hex, second.value), second.value),
        isEverydayWord: false,
        end: second.end,
      }
    : color;
}

/** "hellblau", "dunkelgrüner", "grünlich". */
function compoundAt(
  tokens: readonly Token[],
  index: number,
): (NamedColor & { end: number }) | undefined {
  const word = tokens[index]?.kind === 'word' ? (tokens[index]?.fold ?? '') : '';
  for (const [prefix, modifier] of PREFIXES) {
    if (!word.startsWith(prefix) || word.length < prefix.length + 3) continue;
    const base =
      tables.de.get(word.slice(prefix.length)) ?? tables.en.get(word.slice(prefix.length));
    if (base)
      return { hex: modifyColor(base.hex, modifier), isEverydayWord: false, end: index + 1 };
  }
  const [, ending = ''] = COMPOUND.exec(word) ?? [];
  const base = tables.de.get(ending);
  return base && { hex: base.hex, isEverydayWord: true, end: index + 1 };
}

/** "blutrot", "tannengrünes". */
const COMPOUND =
  /^\p{L}{3,}?((?:rot|blau|grun|gruen|gelb|grau|braun|schwarz|weiss|violett|turkis)(?:e[nrs]?)?)$/u;

/** The color that a phrase names: "forest green", "dunkelgrün", "#0a5". */
export function findColor(phrase: string, lang: Language = 'en'): string | undefined {
  const hex = hexColorOf(phrase);
  if (hex) return hex;
  const tokens = tokenize(fold(phrase.trim()));
  const color = colorAt(tokens, 0, lang);
  return color?.end === tokens.length ? color.hex : undefined;
}

/** Six digits for three, four, six or eight of them; opacity is left out. */
export function hexColorOf(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3,8})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits?.length === 6 || digits?.length === 8) return `#${digits.slice(0, 6)}`;
  if (digits?.length !== 3 && digits?.length !== 4) return undefined;
  return `#${[...digits.slice(0, 3)].map((digit) => digit + digit).join('')}`;
}

export function* colorWords(): Generator<{ word: string; languages: readonly Language[] }> {
  for (const language of LANGUAGES) {
    for (const phrase of tables[language].phrases()) {
      for (const word of phrase.split(' ')) yield { word, languages: [language] };
    }
  }
}
