// The CSS of a page: @import is removed (pages load nothing from elsewhere), brackets left open are
// reported, and style attributes keep only addresses that are safe. Minifying is the server's.

import { type Diagnostic, locator, say, warningAt } from '../diagnostics.ts';
import { mediaUrl } from '../url.ts';
import { scanCss, skipSpace, unescapeCss } from './scan-css.ts';

export function cleanCss(css: string): { css: string; diagnostics: Diagnostic[] } {
  const { imports, problem } = scanCss(css);
  const locate = locator(css);
  const diagnostics: Diagnostic[] = [];
  let clean = '';
  let from = 0;
  for (const { start, end } of imports) {
    const place = locate(skipSpace(css, start));
    diagnostics.push(warningAt('css_import_removed', say('importRemoved'), place));
    clean += css.slice(from, start);
    from = end;
  }
  clean += css.slice(from);
  if (problem) {
    const text = say(problem.key, problem.mark);
    diagnostics.push(warningAt('css_syntax', text, locate(problem.offset)));
  }
  return { css: clean, diagnostics };
}

/** The declarations of a `style` attribute that could be read and load nothing unsafe. */
export function cleanStyleAttribute(style: string): string {
  const { declarations, problem } = scanCss(style);
  // Where a quote or bracket stays open, browsers differ on where the next declaration starts.
  if (problem) return '';
  return declarations
    .filter(({ value }) => isSafeValue(value))
    .map(({ property, value }) => `${property}:${value}`)
    .join(';');
}

function isSafeValue(value: string): boolean {
  const plain = unescapeCss(value);
  if (/expression\s*\(|-moz-binding|javascript:|vbscript:|\bsrc\s*\(|image-set\s*\(/i.test(plain)) {
    return false;
  }
  const addresses = [...plain.matchAll(/url\s*\(([^)]*)\)?/gi)];
  return addresses.every(([, address = '']) => {
    const url = mediaUrl(address.trim().replace(/^["']|["']$/g, ''));
    return url !== undefined && !/^http:/i.test(url);
  });
}
