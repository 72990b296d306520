// Splits a message into sentences and wishes, and finds the items of pasted lists.
import { attributes } from './attributes.ts';
import type { Span } from './message.ts';
import type { ReadState } from './values/finder.ts';
import { verbs } from './verbs.ts';

const JOINTS = new Set(
  `and then also plus & und dann danach ausserdem et puis ensuite aussi y luego despues tambien e depois entao poi anche inoltre alem , ; but aber mais pero mas ma`.split(
    ' ',
  ),
);
const FILLERS = new Set(
  `and then also please pls plz can could would you just maybe now i'd i would like want to und dann auch noch bitte kannst du konntest danach et puis aussi stp svp peux tu pouvez vous y luego tambien por favor puedes e depois tambem pode voce poi anche per favore puoi me mir mich lo la le`.split(
    ' ',
  ),
);
const ARTICLES = new Set(
  'the my a an all our der die das den dem ein eine einen mein meine meinen alle le la les l un une mon ma mes tous el los las lo mi mis un una o a os as meu minha il i gli mio mia'.split(
    ' ',
  ),
);
/** Verbs that begin a wish even where nothing joins it to the one before. */
const STRONG = new Set([
  'add',
  'remove',
  'delete',
  'change',
  'hide',
  'rename',
  'translate',
  'publish',
  'replace',
  'undo',
  'move',
]);
const NO_SPLIT_AFTER = new Set(
  "to not dont don't can could please would want zu nicht bitte kannst will mochte wil a ne pas peux veux no puedes quiero nao pode quero non puoi voglio vorrei de di da you i it and the my or und oder the this that".split(
    ' ',
  ),
);

export function readClauses(state: ReadState): Span[] {
  const clauses: Span[] = [];
  let first = 0;
  const close = (end: number) => {
    const span = trimmed(state, first, end);
    if (span) clauses.push(span);
  };
  for (let index = 0; index < state.tokens.length; index += 1) {
    const next = boundaryAt(state, first, index);
    if (next === undefined) continue;
    close(index);
    first = next;
    index = Math.max(index, next - 1);
  }
  close(state.tokens.length);
  return clauses;
}

/** Index of the token that the next clause begins with; undefined within a clause. */
function boundaryAt(state: ReadState, first: number, index: number): number | undefined {
  const token = state.tokens[index];
  if (!token || (state.isTaken(index) && token.kind !== 'newline')) return undefined;
  if (token.kind === 'newline') return state.isTaken(index) ? undefined : index + 1;
  if (isSentenceEnd(state, index)) return index + 1;
  if (index === first) return undefined;
  if (JOINTS.has(token.fold)) return afterJoint(state, first, index);
  return isRunOn(state, first, index) ? index : undefined;
}

const ABBREVIATIONS = new Set(
  'tel str st nr no ca approx inkl incl min max vs dr prof mr mrs ms av ave mo di mi do fr sa so bzw etc usw'.split(
    ' ',
  ),
);

function isSentenceEnd(state: ReadState, index: number): boolean {
  const token = state.tokens[index];
  if (token?.kind !== 'symbol' || !'.!?;…•'.includes(token.typed)) return false;
  if (token.typed !== '.') return true;
  const next = state.tokens[index + 1];
  const before = state.tokens[index - 1];
  const isAbbreviation =
    before?.kind === 'word' && (before.typed.length === 1 || ABBREVIATIONS.has(before.fold));
  return (
    !next ||
    (!next.isGlued &&
      !isAbbreviation &&
      !(before?.kind === 'number' && next.kind === 'word' && next.fold === next.typed))
  );
}

/** After "and", a comma and the like a clause begins with a verb, or with a part of the page. */
function afterJoint(state: ReadState, first: number, index: number): number | undefined {
  let at = index + 1;
  while (JOINTS.has(state.fold(at)) && at < index + 3) at += 1;
  const start = at;
  while (FILLERS.has(state.fold(at)) && at < start + 5 && !verbAt(state, at)) at += 1;
  if (verbAt(state, at)) return start;
  while (ARTICLES.has(state.fold(at)) && at < start + 6) at += 1;
  const isPart = attributes.matchAt(state.tokens, at, state.lang) !== undefined;
  return isPart && hasVerb(state, first, index) && hasValueAfter(state, at) ? start : undefined;
}

const verbAt = (state: ReadState, index: number) => {
  if (state.isTaken(index)) return undefined;
  const action = verbs.matchAt(state.tokens, index, state.lang)?.value;
  return action === 'be' ? undefined : action;
};

function hasVerb(state: ReadState, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1)
    if (verbs.matchAt(state.tokens, index, state.lang)) return true;
  return false;
}

/** "and the buttons green", "and the heading bigger". */
function hasValueAfter(state: ReadState, index: number): boolean {
  for (let at = index + 1; at < Math.min(index + 6, state.tokens.length); at += 1) {
    if (JOINTS.has(state.fold(at))) return false;
    if (state.isTaken(at)) return true;
    if (attributes.matchAt(state.tokens, at, state.lang)) return true;
  }
  return false;
}

/** Dictated without punctuation: "make it blue add my insta". */
function isRunOn(state: ReadState, first: number, index: number): boolean {
  if (index - first < 3 || NO_SPLIT_AFTER.has(state.fold(index - 1))) return false;
  const action = verbAt(state, index);
  if (!action || !STRONG.has(action) || state.tokens[index]?.isGlued) return false;
  return action !== 'add' ||
    /^(?:add|fuge|ajoute|anade|agrega|adiciona|adicione|aggiungi)$/.test(state.fold(index))
    ? hasVerb(state, first, index)
    : false;
}

function trimmed(state: ReadState, from: number, to: number): Span | undefined {
  let first = from;
  let last = to;
  const isMark = (index: number) =>
    !state.isTaken(index) && /^[,;.!?…•\n]$/.test(state.fold(index));
  while (
    first < last &&
    (isMark(first) || (JOINTS.has(state.fold(first)) && !state.isTaken(first)))
  )
    first += 1;
  while (
    last > first &&
    (isMark(last - 1) || (JOINTS.has(state.fold(last - 1)) && !state.isTaken(last - 1)))
  )
    last -= 1;
  return first < last ? state.span(first, last) : undefined;
}

const BULLET = /^\s*(?:[-*•·–—▪◦‣>✓✔➤►●○]|\(?\d{1,2}[.)]|[a-z]\))\s+(?=\S)/u;

/** Two or more lines that look alike: bullets, numbers, "name - price", "name: address". */
export function readListItems(text: string): Span[] {
  const lines = readLines(text);
  const marked = lines.filter(({ line }) => BULLET.test(line));
  if (marked.length >= 2) return marked.map((line) => itemSpan(line));
  const paired = lines.filter(({ line }) => isPaired(line));
  return paired.length >= 2 ? paired.map((line) => itemSpan(line)) : plainItems(lines);
}

type Line = { line: string; start: number };

function readLines(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (line.trim() !== '') lines.push({ line, start });
    start += line.length + 1;
  }
  return lines;
}

function itemSpan({ line, start }: Line): Span {
  const bullet = BULLET.exec(line)?.[0].length ?? line.length - line.trimStart().length;
  return { start: start + bullet, end: start + line.trimEnd().length };
}

/** A name, a separator, and a price or an address at the end. */
function isPaired(line: string): boolean {
  if (line.length > 200 || line.trimEnd().endsWith(':')) return false;
  return (
    / [-–—|=:>] |: \S|\.{3}|…|->|→/.test(line) ||
    /\S\s+(?:[€$£]\s?\d|\d+(?:[.,]\d{1,2})?\s?(?:€|\$|£|eur|euro)?)\s*$/i.test(line)
  );
}

/** Short lines under one that ends with a colon. */
function plainItems(lines: readonly Line[]): Span[] {
  const head = lines.findIndex(({ line }) => line.trimEnd().endsWith(':'));
  const below = head < 0 ? [] : lines.slice(head + 1);
  const isList = below.length >= 2 && below.every(({ line }) => line.length <= 80);
  return isList ? below.map((line) => itemSpan(line)) : [];
}
