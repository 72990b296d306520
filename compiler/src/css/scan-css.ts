// Reads CSS just far enough to find declarations, @import rules and brackets left open.
// A browser forgives what is wrong here, so problems are reported, never thrown.

export type CssProblem = 'cssBracketOpen' | 'cssBraceUnopened' | 'cssCommentOpen' | 'cssStringOpen';
export type CssDeclaration = { property: string; value: string };
export type CssScan = {
  declarations: CssDeclaration[];
  /** Offsets of @import rules with their semicolon. */
  imports: { start: number; end: number }[];
  /** What is said about it: a message of the compiler, with the bracket or quote that it names. */
  problem: { offset: number; key: CssProblem; mark: string } | undefined;
};

type Reader = {
  css: string;
  at: number;
  /** The statement being read, without comments, and where it starts. */
  text: string;
  start: number;
  blocks: number[];
  brackets: number[];
  scan: CssScan;
};

export function scanCss(css: string): CssScan {
  const scan: CssScan = { declarations: [], imports: [], problem: undefined };
  const reader: Reader = { css, at: 0, text: '', start: 0, blocks: [], brackets: [], scan };
  while (reader.at < css.length) step(reader);
  endStatement(reader);
  const open = reader.brackets.at(-1) ?? reader.blocks.at(-1);
  if (open !== undefined) {
    note(reader, open, 'cssBracketOpen', css[open]);
  }
  return scan;
}

function note(reader: Reader, offset: number, key: CssProblem, mark = ''): void {
  reader.scan.problem ??= { offset, key, mark };
}

function step(reader: Reader): void {
  const { css, at } = reader;
  const char = css[at] ?? '';
  if (char === '/' && css[at + 1] === '*') skipComment(reader);
  else if (char === '"' || char === "'") takeString(reader, char);
  else if (char === '\\') take(reader, at + 2);
  else if (char === '(') openBracket(reader);
  else if (char === ')') closeBracket(reader);
  else if (reader.brackets.length > 0) take(reader, at + 1);
  else if (char === ';') endStatement(reader, at + 1);
  else if (char === '{') openBlock(reader);
  else if (char === '}') closeBlock(reader);
  else take(reader, at + 1);
}

function openBlock(reader: Reader): void {
  reader.blocks.push(reader.at);
  startStatement(reader, reader.at + 1);
}

function closeBlock(reader: Reader): void {
  const { at } = reader;
  endStatement(reader, at + 1);
  if (reader.blocks.pop() === undefined) {
    note(reader, at, 'cssBraceUnopened');
  }
}

function closeBracket(reader: Reader): void {
  reader.brackets.pop();
  take(reader, reader.at + 1);
}

function take(reader: Reader, end: number): void {
  reader.text += reader.css.slice(reader.at, end);
  reader.at = end;
}

function skipComment(reader: Reader): void {
  const end = reader.css.indexOf('*/', reader.at + 2);
  if (end < 0) note(reader, reader.at, 'cssCommentOpen');
  reader.text += ' ';
  reader.at = end < 0 ? reader.css.length : end + 2;
}

function takeString(reader: Reader, quote: string): void {
  let end = reader.at + 1;
  while (end < reader.css.length && reader.css[end] !== quote && reader.css[end] !== '\n') {
    end += reader.css[end] === '\\' ? 2 : 1;
  }
  if (reader.css[end] !== quote) {
    note(reader, reader.at, 'cssStringOpen', quote);
  }
  take(reader, end + 1);
}

/** Inside `url(` without quotes everything up to `)` is the address, semicolons too. */
function openBracket(reader: Reader): void {
  const { css, at } = reader;
  reader.brackets.push(at);
  const before = unescapeCss(css.slice(Math.max(0, at - LONGEST_PREFIX), at));
  const isUrl = /(?:^|[^\w\u0080-\uffff-])url$/i.test(before);
  const first = css[skipSpace(css, at + 1)];
  if (!isUrl || first === '"' || first === "'") {
    take(reader, at + 1);
    return;
  }
  const end = css.indexOf(')', at);
  if (end >= 0) reader.brackets.pop();
  take(reader, end < 0 ? css.length : end + 1);
}

function startStatement(reader: Reader, at: number): void {
  reader.text = '';
  reader.at = at;
  reader.start = at;
}

function endStatement(reader: Reader, at = reader.css.length): void {
  const { scan, start } = reader;
  const text = reader.text.trim();
  if (isImport(text)) scan.imports.push({ start, end: at });
  const colon = text.indexOf(':');
  const property = text.slice(0, colon).trim();
  if (colon > 0 && /^[a-z-][\w-]*$/i.test(property)) {
    scan.declarations.push({ property, value: text.slice(colon + 1).trim() });
  }
  startStatement(reader, at);
}

export function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text[at] ?? '')) at += 1;
  return at;
}

/** More than six letters written as escapes take up. */
const LONGEST_PREFIX = 80;

/** Also behind `<!--` and `-->`, which browsers skip, and with letters written as escapes. */
function isImport(text: string): boolean {
  let at = 0;
  for (;;) {
    if (text.startsWith('<!--', at)) at += 4;
    else if (text.startsWith('-->', at)) at += 3;
    else if (skipSpace(text, at) > at) at = skipSpace(text, at);
    else break;
  }
  return /^@import\b/i.test(unescapeCss(text.slice(at, at + LONGEST_PREFIX)));
}

export function unescapeCss(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_all, hex: string, char: string) => {
    if (char !== undefined) return char;
    const code = Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
}
