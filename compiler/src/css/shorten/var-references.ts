// Finds and replaces `var(--name, fallback)` in values.

export type VarReference = {
  name: string;
  fallback: string | undefined;
  start: number;
  end: number;
};

const createStart = () => /(?<![\w-])var\(\s*(--[\w-]+)\s*/gi;
const createSign = () => /\\[\s\S]|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[\s\S]|[^'\\])*'|[()]/g;

/** The outermost ones. Undefined where one is not written plainly. */
export function findVarReferences(value: string): VarReference[] | undefined {
  const references: VarReference[] = [];
  const opening = createStart();
  for (let match = opening.exec(value); match; match = opening.exec(value)) {
    const inside = opening.lastIndex;
    const close = findClose(value, inside);
    const sign = value[inside];
    if (close === undefined || (sign !== ',' && inside !== close)) return undefined;
    const fallback = sign === ',' ? value.slice(inside + 1, close) : undefined;
    references.push({ name: match[1] as string, fallback, start: match.index, end: close + 1 });
    opening.lastIndex = close + 1;
  }
  return references;
}

function findClose(value: string, start: number): number | undefined {
  let depth = 1;
  const sign = createSign();
  sign.lastIndex = start;
  for (let match = sign.exec(value); match; match = sign.exec(value)) {
    if (match[0] === '(') depth += 1;
    if (match[0] === ')') depth -= 1;
    if (depth === 0) return match.index;
  }
  return undefined;
}

/** Names that are read, also by fallbacks. */
export function readVarNames(value: string): string[] {
  return [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);
}

/**
 * With `text` in the place of each reference to `name`, in fallbacks too; without a text it is the fallback. What
 * stands beside it never grows together with it.
 */
export function replaceVar(value: string, name: string, text: string | undefined): string {
  let result = '';
  let from = 0;
  for (const reference of findVarReferences(value) ?? []) {
    const { start, end } = reference;
    const fallback = reference.fallback && replaceVar(reference.fallback, name, text);
    const by = reference.name === name ? (text ?? fallback?.trim()) : undefined;
    result += value.slice(from, start);
    if (by !== undefined) result += apart(value, start, end, by);
    else if (fallback === undefined) result += value.slice(start, end);
    else result += `var(${reference.name},${fallback})`;
    from = end;
  }
  return result + value.slice(from);
}

function apart(value: string, start: number, end: number, text: string): string {
  const before = /[\s(,/]/.test(value[start - 1] ?? ' ') ? '' : ' ';
  const after = /[\s),/]/.test(value[end] ?? ' ') ? '' : ' ';
  return `${before}${text}${after}`;
}
