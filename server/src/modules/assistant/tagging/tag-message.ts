// Finds the requests of a message and what matters in each, with a trained model.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Message, Span } from '../reading/message.ts';
import { findSegments, type Segment } from './chain/find-segments.ts';
import { beginLabel, insideLabel } from './chain/states.ts';
import { featuresOf } from './features/features.ts';
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
import { type Reading, readTokens, scoreSlots } from './network/network.ts';

export type Tagger = (message: Message, page: PageModel | null) => TaggedMessage;

/** Letters, digits or emoji. */
const HAS_CONTENT = /[\p{L}\p{N}\p{S}]/u;
/** The network learned from messages in Latin script alone. */
const HAS_LATIN = /\p{Script=Latin}/u;

/** A message as the network read it. */
type Read = {
  text: string;
  tokenized: TokenizedMessage;
  model: TaggingModel;
  reading: Reading;
};

/** `page` is the page as it is before the message; null while nothing is made. */
export function tagMessage(
  message: Message,
  page: PageModel | null,
  model: TaggingModel = loadModel(),
): TaggedMessage {
  const { text } = message;
  if (page && !HAS_LATIN.test(text)) return { requests: [] };
  const tokenized = tokenizeMessage(message, page);
  const reading = readTokens(model, featuresOf(tokenized));
  const read: Read = { text, tokenized, model, reading };
  const segments = findSegments(model.requests, reading.emissions);
  const slots = findSlots(read, segments);
  const requests = segments.map(
    (segment, index): TaggedRequest => ({
      kind: requestKinds[segment.type] as RequestKind,
      ...spanOf(tokenized, segment),
      probability: segment.probability,
      slots: slots[index] ?? [],
    }),
  );
  const makesPage =
    page === null || requests.some(({ kind }) => kind === 'make' || kind === 'restart');
  return {
    requests: requests.filter(({ start, end }) => HAS_CONTENT.test(text.slice(start, end))),
    ...(makesPage && { readings: readAsFacts(read) }),
  };
}

type Range = Pick<Segment, 'type' | 'from' | 'to'>;

/** The slots within each range. */
function findSlots({ text, tokenized, model, reading }: Read, ranges: readonly Range[]) {
  if (ranges.length === 0) return [];
  const { states } = model.requests;
  const labels = new Int32Array(reading.length);
  for (const { type, from, to } of ranges) {
    labels.fill(insideLabel(states.types, type), from, to + 1);
    labels[from] = beginLabel(type);
  }
  const emissions = scoreSlots(model, reading, labels);
  const width = model.slots.states.labels;
  return ranges.map(({ from, to }): TaggedSlot[] =>
    findSegments(model.slots, emissions.subarray(from * width, (to + 1) * width)).flatMap((slot) =>
      toSlot(text, tokenized, { ...slot, from: from + slot.from, to: from + slot.to }),
    ),
  );
}

/** However the message was parted into requests: as one fact, and as one for each sentence. */
function readAsFacts(read: Read): TaggedSlot[][] {
  const { text, tokenized } = read;
  const { tokens } = tokenized;
  const type = requestKinds.indexOf('fact');
  const sentences: Range[] = [];
  tokens.forEach(({ sentence }, index) => {
    const current = sentences.at(-1);
    const previous = text.slice(0, tokens[index]?.start);
    const isSame = tokens[index - 1]?.sentence === sentence || ABBREVIATED.test(previous);
    if (current && isSame) current.to = index;
    else sentences.push({ type, from: index, to: index });
  });
  const whole = { type, from: 0, to: tokens.length - 1 };
  return (sentences.length > 1 ? [[whole], sentences] : [[whole]]).map((ranges) =>
    findSlots(read, ranges).flat(),
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

/** Without punctuation at its edges, up to a closing bracket that was opened before it. */
function trim(text: string, { start, end }: Span): Span {
  let from = start;
  const [own = ''] = /^(?:[^()]|\([^()]*(?:\)|$))*/.exec(text.slice(start, end)) ?? [];
  let to = own === '' ? end : start + own.length;
  while (from < to && LEADING.includes(text.charAt(from)) && !isNumberAt(text, from + 1)) from += 1;
  while (to > from && TRAILING.includes(text.charAt(to - 1))) to -= 1;
  return { start: from, end: to };
}

const isNumberAt = (text: string, index: number) => /^\d/.test(text.charAt(index));
