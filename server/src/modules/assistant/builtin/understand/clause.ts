// One wish of a message: its words for matching, and the way back to what the user really wrote.
import { clip } from '../../../../platform/formats/clip.ts';
import { type Read, type Token, unmask } from './tokens.ts';

export type Clause = {
  read: Read;
  tokens: Token[];
  /** Lower case, steering words spelled right. */
  words: string[];
  /** The words with one space between them; what patterns look at. */
  text: string;
  starts: number[];
};

/** Patterns look at no more of a clause than this; a text for the page is 600 characters at most. */
const LONGEST_CLAUSE = 700;
/** What was lifted out of a clause is put back, so this may be longer. */
const LONGEST_WRITTEN = 1_000;

export function clauseOf(read: Read, tokens: Token[]): Clause {
  const words = tokens.map((token) => token.word);
  const starts: number[] = [];
  let at = 0;
  for (const word of words) {
    starts.push(at);
    at += word.length + 1;
  }
  return { read, tokens, words, text: clip(words.join(' '), LONGEST_CLAUSE), starts };
}

const POLITE =
  /^(?:(?:please|pls|plz|kindly|can|could|would|will|you|u|ya|i'd|i|want|wanna|would like|like|need|to|let's|lets|now|ok|okay|hey|hi|hello|just|and|also|then|maybe|after that|we|should|go ahead|actually|yes|yeah|great|thanks|perfect|cool|but|so|first of all) |[,.!;:] )+/;

/** Without the courtesies in front; they carry no wish. */
export function bare(clause: Clause): Clause {
  const polite = POLITE.exec(clause.text)?.[0] ?? '';
  if (!polite) return clause;
  // "i like ..." is an opinion, not a wish; only what asks is taken away.
  const skip = clause.starts.findIndex((start) => start >= polite.length);
  if (skip <= 0) return clause;
  return clauseOf(clause.read, clause.tokens.slice(skip));
}

/** What the user wrote for a part of the matched text. */
export function written(clause: Clause, from: number, to: number): string {
  const inside = clause.tokens.filter((_token, i) => {
    const start = clause.starts[i] ?? 0;
    return start >= from && start < to;
  });
  const [first, last] = [inside[0], inside.at(-1)];
  if (!first || !last) return '';
  const raw = clause.read.text.slice(first.start, last.end);
  const quote = /⟨q\d+⟩/.exec(raw)?.[0];
  return clip(unmask(clause.read, quote ?? raw), LONGEST_WRITTEN);
}

/** The groups of a match, as written. */
export function matchWritten(clause: Clause, pattern: RegExp): string[] | undefined {
  const flags = pattern.flags.includes('d') ? pattern.flags : `${pattern.flags}d`;
  const found = new RegExp(pattern.source, flags).exec(clause.text);
  if (!found) return undefined;
  return (found.indices ?? [])
    .slice(1)
    .map((range) => (range ? written(clause, range[0], range[1]) : ''));
}

/** A text for the page: tidy, no quotes left over, the full stop of the sentence taken off. */
export function phrase(text: string): string {
  const plain = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^["“'‘]+|(?<!["”'’])["”'’]+$/g, '')
    .trim();
  return /[^.]\.$/.test(plain) && !/\.\s/.test(plain) ? plain.slice(0, -1) : plain;
}
