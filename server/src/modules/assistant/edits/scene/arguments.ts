// The texts that a request gives: what stands in quotation marks, after a colon, or after words like "to" and "called".
import type { Scene, SceneWord } from './scene.ts';
import { has, valuesOf, wordsIn, wordsOf } from './scene.ts';

export type Argument = {
  text: string;
  words: readonly number[];
  via: 'quote' | 'colon' | 'marker' | 'rest';
  /** The word before it. */
  marker?: string;
};

/** Words before a new value, in six languages. */
const toWords: Record<string, ReadonlySet<string>> = Object.fromEntries(
  Object.entries({
    en: 'to into as with by says say reads called named titled saying be is are',
    de: 'zu in als mit auf durch heissen heisst lautet namens ist nach',
    fr: 'en a par avec sappelle nomme est pour',
    es: 'por con como llamado llamada diga a en es para',
    pt: 'para com como chamado chamada diga por a e pra',
    it: 'per con come chiamato chiamata dica in a e',
  }).map(([lang, words]) => [lang, new Set(words.split(' '))]),
);
const isMarker = (scene: Scene, word: string): boolean =>
  (toWords[scene.lang]?.has(word) ?? false) || (toWords.en as ReadonlySet<string>).has(word);
const callWords = new Set(
  'rename call name title titled called named renombra renommer renomme appelle nomme llama llamalo titula renomeia chama rinomina chiama intitola nenne nenn heissen says say'.split(
    ' ',
  ),
);
const trailing =
  /(?:[\s,.;]+(?:please|pls|plz|bitte|svp|stp|por favor|per favore|s'il te plaît|now|instead|thanks|thx|um|ändern|umbenennen|stattdessen|stehen|heißen))+[\s.!]*$/iu;

export function clean(text: string): string {
  return text
    .replace(trailing, '')
    .trim()
    .replace(/^[\s:–—-]+|[\s,;]+$/gu, '')
    .replace(/^["“”„«»'‘’]+|["“”„«»'’]+$/gu, '')
    .replace(/(?<![.…?!])\.$/u, '')
    .trim();
}

const verbs = ['add', 'remove', 'move', 'hide', 'rename', 'swap', 'change', 'undo'];

/** A text ends where "and" or a comma begins another request. */
function endOfText(scene: Scene, start: number): number {
  const next = scene.words.find((word, index) => {
    const gap = scene.message.text.slice(scene.words[index - 1]?.end ?? start, word.start);
    const before = scene.words[index - 1];
    const isJoined =
      /[,;]/.test(gap) || /^(?:and|und|et|y|e|&|then|also)$/.test(before?.normal ?? '');
    return (
      word.start > start &&
      isJoined &&
      verbs.some((concept) => word.concepts.has(concept)) &&
      !word.concepts.has('it')
    );
  });
  if (next === undefined) return scene.span.end;
  const text = scene.message.text
    .slice(start, next.start)
    .replace(/[\s,;]+(?:(?:and|und|et|y|e|then|also)\s*)?$/i, '');
  return text.trim() === '' ? scene.span.end : start + text.length;
}

const fillers = new Set(
  'now called named titled jetzt maintenant ahora agora adesso ora instead'.split(' '),
);

function skipFillers(scene: Scene, start: number): number {
  const next = scene.words.find((word) => word.start >= start);
  const last = scene.words.at(-1);
  if (next === undefined || next === last || !fillers.has(next.normal)) return start;
  return skipFillers(scene, next.end);
}

function argument(
  scene: Scene,
  from: number,
  via: Argument['via'],
  end = via === 'colon' ? scene.span.end : endOfText(scene, from),
): Argument | undefined {
  const start = via === 'marker' || via === 'rest' ? skipFillers(scene, from) : from;
  const text = clean(scene.message.text.slice(start, end));
  return text === '' ? undefined : { text, words: wordsIn(scene, { start, end }), via };
}

/** All texts that it may give, the likeliest first. */
export function findArguments(scene: Scene): Argument[] {
  const found: (Argument | undefined)[] = valuesOf(scene, 'quoted').map((value) => {
    return { text: value.text, words: wordsIn(scene, value), via: 'quote' };
  });
  const colon = /[:=]\s+|:\n|\s(?:->|→|=>|–|—)\s*/u.exec(scene.text);
  if (colon !== null) {
    found.push(argument(scene, scene.span.start + colon.index + colon[0].length, 'colon'));
  }
  for (const { end, normal } of markers(scene)) {
    const given = argument(scene, end, 'marker');
    if (given !== undefined) found.push({ ...given, marker: normal });
  }
  return found.filter((entry) => entry !== undefined);
}

/** The words that a new value follows. */
function markers(scene: Scene): SceneWord[] {
  return scene.words.filter((word, index) => {
    const isInside = index > 0 && index < scene.words.length - 1;
    return isInside && isMarker(scene, word.normal) && word.value === undefined;
  });
}

/** What follows the last of `words`. */
export function after(scene: Scene, words: readonly number[]): Argument | undefined {
  const last = scene.words[Math.max(...words)];
  if (words.length === 0 || last === undefined) return undefined;
  let start = last.end;
  const next = scene.words[Math.max(...words) + 1];
  if (next !== undefined && (isMarker(scene, next.normal) || callWords.has(next.normal)))
    start = next.end;
  return argument(scene, start, 'rest');
}

/** What stands between two places of the message. */
export function between(scene: Scene, start: number, end: number): Argument | undefined {
  return argument(scene, start, 'rest', end);
}

/** Words before what something is done with, not before what it becomes. */
const noNames = new Set('with as by mit als auf avec con com'.split(' '));

/** New names for what `mention` names: also what simply follows it after a verb such as "call". */
export function newNames(scene: Scene, mention: readonly number[]): Argument[] {
  if (!has(scene, 'rename', 'change', 'replace', 'say', 'name', 'heading', 'text')) return [];
  const given = findArguments(scene).filter(
    ({ marker }) => marker === undefined || !noNames.has(marker),
  );
  const verb = scene.words.findIndex(
    (word) => word.concepts.has('rename') && !fillers.has(word.normal),
  );
  const next = Math.max(...mention) + 1;
  const isNamed = scene.words[next]?.concepts.has('section') ?? false;
  const rest =
    verb >= 0 && verb < Math.min(...mention)
      ? after(scene, isNamed ? [...mention, next] : mention)
      : undefined;
  const said = after(scene, wordsOf(scene, 'say'));
  const follows = ({ via, words }: Argument) =>
    via !== 'marker' || Math.min(...words) > Math.max(...mention);
  const others = given.some(follows) ? [] : [said, rest].filter((entry) => entry !== undefined);
  return [...given, ...others];
}
