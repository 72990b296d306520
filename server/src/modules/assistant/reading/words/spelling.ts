// Corrects words that are typed wrong against the words that wishes are made of. Words that mean something in any of
// the six languages stay as they are, and so does a short word unless the slip is a usual one.
import type { Language } from './languages.ts';

const SHORTEST = 4;
const LONGEST = 24;
const SHORTEST_FOR_TWO = 9;
/** A hostile text holds thousands of unknown words. */
const MOST_LOOKUPS = 200;

/** Who types accents types with care. */
const MOST_FOR_ACCENTED = 0.85;
const COST_OF_OTHER_LANGUAGE = 0.45;
const ROUNDING = 1e-9;

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
    const most = isAccented ? Math.min(MOST_FOR_ACCENTED, mostFor(word)) : mostFor(word);
    for (let length = word.length - slips; length <= word.length + slips; length += 1) {
      for (const candidate of this.#byLength[length] ?? []) {
        const differing = bitsOf(candidate.letters ^ letters);
        if (differing > 2 * slips) continue;
        const isOwn = candidate.languages.includes(language);
        const more = isOwn ? 0 : COST_OF_OTHER_LANGUAGE;
        const cost = more + slipCost(word, candidate.word, Math.min(most, lowest) - more);
        if (cost > most || cost >= lowest || isInflection(word, candidate.word)) continue;
        [best, lowest] = [candidate.word, cost];
      }
    }
    return best;
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

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Pairs of letters whose keys are beside each other. */
const neighbors = findNeighbors();
const vowels = new Set([...'aeiou'].map((letter) => letter.charCodeAt(0)));

/**
 * Damerau's distance; a doubled letter, a swap and a neighboring key cost less, a wrong first letter more.
 * Infinite where it is certain to be more than `most`.
 */
export function slipCost(typed: string, meant: string, most = Number.POSITIVE_INFINITY): number {
  const first = typed[0] === meant[0] || (typed[0] === meant[1] && typed[1] === meant[0]) ? 0 : 0.6;
  let before = new Float64Array(meant.length + 1);
  let above = Float64Array.from(before, (_, index) => index);
  let current = new Float64Array(meant.length + 1);
  let least = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed.charCodeAt(row - 1);
    const previous = row > 1 ? typed.charCodeAt(row - 2) : -1;
    const costOfMore = letter === previous ? 0.5 : 1;
    const leastAbove = least;
    least = current[0] = row;
    let left = -1;
    for (let column = 1; column <= meant.length; column += 1) {
      const right = meant.charCodeAt(column - 1);
      const isSame = letter === right;
      const costOfOther = isSame ? 0 : neighbors.has(pairOf(letter, right)) ? 0.6 : 1;
      const costOfLost = right === left ? 0.5 : vowels.has(right) ? 0.65 : 0.8;
      let cost = Math.min(
        (above[column - 1] as number) + costOfOther,
        (above[column] as number) + costOfMore,
        (current[column - 1] as number) + costOfLost,
      );
      if (!isSame && letter === left && previous === right)
        cost = Math.min(cost, (before[column - 2] as number) + 0.55);
      current[column] = cost;
      if (cost < least) least = cost;
      left = right;
    }
    // A swap goes on from the row before the last.
    if (Math.min(least, leastAbove) + first > most + ROUNDING) return Number.POSITIVE_INFINITY;
    [before, above, current] = [above, current, before];
  }
  return (above[meant.length] as number) + first;
}

function pairOf(one: number, other: number): number {
  return one * 0x10000 + other;
}

function findNeighbors(): Set<number> {
  const places = KEYS.flatMap((row, y) =>
    [...row].map((letter, x) => ({ code: letter.charCodeAt(0), x: x + y * 0.5, y })),
  );
  const isNear = (one: number, other: number) => Math.abs(one - other) <= 1;
  return new Set(
    places.flatMap((one) =>
      places
        .filter((other) => isNear(one.x, other.x) && isNear(one.y, other.y))
        .map((other) => pairOf(one.code, other.code)),
    ),
  );
}
