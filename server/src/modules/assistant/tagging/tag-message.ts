// Finds the requests of a message and what matters in each, with a trained model.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Message, Span } from '../reading/message.ts';
import { type ChainTagging, type Segment, tagChain, tagChainInWays } from './chain/tag-chain.ts';
import { requestFeatures } from './features/features.ts';
import { slotFeatures } from './features/slot-features.ts';
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

const MOST_WAYS = 7;
/** Many ways differ in nothing but punctuation. */
const MOST_PATHS = 10;
const MOST_SLOT_WAYS = 3;
const MOST_SEGMENTS = 3;

type Given = { text: string; tokenized: TokenizedMessage; model: TaggingModel };

/** `page` is the page as it is before the message; null while nothing is made. */
export function tagMessage(
  message: Message,
  page: PageModel | null,
  model: TaggingModel = loadModel(),
): TaggedMessage {
  const given = { text: message.text, tokenized: tokenizeMessage(message, page), model };
  const [best, ...rest] = tagChainInWays(
    model.requests,
    requestFeatures(given.tokenized),
    MOST_PATHS,
  );
  if (best === undefined) return { requests: [] };
  const tagged = toMessage(given, best);
  const makesPage =
    page === null || tagged.requests.some(({ kind }) => kind === 'make' || kind === 'restart');
  const others = () => {
    const ways = [...otherSlots(given, best, tagged), ...rest.map((way) => toMessage(given, way))];
    const sorted = ways.sort((a, b) => (b.probability ?? 0) - (a.probability ?? 0));
    return distinct([tagged, ...sorted]).slice(1, MOST_WAYS);
  };
  return { ...tagged, others, ...(makesPage && { readings: readAsFacts(given) }) };
}

/** However the message was parted into requests: as one fact, and as one for each sentence. */
function readAsFacts(given: Given): TaggedSlot[][] {
  const { text, tokenized } = given;
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
  const read = (range: { from: number; to: number }) => {
    const features = slotFeatures(tokenized, { ...range, kind: 'fact' });
    return toSlots(given, range.from, tagChain(given.model.slots, features));
  };
  return [read({ from: 0, to: last }), ...(sentences.length > 1 ? [sentences.flatMap(read)] : [])];
}

/** The likeliest of those with the same requests. */
function distinct(ways: readonly TaggedMessage[]): TaggedMessage[] {
  const byRequests = new Map<string, TaggedMessage>();
  for (const way of ways) {
    const key = JSON.stringify(
      way.requests.map(({ kind, slots, start, end }) => [
        kind,
        slots.map(({ slot, text }) => [slot, text]),
        slots.length === 0 && [start, end],
      ]),
    );
    if (!byRequests.has(key)) byRequests.set(key, way);
  }
  return [...byRequests.values()];
}

/** The same requests with other slots in one of them. */
function otherSlots(
  given: Given,
  { segments, probability }: ChainTagging,
  tagged: TaggedMessage,
): TaggedMessage[] {
  return segments.slice(0, MOST_SEGMENTS).flatMap((segment) => {
    const [best, ...others] = tagSlots(given, segment, MOST_SLOT_WAYS);
    return others.map((other) => ({
      probability: (probability * other.probability) / Math.max(1e-9, best?.probability ?? 1),
      requests: tagged.requests.map((request) =>
        request.start === spanOf(given.tokenized, segment).start
          ? toRequest(given, segment, other.segments)
          : request,
      ),
    }));
  });
}

function toMessage(given: Given, { segments, probability }: ChainTagging): TaggedMessage {
  const requests = segments.map((segment) =>
    toRequest(given, segment, tagSlots(given, segment, 1)[0]?.segments ?? []),
  );
  return {
    probability,
    requests: requests.filter(({ start, end }) => HAS_CONTENT.test(given.text.slice(start, end))),
  };
}

function tagSlots({ tokenized, model }: Given, segment: Segment, most: number): ChainTagging[] {
  const kind = requestKinds[segment.type] as RequestKind;
  return tagChainInWays(model.slots, slotFeatures(tokenized, { ...segment, kind }), most);
}

function toRequest(given: Given, segment: Segment, slots: readonly Segment[]): TaggedRequest {
  return {
    kind: requestKinds[segment.type] as RequestKind,
    ...spanOf(given.tokenized, segment),
    probability: segment.probability,
    slots: toSlots(given, segment.from, slots),
  };
}

const toSlots = (
  { text, tokenized }: Given,
  from: number,
  slots: readonly Segment[],
): TaggedSlot[] =>
  slots.flatMap((slot) =>
    toSlot(text, tokenized, { ...slot, from: from + slot.from, to: from + slot.to }),
  );

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
