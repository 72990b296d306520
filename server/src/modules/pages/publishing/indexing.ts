// Whether search engines are shown a page. One host carries everybody's pages, and thousands of empty
// ones would make engines think little of all of them; see docs/decisions/015.
import { DEFAULT_TITLE } from '@vys/contract/pages';

const WORDS_BESIDE_LINKS = 12;
const LINKS = 2;
const WORDS_ALONE = 40;
const READ_CHARACTERS = 20_000;

const words = new Intl.Segmenter('en', { granularity: 'word' });

/** `html` as it was sanitized. What is said twice counts once. */
export function isIndexable(html: string, title: string): boolean {
  if (['', DEFAULT_TITLE].includes(title.trim())) return false;
  const said = countWords(html);
  if (said >= WORDS_ALONE) return true;
  return said >= WORDS_BESIDE_LINKS && countLinks(html) >= LINKS;
}

function countLinks(html: string): number {
  const links = Array.from(html.matchAll(/<a\s[^>]*/gi), ([link]) => link);
  const targets = links.map((link) => /\shref="(?:https?|mailto):[^"]+/i.exec(link)?.[0]);
  return new Set(targets.filter((target) => target !== undefined)).size;
}

function countWords(html: string): number {
  const text = withoutHidden(html)
    .replace(/<[^>]*>?/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .slice(0, READ_CHARACTERS);
  const said = new Set<string>();
  for (const { segment, isWordLike } of words.segment(text)) {
    if (isWordLike) said.add(segment.toLowerCase());
  }
  return said.size;
}

/** Without drawings, styles and scripts, which hold no text. */
function withoutHidden(html: string): string {
  const lower = html.toLowerCase();
  let kept = '';
  let at = 0;
  for (const { 1: name, index } of lower.matchAll(/<(svg|style|script)\b/g)) {
    if (index < at) continue;
    kept += `${html.slice(at, index)} `;
    const end = lower.indexOf(`</${name}>`, index);
    at = end < 0 ? html.length : end + `</${name}>`.length;
  }
  return kept + html.slice(at);
}
