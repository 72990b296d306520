// Corrects words that are typed wrong against the words that wishes are made of. Words that mean something in any of
// the six languages stay as they are, and so does a short word unless the slip is a usual one.
import type { Language } from './languages.ts';

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const place = new Map(
  KEYS.flatMap((row, y) => [...row].map((letter, x) => [letter, { x: x + y * 0.5, y }] as const)),
);
const SHORTEST = 4;
const LONGEST = 24;
const SHORTEST_FOR_TWO = 9;
/** A hostile text holds thousands of unknown words. */
const MOST_LOOKUPS = 200;

/** Who types accents types with care. */
const MOST_FOR_ACCENTED = 0.85;

export type Corrector = (word: string, isAccented: boolean) => string;
type Candidate = { word: string; letters: number; languages: readonly Language[] };

export class Spelling {
  /** By length; what differs in too many letters is passed over without measuring it. */
  readonly #byLength: Candidate[][] = [];

  constructor(words: ReadonlyMap<string, readonly Language[]>) {
    for (const [word, languages] of words) {
      if (word.length < SHORTEST || word.length > LONGEST) continue;
      const list = this.#byLength[word.length] ?? [];
      list.push({ word, letters: lettersOf(word), languages });
      this.#byLength[word.length] = list;
    }
  }

  /** For the words of one message. */
  corrector(language: Language, isKnown: (word: string) => boolean): Corrector {
    const corrected = new Map<string, string>();
    return (word, isAccented) => {
      if (word.length < SHORTEST || word.length > LONGEST || isKnown(word)) return word;
      const known = corrected.get(word);
      if (known !== undefined || corrected.size >= MOST_LOOKUPS) return known ?? word;
      const nearest = this.#nearest(word, language, isAccented) ?? word;
      corrected.set(word, nearest);
      return nearest;
    };
  }

  #nearest(word: string, language: Language, isAccented: boolean): string | undefined {
    let best: string | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    const slips = word.length >= SHORTEST_FOR_TWO ? 2 : 1;
    const letters = lettersOf(word);
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      for (const candidate of this.#byLength[length] ?? []) {
        const differing = bitsOf(candidate.letters ^ letters);
        if (differing > 2 * slips || isInflection(word, candidate.word)) continue;
        const isOwn = candidate.languages.includes(language);
        const cost = slipCost(word, candidate.word) + (isOwn ? 0 : 0.45);
        if (cost < lowest) [best, lowest] = [candidate.word, cost];
      }
    }
    const most = isAccented ? Math.min(MOST_FOR_ACCENTED, mostFor(word)) : mostFor(word);
    return lowest <= most ? best : undefined;
  }
}

/** A bit for each letter that occurs. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1)
    letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const ENDINGS = new Set('s es n en e er em x a o i r d ed t te st re res ren rer os as'.split(' '));

/** Another form of the same word, such as its plural, is no slip. */
function isInflection(word: string, candidate: string): boolean {
  let same = 0;
  while (same < word.length && word[same] === candidate[same]) same += 1;
  const [one, other] = [word.slice(same), candidate.slice(same)];
  if (same < 3) return false;
  return (one === '' || ENDINGS.has(one)) && (other === '' || ENDINGS.has(other));
}

const mostFor = (word: string) =>
  word.length >= SHORTEST_FOR_TWO ? 2 : word.length >= 7 ? 1.05 : word.length === 6 ? 0.85 : 0.58;

/** Damerau's distance; a doubled letter, a swap and a neighboring key cost less, a wrong first letter more. */
export function slipCost(typed: string, meant: string): number {
  const first = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]) ? 0 : 0.6;
  let before: number[] = [];
  let above = Array.from({ length: meant.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= meant.length; column += 1) {
      const isSame = typed[row - 1] === meant[column - 1];
      const isDoubled = typed[row - 1] === typed[row - 2];
      const isLost = meant[column - 1] === meant[column - 2];
      let cost = Math.min(
        (above[column - 1] as number) +
          (isSame ? 0 : isNeighbor(typed[row - 1], meant[column - 1]) ? 0.6 : 1),
        (above[column] as number) + (isDoubled ? 0.5 : 1),
        (current[column - 1] as number) +
          (isLost ? 0.5 : /[aeiou]/.test(meant[column - 1] as string) ? 0.65 : 0.8),
      );
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === meant[column - 2] &&
        typed[row - 2] === meant[column - 1];
      if (isSwap && !isSame) cost = Math.min(cost, (before[column - 2] as number) + 0.55);
      current.push(cost);
    }
    [before, above] = [above, current];
  }
  return (above[meant.length] as number) + first;
}

function isNeighbor(a: string | undefined, b: string | undefined): boolean {
  const one = place.get(a ?? '');
  const two = place.get(b ?? '');
  return (
    one !== undefined &&
    two !== undefined &&
    Math.abs(one.x - two.x) <= 1 &&
    Math.abs(one.y - two.y) <= 1
  );
}
