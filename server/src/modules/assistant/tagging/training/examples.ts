// Marked messages as sequences that the chains learn from.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Span } from '../../reading/message.ts';
import { readMessage } from '../../reading/read-message.ts';
import type { Sequence } from '../chain/learn.ts';
import { beginLabel, insideLabel } from '../chain/states.ts';
import { requestFeatures } from '../features/features.ts';
import { type RequestRange, slotFeatures } from '../features/slot-features.ts';
import { type TaggingToken, type TokenizedMessage, tokenizeMessage } from '../features/tokens.ts';
import { requestKinds, slotKinds } from '../labels.ts';
import type { MarkedMessage, MarkedRequest } from '../markup.ts';
import { startPages } from './start-pages.ts';

export type MarkedExample = MarkedMessage & {
  lang: string;
  author: string;
  /** Id of a start page. */
  page?: string;
  /** Instead of a start page. */
  model?: PageModel;
  /** Of its requests only the kinds are known. */
  isSeed?: boolean;
};

export type Example = {
  marked: MarkedExample;
  tokenized: TokenizedMessage;
  requests: Sequence;
};

export const pageOf = ({ page, model }: MarkedExample): PageModel | null =>
  model ?? (page === undefined ? null : (startPages.get(page) ?? null));

export const readExample = (marked: MarkedExample) =>
  readMessage(marked.text, { lang: marked.lang, today: '2026-11-22' });

export function toExample(marked: MarkedExample): Example {
  const tokenized = tokenizeMessage(readExample(marked), pageOf(marked));
  const segments = marked.requests.map((request) => ({
    ...request,
    type: requestKinds.indexOf(request.kind),
  }));
  const labels = labelsOf(tokenized.tokens, segments, requestKinds.length);
  return { marked, tokenized, requests: { tokens: requestFeatures(tokenized), labels } };
}

/** The slots of one request, whose bounds may be those that a model found. */
export function toSlotSequence({ marked, tokenized }: Example, range: RequestRange): Sequence {
  const slots = marked.requests.flatMap((request) =>
    request.slots.map((slot) => ({ ...slot, type: slotKinds.indexOf(slot.slot) })),
  );
  const tokens = tokenized.tokens.slice(range.from, range.to + 1);
  return {
    tokens: slotFeatures(tokenized, range),
    labels: labelsOf(tokens, slots, slotKinds.length),
  };
}

export function rangeOf(
  { tokens }: TokenizedMessage,
  request: MarkedRequest,
): RequestRange | undefined {
  const inside = tokens.flatMap((token, index) => (isWithin(token, request) ? [index] : []));
  const [from] = inside;
  return from === undefined ? undefined : { kind: request.kind, from, to: inside.at(-1) ?? from };
}

const isWithin = (token: Span, span: Span) => token.start < span.end && token.end > span.start;

function labelsOf(
  tokens: readonly TaggingToken[],
  segments: readonly (Span & { type: number })[],
  types: number,
): Int32Array {
  const labels = new Int32Array(tokens.length);
  for (const segment of segments) {
    let isFirst = true;
    tokens.forEach((token, index) => {
      if (!isWithin(token, segment)) return;
      labels[index] = isFirst ? beginLabel(segment.type) : insideLabel(types, segment.type);
      isFirst = false;
    });
  }
  return labels;
}
