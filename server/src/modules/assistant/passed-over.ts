// Parts of a message that no request covers and that ask for something which is not done: they are named in the reply.
import { classify } from './classification/classify.ts';
import { asksForWords } from './edits/asks-for-words.ts';
import type { Message, Span } from './reading/message.ts';
import { readMessage } from './reading/read-message.ts';
import type { TaggedMessage } from './tagging/labels.ts';

const LEAST_WORDS = 3;
const SURE = 0.6;
const JOINTS = /[.;!?\n]|(?<=\s)(?:and|und|et|y|e)(?=\s)/giu;

/** `today` as an ISO day. */
export function findPassedOver(
  { text, lang }: Message,
  { requests }: TaggedMessage,
  today: string,
): string[] {
  const slots = requests.flatMap((request) => [...request.slots]);
  const isUsed = (part: Span) =>
    slots.some((slot) => slot.start < part.end && slot.end > part.start);
  const isDeclined = (words: string) => {
    const { label, probability } = classify(readMessage(words, { lang, today }), null);
    return label.group === 'decline' && probability >= SURE;
  };
  return splitAtJoints(text)
    .filter(({ words }) => words.split(/\s+/).length >= LEAST_WORDS)
    .filter((part) => asksForWords(part.words) || (!isUsed(part) && isDeclined(part.words)))
    .map(({ words }) => words);
}

function splitAtJoints(text: string): { start: number; end: number; words: string }[] {
  const joints = [...text.matchAll(JOINTS)];
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  const ends = [...joints.map(({ index }) => index), text.length];
  return starts.map((start, at) => {
    const end = ends[at] ?? start;
    return { start, end, words: text.slice(start, end).trim() };
  });
}
