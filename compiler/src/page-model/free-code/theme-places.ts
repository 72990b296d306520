// Where the CSS of a freely written page says its colors, fonts and corners.
import {
  type ColorRole,
  type PageFont,
  type PageTheme,
  pageFonts,
} from '@vys/contract/page-model/theme';
import { parseLeadingColor, toHex } from '../../css/color.ts';
import { BUNDLED_FONTS } from '../../css/fonts.ts';
import { type CssDeclaration, readDeclarations } from '../../css/read-declarations.ts';
import { listLinkSites } from './link-sites.ts';
import { classesOf, rootOf, type Source } from './source.ts';

export type ThemePart = ColorRole | 'backgroundEnd' | 'scheme' | 'display' | 'body' | 'radius';
export type ThemePlaces = { [Part in ThemePart]: CssDeclaration | undefined };

const PAGE = ['body', 'html', ':root', 'main'];
const PROPERTIES = {
  background: /^--(?:color-)?(?:background|bg)$/,
  backgroundEnd: /^--bg2$/,
  surface: /^--(?:color-)?(?:surface|card)$/,
  muted: /^--(?:color-)?(?:muted|text-muted)$/,
  border: /^--(?:color-)?border$/,
  text: /^--(?:color-)?(?:text|foreground|fg|ink)$/,
  accent: /^--(?:color-)?(?:accent|primary|brand)$/,
  accentText: /^--(?:color-)?(?:accent-text|on-accent|primary-foreground)$/,
  display: /^--font-(?:display|heading|headline|title)s?$/,
  body: /^--font-(?:body|text|sans|base)$/,
  radius: /^--(?:border-)?radius$/,
};

/** Custom properties first, since the rest of the CSS follows them. */
export function findThemePlaces(source: Source, css: string): ThemePlaces {
  const all = readDeclarations(css).filter(({ isConditional }) => !isConditional);
  const root = rootOf(source);
  const page = [...PAGE, ...(root ? classesOf(root).map((name) => `.${name}`) : [])];
  const links = linkSelectors(source);
  const property = (name: RegExp, accepts: (value: string) => unknown) =>
    all.findLast((entry) => name.test(entry.property) && accepts(entry.value) !== undefined);
  const rule = (selectors: readonly string[], name: RegExp, accepts: (value: string) => unknown) =>
    all.findLast(
      ({ selector, property: own, value }) =>
        name.test(own) &&
        selector.split(',').some((part) => selectors.includes(part.trim())) &&
        accepts(value) !== undefined,
    );
  const background = /^background(?:-color)?$/;
  return {
    background: property(PROPERTIES.background, readColor) ?? rule(page, background, readColor),
    backgroundEnd: property(PROPERTIES.backgroundEnd, readColor),
    surface: property(PROPERTIES.surface, readColor),
    muted: property(PROPERTIES.muted, readColor),
    border: property(PROPERTIES.border, readColor),
    scheme: rule([':root', 'html'], /^color-scheme$/, String),
    text: property(PROPERTIES.text, readColor) ?? rule(page, /^color$/, readColor),
    accent: property(PROPERTIES.accent, readColor) ?? rule(links, background, readColor),
    accentText: property(PROPERTIES.accentText, readColor) ?? rule(links, /^color$/, readColor),
    display: property(PROPERTIES.display, String) ?? rule(['h1', 'h2'], /^font-family$/, String),
    body: property(PROPERTIES.body, String) ?? rule(page, /^font-family$/, String),
    radius: property(PROPERTIES.radius, readLength) ?? rule(links, /^border-radius$/, readLength),
  };
}

/** `.btn`, `a.btn`, and `a` where links have no class. */
function linkSelectors(source: Source): string[] {
  const units = new Set(listLinkSites(source).map(({ urlRange }) => urlRange.start));
  const anchors = source.elements.filter((element) =>
    element.openingElement.attributes.some(
      (attribute) => 'value' in attribute && attribute.value && units.has(attribute.value.start),
    ),
  );
  const names = [...new Set(anchors.flatMap(classesOf))];
  return names.length === 0 ? ['a'] : names.flatMap((name) => [`.${name}`, `a.${name}`]);
}

export function readColor(value: string): string | undefined {
  const color = parseLeadingColor(value);
  return color && color.alpha === 1 ? toHex(color) : undefined;
}

/** In pixels. */
export function readLength(value: string): number | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(px|rem|em)?$/.exec(value) ?? [];
  if (number === undefined) return undefined;
  const pixels = Number(number) * (unit === 'px' || unit === undefined ? 1 : 16);
  return Math.min(999, Math.round(pixels));
}

export function readFont(value: string | undefined): PageFont | undefined {
  const family = value
    ?.split(',')[0]
    ?.trim()
    .replace(/^["']|["']$/g, '');
  return pageFonts.find((font) => font.toLowerCase() === family?.toLowerCase());
}

export function writeFont(family: PageTheme['fonts']['body']): string {
  const fallback = BUNDLED_FONTS.find((font) => font.family === family)?.fallback;
  return `"${family}", ${fallback ?? 'sans-serif'}`;
}
