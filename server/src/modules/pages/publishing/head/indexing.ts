// Whether search engines may list a page. All pages share one host, and thousands of empty pages would lower
// the rank of all of them; see docs/decisions/015.
import { DEFAULT_TITLE } from '@vys/contract/pages/pages';
import { extractText } from './page-text.ts';

const WORDS_BESIDE_LINKS = 12;
const LINKS = 2;
const WORDS_ALONE = 40;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** `html` is sanitized. Repeated words and links count once. */
export function isIndexable(html: string, title: string): boolean {
  if (['', DEFAULT_TITLE].includes(title.trim())) return false;
  const wordCount = countWords(html);
  if (wordCount >= WORDS_ALONE) return true;
  return wordCount >= WORDS_BESIDE_LINKS && countLinks(html) >= LINKS;
}

function countLinks(html: string): number {
  const links = Array.from(html.matchAll(/<a\s[^>]*/gi), ([link]) => link);
  const targets = links.map((link) => /\shref="(?:https?|mailto):[^"]+/i.exec(link)?.[0]);
  return new Set(targets.filter((target) => target !== undefined)).size;
}

function countWords(html: string): number {
  const distinct = new Set<string>();
  for (const { segment, isWordLike } of words.segment(extractText(html))) {
    if (isWordLike) distinct.add(segment.toLowerCase());
  }
  return distinct.size;
}
