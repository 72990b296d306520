// Text that CSS itself puts on a page: strings of `content`, markers and counters, quotes, hyphens.
import { unescapeCss } from '../scan-css.ts';

const DIGITS = '0123456789';
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/\bcounters?\(/i, `${DIGITS}.-`],
  [/\b(?:open-quote|close-quote)\b/i, '“”‘’„‚«»‹›"\''],
  [/^(?:auto|manual)$/i, '-‐'],
  [/\bellipsis\b/i, '….'],
  [/-roman\b/i, 'ivxlcdmIVXLCDM.'],
  [/-(?:alpha|latin)\b/i, 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.'],
  [/\bdecimal\b/i, `${DIGITS}.`],
];

/** Characters that these values may show, those of properties that show text. */
export function readStyleText(
  contents: readonly string[],
  variables: ReadonlyMap<string, ReadonlySet<string>>,
): string {
  const isIndirect = contents.some((value) => /var\(/i.test(value));
  const indirect = isIndirect ? [...variables.values()].flatMap((values) => [...values]) : [];
  return [...contents, ...indirect].flatMap(readValue).join('');
}

function readValue(value: string): string[] {
  // The end of the text ends a string, too.
  const strings = [
    ...value.matchAll(/"((?:\\[\s\S]|[^"\\])*)\\?(?:"|$)|'((?:\\[\s\S]|[^'\\])*)\\?(?:'|$)/g),
  ];
  const texts = strings.map(([, double, single]) => unescapeCss(double ?? single ?? ''));
  return [...texts, ...SIGNS.flatMap(([pattern, text]) => (pattern.test(value) ? [text] : []))];
}
