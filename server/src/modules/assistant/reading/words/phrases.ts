// Looks up phrases of one or more words at a place in a message, the longest first.
import { fold } from './text.ts';
import { type Token, tokenize } from './tokens.ts';

type Entry<Value> = { words: readonly string[]; value: Value };
export type PhraseMatch<Value> = { value: Value; end: number };

/** `end` counts tokens. A hyphen or apostrophe between two words counts as a space. */
export class PhraseTable<Value> {
  readonly #byFirst = new Map<string, Entry<Value>[]>();
  readonly #whole = new Map<string, Value>();

  constructor(entries: Iterable<readonly [phrase: string, value: Value]>) {
    for (const [phrase, value] of entries) this.#add(phrase, value);
    for (const list of this.#byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);
  }

  #add(phrase: string, value: Value): void {
    const words = wordsOf(phrase);
    const [first] = words;
    if (first === undefined) return;
    const key = words.join(' ');
    if (this.#whole.has(key)) return;
    this.#whole.set(key, value);
    const list = this.#byFirst.get(first);
    if (list) list.push({ words, value });
    else this.#byFirst.set(first, [{ words, value }]);
  }

  matchAt(tokens: readonly Token[], index: number): PhraseMatch<Value> | undefined {
    const list = this.#byFirst.get(tokens[index]?.fold ?? '');
    if (!list) return undefined;
    for (const entry of list) {
      const end = endOfPhrase(tokens, index, entry.words);
      if (end > 0) return { value: entry.value, end };
    }
    return undefined;
  }

  get(phrase: string): Value | undefined {
    return this.#whole.get(fold(phrase)) ?? this.#whole.get(wordsOf(phrase).join(' '));
  }

  phrases(): IterableIterator<string> {
    return this.#whole.keys();
  }
}

function wordsOf(phrase: string): string[] {
  if (/^[a-z]+(?: [a-z]+)*$/.test(phrase)) return phrase.split(' ');
  return tokenize(phrase)
    .filter(({ kind }) => kind === 'word' || kind === 'number')
    .map((token) => token.fold);
}

/** Between two words of a phrase. */
const JOINTS = new Set(['-', "'", '/', '.']);

/** 0 when the phrase does not stand there. */
function endOfPhrase(tokens: readonly Token[], index: number, words: readonly string[]): number {
  let at = index;
  for (const [place, word] of words.entries()) {
    const joint = tokens[at]?.typed;
    if (place > 0 && JOINTS.has(joint ?? '') && tokens[at]?.isGlued) at += 1;
    if (tokens[at]?.fold !== word) return 0;
    at += 1;
  }
  return at;
}
