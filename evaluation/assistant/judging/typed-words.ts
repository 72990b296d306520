// Compares the texts of a page with what was typed, so that words meant for the assistant do not count as its content.
import { writeDesign } from '@vys/compiler/page-design/write-design';
import type { PageDesign, PageModel } from '@vys/contract/page-model/page-model';
import type { AssistantCase, Outcome } from '../cases.ts';
import { type PageView, textsOf, viewPage } from './page-view.ts';
import { findRequests } from './request-words.ts';
import { normalizeText } from './text-match.ts';

const LEAST_RUN = 3;
const LONGEST_COPY = 15;

type Words = readonly string[];
/** As words: the turns, and what the case expects or the turns quote, which may stand on the page. */
export type TypedWords = { turns: readonly Words[]; expected: readonly Words[] };

const wordsOf = (text: string): string[] =>
  normalizeText(text)
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .match(/[\p{L}\p{N}]+(?:'\p{L}+)*/gu) ?? [];

export function typedWordsOf({ turns, expect }: AssistantCase): TypedWords {
  const { alternatives = [], ...main } = expect;
  const quoted = turns.flatMap((turn) => turn.match(/"[^"]+"|“[^”]+”|„[^“”]+[“”]|«[^»]+»/g) ?? []);
  const expected = [...[main, ...alternatives].flatMap(textsExpected), ...quoted];
  return { turns: turns.map(wordsOf), expected: expected.map(wordsOf) };
}

const textsExpected = ({ text, item = [], links, profile }: Outcome): string[] => [
  ...(text?.has ?? []),
  ...item.flatMap(({ has }) => has),
  ...(links?.has ?? []).flatMap(({ title }) => title ?? []),
  ...Object.values(profile ?? {}).filter((value) => value !== undefined),
];

/** Which words stand in a run of that many words that a source has too; a shorter source counts as a whole. */
function sharedWords(words: Words, sources: readonly Words[], run: number): boolean[] {
  const shared = words.map(() => false);
  for (const source of sources) {
    const size = Math.min(run, source.length);
    const joined = ` ${source.join(' ')} `;
    for (let at = 0; size > 0 && at + size <= words.length; at += 1) {
      if (joined.includes(` ${words.slice(at, at + size).join(' ')} `)) {
        shared.fill(true, at, at + size);
      }
    }
  }
  return shared;
}

/** A request that was typed, in a run of at least so many typed words; nothing that the case expects is one. */
export function hasTypedRequest(text: string, typed: TypedWords, leastRun = 1): boolean {
  return [text, ...text.split(/[.!?\n]+/)].some((part) => {
    const words = wordsOf(part);
    return hasRequest(words, typed, Math.min(leastRun, words.length));
  });
}

function hasRequest(words: Words, { turns, expected }: TypedWords, leastRun: number): boolean {
  const found = findRequests(words);
  if (found.length === 0) return false;
  const long = turns.filter(({ length }) => length >= leastRun);
  const isWanted = sharedWords(words, expected, LEAST_RUN);
  return found.some(({ from, until }) => {
    const isTyped = sharedWords(words, long, Math.max(leastRun, until - from));
    return isTyped.slice(from, until).every(Boolean) && !isWanted.slice(from, until).every(Boolean);
  });
}

/** The new and changed texts of a page that say to visitors what was said to the assistant. */
export function findTypedRequests(
  before: PageModel | undefined,
  after: PageModel,
  typed: TypedWords,
): string[] {
  const old = new Set(textsOf(before));
  return textsOf(after)
    .filter((text) => !old.has(text) && hasTypedRequest(text, typed, LEAST_RUN))
    .map((text) => `words meant for the assistant are on the page: ${text.slice(0, 80)}`);
}

function isCopied(text: string | undefined, { turns, expected }: TypedWords): boolean {
  const words = wordsOf(text ?? '');
  const long = turns.filter(({ length }) => length > LONGEST_COPY);
  const isTyped = sharedWords(words, long, LONGEST_COPY + 1);
  const isWanted = sharedWords(words, expected, LEAST_RUN);
  return words.some((_, at) => isTyped[at] && !isWanted[at]);
}

/** The page without its long texts that only repeat a message. */
export function withoutCopies(view: PageView, typed: TypedWords): PageView {
  const { page, theme } = view.design;
  const sections = page.sections.map((section) => {
    if (section.kind === 'hours' && isCopied(section.note, typed)) {
      return { ...section, note: undefined };
    }
    const isText = section.kind === 'about' || section.kind === 'text';
    return isText && isCopied(section.text, typed) ? { ...section, text: '[A text]' } : section;
  });
  const { about, ...rest } = page;
  const kept = isCopied(about, typed) ? rest : page;
  const isSame = kept === page && sections.every((section, at) => section === page.sections[at]);
  if (isSame) return view;
  const design: PageDesign = { page: { ...kept, sections }, theme };
  return viewPage(writeDesign(design));
}
