// Makes any title one that our fonts can draw: the letters of Latin, Greek and Cyrillic stay, letters
// that only pretend become what they mean, everything else is left out.

const MAX_CHARACTERS = 110;

const drawable =
  /[\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u0370-\u03ff\u0400-\u052f\u1e00-\u1fff\u2010-\u2015\u2018-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20a0-\u20bf\u2122]/u;

/** Undefined when nothing is left that could be read. */
export function drawableText(text: string): string | undefined {
  const drawableCharacters = Array.from(
    text.slice(0, 2000).normalize('NFKC').normalize('NFC'),
    (character) => {
      if (drawable.test(character)) return character;
      return /[\p{Z}\p{Cc}]/u.test(character) ? ' ' : '';
    },
  ).join('');
  const line = drawableCharacters
    .replace(/ +/g, ' ')
    .replace(/^[ |·•,;:–—-]+|(?<![ |·•,;:–—-])[ |·•,;:–—-]+$/g, '');
  if (!/[\p{L}\p{N}]/u.test(line)) return undefined;
  const characters = Array.from(line);
  if (characters.length <= MAX_CHARACTERS) return line;
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`;
}
