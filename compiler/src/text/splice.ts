// Changes to a text as ranges and replacements: everything outside the ranges stays as it is.

export type Splice = { start: number; end: number; text: string };

export function splice(source: string, changes: readonly Splice[]): string {
  let result = source;
  // Last first, so that earlier offsets stay true.
  for (const { start, end, text } of [...changes].sort(
    (a, b) => b.start - a.start || b.end - a.end,
  )) {
    result = result.slice(0, start) + text + result.slice(end);
  }
  return result;
}

/** A whole line goes with its indentation and line end; a part of a line goes alone. */
export function removal(source: string, range: { start: number; end: number }): Splice {
  let lineStart = range.start;
  while (source[lineStart - 1] === ' ' || source[lineStart - 1] === '\t') lineStart -= 1;
  const after = /^[ \t]*(\r?\n|$)/.exec(source.slice(range.end));
  const alone = (lineStart === 0 || source[lineStart - 1] === '\n') && after !== null;
  return alone
    ? { start: lineStart, end: range.end + (after?.[0].length ?? 0), text: '' }
    : { ...range, text: '' };
}

export function indentAt(source: string, offset: number): string {
  const line = source.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(source.slice(line))?.[0] ?? '';
}

/** A block on its own lines before an offset, at the depth of what stands there. */
export function insertBefore(source: string, offset: number, block: string): Splice {
  const pad = indentAt(source, offset);
  const lines = block.split('\n').map((line, i) => (i === 0 || !line ? line : pad + line));
  return { start: offset, end: offset, text: `${lines.join('\n')}\n${pad}` };
}

export function insertAfter(source: string, offset: number, start: number, block: string): Splice {
  const pad = indentAt(source, start);
  const lines = block.split('\n').map((line) => (line ? pad + line : line));
  return { start: offset, end: offset, text: `\n${lines.join('\n')}` };
}
