// Evaluates the arithmetic of `calc()` in a color: numbers of one unit, and the channels of the color that a
// relative color starts from.

export type CalcResult = { value: number; isPercentage: boolean };

const TOKEN =
  /\s*(?:((?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?)(%|deg)?|(calc(?=\()|[a-z]+)|([-+*/()]))/giy;

type Reader = { tokens: readonly string[]; at: number; values: ReadonlyMap<string, number> };

/** Undefined for anything but + - * / and brackets around numbers and the names in `values`. */
export function evaluateCalc(
  text: string,
  values: ReadonlyMap<string, number>,
): CalcResult | undefined {
  const tokens = tokenize(text);
  const reader: Reader = { tokens: tokens ?? [], at: 0, values };
  const value = sum(reader);
  if (value === undefined || !Number.isFinite(value) || reader.at < reader.tokens.length) {
    return undefined;
  }
  return { value, isPercentage: text.includes('%') };
}

function tokenize(text: string): string[] | undefined {
  const tokens: string[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, number, , name, sign] = match;
    end = match.index + whole.length;
    if (name !== 'calc') tokens.push(number ?? name ?? sign ?? '');
  }
  return text.slice(end).trim() === '' ? tokens : undefined;
}

function sum(reader: Reader): number | undefined {
  let total = product(reader);
  for (let sign = reader.tokens[reader.at]; sign === '+' || sign === '-'; ) {
    reader.at += 1;
    const next = product(reader);
    if (total === undefined || next === undefined) return undefined;
    total = sign === '+' ? total + next : total - next;
    sign = reader.tokens[reader.at];
  }
  return total;
}

function product(reader: Reader): number | undefined {
  let total = factor(reader);
  for (let sign = reader.tokens[reader.at]; sign === '*' || sign === '/'; ) {
    reader.at += 1;
    const next = factor(reader);
    if (total === undefined || next === undefined) return undefined;
    total = sign === '*' ? total * next : total / next;
    sign = reader.tokens[reader.at];
  }
  return total;
}

function factor(reader: Reader): number | undefined {
  const token = reader.tokens[reader.at] ?? '';
  reader.at += 1;
  if (token === '-' || token === '+') {
    const value = factor(reader);
    return value === undefined || token === '+' ? value : -value;
  }
  if (token === '(') {
    const value = sum(reader);
    const isClosed = reader.tokens[reader.at] === ')';
    reader.at += 1;
    return isClosed ? value : undefined;
  }
  return /^[\d.]/.test(token) ? Number(token) : reader.values.get(token.toLowerCase());
}
