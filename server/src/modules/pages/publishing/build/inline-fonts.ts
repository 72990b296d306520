// Puts the letters that a page shows into its document, instead of the addresses of whole fonts (decision 060). A
// page whose fonts cannot be made smaller has the whole ones, as in the preview.
import { LATIN } from '@vys/compiler/css/fonts';
import type { FontUse } from '@vys/compiler/css/used-fonts/find-font-uses';
import { z } from 'zod';
import { createBoundedCache } from '../../../../platform/bounded-cache.ts';
import { sha256 } from '../../../../platform/hash.ts';
import type { Logger } from '../../../../platform/log/log.ts';
import type { FontSubset } from '../../render/fonts/font-subset.ts';
import type { RenderPool } from '../../render/renderer.ts';

/** `faces`: the rules in the document that name whole fonts. */
export type PageFonts = { faces: string; subsets: FontSubset[] };
type Document = { html: string; policy: string };

export type InlineFonts = <D extends Document>(
  user: string,
  document: D,
  fonts: PageFonts | undefined,
) => Promise<D>;

type Deps = { fontSubsetter: Pick<RenderPool, 'run'>; log: Pick<Logger, 'warn'> };

const CACHE_BYTES = 8 * 1024 * 1024;
/** Whole fonts, which browsers keep for the next page, are better than more in each document. */
const MOST_BYTES = 40_000;
const resultSchema = z.array(z.base64());

export function createFontInliner({ fontSubsetter, log }: Deps): InlineFonts {
  // An edit of one text leaves most fonts as they were.
  const made = createBoundedCache<string, string>({
    maxBytes: CACHE_BYTES,
    sizeInBytes: (font) => font.length,
  });

  async function makeFonts(user: string, subsets: readonly FontSubset[]): Promise<string[]> {
    const keyed = subsets.map((subset) => ({ subset, key: toKey(subset) }));
    const fonts = new Map(keyed.map(({ key }) => [key, made.get(key)]));
    const missing = keyed.filter(({ key }) => fonts.get(key) === undefined);
    if (missing.length > 0) {
      const job = JSON.stringify(missing.map(({ subset }) => subset));
      const result = await fontSubsetter.run(user, job);
      if (!result.ok) throw new Error(result.message);
      const texts = resultSchema.length(missing.length).parse(JSON.parse(result.text));
      for (const [index, { key }] of missing.entries()) {
        const font = texts[index] as string;
        fonts.set(key, font);
        made.set(key, font);
      }
    }
    return keyed.map(({ key }) => fonts.get(key) as string);
  }

  return async (user, document, fonts) => {
    if (fonts === undefined || !document.html.includes(fonts.faces)) return document;
    try {
      const texts = await makeFonts(user, fonts.subsets);
      const bytes = texts.reduce((sum, text) => sum + text.length * 0.75, 0);
      if (bytes > MOST_BYTES) return document;
      const faces = fonts.subsets.map((subset, index) => toFace(subset, texts[index] as string));
      const html = document.html.replace(fonts.faces, () => faces.join(''));
      // Pages with rules of their own for fonts are left as they are, so these are the only fonts.
      return {
        ...document,
        html,
        policy: document.policy.replace(/font-src [^;]+/, 'font-src data:'),
      };
    } catch (error) {
      log.warn(
        { event: 'pages.fonts_not_subset', err: error, user },
        'fonts were not made smaller',
      );
      return document;
    }
  };
}

const toKey = (subset: FontSubset) => sha256(JSON.stringify(subset)).toString('base64');

/** It is there with the document, so nothing is drawn before it and nothing moves. */
function toFace({ family, style, weights: [low, high] }: FontUse, font: string): string {
  const weight = low === high ? `${low}` : `${low} ${high}`;
  const slope = style === 'normal' ? '' : `font-style:${style};`;
  return `@font-face{font-family:"${family}";${slope}font-weight:${weight};src:url(data:font/woff2;base64,${font});unicode-range:${LATIN}}`;
}
