// Replacing words wherever the page has them: "change sourdough to rye bread everywhere".
import type { Operation } from '@vys/contract/page-model/operations';
import { type Candidate, candidate } from '../../candidate.ts';
import { foldWord } from '../../lexicon/concepts.ts';
import { clean } from '../../scene/arguments.ts';
import { has, type Scene, valuesOf, wordsIn, wordsOf } from '../../scene/scene.ts';
import { nameOfTarget } from '../../scene/targets.ts';
import { readCorrections } from './corrections.ts';
import { touchUpProposals } from './touch-ups.ts';

const markers: Record<string, readonly string[]> = {
  en: ['to', 'with', 'into', 'by'],
  de: ['zu', 'in', 'durch', 'mit', 'gegen'],
  fr: ['par', 'en', 'avec'],
  es: ['por', 'a', 'con', 'en'],
  pt: ['por', 'para', 'com', 'em'],
  it: ['con', 'per', 'in', 'a'],
};

export function textProposals(scene: Scene): Candidate[] {
  const corrections = readCorrections(scene, (text) => findOnPage(scene, text)).map((pair) => ({
    ...pair,
    isCorrection: true,
  }));
  const quoted = quotedPair(scene);
  const pairs = [...(quoted.length > 0 ? quoted : corrections), ...spokenPairs(scene)];
  const found = pairs.flatMap((pair) => replace(scene, pair));
  return [...found.slice(0, 3), ...touchUpProposals(scene)];
}

type Pair = { from: string; to: string; words: number[]; isCorrection?: boolean };

function quotedPair(scene: Scene): Pair[] {
  const [first, second] = valuesOf(scene, 'quoted');
  if (first === undefined || second === undefined) return [];
  const start = scene.span.start;
  const between = scene.text.slice(first.end - start, second.start - start);
  const before = scene.text.slice(0, first.start - start);
  const isReversed = turningBack.test(between) && !turnedFirst.test(before);
  const words = [...wordsIn(scene, first), ...wordsIn(scene, second)];
  return [
    isReversed
      ? { from: second.text, to: first.text, words, isCorrection: true }
      : { from: first.text, to: second.text, words },
  ];
}

const turningBack =
  /\b(?:instead of|rather than|not|statt|nicht|au lieu|pas|en lugar|en vez|em vez|no lugar|não|no|invece|al posto|non)\b/iu;
const turnedFirst =
  /\b(?:instead of|statt|au lieu d\w*|en (?:vez|lugar) de|em vez de|invece di|nicht|not)\s*$/iu;

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

const placeAtEnd =
  /\s+(?:in|on|im|in der|dans|en|no|na|nel|nella)\s+(?:(?:the|my|our|der|dem|le|la|el|il|mi|meu|minha)\s+)?\p{L}+$/iu;

/** "mon should be tue in the schedule": where it stands is no part of the new text. */
function withoutPlace(scene: Scene, text: string): string {
  const last = scene.words.length - 1;
  const isPlaced = scene.mentions.some(
    ({ target, words }) => target.kind === 'section' && words.includes(last),
  );
  return isPlaced ? text.replace(placeAtEnd, '') : text;
}

function replace(
  scene: Scene,
  { from, to: given, words, isCorrection = false }: Pair,
): Candidate[] {
  const to = isCorrection ? withoutPlace(scene, given) : given;
  const found = findOnPage(scene, from);
  if (found === undefined || found === to || to.length > 500) return [];
  if (!isCorrection && has(scene, 'rename') && isTitle(scene, found)) return [];
  if (!isCorrection && foldWord(found) === foldWord(to)) return [];
  const features = [
    has(scene, 'everywhere') ? 'everywhere' : 'once',
    has(scene, 'replace') ? 'replace' : 'change',
    isCorrection ? 'correction' : 'pair',
  ];
  const used = [...words, ...wordsOf(scene, 'everywhere', 'replace', 'change', 'say', 'all')];
  const own = inNamedPart(scene, found, to, words);
  const operation = { type: 'text.replace', from: found, to } satisfies Operation;
  return [
    candidate(labelOf(own), [own ?? operation], {
      words: used,
      grounding: 0.95,
      features,
    }),
  ];
}

/** Renaming a part is for its own proposer. */
const isTitle = (scene: Scene, text: string): boolean =>
  scene.targets.some((target) => nameOfTarget(target) === text);

function labelOf(operation: Operation | undefined): string {
  if (operation === undefined) return 'text.replace';
  return operation.type === 'section.update' ? 'section.text' : operation.type;
}

/** Only in the part that is named: "in the about text say twelve years, not ten". */
function inNamedPart(
  scene: Scene,
  from: string,
  to: string,
  words: readonly number[],
): Operation | undefined {
  if (has(scene, 'everywhere')) return undefined;
  const { page } = scene.design;
  const replaced = (text: string) => text.replace(from, () => to);
  for (const [concept, field] of [
    ['tagline', 'tagline'],
    ['bio', 'about'],
    ['name', 'name'],
  ] as const) {
    const text = page[field];
    if (has(scene, concept) && text?.includes(from))
      return { type: 'profile.set', set: { [field]: replaced(text) }, unset: [] };
  }
  const named = scene.mentions.find(({ target }) => target.kind === 'section');
  const section = named?.target.kind === 'section' ? named.target.section : undefined;
  if (section === undefined || words.length === 0) return undefined;
  const text = 'text' in section && typeof section.text === 'string' ? section.text : undefined;
  return text?.includes(from)
    ? { type: 'section.update', id: section.id, set: { text: replaced(text) }, unset: [] }
    : undefined;
}

/** As the page writes it. */
function findOnPage(scene: Scene, text: string): string | undefined {
  const wanted = text.toLowerCase();
  for (const pageText of listTexts(scene.design.page)) {
    const at = pageText.toLowerCase().indexOf(wanted);
    const isWhole =
      at >= 0 &&
      !/[\p{L}\p{N}]/u.test(pageText.charAt(at - 1)) &&
      !/[\p{L}\p{N}]/u.test(pageText.charAt(at + text.length));
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
