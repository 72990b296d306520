// Which link is meant: "the second link", "last one", "the shop button", "instagram".
import type { Target } from './intent.ts';

const ORDINALS: Record<string, number> = {
  first: 1,
  '1st': 1,
  top: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  ninth: 9,
  '9th': 9,
  tenth: 10,
  '10th': 10,
  last: -1,
  bottom: -1,
  final: -1,
};

export function ordinal(word: string): number | undefined {
  return Object.hasOwn(ORDINALS, word) ? ORDINALS[word] : undefined;
}

/** From words such as "the second link" or "my shop link"; nothing when no link can be meant. */
export function targetOf(words: string): Target | undefined {
  const plain = words
    .replace(/['’]s\b/g, '')
    .replace(/\b(?:the|my|our|a|an|that|this|of|called|named|titled|labelled|to)\b/gi, ' ')
    .replace(/[,.!?;:()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const counted =
    /^(?:(\S+) (?:link|button|one|item|entry)|(?:link|button|number) (?:number |no |# ?)?(\d+)|(\S+))$/i.exec(
      plain,
    );
  const word = (counted?.[1] ?? counted?.[3] ?? '').toLowerCase();
  const nth = counted?.[2] ? Number(counted[2]) : ordinal(word);
  if (nth !== undefined) return { nth };
  const name = plain
    .replace(/\b(?:links?|buttons?|url|icon|entry)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return name ? { name } : undefined;
}
