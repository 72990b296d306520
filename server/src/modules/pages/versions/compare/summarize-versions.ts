// One line about what each version changed. Runs in a worker process.
import type { PageContent } from '@vys/contract/pages/page-content';
import { clip } from '../../../../platform/formats/clip.ts';
import { describeDifference } from '../../../assistant/jobs.ts';
import { versionMessages } from '../../messages.ts';
import { createPageReader } from './read-difference.ts';

/** Further changes are counted. */
const limits = { parts: 3, names: 3 };
const MOST_CHARACTERS = 200;

export type SummarizeInput = {
  contents: readonly PageContent[];
  /** Indexes of two of them; `before` is null for the first version of a page. */
  pairs: readonly { before: number | null; after: number }[];
  lang: string;
};

/** One for each pair; null where nothing changed. */
export function summarizeVersions({ contents, pairs, lang }: SummarizeInput): (string | null)[] {
  const read = createPageReader();
  return pairs.map(({ before, after }) => {
    const [old, now] = [before === null ? undefined : contents[before], contents[after]];
    if (before === null) return versionMessages.created;
    if (!old || !now) return null;
    const { designs, codeLines, details } = read(old, now);
    const parts = [
      ...(designs ? describeDifference(designs.changes, { ...designs, lang }, limits) : []),
      ...details.map((field) => versionMessages.detail(field, now.metadata[field])),
      ...(codeLines === 0 ? [] : [versionMessages.code(codeLines)]),
    ];
    return parts.length === 0 ? null : clip(versionMessages.sentence(parts), MOST_CHARACTERS);
  });
}
