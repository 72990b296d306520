// Which letters of which bundled fonts a finished document shows, and in which weights. In doubt more: what is not
// found here is missing on the page. For documents that no code of their own changes.
import type { DefaultTreeAdapterTypes } from 'parse5';
import { parseHtmlDocument } from '../../parse/parse-html.ts';
import { BUNDLED_FONTS, type BundledFont, type FontStyle } from '../fonts.ts';
import { unescapeCss } from '../scan-css.ts';
import { createFontReader, type ElementFonts, type Fonts, initialFonts } from './element-fonts.ts';
import { type FontCss, readFontCss, readStyleAttribute } from './font-rules.ts';
import { ANY } from './font-values.ts';
import { TooComplex } from './match-selector.ts';
import { casesOf, readShownText } from './shown-text.ts';
import { readStyleText } from './style-text.ts';

/** Letters of one font in one weight, or in all weights between two. */
export type FontUse = {
  family: string;
  style: FontStyle;
  weights: readonly [number, number];
  /** Each character once, in their order. */
  text: string;
};

type Element = DefaultTreeAdapterTypes.Element;

const LIMITS = { depth: 250, elements: 20_000 };
const STEPS = 500_000;
/** One font for a whole range of weights is smaller than more of single weights. */
const MOST_WEIGHTS = 3;

/** Undefined where it cannot be told. `css` is all that the document says about letters. */
export function findFontUses(html: string, css: string): FontUse[] | undefined {
  const fontCss = readFontCss(css);
  const document = fontCss && parseHtmlDocument(html, LIMITS);
  if (document === undefined || fontCss === undefined) return undefined;
  try {
    return new Walk(fontCss).run(document);
  } catch (error) {
    if (error instanceof TooComplex) return undefined;
    throw error;
  }
}

type Letters = { weights: Map<number, Set<string>>; isRange: boolean };

class Walk {
  readonly #css: FontCss;
  readonly #read: ReturnType<typeof createFontReader>;
  readonly #found = new Map<string, { font: BundledFont; style: FontStyle; letters: Letters }>();
  readonly #shownByCss: string[];
  #language = 'en';

  constructor(css: FontCss) {
    this.#css = css;
    this.#read = createFontReader(css, { steps: STEPS });
    const contents = css.rules.flatMap((rule) => rule.contents);
    this.#shownByCss = contents.flatMap((value) =>
      [...value.matchAll(/attr\(\s*([\w-]+)/gi)].map(([, name = '']) => name.toLowerCase()),
    );
  }

  run(document: DefaultTreeAdapterTypes.Document): FontUse[] {
    readInlineVariables(document, this.#css);
    for (const child of document.childNodes) if ('attrs' in child) this.#visit(child, initialFonts);
    // Inherited by what is drawn in any font of the page.
    const added = readStyleText(this.#css.contents, this.#css.variables);
    const characters = charactersOf(casesOf(added, new Set(['uppercase']), this.#language));
    return [...this.#found.values()].flatMap(({ font, style, letters }) => {
      for (const weight of letters.weights.keys()) addAll(letters.weights, weight, characters);
      return toUses(font, style, letters);
    });
  }

  #visit(element: Element, parent: ElementFonts): void {
    const { tagName } = element;
    if (tagName === 'head' || tagName === 'script') return;
    if (tagName === 'style' || tagName === 'template') throw new TooComplex();
    this.#language = element.attrs.find(({ name }) => name === 'lang')?.value || this.#language;
    const own = this.#read(element, parent);
    const { fonts, contents } = own;
    const added = readStyleText(contents, this.#css.variables);
    const text = readShownText(element, this.#shownByCss) + added;
    if (text.trim() !== '')
      this.#add(fonts, casesOf(text, fonts['text-transform'], this.#language));
    for (const child of element.childNodes) if ('attrs' in child) this.#visit(child, own);
  }

  #add(fonts: Fonts, text: string): void {
    if (fonts['font-family'].has(ANY)) throw new TooComplex();
    const characters = charactersOf(text);
    const families = new Set([...fonts['font-family']].flatMap(bundledIn));
    const weights = fonts['font-weight'];
    for (const font of families) {
      for (const style of stylesOf(font, fonts['font-style'])) {
        const letters = this.#lettersOf(font, style);
        const changes = this.#css.changesWeights && weights.size > 1;
        if (changes || weights.has(ANY)) letters.isRange = true;
        for (const weight of weights) addAll(letters.weights, clamp(font, weight), characters);
      }
    }
  }

  #lettersOf(font: BundledFont, style: FontStyle): Letters {
    const key = `${font.slug} ${style}`;
    const letters = this.#found.get(key)?.letters ?? { weights: new Map(), isRange: false };
    this.#found.set(key, { font, style, letters });
    return letters;
  }
}

function addAll(weights: Letters['weights'], weight: number, characters: Iterable<string>): void {
  const set = weights.get(weight) ?? new Set();
  weights.set(weight, set);
  for (const character of characters) set.add(character);
}

/** Those in style attributes count before the first element is read. */
function readInlineVariables(node: DefaultTreeAdapterTypes.Node, css: FontCss): void {
  if ('attrs' in node) {
    const style = node.attrs.find(({ name }) => name === 'style')?.value ?? '';
    if (readStyleAttribute(style, css) === undefined) throw new TooComplex();
  }
  if ('childNodes' in node) for (const child of node.childNodes) readInlineVariables(child, css);
}

const clamp = ({ weights: [low, high] }: BundledFont, weight: string) =>
  Math.min(high, Math.max(low, Number(weight) || low));

function stylesOf({ styles }: BundledFont, wanted: ReadonlySet<string>): Set<FontStyle> {
  return new Set(
    [...wanted].flatMap((style): FontStyle[] => {
      if (style === 'normal' || !styles.includes('italic')) return ['normal'];
      return style === 'italic' ? ['italic'] : ['normal', 'italic'];
    }),
  );
}

/** The value of `font-family` as a list of names. */
function bundledIn(value: string): BundledFont[] {
  const names = value.split(',').map((name) =>
    unescapeCss(name.trim().replace(/^["']|["']$/g, ''))
      .replace(/\s+/g, ' ')
      .toLowerCase(),
  );
  return BUNDLED_FONTS.filter(({ family }) => names.includes(family.toLowerCase()));
}

/** Letters that `fonts.ts` leaves to other fonts. */
const LEFT_TO_OTHERS = new Set([0x102, 0x303, 0x309, 0x323]);

/** Latin, accents, signs: the files hold no others. */
const SCRIPTS = [
  [0x20, 0x36f],
  [0x1e00, 0x1eff],
  [0x2000, 0x2bff],
  [0xfb00, 0xfb06],
  [0xfeff, 0xfeff],
  [0xfffd, 0xfffd],
] as const;

/** The rest, such as emoji, is drawn by other fonts anyway. */
function isOurs(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return SCRIPTS.some(([low, high]) => code >= low && code <= high) && !LEFT_TO_OTHERS.has(code);
}

function charactersOf(text: string): Set<string> {
  const characters = new Set([...text].filter(isOurs));
  // What is not there is put together of these.
  characters.add(' ').add('\u00a0');
  if (characters.has('\u2011') || characters.has('\u00ad')) characters.add('-').add('\u2010');
  return characters;
}

function toUses(
  { family, weights: range }: BundledFont,
  style: FontStyle,
  { weights, isRange }: Letters,
): FontUse[] {
  const known = [...weights].sort(([a], [b]) => a - b);
  const write = (sets: readonly Set<string>[]) =>
    [...new Set(sets.flatMap((set) => [...set]))].sort().join('');
  if (!isRange && known.length <= MOST_WEIGHTS) {
    return known.map(([weight, set]) => ({
      family,
      style,
      weights: [weight, weight],
      text: write([set]),
    }));
  }
  const [low, high] = isRange ? range : [known[0]?.[0] ?? range[0], known.at(-1)?.[0] ?? range[1]];
  return [{ family, style, weights: [low, high], text: write(known.map(([, set]) => set)) }];
}
