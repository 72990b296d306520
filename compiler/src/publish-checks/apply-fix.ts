// Puts the edit of a finding into the source it was found in.
import type { Replacement, SourceName } from './finding.ts';

type Fixable = {
  source?: SourceName | undefined;
  fix?: { replace?: Replacement | undefined } | undefined;
};

/** Undefined when the finding has no edit or the edit does not fit the source. */
export function applyFix<S extends { jsx: string; css: string }>(
  content: S,
  { source, fix }: Fixable,
): S | undefined {
  const replace = fix?.replace;
  if (!replace || source === undefined) return undefined;
  const { start, end, text } = replace;
  const old = content[source];
  if (start < 0 || end < start || end > old.length) return undefined;
  return { ...content, [source]: old.slice(0, start) + text + old.slice(end) };
}
