// Decides which regular expressions may stay: linear ones, and polynomial ones whose input is short.
import type { Dynamic, Expression } from './collect.ts';

export type Analysis =
  | { readonly kind: 'linear' }
  | { readonly kind: 'polynomial'; readonly degree: number; readonly attack?: string }
  | { readonly kind: 'exponential'; readonly attack?: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** A polynomial expression whose input is bounded somewhere else than in its own line. */
export type Allowed = {
  readonly path: string;
  readonly source: string;
  /** The most characters that it sees. */
  readonly limit: number;
  /** The code that bounds them; the entry fails when it is gone. */
  readonly bound: { readonly path: string; readonly code: string };
  readonly reason: string;
};

/** A `RegExp(...)` call with text from elsewhere: what is analyzed in its place. `code` is a part of it. */
export type Representative = {
  readonly path: string;
  readonly code: string;
  readonly sources: readonly string[];
  readonly flags?: string;
  readonly reason: string;
};

/** The longest input of a polynomial expression, in characters. */
const LONGEST_INPUT = 1_000;
/** And the most steps: a cubic expression is bounded to 100 characters. */
const MOST_STEPS = LONGEST_INPUT ** 2;

export function listRepresentatives(
  dynamic: readonly Dynamic[],
  listed: readonly Representative[],
): { expressions: Expression[]; problems: string[] } {
  const expressions: Expression[] = [];
  const problems: string[] = [];
  for (const call of dynamic) {
    const entry = listed.find(
      (representative) =>
        representative.path === call.path && oneLine(call.code).includes(representative.code),
    );
    if (entry === undefined) {
      problems.push(
        `${call.path}:${call.line} text of ${oneLine(call.code)} is not known; list what stands for it`,
      );
      continue;
    }
    for (const source of entry.sources) {
      const { path, line } = call;
      expressions.push({ path, line, source, flags: entry.flags ?? '' });
    }
  }
  for (const { path, code } of listed) {
    if (!dynamic.some((call) => call.path === path && oneLine(call.code).includes(code)))
      problems.push(`${path} has no ${code} any more: remove its representative`);
  }
  return { expressions, problems };
}

export function checkExpressions(
  expressions: readonly Expression[],
  analysisFor: (expression: Expression) => Analysis,
  allowed: readonly Allowed[],
  readText: (path: string) => string | undefined,
): string[] {
  const used = new Set<Allowed>();
  const problems = expressions.flatMap((expression) => {
    const analysis = analysisFor(expression);
    if (analysis.kind === 'linear') return [];
    const at = `${expression.path}:${expression.line}`;
    const pattern = `/${expression.source}/${expression.flags}`;
    if (analysis.kind === 'unknown') return [`${at} unknown (${analysis.why}): ${pattern}`];
    const attack = analysis.attack === undefined ? '' : `, slow for ${analysis.attack}`;
    if (analysis.kind === 'exponential') return [`${at} exponential: ${pattern}${attack}`];
    const entry = allowed.find(
      ({ path, source }) => path === expression.path && source === expression.source,
    );
    if (entry !== undefined && expression.clippedTo === undefined) used.add(entry);
    const limit = expression.clippedTo ?? entry?.limit;
    if (limit === undefined) return [`${at} polynomial (${analysis.degree}): ${pattern}${attack}`];
    return limit <= LONGEST_INPUT && limit ** analysis.degree <= MOST_STEPS
      ? []
      : [`${at} polynomial (${analysis.degree}) on ${limit} characters: ${pattern}${attack}`];
  });
  return [...problems, ...allowed.flatMap((entry) => staleness(entry, used.has(entry), readText))];
}

function staleness(
  { path, source, bound }: Allowed,
  isUsed: boolean,
  readText: (path: string) => string | undefined,
): string[] {
  if (!isUsed) return [`${path}: the exception for /${source}/ is no longer needed`];
  return oneLine(readText(bound.path) ?? '').includes(oneLine(bound.code))
    ? []
    : [`${path}: what bounds /${source}/ is gone from ${bound.path}: ${bound.code}`];
}

function oneLine(code: string): string {
  return code.split(/\s/).filter(Boolean).join(' ');
}
