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
const MOST_LOOKUPS = 400;

export class Spelling {
  readonly #byDeletion = new Map<string, string[]>();
  readonly #languages: ReadonlyMap<string, readonly Language[]>;

  constructor(words: ReadonlyMap<string, readonly Language[]>) {
    this.#languages = words;
    for (const word of words.keys()) {
      if (word.length < SHORTEST || word.length > LONGEST) continue;
      for (const key of [word, ...deletions(word)]) {
        const list = this.#byDeletion.get(key);
        if (list) list.push(word);
        else this.#byDeletion.set(key, [word]);
      }
    }
  }

  /** For the words of one message. */
  corrector(language: Language, isKnown: (word: string) => boolean): (word: string) => string {
    let lookups = 0;
    return (word) => {
      if (word.length < SHORTEST || word.length > LONGEST || isKnown(word)) return word;
      lookups += 1;
      return lookups > MOST_LOOKUPS ? word : (this.#nearest(word, language) ?? word);
    };
  }

  #nearest(word: string, language: Language): string | undefined {
    let best: string | undefined;
    let lowest = Number.POSITIVE_INFINITY;
    const keys = new Set([word, ...deletions(word)]);
    if (word.length >= SHORTEST_FOR_TWO)
      for (const one of deletions(word)) for (const two of deletions(one)) keys.add(two);
    for (const key of keys) {
      for (const candidate of this.#byDeletion.get(key) ?? []) {
        if (isInflection(word, candidate)) continue;
        const isOwn = this.#languages.get(candidate)?.includes(language) === true;
        const cost = slipCost(word, candidate) + (isOwn ? 0 : 0.45);
        if (cost < lowest) [best, lowest] = [candidate, cost];
      }
    }
    return lowest <= mostFor(word) ? best : undefined;
  }
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

function deletions(word: string): string[] {
  const shorter: string[] = [];
  for (let index = 0; index < word.length; index += 1)
    shorter.push(word.slice(0, index) + word.slice(index + 1));
  return shorter;
}

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
