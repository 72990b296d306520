// What the finders of values share: the message so far, and which places are taken.
import type { MessageValue, Span } from '../message.ts';
import { type Language, languageOf } from '../words/languages.ts';
import type { Token } from '../words/tokens.ts';

/** Marks the tokens that belong to a value, so that no other value claims them. */
export class ReadState {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly today: string;
  lang: Language;
  /** 3/12 is the twelfth of March. */
  readonly isMonthFirst: boolean;
  readonly values: MessageValue[] = [];
  readonly #byStart = new Map<number, MessageValue>();
  readonly #byEnd = new Map<number, MessageValue>();
  readonly #taken: Uint8Array;

  constructor(text: string, tokens: readonly Token[], options: { lang: string; today: string }) {
    this.text = text;
    this.tokens = tokens;
    this.lang = languageOf(options.lang);
    this.isMonthFirst = /^en(?:-us)?$/i.test(options.lang);
    this.today = options.today;
    this.#taken = new Uint8Array(text.length + 1);
  }

  isTaken(index: number): boolean {
    const token = this.tokens[index];
    return token === undefined || this.#taken[token.start] === 1;
  }

  areFree(from: number, to: number): boolean {
    for (let index = from; index < to; index += 1) if (this.isTaken(index)) return false;
    return true;
  }

  /** False where a part of the span belongs to another value. */
  add(value: MessageValue): boolean {
    if (value.end <= value.start) return false;
    for (let at = value.start; at < value.end; at += 1) if (this.#taken[at] === 1) return false;
    this.#taken.fill(1, value.start, value.end);
    this.values.push(value);
    this.#byStart.set(value.start, value);
    this.#byEnd.set(value.end, value);
    return true;
  }

  valueFrom(start: number | undefined): MessageValue | undefined {
    return this.#byStart.get(start ?? -1);
  }

  /** Of the value that ends there, or a few characters before. */
  kindBefore(offset: number): MessageValue['kind'] | undefined {
    for (let end = offset; end > offset - 3; end -= 1) {
      const value = this.#byEnd.get(end);
      if (value) return value.kind;
    }
    return undefined;
  }

  /** Of the same place. */
  replace(value: MessageValue, by: MessageValue): void {
    this.values[this.values.indexOf(value)] = by;
    this.#byStart.set(by.start, by);
  }

  /** Of tokens `from` to before `to`. */
  span(from: number, to: number): Span {
    const start = this.tokens[from]?.start ?? 0;
    return { start, end: this.tokens[to - 1]?.end ?? start };
  }

  fold(index: number): string {
    return this.tokens[index]?.fold ?? '';
  }

  /** Index of the first token that starts at or after the offset. */
  tokenAt(offset: number): number {
    let low = 0;
    let high = this.tokens.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.tokens[middle] as Token).start < offset) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
