// CSS as a list of declarations with their selectors and places, for rules that offer an edit.
// Reads what it can; what it cannot read has no declarations.

import { withoutComments } from '../../trim.ts';

export type CssDeclaration = {
  selector: string;
  /** Inside a condition such as @media. */
  isConditional: boolean;
  property: string;
  value: string;
  /** Of the value, without the space around and without `!important`. */
  start: number;
  end: number;
};

const MAX_DEPTH = 20;
const IMPORTANT = 'important';

type Block = { head: string; isConditional: boolean };
type Reader = {
  css: string;
  found: CssDeclaration[];
  blocks: Block[];
  /** Where the statement being read starts, its first colon, and whether anything stands in it. */
  start: number;
  colon: number;
  isEmpty: boolean;
};

export function cssDeclarations(css: string): CssDeclaration[] {
  const reader: Reader = { css, found: [], blocks: [], start: 0, colon: -1, isEmpty: true };
  for (let at = 0; at < css.length; at += 1) at = readAt(reader, at);
  return reader.found;
}

/** The last character that was read. */
function readAt(reader: Reader, at: number): number {
  const { css } = reader;
  const char = css[at] ?? '';
  if (char === '/' && css[at + 1] === '*') {
    const end = css.indexOf('*/', at + 2);
    const after = end < 0 ? css.length : end + 2;
    if (reader.isEmpty) restart(reader, after);
    return after - 1;
  }
  if (char === '{' || char === '}' || char === ';') {
    if (char === '{') openBlock(reader, at);
    else endDeclaration(reader, at);
    if (char === '}') reader.blocks.pop();
    restart(reader, at + 1);
    return at;
  }
  if (!/\s/.test(char)) reader.isEmpty = false;
  if (char === '"' || char === "'") return afterString(css, at);
  if (char === '(') return afterBracket(css, at);
  if (char === ':' && reader.colon < 0) reader.colon = at;
  return at;
}

function restart(reader: Reader, at: number): void {
  reader.start = at;
  reader.colon = -1;
  reader.isEmpty = true;
}

function openBlock({ css, blocks, start }: Reader, at: number): void {
  if (blocks.length >= MAX_DEPTH) return;
  const head = withoutComments(css.slice(start, at)).trim();
  const isConditional = blocks.length > 0 || head.startsWith('@');
  blocks.push({ head: head.startsWith('@') ? '@' : head, isConditional });
}

function endDeclaration({ css, found, blocks, start, colon }: Reader, end: number): void {
  const block = blocks.at(-1);
  if (colon < 0 || !block || block.head.startsWith('@')) return;
  const { head: selector, isConditional } = block;
  found.push({ ...declarationAt(css, start, colon, end), selector, isConditional });
}

function declarationAt(css: string, from: number, colon: number, to: number) {
  const raw = css.slice(colon + 1, to);
  const value = withoutImportant(raw.trim());
  const start = colon + 1 + (raw.length - raw.trimStart().length);
  const property = withoutComments(css.slice(from, colon)).trim();
  return {
    property: property.startsWith('--') ? property : property.toLowerCase(),
    value,
    start,
    end: start + value.length,
  };
}

/** Takes a trimmed value. */
function withoutImportant(value: string): string {
  if (!/important$/i.test(value.slice(-IMPORTANT.length))) return value;
  const before = value.slice(0, -IMPORTANT.length).trimEnd();
  return before.endsWith('!') ? before.slice(0, -1).trimEnd() : value;
}

/** The last character of a text in quotes. */
function afterString(css: string, from: number): number {
  const quote = css[from];
  let at = from + 1;
  while (at < css.length && css[at] !== quote && css[at] !== '\n') at += css[at] === '\\' ? 2 : 1;
  return at;
}

function afterBracket(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const char = css[at];
    if (char === '"' || char === "'") at = afterString(css, at);
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return css.length;
}
