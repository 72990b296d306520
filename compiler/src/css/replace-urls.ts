// The addresses in CSS, each handed to a function that may put something else in its place. Reads
// every character once or twice, however many brackets, quotes and spaces there are.

import { skipSpace } from './scan-css.ts';

/** `replace` gets the address between the brackets of `url(…)`; undefined leaves it as it is. */
export function replaceUrls(css: string, replace: (address: string) => string | undefined): string {
  const ends = { '"': endFinder(css, '"'), "'": endFinder(css, "'") };
  let result = '';
  let from = 0;
  for (const { index } of css.matchAll(/url\(/gi)) {
    if (index < from) continue;
    const start = skipSpace(css, index + 'url('.length);
    const quote = css[start];
    const isQuoted = quote === '"' || quote === "'";
    const end = isQuoted ? ends[quote](start + 1) : bareEnd(css, start);
    if (end < 0) continue;
    const close = skipSpace(css, isQuoted ? end + 1 : end);
    if (css[close] !== ')') continue;
    const text = replace(css.slice(isQuoted ? start + 1 : start, end));
    if (text === undefined) continue;
    result += css.slice(from, index) + text;
    from = close + 1;
  }
  return result + css.slice(from);
}

/** Finds the next quote, and looks through the rest only once when there is none. */
function endFinder(css: string, quote: string): (from: number) => number {
  const last = css.lastIndexOf(quote);
  return (from) => (from > last ? -1 : css.indexOf(quote, from));
}

function bareEnd(css: string, from: number): number {
  let at = from;
  while (at < css.length && !/[()"'\s]/.test(css[at] ?? '')) at += 1;
  return at;
}
