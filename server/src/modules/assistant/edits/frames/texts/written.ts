// Texts as the page has them, and as a person writes them.
import type { PageModel } from '@vys/contract/page-model/page-model';
import { foldWord } from '../../lexicon/concepts.ts';
import { listTexts } from '../../proposers/content/texts.ts';

export const unquoted = (text: string): string =>
  text
    .trim()
    .replace(/^["“”„«»]+\s*|\s*["“”„«»]+$/gu, '')
    .replace(/^['‘](.*)['’]$/u, '$1');

const isLetter = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** As the page writes it; whole words where it holds them. */
export function findOnPage(page: PageModel, text: string): string | undefined {
  return findIn(listTexts(page), text);
}

export function findIn(texts: readonly string[], text: string): string | undefined {
  const wanted = foldWord(unquoted(text));
  if (wanted === '') return undefined;
  let inside: string | undefined;
  for (const own of texts) {
    const folded = foldWord(own);
    if (folded.length !== own.length) {
      if (folded === wanted) return own;
      continue;
    }
    for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
      const end = at + wanted.length;
      const found = own.slice(at, end);
      if (!isLetter(own.charAt(at - 1)) && !isLetter(own.charAt(end))) return found;
      inside ??= found;
    }
  }
  return wanted.length > 3 ? inside : undefined;
}

/** Every text that is exactly this. */
export const isWholeText = (page: PageModel, text: string): boolean =>
  listTexts(page).some((own) => foldWord(own) === foldWord(unquoted(text)));
