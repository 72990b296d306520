// Reads CSS into rules and declarations with their places. Comments, strings and brackets are stepped
// over, never looked into; what is broken is simply not found.

export type Declaration = { name: string; value: string; start: number; end: number };
export type Rule = {
  selector: string;
  /** Where the selector starts, and the places of the braces. */
  start: number;
  open: number;
  close: number;
  /** 0 outside of any @media and the like. */
  depth: number;
  declarations: Declaration[];
};

/** The offset behind a comment, a string or a bracketed part that starts here; else the same offset. */
function skip(css: string, at: number): number {
  const two = css.slice(at, at + 2);
  if (two === '/*') {
    const end = css.indexOf('*/', at + 2);
    return end < 0 ? css.length : end + 2;
  }
  const char = css[at];
  if (char === '"' || char === "'") {
    let end = at + 1;
    while (end < css.length && css[end] !== char) end += css[end] === '\\' ? 2 : 1;
    return Math.min(css.length, end + 1);
  }
  if (char === '(') {
    let end = at + 1;
    while (end < css.length && css[end] !== ')') {
      const next = skip(css, end);
      end = next > end ? next : end + 1;
    }
    return Math.min(css.length, end + 1);
  }
  return at;
}

const clean = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Where the text really begins, comments and space left out. */
function firstInk(css: string, from: number, to: number): number {
  let at = from;
  while (at < to) {
    if (/\s/.test(css[at] ?? '')) at += 1;
    else if (css.startsWith('/*', at)) at = skip(css, at);
    else break;
  }
  return at;
}

function declaration(css: string, from: number, to: number): Declaration | undefined {
  const start = firstInk(css, from, to);
  const colon = css.indexOf(':', start);
  if (colon < 0 || colon >= to) return undefined;
  const valueStart = firstInk(css, colon + 1, to);
  const valueEnd = valueStart + css.slice(valueStart, to).trimEnd().length;
  return {
    name: css.slice(start, colon).trim(),
    value: css.slice(valueStart, valueEnd),
    start: valueStart,
    end: valueEnd,
  };
}

export function scanRules(css: string): Rule[] {
  const rules: Rule[] = [];
  const open: Rule[] = [];
  let from = 0;
  let at = 0;
  const finish = (to: number) => {
    const found = declaration(css, from, to);
    if (found) open.at(-1)?.declarations.push(found);
  };
  while (at < css.length) {
    const past = skip(css, at);
    if (past > at) {
      at = past;
      continue;
    }
    const char = css[at];
    if (char === '{') {
      const start = firstInk(css, from, at);
      const rule = {
        selector: clean(css.slice(start, at)),
        start,
        open: at,
        close: css.length,
        depth: open.length,
        declarations: [],
      };
      rules.push(rule);
      open.push(rule);
    } else if (char === '}') {
      finish(at);
      const rule = open.pop();
      if (rule) rule.close = at;
    } else if (char === ';') finish(at);
    if (char === '{' || char === '}' || char === ';') from = at + 1;
    at += 1;
  }
  return rules;
}
