// The typefaces a page may name, served from our own origin. A page pays only for the families its
// CSS names; the files themselves come from the @fontsource packages and are the server's to send.
import { scanCss } from './scan-css.ts';

export type FontStyle = 'normal' | 'italic';
export type BundledFont = {
  family: string;
  slug: string;
  package: string;
  /** Lowest and highest weight; equal for a font that is not variable. */
  weights: readonly [number, number];
  styles: readonly FontStyle[];
  fallback: string;
};
/** One file of a family, relative to its package. */
export type FontFile = {
  family: string;
  slug: string;
  package: string;
  style: FontStyle;
  file: string;
};

const SANS = 'system-ui, sans-serif';
const SERIF = 'Georgia, serif';
const BOTH: readonly FontStyle[] = ['normal', 'italic'];
const UPRIGHT: readonly FontStyle[] = ['normal'];

export const BUNDLED_FONTS: readonly BundledFont[] = [
  variable('Archivo', [100, 900], BOTH, SANS),
  variable('Bricolage Grotesque', [200, 800], UPRIGHT, SANS),
  variable('Caveat', [400, 700], UPRIGHT, 'cursive'),
  variable('DM Sans', [100, 1000], BOTH, SANS),
  variable('Fraunces', [100, 900], BOTH, SERIF),
  variable('Hanken Grotesk', [100, 900], BOTH, SANS),
  variable('JetBrains Mono', [100, 800], BOTH, 'ui-monospace, monospace'),
  variable('Nunito', [200, 1000], BOTH, SANS),
  variable('Playfair Display', [400, 900], BOTH, SERIF),
  variable('Sora', [100, 800], UPRIGHT, SANS),
  variable('Space Grotesk', [300, 700], UPRIGHT, SANS),
  variable('Cormorant', [300, 700], BOTH, SERIF),
  variable('Newsreader', [200, 800], BOTH, SERIF),
  variable('Pixelify Sans', [400, 700], UPRIGHT, 'ui-monospace, monospace'),
  singleWeight('Anton', UPRIGHT, SANS),
  singleWeight('Great Vibes', UPRIGHT, 'cursive'),
  singleWeight('Instrument Serif', BOTH, SERIF),
];

/**
 * The files hold Latin letters; of those of Vietnamese only Ă and five combining accents, which are left to the
 * font that has all of them.
 */
export const LATIN = 'U+0-101,U+103-2FF,U+304-308,U+30A-322,U+324-FFFF';

function variable(
  family: string,
  weights: readonly [number, number],
  styles: readonly FontStyle[],
  fallback: string,
): BundledFont {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  return { family, slug, package: `@fontsource-variable/${slug}`, weights, styles, fallback };
}

function singleWeight(family: string, styles: readonly FontStyle[], fallback: string): BundledFont {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  return { family, slug, package: `@fontsource/${slug}`, weights: [400, 400], styles, fallback };
}

/** Bundled families named in `font-family`, `font` or a custom property. Style attributes
 *  count too when they are handed in as CSS (`sanitizeHtml` collects them). */
export function fontsIn(css: string): BundledFont[] {
  const values = scanCss(css)
    .declarations.filter(({ property }) => /^(?:font(?:-family)?|--.*)$/i.test(property))
    .map(({ value }) => value);
  return BUNDLED_FONTS.filter(({ family }) => {
    const name = family.replaceAll(' ', '\\s+');
    const pattern = new RegExp(`(?<![\\w-])${name}(?![\\w-]|\\s+[a-z])`, 'i');
    return values.some((value) => pattern.test(value));
  });
}

export function fontFile(font: BundledFont, style: FontStyle): FontFile {
  const { family, slug } = font;
  const axis = font.weights[0] === font.weights[1] ? `${font.weights[0]}` : 'wght';
  const file = `files/${slug}-latin-${axis}-${style}.woff2`;
  return { family, slug, package: font.package, style, file };
}

/** The @font-face rules for the families the CSS names; italics only where it says italic. */
export function fontFaces(css: string, urlFor: (file: FontFile) => string): string {
  const wantsItalic = /\bitalic\b/i.test(css);
  return fontsIn(css)
    .flatMap((font) =>
      font.styles
        .filter((style) => style === 'normal' || wantsItalic)
        .map((style) => fontFace(font, style, urlFor(fontFile(font, style)))),
    )
    .join('\n');
}

function fontFace(font: BundledFont, style: FontStyle, url: string): string {
  const [low, high] = font.weights;
  const weight = low === high ? `${low}` : `${low} ${high}`;
  const address = url.replace(/["\\\n\r<]/g, encodeURIComponent);
  return `@font-face{font-family:"${font.family}";font-style:${style};font-weight:${weight};font-display:swap;src:url("${address}") format("woff2");unicode-range:${LATIN}}`;
}
