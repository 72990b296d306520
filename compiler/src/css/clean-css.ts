// The CSS of a page: @import is removed (pages load nothing from elsewhere), brackets left open are
// reported, and style attributes keep only addresses that are safe. Minifying is the server's.

import { type Diagnostic, locator, warningAt } from '../diagnostics.ts';
import { mediaUrl } from '../url.ts';
import { scanCss, skipSpace, unescapeCss } from './scan-css.ts';

export function cleanCss(css: string): { css: string; diagnostics: Diagnostic[] } {
  const { imports, problem } = scanCss(css);
  const locate = locator(css);
  const diagnostics: Diagnostic[] = [];
  let clean = '';
  let from = 0;
  for (const { start, end } of imports) {
    const message =
      "@import is removed: pages can't load styles from other sites. For built-in fonts, just use the family name.";
    diagnostics.push(warningAt('css_import_removed', message, locate(skipSpace(css, start))));
    clean += css.slice(from, start);
    from = end;
  }
  clean += css.slice(from);
  if (problem) {
    diagnostics.push(warningAt('css_syntax', `CSS: ${problem.message}`, locate(problem.offset)));
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
