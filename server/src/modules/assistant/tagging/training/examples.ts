// Marked messages as sequences that the chains learn from.
import type { PageModel } from '@vys/contract/page-model/page-model';
import type { Span } from '../../reading/message.ts';
import { readMessage } from '../../reading/read-message.ts';
import type { Sequence } from '../chain/learn.ts';
import { beginLabel, insideLabel } from '../chain/states.ts';
import { wishFeatures } from '../features/features.ts';
import { slotFeatures, type WishRange } from '../features/slot-features.ts';
import { type TaggingToken, type TokenizedMessage, tokenizeMessage } from '../features/tokens.ts';
import { slotKinds, wishKinds } from '../labels.ts';
import type { MarkedMessage, MarkedWish } from '../markup.ts';
import { startPages } from './start-pages.ts';

export type MarkedExample = MarkedMessage & {
  lang: string;
  author: string;
  /** Id of a start page. */
  page?: string;
  /** Instead of a start page. */
  model?: PageModel;
  /** Of its wishes only the kinds are known. */
  isSeed?: boolean;
};

export type Example = {
  marked: MarkedExample;
  tokenized: TokenizedMessage;
  wishes: Sequence;
};

export const pageOf = ({ page, model }: MarkedExample): PageModel | null =>
  model ?? (page === undefined ? null : (startPages.get(page) ?? null));

export const readExample = (marked: MarkedExample) =>
  readMessage(marked.text, { lang: marked.lang, today: '2026-11-22' });

export function toExample(marked: MarkedExample): Example {
  const tokenized = tokenizeMessage(readExample(marked), pageOf(marked));
  const segments = marked.wishes.map((wish) => ({ ...wish, type: wishKinds.indexOf(wish.kind) }));
  const labels = labelsOf(tokenized.tokens, segments, wishKinds.length);
  return { marked, tokenized, wishes: { tokens: wishFeatures(tokenized), labels } };
}

/** The slots of one wish, whose bounds may be those that a model found. */
export function toSlotSequence({ marked, tokenized }: Example, range: WishRange): Sequence {
  const slots = marked.wishes.flatMap((wish) =>
    wish.slots.map((slot) => ({ ...slot, type: slotKinds.indexOf(slot.slot) })),
  );
  const tokens = tokenized.tokens.slice(range.from, range.to + 1);
  return {
    tokens: slotFeatures(tokenized, range),
    labels: labelsOf(tokens, slots, slotKinds.length),
  };
}

export function rangeOf({ tokens }: TokenizedMessage, wish: MarkedWish): WishRange | undefined {
  const inside = tokens.flatMap((token, index) => (isWithin(token, wish) ? [index] : []));
  const [from] = inside;
  return from === undefined ? undefined : { kind: wish.kind, from, to: inside.at(-1) ?? from };
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
