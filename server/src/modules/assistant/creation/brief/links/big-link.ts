// The link that a message wants to stand out: "the twitch button should be the big one".
import type { Message } from '../../../reading/message.ts';
import { fold } from '../../../reading/words/text.ts';
import type { BriefLink } from '../../brief.ts';
import { platformIn } from './link-targets.ts';

const STANDS_OUT =
  /\b(?:(?:the )?big(?:gest)? (?:one|button|thing)|(?:be|make it|is) (?:the )?(?:big(?:gest)?|main|most important)|stands? out|highlighted|bigger than|der gro(?:ss|ß)e|am wichtigsten|hervorheb\w*|hervorgehoben|auffallen|le plus gros|le gros|mettre en avant|mis en avant|el (?:mas )?(?:grande|importante)|destaca\w*|o (?:maior|principal)|destaque|il piu (?:grande|importante)|in evidenza)\b/;

export function withBigLink(
  { text, clauses }: Message,
  links: readonly BriefLink[],
): readonly BriefLink[] {
  const clause = clauses
    .map(({ start, end }) => text.slice(start, end))
    .find((typed) => STANDS_OUT.test(fold(typed)) && !/https?:/.test(typed));
  const platform = clause && platformIn(clause);
  const words = fold(clause ?? '').split(/[^\p{L}\p{N}]+/u);
  const big = links.find((link) =>
    platform ? link.platform === platform.slug : link.title && words.includes(fold(link.title)),
  );
  return big === undefined
    ? links
    : links.map((link) => (link === big ? { ...link, isBig: true } : link));
}
