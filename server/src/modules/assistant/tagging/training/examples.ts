// Marked messages as examples that the network learns from.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Span } from '../../reading/message.ts';
import { readMessage } from '../../reading/read-message.ts';
import { beginLabel, insideLabel } from '../chain/states.ts';
import { featuresOf } from '../features/features.ts';
import { type TaggingToken, tokenizeMessage } from '../features/tokens.ts';
import { requestKinds, slotKinds } from '../labels.ts';
import type { MarkedMessage } from '../markup.ts';
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

/** What the network learns from: buckets of features and labels of every token. */
export type Example = {
  author: string;
  /** As its author wrote it, and with slots. */
  isMarked: boolean;
  tokens: number[][];
  requests: number[];
  /** Null where only the kinds of its requests are known. */
  slots: number[] | null;
};

export const pageOf = ({ page, model }: MarkedExample): PageModel | null =>
  model ?? (page === undefined ? null : (startPages.get(page) ?? null));

export const readExample = (marked: MarkedExample) =>
  readMessage(marked.text, { lang: marked.lang, today: '2026-11-22' });

/** `isVariant` says that it was not written like this. */
export function toExample(marked: MarkedExample, isVariant = false): Example {
  const tokenized = tokenizeMessage(readExample(marked), pageOf(marked));
  const { tokens } = tokenized;
  const { requests, isSeed = false, author } = marked;
  const slots = requests.flatMap((request) =>
    request.slots.map((slot) => ({ ...slot, type: slotKinds.indexOf(slot.slot) })),
  );
  const kinds = requests.map((one) => ({ ...one, type: requestKinds.indexOf(one.kind) }));
  return {
    author,
    isMarked: !isSeed && !isVariant,
    tokens: featuresOf(tokenized).map((features) => [...features]),
    requests: labelsOf(tokens, kinds, requestKinds.length),
    slots: isSeed ? null : labelsOf(tokens, slots, slotKinds.length),
  };
}

const isWithin = (token: Span, span: Span) => token.start < span.end && token.end > span.start;

function labelsOf(
  tokens: readonly TaggingToken[],
  segments: readonly (Span & { type: number })[],
  types: number,
): number[] {
  const labels = tokens.map(() => 0);
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
