// Examples that the ranking is trained on: labelled requests, requests made from a small grammar, and typing mistakes.

import { createScene, createSetting, type Scene, type Setting } from '../edits/scene/scene.ts';
import { readMessage } from '../reading/read-message.ts';
import type { AssistantAccount } from '../types.ts';
import { grammarRows } from './data/grammar.ts';
import { type TestPage, testPages } from './data/pages.ts';
import { seedsEn } from './data/seeds-en.ts';
import { seedsItems } from './data/seeds-items.ts';
import { seedsLists } from './data/seeds-lists.ts';
import { seedsOther } from './data/seeds-other.ts';
import { seedsWording } from './data/seeds-wording.ts';
import { createRandom, type Random } from './random.ts';

export type Row = { lang: string; page: TestPage; message: string; expected: string };

export const testAccount: AssistantAccount = {
  username: 'sam',
  fullName: 'Sam',
  links: [],
  plan: 'free',
  isPublished: true,
};

export function parseRows(lang: string, seeds: Partial<Record<TestPage, string>>): Row[] {
  return Object.entries(seeds).flatMap(([page, text]) =>
    text
      .trim()
      .split('\n')
      .map((line) => {
        const at = line.lastIndexOf(' => ');
        return {
          lang,
          page: page as TestPage,
          message: line.slice(0, at),
          expected: line.slice(at + 4),
        };
      }),
  );
}

export function settingFor(page: TestPage, lang: string): Setting {
  const past = { targets: [] };
  return createSetting(testPages[page], {
    past,
    account: testAccount,
    lang,
    today: '2026-11-22',
    seed: 'seed',
  });
}

export function sceneOf({ lang, page, message }: Row): Scene {
  const read = readMessage(message, { lang, today: '2026-11-22' });
  return createScene(settingFor(page, lang), read, { start: 0, end: read.text.length });
}

export function listSeeds(): Row[] {
  return [
    ...parseRows('en', seedsEn),
    ...Object.entries(seedsWording).flatMap(([lang, pages]) => parseRows(lang, pages)),
    ...Object.entries(seedsItems).flatMap(([lang, pages]) => parseRows(lang, pages)),
    ...Object.entries(seedsOther).flatMap(([lang, pages]) => parseRows(lang, pages)),
    ...Object.entries(seedsLists).flatMap(([lang, pages]) => parseRows(lang, pages)),
  ];
}

export function listExamples(): Row[] {
  const random = createRandom(20260722);
  const seeds = listSeeds();
  const made = grammarRows(random);
  const polite = seeds.map((row) => ({ ...row, message: withManners(row, random) }));
  const typos = [...seeds, ...made.filter((_, index) => index % 4 === 0)].map((row) => ({
    ...row,
    message: withTypo(row.message, random),
  }));
  return [...seeds, ...made, ...polite, ...typos];
}

const manners: Record<string, readonly [before: string, after: string][]> = {
  en: [
    ['can you ', ''],
    ['please ', ''],
    ['pls ', ''],
    ['', ' please'],
    ['hey, ', ' thanks'],
    ['i want you to ', ''],
    ['could you ', '?'],
    ['can u ', ' pls'],
    ['ok now ', ''],
    ['also ', ''],
  ],
  de: [
    ['kannst du ', ''],
    ['bitte ', ''],
    ['', ' bitte'],
    ['und noch: ', ''],
  ],
  fr: [
    ['peux-tu ', ' ?'],
    ['', " s'il te plaît"],
    ['alors ', ''],
  ],
  es: [
    ['puedes ', '?'],
    ['', ' por favor'],
    ['y ', ''],
  ],
  pt: [
    ['pode ', '?'],
    ['', ' por favor'],
    ['agora ', ''],
  ],
  it: [
    ['puoi ', '?'],
    ['', ' per favore'],
    ['e ', ''],
  ],
};

function withManners({ lang, message, expected }: Row, random: Random): string {
  if (expected.startsWith('talk')) return message;
  const [before, after] = random.pick(manners[lang] ?? [['', '']]);
  return `${before}${message}${after}`;
}

/** One letter swapped, dropped or doubled in one longer word. */
export function withTypo(message: string, random: Random): string {
  const words = message.split(' ');
  const long = words.flatMap((word, index) => (/^\p{L}{5,}$/u.test(word) ? [index] : []));
  if (long.length === 0) return message;
  const at = random.pick(long);
  const word = words[at] as string;
  const place = 1 + Math.floor(random.next() * (word.length - 2));
  const kind = Math.floor(random.next() * 3);
  const letters = [...word];
  if (kind === 0)
    [letters[place], letters[place + 1]] = [letters[place + 1] as string, letters[place] as string];
  if (kind === 1) letters.splice(place, 1);
  if (kind === 2) letters.splice(place, 0, letters[place] as string);
  words[at] = letters.join('');
  return words.join(' ');
}
