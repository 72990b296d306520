// Fonts by name, by kind and by what they are compared with.
import { listTypePairs } from '@vys/compiler/page-design/look/type-pairs';
import type { Operation } from '@vys/contract/page-model/operations';
import { type PageFont, type PageTheme, pageFonts } from '@vys/contract/page-model/theme';
import type { Frame } from '../frame.ts';
import { moodOf } from './moods.ts';
import type { Part } from './parts.ts';
import { isLess } from './read-effects.ts';
import type { Description, LookGroup } from './read-look.ts';
import { type FontKind, fontKinds } from './words/font-words.ts';
import { foldText, hasWord, wordsPattern } from './words/patterns.ts';

type Fonts = { display: PageFont; body?: PageFont | undefined };

const kinds = Object.values<FontKind>(fontKinds).map((kind) => ({
  ...kind,
  isOwn: kind.own === undefined ? undefined : wordsPattern(kind.own),
  isWord: wordsPattern(kind.words),
}));
const fontWords = wordsPattern(
  'font|fonts|typeface*|typograph*|typo|lettering|letter|letters|writing|script|schrift*|buchstaben|police*|ecriture*|lettres|typographie|tipograf*|fuente*|letra|letras|fonte|fontes|caratter*|lettere|scritt[aeo]|calligrafia|handwriting',
);

export const isAboutFonts = (parts: readonly Part[], { text }: Pick<Description, 'text'>) =>
  parts.some((part) => 'isFont' in part && part.isFont) || hasWord(foldText(text), fontWords);

const isOfTexts = (parts: readonly Part[]) =>
  parts.some(
    (part) =>
      part.kind === 'text' ||
      part.kind === 'heading' ||
      (part.kind === 'element' && part.target.kind === 'profile'),
  );

/** By its name or the first word of it, where that is no word of its own. */
const shortNames = new Map(
  pageFonts.flatMap((font) => {
    const [short = ''] = font.toLowerCase().split(' ');
    return ['great', 'space', 'instrument', 'dm'].includes(short)
      ? []
      : [[font, wordsPattern(short)]];
  }),
);
export const fontNamed = (text: string): PageFont | undefined => {
  const folded = foldText(text);
  return (
    pageFonts.find((font) => folded.includes(font.toLowerCase())) ??
    pageFonts.find((font) => {
      const short = shortNames.get(font);
      return short !== undefined && hasWord(folded, short);
    })
  );
};

const ownKind = (text: string) =>
  kinds.find(({ isOwn }) => isOwn !== undefined && hasWord(text, isOwn));

/** Fonts for one description; undefined where it speaks of something else. */
export function fontOperations(
  frame: Frame,
  group: LookGroup,
  description: Description,
  isAlone: boolean,
): Operation[] | undefined {
  const { theme } = frame.scene.design;
  const isOfFonts = [description, ...group.descriptions.filter(({ isRefused }) => isRefused)].some(
    (one) => isAboutFonts(group.parts, one),
  );
  const text = foldText(description.text);
  const isNamable = isOfFonts || isOfTexts(group.parts);
  const named = fontNamed(text);
  if (named !== undefined) return setFonts(group.parts, { display: named, body: bodyOf(named) });
  const kind =
    ownKind(text) ?? (isNamable ? kinds.find(({ isWord }) => hasWord(text, isWord)) : undefined);
  const isOwn = kind?.isOwn !== undefined && hasWord(text, kind.isOwn);
  const isShared = isOwn && !isNamable && moodOf(description, frame.scene.lang) !== undefined;
  if (kind !== undefined && !isShared) {
    const isWithout =
      isOwn && kind.isOwn !== undefined && isLess(text.slice(0, text.search(kind.isOwn)));
    if (description.isRefused === isWithout) return setFonts(group.parts, kind);
    return isAlone ? setFonts(group.parts, fontKinds[kind.opposite]) : [];
  }
  const isOfMood = isOfTexts(group.parts) && description.effects.length === 0;
  const isForMood = (isOfFonts && description.effects.length === 0) || isOfMood;
  return isForMood && (isAlone || !description.isRefused)
    ? moodFonts(frame, theme, group, description)
    : undefined;
}

const bodies = new Set<PageFont>(kinds.flatMap(({ body }) => (body === undefined ? [] : [body])));
const bodyOf = (font: PageFont) =>
  bodies.has(font) || ['Archivo', 'DM Sans', 'Sora', 'Instrument Serif', 'Cormorant'].includes(font)
    ? font
    : undefined;

/** Only headings where they alone are named; what sets whole texts badly stands in headings only. */
function setFonts(parts: readonly Part[], { display, body }: Fonts): Operation[] {
  const isHeadings = parts.some(
    (part) => part.kind === 'heading' || (part.kind === 'element' && part.id === 'name'),
  );
  const heading: Operation = { type: 'theme.font', role: 'display', font: display };
  if (isHeadings || body === undefined) return [heading];
  return [heading, { type: 'theme.font', role: 'body', font: body }];
}

/** "a font with more soul": that of the mood, else another pair. */
function moodFonts(
  { scene }: Frame,
  { fonts }: PageTheme,
  { parts }: LookGroup,
  description: Description,
): Operation[] | undefined {
  const mood = moodOf(description, scene.lang);
  if (mood === undefined && description.effects.length > 0) return undefined;
  const pairs = listTypePairs(mood);
  const pair = pairs.find(({ display }) => display !== fonts.display) ?? pairs[0];
  return pair && setFonts(parts, pair);
}
