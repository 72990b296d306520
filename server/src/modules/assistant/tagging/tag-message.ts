// Finds the requests of a message and what matters in each, with a trained model.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Message, Span } from '../reading/message.ts';
import { type Segment, tagChain } from './chain/tag-chain.ts';
import { requestFeatures } from './features/features.ts';
import { type RequestRange, slotFeatures } from './features/slot-features.ts';
import { type TokenizedMessage, tokenizeMessage } from './features/tokens.ts';
import {
  type RequestKind,
  requestKinds,
  slotKinds,
  type TaggedMessage,
  type TaggedRequest,
  type TaggedSlot,
} from './labels.ts';
import { loadModel, type TaggingModel } from './model.ts';

export type Tagger = (message: Message, page: PageModel | null) => TaggedMessage;

/** Letters, digits or emoji. */
const HAS_CONTENT = /[\p{L}\p{N}\p{S}]/u;

/** `page` is the page as it is before the message; null while nothing is made. */
export function tagMessage(
  message: Message,
  page: PageModel | null,
  model: TaggingModel = loadModel(),
): TaggedMessage {
  const tokenized = tokenizeMessage(message, page);
  const segments = tagChain(model.requests, requestFeatures(tokenized));
  const requests = segments.map((segment) => toRequest(message.text, tokenized, segment, model));
  const makesPage =
    page === null || requests.some(({ kind }) => kind === 'make' || kind === 'restart');
  return {
    requests: requests.filter(({ start, end }) => HAS_CONTENT.test(message.text.slice(start, end))),
    ...(makesPage && { readings: readAsFacts(message.text, tokenized, model) }),
  };
}

/** However the message was parted into requests: as one fact, and as one for each sentence. */
function readAsFacts(
  text: string,
  tokenized: TokenizedMessage,
  model: TaggingModel,
): TaggedSlot[][] {
  const { tokens } = tokenized;
  const last = tokens.length - 1;
  const sentences: { from: number; to: number }[] = [];
  tokens.forEach(({ sentence }, index) => {
    const current = sentences.at(-1);
    const previous = text.slice(0, tokens[index]?.start);
    const isSame = tokens[index - 1]?.sentence === sentence || ABBREVIATED.test(previous);
    if (current && isSame) current.to = index;
    else sentences.push({ from: index, to: index });
  });
  const read = (range: { from: number; to: number }) =>
    readSlots(text, tokenized, { ...range, kind: 'fact' }, model);
  return [read({ from: 0, to: last }), ...(sentences.length > 1 ? [sentences.flatMap(read)] : [])];
}

function toRequest(
  text: string,
  tokenized: TokenizedMessage,
  segment: Segment,
  model: TaggingModel,
): TaggedRequest {
  const kind = requestKinds[segment.type] as RequestKind;
  return {
    kind,
    ...spanOf(tokenized, segment),
    probability: segment.probability,
    slots: readSlots(text, tokenized, { ...segment, kind }, model),
  };
}

function readSlots(
  text: string,
  tokenized: TokenizedMessage,
  range: RequestRange,
  model: TaggingModel,
): TaggedSlot[] {
  const { from } = range;
  return tagChain(model.slots, slotFeatures(tokenized, range)).flatMap((slot) =>
    toSlot(text, tokenized, { ...slot, from: from + slot.from, to: from + slot.to }),
  );
}

const spanOf = (
  { tokens }: TokenizedMessage,
  { from, to }: Pick<Segment, 'from' | 'to'>,
): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to]?.end ?? 0,
});

function toSlot(text: string, tokenized: TokenizedMessage, segment: Segment): TaggedSlot[] {
  const span = trim(text, spanOf(tokenized, segment));
  if (span.start >= span.end) return [];
  return [
    {
      slot: slotKinds[segment.type] as TaggedSlot['slot'],
      ...span,
      text: text.slice(span.start, span.end),
      probability: segment.probability,
    },
  ];
}

/** "Dr. Anand" is no end of a sentence. */
const ABBREVIATED = /\b(?:\p{Lu}\p{L}{0,3}|tel|ca|bzw|inkl|incl)\.\s*$/u;

const LEADING = ' \n,;:.!?)"\'-–—=>•*';
const TRAILING = ' \n,;:("\'-–—=>';

/** Without punctuation at its edges. */
function trim(text: string, { start, end }: Span): Span {
  let from = start;
  let to = end;
  while (from < to && LEADING.includes(text.charAt(from)) && !isNumberAt(text, from + 1)) from += 1;
  while (to > from && TRAILING.includes(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const isNumberAt = (text: string, index: number) => /^\d/.test(text.charAt(index));
