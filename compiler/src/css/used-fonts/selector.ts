// A selector as the tests of its parts, with its specificity.
import { unescapeCss } from '../scan-css.ts';
import { splitSelectors } from '../unused/selectors.ts';

export type SelectorTest =
  | { kind: 'element' | 'class' | 'id'; name: string }
  | { kind: 'attribute'; name: string; value?: string | undefined }
  /** With its colons, in lower case; `inside`: what stands between the brackets. */
  | { kind: 'pseudo'; name: string; inside?: string | undefined };
export type Compound = SelectorTest[];
export type ParsedSelector = {
  compounds: Compound[];
  /** Between the compounds: one of `' '`, `>`, `+`, `~`. */
  combinators: string[];
  /** Compares as numbers do. Too high where it cannot be told. */
  specificity: number;
};

const ID = 1_000_000;
const CLASS = 1_000;
const UNKNOWN = 1e12;
const MAX_DEPTH = 8;
const NAME_SIGN = /[\w-]|[^\0-\x7f]|\\(?:[0-9a-f]{1,6}\s?|[^\n])/iy;
const COMBINATOR = /\s*([>+~])\s*|\s+/y;
const ATTRIBUTE =
  /\[\s*([\w-]+)(?:\s*([~|^$*]?=\s*(?:"[^"\\]*"|'[^'\\]*'|[\w-]+)(?:\s*[is])?))?\s*\]/iy;

/** Undefined for what is not read here. */
export function parseSelector(text: string, depth = 0): ParsedSelector | undefined {
  if (depth > MAX_DEPTH) return undefined;
  const source = text.trim();
  const compounds: Compound[] = [[]];
  const combinators: string[] = [];
  let specificity = 0;
  for (let at = 0; at < source.length; ) {
    const combinator = exec(COMBINATOR, source, at);
    if (combinator) {
      combinators.push(combinator[1] ?? ' ');
      compounds.push([]);
      at += combinator[0].length;
      continue;
    }
    const part = readPart(source, at);
    if (part === undefined) return undefined;
    if (part.test) {
      compounds.at(-1)?.push(part.test);
      specificity += weigh(part.test, depth);
    }
    at = part.end;
  }
  const isWhole = source !== '' && source !== '>' && combinators.length === compounds.length - 1;
  return isWhole ? { compounds, combinators, specificity } : undefined;
}

type Part = { test?: SelectorTest; end: number };

function readPart(source: string, at: number): Part | undefined {
  const sign = source[at] as string;
  if (sign === '*') return source[at + 1] === '|' ? undefined : { end: at + 1 };
  if (sign === '[') return readAttribute(source, at);
  if (sign === ':') return readPseudo(source, at);
  const start = sign === '.' || sign === '#' ? at + 1 : at;
  const name = readName(source, start);
  if (name === '' || source[start + name.length] === '|') return undefined;
  const kind = sign === '.' ? 'class' : sign === '#' ? 'id' : 'element';
  return { test: { kind, name: unescapeCss(name) }, end: start + name.length };
}

function readAttribute(source: string, at: number): Part | undefined {
  const match = exec(ATTRIBUTE, source, at);
  if (!match) return undefined;
  const [whole, name = '', value = ''] = match;
  const test: SelectorTest = {
    kind: 'attribute',
    name: name.toLowerCase(),
    ...(value === '' ? {} : { value: value.trim() }),
  };
  return { test, end: at + whole.length };
}

function readPseudo(source: string, at: number): Part | undefined {
  const start = source.startsWith('::', at) ? at + 2 : at + 1;
  const word = readName(source, start);
  if (word === '') return undefined;
  const name = source.slice(at, start + word.length).toLowerCase();
  let end = start + word.length;
  if (source[end] !== '(') return { test: { kind: 'pseudo', name }, end };
  let depth = 0;
  for (let place = end; place < source.length; place += 1) {
    const sign = source[place];
    if (sign === '"' || sign === "'" || sign === '\\') return undefined;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth > 0) continue;
    const inside = source.slice(end + 1, place);
    end = place + 1;
    return { test: { kind: 'pseudo', name, inside }, end };
  }
  return undefined;
}

function weigh(test: SelectorTest, depth: number): number {
  if (test.kind === 'id') return ID;
  if (test.kind === 'element') return 1;
  if (test.kind !== 'pseudo') return CLASS;
  if (test.name.startsWith('::')) return 1;
  if (test.inside === undefined) return CLASS;
  if (test.name === ':where') return 0;
  if (test.name !== ':is' && test.name !== ':not') return UNKNOWN;
  const inside = splitSelectors(test.inside).map((text) => parseSelector(text, depth + 1));
  return Math.max(...inside.map((selector) => selector?.specificity ?? UNKNOWN));
}

function readName(source: string, start: number): string {
  let end = start;
  for (let sign = exec(NAME_SIGN, source, end); sign; sign = exec(NAME_SIGN, source, end)) {
    end += sign[0].length;
  }
  return source.slice(start, end);
}

function exec(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}
