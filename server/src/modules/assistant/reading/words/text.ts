// Unifies a text that was typed or pasted: one form of letters, spaces, line breaks and quotation marks.

const LONGEST_TEXT = 16_384;

const REPLACEMENTS = new Map<string, string>([
  ...[...'\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\uff02\u300c\u300d'].map(
    (mark) => [mark, '"'] as const,
  ),
  ...[...'\u2018\u2019\u201a\u201b\u2039\u203a\u00b4\u0060\u02bc\u2032'].map(
    (mark) => [mark, "'"] as const,
  ),
  ...[...'\u00a0\u2007\u2009\u200a\u202f\u2002\u2003\u2005\u2006\u3000\t'].map(
    (space) => [space, ' '] as const,
  ),
  ...[...'\u200b\u2060\ufeff\u200e\u200f\u00ad\u202a\u202b\u202c'].map(
    (mark) => [mark, ''] as const,
  ),
  ...[...'\u2028\u2029\u000b\u000c\u0085'].map((lineBreak) => [lineBreak, '\n'] as const),
  ['\r', ''],
]);

export function unifyText(original: string): string {
  const wellFormed = original.slice(0, LONGEST_TEXT).replaceAll('\r\n', '\n').toWellFormed();
  let unified = '';
  for (const character of wellFormed.normalize('NFC')) {
    const replacement = REPLACEMENTS.get(character);
    if (replacement !== undefined) unified += replacement;
    else if (character >= ' ' || character === '\n') unified += character;
  }
  return unified.slice(0, LONGEST_TEXT).toWellFormed();
}

const UNDECOMPOSED: Record<string, string> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  ø: 'o',
  ł: 'l',
  ı: 'i',
  đ: 'd',
};

/** Lower case without accents: what lexicons are keyed by. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  if (isAscii(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßœæøłıđ]/g, (letter) => UNDECOMPOSED[letter] ?? letter);
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (text.charCodeAt(index) > 127) return false;
  }
  return true;
}
