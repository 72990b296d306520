// The rules of minified CSS with the color scheme they are for. Other conditions than the color scheme are left
// out; layers and feature queries are not.

export type ColorScheme = 'light' | 'dark';

export type CssRule = {
  /** Undefined: both. */
  scheme: ColorScheme | undefined;
  selectors: string[];
  /** The declarations as written. */
  body: string;
};

/** Deeper rules are left out. */
const MAX_DEPTH = 8;
const SCHEME_QUERY = /^@media\s*\(prefers-color-scheme:\s*(light|dark)\)$/i;
const TRANSPARENT = /^@(?:layer|supports)\b/i;

type Block = { prelude: string; start: number; children: Block[]; end: number };

export function readRules(css: string): CssRule[] {
  return rulesIn(css, readBlocks(css), undefined);
}

function rulesIn(
  css: string,
  blocks: readonly Block[],
  scheme: ColorScheme | undefined,
): CssRule[] {
  return blocks.flatMap((block) => {
    const { prelude, start, children, end } = block;
    if (!prelude.startsWith('@')) {
      const selectors = prelude.split(',').map((selector) => selector.trim());
      const body = css.slice(start, children[0]?.start ?? end);
      return [{ scheme, selectors, body }];
    }
    const condition = SCHEME_QUERY.exec(prelude)?.[1]?.toLowerCase() as ColorScheme | undefined;
    if (condition) return rulesIn(css, children, condition);
    return TRANSPARENT.test(prelude) ? rulesIn(css, children, scheme) : [];
  });
}

/** The blocks in braces, without those in strings and comments. */
function readBlocks(css: string): Block[] {
  const root: Block = { prelude: '', start: 0, children: [], end: css.length };
  const open: Block[] = [root];
  let depth = 0;
  let preludeStart = 0;
  const sign = /["'{};]|\/\*/g;
  for (let match = sign.exec(css); match; match = sign.exec(css)) {
    const [token] = match;
    sign.lastIndex = endOfToken(css, token, match.index);
    if (token === '{') {
      const prelude = css.slice(preludeStart, match.index).trim();
      const block: Block = { prelude, start: sign.lastIndex, children: [], end: css.length };
      if (depth < MAX_DEPTH) open.at(-1)?.children.push(block);
      if (depth < MAX_DEPTH) open.push(block);
      depth += 1;
    } else if (token === '}' && depth > 0) {
      depth -= 1;
      const block = depth < MAX_DEPTH ? open.pop() : undefined;
      if (block) block.end = match.index;
    }
    if (token !== '"' && token !== "'") preludeStart = sign.lastIndex;
  }
  return root.children;
}

/** Of strings and comments the place behind them. */
function endOfToken(css: string, token: string, start: number): number {
  const inside = start + token.length;
  if (token === '/*') {
    const end = css.indexOf('*/', inside);
    return end < 0 ? css.length : end + 2;
  }
  if (token !== '"' && token !== "'") return inside;
  for (let at = inside; at < css.length; at += 1) {
    if (css[at] === '\\') at += 1;
    else if (css[at] === token || css[at] === '\n') return at + 1;
  }
  return css.length;
}
