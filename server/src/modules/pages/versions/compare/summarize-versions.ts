// One line about what each version changed. Runs in a worker process.
import type { Language } from '@vys/contract/language/languages';
import type { PageContent } from '@vys/contract/pages/page-content';
import { clip } from '../../../../platform/formats/clip.ts';
import { describeDifference } from '../../../assistant/jobs.ts';
import { messages } from '../../messages/index.ts';
import { describeOther, joinParts } from './describe-changes.ts';
import { createPageReader } from './read-difference.ts';

/** Further changes are counted. */
const limits = { parts: 3, names: 3 };
const MOST_CHARACTERS = 200;

export type SummarizeInput = {
  contents: readonly PageContent[];
  /** Indexes of two of them; `before` is null for the first version of a page. */
  pairs: readonly { before: number | null; after: number }[];
  language: Language;
};

/** One for each pair; null where nothing changed. */
export function summarizeVersions({
  contents,
  pairs,
  language,
}: SummarizeInput): (string | null)[] {
  const read = createPageReader();
  return pairs.map(({ before, after }) => {
    const [old, now] = [before === null ? undefined : contents[before], contents[after]];
    if (before === null) return messages[language].versions.created;
    if (!old || !now) return null;
    const { designs, ...other } = read(old, now);
    const said = designs && { ...designs, lang: language };
    const parts = [
      ...(said ? describeDifference(said.changes, said, limits) : []),
      ...describeOther(other, now, language),
    ];
    return parts.length === 0 ? null : clip(joinParts(parts, language), MOST_CHARACTERS);
  });
}
