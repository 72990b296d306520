// The direction of a text by its letters: what the preview goes by, which cannot load a language detector, and what
// a document goes by to know whether it mixes directions.
import type { Direction } from '@vys/contract/language/languages';

/** Hebrew, Arabic, Syriac, Thaana, N'Ko and their presentation forms. */
export const RTL_LETTERS = /[\u05d0-\u07ff\u0800-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/;

const MAX_LETTERS = 20_000;

/** Of most of its letters, where names in other letters count half; undefined without any. */
export function detectDirection(text: string): Direction | undefined {
  let balance = 0;
  let seen = false;
  for (const letter of text.slice(0, MAX_LETTERS).match(/\p{L}/gu) ?? []) {
    seen = true;
    balance += RTL_LETTERS.test(letter) ? 2 : -1;
  }
  if (!seen) return undefined;
  return balance > 0 ? 'rtl' : 'ltr';
}

/** `html` is serialized, so that a tag ends with the first `>`. */
export function mixesDirections(html: string): boolean {
  if (!RTL_LETTERS.test(html)) return false;
  const text = html.replace(/<[^>]*>?/g, ' ').replace(/&#?\w+;/g, ' ');
  return /\p{L}/u.test(text.split(RTL_LETTERS).join(''));
}
