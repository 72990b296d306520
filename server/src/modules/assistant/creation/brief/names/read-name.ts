// Finds the name that a page is for; the likeliest of all that could be one.
import type { Message } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import { tokenize } from '../../../reading/words/tokens.ts';
import type { OccupationMatch } from '../../find-occupation.ts';
import type { Part } from '../text/parts.ts';
import { capitalized, hasPlainCase } from '../text/words.ts';
import type { NameMatch } from './context.ts';
import { afterOccupation, asPossessive } from './occupation-names.ts';
import { atTheBeginning } from './opening-names.ts';
import { afterPhrases, asCelebrated, asCouple } from './stated-names.ts';

export function readName(
  message: Message,
  parts: readonly Part[],
  occupations: readonly OccupationMatch[],
): NameMatch | undefined {
  const context = {
    message,
    parts,
    occupations,
    tokens: tokenize(message.text),
    isPlain: hasPlainCase(message.text),
  };
  const candidates = [
    ...afterPhrases(context),
    ...afterOccupation(context),
    ...asPossessive(context),
    ...asCouple(context),
    ...asCelebrated(context),
    ...atTheBeginning(context),
  ];
  const [best] = candidates.sort((a, b) => b.score - a.score || a.start - b.start);
  return best && { ...best, text: context.isPlain ? capitalized(best.text) : best.text };
}

/** Without capital letters of its own, as "ines.moreau" or "mara". */
export function nameOfAccount(fullName: string, username: string): string {
  const given = fullName.trim() || username.trim();
  const isHandle = !/\s/.test(given) && /^[a-z0-9._-]+$/.test(given);
  const spaced = isHandle ? given.replace(/[._-]+/g, ' ').trim() : given;
  return spaced === fold(spaced) ? capitalized(spaced) : spaced;
}
