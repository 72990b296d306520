// What a screen says: the texts and names that people see or hear, and those that it says in English by mistake.
import type { Page } from '@playwright/test';
import { pageFonts } from '../../../contract/src/page-model/theme.ts';
import { plans } from '../../../contract/src/plans.ts';
import { sameInBoth } from '../../../tools/checks/same-words.ts';
import { familyNames } from '../../../web/src/screens/studio/design/family-names.ts';

/** Names are the same in every language. Words of the interface that are: tools/checks/same-words.ts. */
const names = [
  ...pageFonts,
  ...Object.values(familyNames),
  ...Object.values(plans).map(({ name }) => name),
  'AI Studio',
  'Chrome',
  'GitHub',
  'Google',
  'Instagram',
  'Mara Lindqvist',
  'GB',
  'MB',
  'PostgreSQL',
  'UTC',
  'VISA',
];

/** Addresses, identifiers and the usernames of all tests. */
const isTechnical = (word: string) => /[@/_\d]|\w[.:]\w|^-|^ada-\w{7}/.test(word);

const englishMonths =
  'January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec';
/** Formats that are English only: 1,234 · 9.5 MB · 9.5 % · $9 · 9:00 AM · Nov 23. */
const englishFormat = new RegExp(
  String.raw`[$€]\d|\b\d{1,3}(?:,\d{3})+\b|\b\d+\.\d+ ?(?:%|[KMG]?B\b)|\d ?[AP]M\b|\b(?:${englishMonths}) \d{1,2}\b`,
);

/** Those of the second that are also in the first, without what is the same in every language and the user's `own` texts. */
export function findUntranslated(
  english: ReadonlySet<string>,
  translated: ReadonlySet<string>,
  own: readonly string[],
): string[] {
  const known = [...own, ...names].sort((a, b) => b.length - a.length);
  const words = new Set(sameInBoth.map((word) => word.toLowerCase()));
  return [...translated].filter((text) => {
    if (!english.has(text)) return false;
    const said = text.split(' ').filter((word) => !isTechnical(word));
    const rest = known.reduce((left, name) => left.replaceAll(name, ' '), said.join(' '));
    return rest.match(/\p{L}{2,}/gu)?.some((word) => !words.has(word.toLowerCase()));
  });
}

export const findEnglishFormats = (texts: ReadonlySet<string>): string[] =>
  [...texts].filter((text) => englishFormat.test(text));

/** Once the screen has loaded and rests, or for good when it never does. */
export async function readTexts(page: Page): Promise<Set<string>> {
  let last: string[] = [];
  for (let since = Date.now(), start = since; Date.now() - start < 30_000; ) {
    const seen = await page.evaluate(collect).catch((error: Error) => {
      // The screen redirected; the next one is read.
      if (!error.message.includes('Execution context was destroyed')) throw error;
    });
    const { texts, isLoading } = seen ?? { texts: [], isLoading: true };
    if (isLoading || texts.join() !== last.join()) since = Date.now();
    last = texts;
    if (Date.now() - since > 600) break;
    await page.waitForTimeout(100);
  }
  return new Set(last);
}

/** Runs in the page. Leaves out code, machine data, text by users and text in another language. */
function collect(): { texts: string[]; isLoading: boolean } {
  const excluded = 'script, style, code, pre, .cm-content, [translate=no]';
  const interfaceLanguage = document.documentElement.lang;
  const isOther = (element: Element) => {
    const declared = element.closest('[lang]')?.getAttribute('lang');
    const isForeign = (declared ?? interfaceLanguage) !== interfaceLanguage;
    return isForeign || element.closest(excluded) !== null;
  };
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !isOther(element);
  const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
  const texts = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent && isSeen(parent)) texts.push(node.textContent ?? '');
  }
  const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
  for (const attribute of attributes) {
    for (const element of document.querySelectorAll(`[${attribute}]`)) {
      if (isSeen(element)) texts.push(element.getAttribute(attribute) ?? '');
    }
  }
  const loading = [...document.querySelectorAll('[aria-busy=true], .animate-shimmer')];
  return {
    texts: texts.map(clean).filter((text) => text !== ''),
    isLoading: texts.length < 4 || loading.some((element) => element.checkVisibility()),
  };
}
