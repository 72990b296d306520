// Carries the difference of two texts over to a third, by lines: what a person changed in the third stays.

type Hunk = { start: number; old: string[]; new: string[] };

/** How many lines around a change say where it belongs, tried in turn. */
const CONTEXTS = [6, 3, 2, 1, 0];
/** Above it the comparison of all lines with all lines takes too long. */
const MAX_LINES = 5_000;

/** Undefined where a changed part does not stand in `current` exactly once. */
export function mergeText(before: string, after: string, current: string): string | undefined {
  if (before === after) return current;
  if (before === current) return after;
  const [old, now, lines] = [before, after, current].map((text) => text.split('\n'));
  if (!old || !now || !lines || Math.max(old.length, now.length) > MAX_LINES) return undefined;
  const places: { at: number; hunk: Hunk }[] = [];
  for (const hunk of hunksOf(old, now)) {
    const at = locate(lines, old, hunk);
    const last = places.at(-1);
    if (at === undefined || (last && at < last.at + last.hunk.old.length)) return undefined;
    places.push({ at, hunk });
  }
  return places
    .reduceRight(
      (merged, { at, hunk }) => merged.toSpliced(at, hunk.old.length, ...hunk.new),
      lines,
    )
    .join('\n');
}

/** How many lines differ, counting a changed line once; undefined for texts that are too long to compare. */
export function countChangedLines(before: string, after: string): number | undefined {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (Math.max(old.length, now.length) > MAX_LINES) return undefined;
  return hunksOf(old, now).reduce(
    (count, hunk) => count + Math.max(hunk.old.length, hunk.new.length),
    0,
  );
}

/** By the lines around it, on one side where the other was changed. */
function locate(lines: readonly string[], old: readonly string[], hunk: Hunk): number | undefined {
  const sides = CONTEXTS.flatMap((size) => [
    [size, size] as const,
    [size, 0] as const,
    [0, size] as const,
  ]);
  for (const [above, below] of sides) {
    const from = Math.max(0, hunk.start - above);
    const wanted = old.slice(from, hunk.start + hunk.old.length + below);
    if (wanted.every((line) => line.trim() === '')) continue;
    const found = lines.flatMap((_line, at) =>
      wanted.every((line, index) => lines[at + index] === line) ? [at + hunk.start - from] : [],
    );
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The longest common lines stay; what lies between them differs. */
function hunksOf(old: readonly string[], now: readonly string[]): Hunk[] {
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(old.length, now.length) - start &&
    old[old.length - 1 - end] === now[now.length - 1 - end]
  ) {
    end += 1;
  }
  const [a, b] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const lengths = commonLengths(a, b);
  const hunks: Hunk[] = [];
  let hunk: Hunk | undefined;
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      hunk = undefined;
      i += 1;
      j += 1;
      continue;
    }
    if (hunk === undefined) {
      hunk = { start: start + i, old: [], new: [] };
      hunks.push(hunk);
    }
    const dropsOld = (lengths[i + 1]?.[j] ?? -1) >= (lengths[i]?.[j + 1] ?? -1);
    if (i < a.length && (j >= b.length || dropsOld)) hunk.old.push(a[i++] ?? '');
    else hunk.new.push(b[j++] ?? '');
  }
  return hunks;
}

/** `[i][j]`: how many lines `a` from `i` and `b` from `j` have in common. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const [row, below] = [lengths[i], lengths[i + 1]] as [Uint16Array, Uint16Array];
    for (let j = b.length - 1; j >= 0; j -= 1) {
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
}
