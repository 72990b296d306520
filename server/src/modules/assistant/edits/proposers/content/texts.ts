// Replacing words wherever the page has them: "change sourdough to rye bread everywhere".
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { foldWord } from '../../lexicon/concepts.ts';
import { clean } from '../../scene/arguments.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';

const markers: Record<string, readonly string[]> = {
  en: ['to', 'with', 'into', 'by'],
  de: ['zu', 'in', 'durch', 'mit', 'gegen'],
  fr: ['par', 'en', 'avec'],
  es: ['por', 'a', 'con', 'en'],
  pt: ['por', 'para', 'com', 'em'],
  it: ['con', 'per', 'in', 'a'],
};

export function textProposals(scene: Scene): Candidate[] {
  const pairs = [...quotedPair(scene), ...spokenPairs(scene)];
  const found = pairs.flatMap(({ from, to, words }) => replace(scene, from, to, words));
  return found.slice(0, 2);
}

type Pair = { from: string; to: string; words: number[] };

function quotedPair(scene: Scene): Pair[] {
  const [first, second] = valuesOf(scene, 'quoted');
  if (first === undefined || second === undefined) return [];
  const isReversed = /instead of|statt|au lieu|en lugar|em vez|invece/i.test(scene.text);
  const words = [...wordsIn(scene, first), ...wordsIn(scene, second)];
  return [
    isReversed
      ? { from: second.text, to: first.text, words }
      : { from: first.text, to: second.text, words },
  ];
}

const verbs = ['change', 'replace', 'rename', 'swap', 'say', 'move'];

/** "change A to B (everywhere)", and "it should say B instead of A". */
function spokenPairs(scene: Scene): Pair[] {
  const { words } = scene;
  const verb = words.findIndex((word) => verbs.some((concept) => word.concepts.has(concept)));
  if (verb < 0) return [];
  const lastWord = endOfText(scene);
  const ends = words.flatMap((word, index) =>
    index > verb + 1 &&
    index < lastWord &&
    (markers[scene.lang] ?? markers.en)?.includes(word.normal)
      ? [index]
      : [],
  );
  return ends.flatMap((marker): Pair[] => {
    const from = slice(scene, verb + 1, marker - 1);
    const to = slice(scene, marker + 1, lastWord);
    const used = Array.from({ length: lastWord - verb + 1 }, (_, index) => verb + index);
    return from === '' || to === ''
      ? []
      : [
          {
            from: from.replace(
              /^(?:the words?|das wort|le mot|la palabra|a palavra|la parola|from|all|every|alle)\s+/i,
              '',
            ),
            to,
            words: used,
          },
        ];
  });
}

/** Without "everywhere" and the like at the end. */
function endOfText(scene: Scene): number {
  const places = wordsOf(scene, 'everywhere', 'all');
  let last = scene.words.length - 1;
  while (
    last > 0 &&
    (places.includes(last) ||
      ['please', 'bitte', 'pls', 'on', 'in', 'the', 'page'].includes(
        scene.words[last]?.normal ?? '',
      ))
  )
    last -= 1;
  return last;
}

function slice(scene: Scene, from: number, to: number): string {
  const first = scene.words[from];
  const last = scene.words[to];
  return first === undefined || last === undefined || from > to
    ? ''
    : clean(scene.message.text.slice(first.start, last.end));
}

function replace(scene: Scene, from: string, to: string, words: readonly number[]): Candidate[] {
  const found = findOnPage(scene, from);
  if (found === undefined || foldWord(found) === foldWord(to) || to.length > 500) return [];
  const operation = { type: 'text.replace', from: found, to } satisfies Operation;
  const features = [
    has(scene, 'everywhere') ? 'everywhere' : 'once',
    has(scene, 'replace') ? 'replace' : 'change',
  ];
  return [
    candidate('text.replace', [operation], {
      words: [...words, ...wordsOf(scene, 'everywhere', 'replace', 'change', 'say', 'all')],
      grounding: 0.9,
      features,
    }),
  ];
}

/** As the page writes it. */
function findOnPage(scene: Scene, text: string): string | undefined {
  const wanted = text.toLowerCase();
  for (const pageText of listTexts(scene.design.page)) {
    const at = pageText.toLowerCase().indexOf(wanted);
    const isWhole = at >= 0 && !/[\p{L}\p{N}]/u.test(pageText.charAt(at - 1));
    if (isWhole) return pageText.slice(at, at + text.length);
  }
  return undefined;
}

const notTexts = new Set([
  'id',
  'url',
  'kind',
  'icon',
  'layout',
  'day',
  'time',
  'opens',
  'closes',
  'status',
  'emphasis',
  'lang',
  'currency',
  'timeZone',
  'email',
  'phone',
]);

export function listTexts(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return notTexts.has(name) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((entry) => listTexts(entry, name));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => listTexts(entry, key));
}
