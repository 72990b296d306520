// CSS as a list of declarations with their selectors and places, for rules that offer an edit.
// Reads what it can; what it cannot read has no declarations.

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

export function cssDeclarations(css: string): CssDeclaration[] {
  const found: CssDeclaration[] = [];
  const blocks: { head: string; isConditional: boolean }[] = [];
  let start = 0;
  let colon = -1;
  const restart = (at: number) => {
    start = at;
    colon = -1;
  };
  const endDeclaration = (end: number) => {
    const block = blocks.at(-1);
    if (colon >= 0 && block && !block.head.startsWith('@')) {
      found.push({
        ...declarationAt(css, start, colon, end),
        selector: block.head,
        isConditional: block.isConditional,
      });
    }
  };
  for (let at = 0; at < css.length; at += 1) {
    const char = css[at];
    if (char === '/' && css[at + 1] === '*') {
      const end = css.indexOf('*/', at + 2);
      const after = end < 0 ? css.length : end + 2;
      if (css.slice(start, at).trim() === '') restart(after);
      at = after - 1;
    } else if (char === '"' || char === "'") at = afterString(css, at);
    else if (char === '(') at = afterBracket(css, at);
    else if (char === ':' && colon < 0) colon = at;
    else if (char === '{') {
      const head = css
        .slice(start, at)
        .replace(/\/\*[\s\S]*?\*\//g, ' ')
        .trim();
      const outer = blocks.at(-1);
      if (blocks.length < MAX_DEPTH) {
        const isConditional = outer !== undefined || head.startsWith('@');
        blocks.push({ head: head.startsWith('@') ? '@' : head, isConditional });
      }
      restart(at + 1);
    } else if (char === '}') {
      endDeclaration(at);
      blocks.pop();
      restart(at + 1);
    } else if (char === ';') {
      endDeclaration(at);
      restart(at + 1);
    }
  }
  return found;
}

function declarationAt(css: string, from: number, colon: number, to: number) {
  const raw = css.slice(colon + 1, to);
  const value = raw.replace(/\s*!\s*important\s*$/i, '').trim();
  const start = colon + 1 + (raw.length - raw.trimStart().length);
  const property = css
    .slice(from, colon)
    .replace(/\/\*[\s\S]*?\*\//g, ' ')
    .trim();
  return {
    property: property.startsWith('--') ? property : property.toLowerCase(),
    value,
    start,
    end: start + value.length,
  };
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
