// Reads minified CSS as a tree of blocks and declarations, and prints it. Every character is read once; of what
// is not plainly well-formed nothing is read.

export type CssDeclaration = { kind: 'declaration'; name: string; value: string };
export type CssBlock = { kind: 'block'; prelude: string; children: CssNode[] };
/** An at-rule without a block. */
export type CssStatement = { kind: 'statement'; text: string };
export type CssNode = CssDeclaration | CssBlock | CssStatement;

const MAX_DEPTH = 32;
/** A fresh one, since it remembers where it was. */
const createToken = () => /[{};()[\]"'\\]|\/\*/g;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

type Reader = {
  css: string;
  /** Where the statement starts that is being read. */
  start: number;
  /** Blocks that are open, the root first. */
  open: CssNode[][];
  /** Closing brackets that the statement still needs. */
  brackets: string[];
};

/** Undefined for CSS with brackets or quotes that do not match, or nested too deeply. */
export function parseCssTree(css: string): CssNode[] | undefined {
  const root: CssNode[] = [];
  const reader: Reader = { css, start: 0, open: [root], brackets: [] };
  const token = createToken();
  for (let match = token.exec(css); match; match = token.exec(css)) {
    const end = readToken(reader, match[0], match.index);
    if (end === undefined) return undefined;
    token.lastIndex = end;
  }
  if (reader.open.length > 1 || reader.brackets.length > 0) return undefined;
  endStatement(reader, css.length);
  return root;
}

/** Where to go on; undefined where the CSS is not well-formed. */
function readToken(reader: Reader, token: string, at: number): number | undefined {
  const { css, open, brackets } = reader;
  const next = at + 1;
  if (token === '\\') return next + 1;
  if (token === '"' || token === "'") return endOfString(css, at);
  if (token === '/*') return endOfComment(css, at);
  const isInside = brackets.length > 0;
  if (token === '(' || token === '[' || (token === '{' && (isInside || isValue(reader, at)))) {
    brackets.push(CLOSING[token] as string);
    return next;
  }
  if (isInside) {
    if (token === ';') return next;
    return brackets.pop() === token ? next : undefined;
  }
  if (token === '{') return openBlock(reader, at) ? next : undefined;
  if (token !== ';' && token !== '}') return undefined;
  endStatement(reader, at);
  reader.start = next;
  if (token === '}') open.pop();
  return open.length > 0 ? next : undefined;
}

/** The value of a custom property may hold braces. */
function isValue({ css, start }: Reader, at: number): boolean {
  return /^\s*--[^{\s]*:/.test(css.slice(start, at));
}

function openBlock(reader: Reader, at: number): boolean {
  const { css, open } = reader;
  if (open.length > MAX_DEPTH) return false;
  const block: CssBlock = { kind: 'block', prelude: css.slice(reader.start, at), children: [] };
  open.at(-1)?.push(block);
  open.push(block.children);
  reader.start = at + 1;
  return true;
}

function endStatement({ css, start, open }: Reader, end: number): void {
  const text = css.slice(start, end).trim();
  const colon = text.indexOf(':');
  if (text === '') return;
  if (text.startsWith('@') || colon < 0) open.at(-1)?.push({ kind: 'statement', text });
  else {
    const name = text.slice(0, colon).trim();
    open.at(-1)?.push({ kind: 'declaration', name, value: text.slice(colon + 1) });
  }
}

function endOfString(css: string, start: number): number | undefined {
  const quote = css[start];
  for (let at = start + 1; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === quote) return at + 1;
    else if (css[at] === '\n') return undefined;
  }
  return undefined;
}

function endOfComment(css: string, start: number): number | undefined {
  const end = css.indexOf('*/', start + 2);
  return end < 0 ? undefined : end + 2;
}

export function printCssTree(nodes: readonly CssNode[]): string {
  return nodes
    .map((node, index) => {
      if (node.kind === 'block') return `${node.prelude}{${printCssTree(node.children)}}`;
      if (node.kind === 'statement') return `${node.text};`;
      const isLast = index === nodes.length - 1;
      return `${node.name}:${node.value}${isLast ? '' : ';'}`;
    })
    .join('');
}
