// Finds quoted texts. Quotation marks are unified before, so that only `"` and `'` are left.
import type { ReadState } from './finder.ts';

const LONGEST_QUOTE = 2_000;
/** Between apostrophes. */
const LONGEST_SINGLE = 200;

export function findQuotes(state: ReadState): void {
  findBetween(state, '"');
  findBetween(state, "'");
}

function findBetween(state: ReadState, mark: string): void {
  const { text } = state;
  let from = 0;
  while (from < text.length) {
    const open = text.indexOf(mark, from);
    if (open < 0) return;
    from = open + 1;
    if (mark === "'" && !isOpening(text, open)) continue;
    const close = closingMark(text, open, mark);
    if (close < 0) continue;
    from = close + 1;
    const quoted = text.slice(open + 1, close).trim();
    if (quoted !== '') state.add({ kind: 'quoted', text: quoted, start: open, end: close + 1 });
  }
}

const isWordAt = (text: string, index: number) => /[\p{L}\p{N}]/u.test(text.charAt(index));
const isOpening = (text: string, at: number) => !isWordAt(text, at - 1) && isWordAt(text, at + 1);

function closingMark(text: string, open: number, mark: string): number {
  const limit = Math.min(text.length, open + (mark === '"' ? LONGEST_QUOTE : LONGEST_SINGLE));
  for (let at = open + 1; at < limit; at += 1) {
    const character = text.charAt(at);
    if (character === '\n' && text.charAt(at + 1) === '\n') return -1;
    if (character !== mark) continue;
    if (mark === '"' || (!isWordAt(text, at + 1) && at > open + 1)) return at;
  }
  return -1;
}
