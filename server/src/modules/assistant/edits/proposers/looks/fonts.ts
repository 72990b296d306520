// Fonts by name, by kind ("handwritten") and by mood ("a more elegant font").
import { listTypePairs } from '@vys/compiler/page-design/look/type-pairs';
import type { Operation } from '@vys/contract/page-model/operations';
import { type PageFont, pageFonts } from '@vys/contract/page-model/theme';
import { type Candidate, candidate } from '../../candidate.ts';
import { fontKinds, moods } from '../../lexicon/looks.ts';
import { has, type Scene, wordsIn, wordsOf } from '../../scene/scene.ts';

/** Fonts that set whole texts badly stand in headings only. */
const displayOnly = new Set<PageFont>([
  'Anton',
  'Great Vibes',
  'Pixelify Sans',
  'Caveat',
  'Playfair Display',
  'Bricolage Grotesque',
]);

const also = [
  'font',
  'change',
  'heading',
  'name',
  'text',
  'more',
  'all',
  'everything',
  'design',
  'it',
  'bit',
  'less',
];

/** The first kinds are said of fonts only; the others are looks as well. */
const FONT_WORDS = 6;

export function fontProposals(scene: Scene): Candidate[] {
  return [...chosenFonts(scene), ...moodFonts(scene)];
}

function chosenFonts(scene: Scene): Candidate[] {
  const found: { font: PageFont; words: number[]; isNamed: boolean }[] = pageFonts
    .filter((font) => scene.text.toLowerCase().includes(font.toLowerCase()))
    .map((font) => {
      const start = scene.span.start + scene.text.toLowerCase().indexOf(font.toLowerCase());
      return { font, words: wordsIn(scene, { start, end: start + font.length }), isNamed: true };
    });
  fontKinds.forEach(({ font }, at) => {
    const words = wordsOf(scene, `font.${at}`);
    const isMood = moods.some((_, mood) =>
      wordsOf(scene, `mood.${mood}`).some((word) => words.includes(word)),
    );
    const isAboutFonts = has(scene, 'font', 'text', 'heading') || (at < FONT_WORDS && !isMood);
    if (isAboutFonts && words.length > 0 && !found.some((entry) => entry.font === font))
      found.push({ font, words, isNamed: false });
  });
  const onHeading = has(scene, 'heading', 'name');
  const onText = has(scene, 'text') && !onHeading;
  return found.map(({ font, words, isNamed }) => {
    const heading = { type: 'theme.font', role: 'display', font } satisfies Operation;
    const body = { type: 'theme.font', role: 'body', font } satisfies Operation;
    const operations: Operation[] =
      onHeading || (displayOnly.has(font) && !onText)
        ? [heading]
        : onText
          ? [body]
          : [heading, body];
    const used = [...words, ...wordsOf(scene, ...also)];
    return candidate('theme.font', operations, {
      words: used,
      grounding: 1,
      features: [
        has(scene, 'font') ? 'font' : 'no-font',
        isNamed ? 'exact' : 'kind',
        onHeading ? 'heading' : 'page',
      ],
    });
  });
}

/** "a more elegant font": the fonts that the mood goes with. */
function moodFonts(scene: Scene): Candidate[] {
  if (!has(scene, 'font')) return [];
  return moods.flatMap(({ mood }, at) => {
    const own = wordsOf(scene, `mood.${at}`);
    const isKind = fontKinds.some((_, kind) => has(scene, `font.${kind}`));
    const { fonts } = scene.design.theme;
    const pairs = listTypePairs(mood);
    const pair = pairs.find(({ display }) => display !== fonts.display) ?? pairs[0];
    if (own.length === 0 || isKind || pair === undefined) return [];
    const heading = { type: 'theme.font', role: 'display', font: pair.display } satisfies Operation;
    const body = { type: 'theme.font', role: 'body', font: pair.body } satisfies Operation;
    const onHeading = has(scene, 'heading', 'name');
    return [
      candidate('theme.font', onHeading ? [heading] : [heading, body], {
        words: [...own, ...wordsOf(scene, ...also)],
        grounding: 1,
        features: ['font', 'mood', onHeading ? 'heading' : 'page'],
      }),
    ];
  });
}
