// The texts that a wish gives: what stands in quotation marks, after a colon, or after words like "to" and "called".
import type { Scene } from './scene.ts';
import { valuesOf, wordsIn } from './scene.ts';

export type Argument = { text: string; words: readonly number[]; via: 'quote' | 'colon' | 'marker' | 'rest' };

/** Words before a new value, in six languages. */
const toWords = new Set(
  'to into as with by says say reads called named titled saying zu in als mit auf durch heissen heisst lautet namens en a par avec sappelle por con como llamado llamada diga para com como chamado chamada diga per con come chiamato chiamata dica be is now'.split(' '),
);
const callWords = new Set(
  'rename call name title titled called named renombra renommer renomme appelle nomme llama llamalo titula renomeia chama rinomina chiama intitola nenne nenn heissen says say'.split(' '),
);
const trailing = /(?:[\s,.;]+(?:please|pls|plz|bitte|svp|stp|por favor|per favore|s'il te plaît|now|instead|thanks|thx|um|ändern|umbenennen|stattdessen|stehen|heißen))+[\s.!]*$/iu;

export function clean(text: string): string {
  return text
    .replace(trailing, '')
    .trim()
    .replace(/^[\s:–—-]+|[\s,;]+$/gu, '')
    .replace(/^["“”„«»'‘’]+|["“”„«»'’]+$/gu, '')
    .replace(/(?<![.…?!])\.$/u, '')
    .trim();
}

function argument(scene: Scene, start: number, via: Argument['via'], end = scene.span.end): Argument | undefined {
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
  for (const marker of markers(scene)) found.push(argument(scene, marker, 'marker'));
  return found.filter((entry) => entry !== undefined);
}

/** Ends of the words that a new value follows, the last first. */
function markers(scene: Scene): number[] {
  return scene.words
    .filter((word, index) => index > 0 && index < scene.words.length - 1 && toWords.has(word.normal) && word.value === undefined)
    .map(({ end }) => end)
    .reverse();
}

/** What follows the last of `words`. */
export function after(scene: Scene, words: readonly number[]): Argument | undefined {
  const last = scene.words[Math.max(...words)];
  if (words.length === 0 || last === undefined) return undefined;
  let start = last.end;
  const next = scene.words[Math.max(...words) + 1];
  if (next !== undefined && (toWords.has(next.normal) || callWords.has(next.normal))) start = next.end;
  return argument(scene, start, 'rest');
}

/** What stands between two places of the message. */
export function between(scene: Scene, start: number, end: number): Argument | undefined {
  return argument(scene, start, 'rest', end);
}
