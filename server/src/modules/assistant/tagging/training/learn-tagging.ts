// Trains both chains. The slots are learned on requests as marked and as a model without the message finds them.
import { learnChain } from '../chain/learn.ts';
import { decodeChain } from '../chain/model.ts';
import { tagChain } from '../chain/tag-chain.ts';
import { type RequestKind, requestKinds, slotKinds } from '../labels.ts';
import { encodeModel } from '../model.ts';
import { type Example, rangeOf, toSlotSequence } from './examples.ts';

export type TrainingOptions = {
  epochs: number;
  /** Parts of the messages of which each is tagged by a model of the others. */
  folds: number;
  /** Variants of every message. */
  copies: number;
};
export const fullTraining: TrainingOptions = { epochs: 5, folds: 2, copies: 1 };

const REQUEST_WEIGHTS = 140_000;
const SLOT_WEIGHTS = 140_000;

export function learnTagging(
  examples: readonly Example[],
  { epochs, folds }: Omit<TrainingOptions, 'copies'>,
): Uint8Array {
  const requests = learnRequests(examples, epochs, REQUEST_WEIGHTS);
  const found = findRequests(examples, folds, Math.ceil(epochs / 2));
  const sequences = examples.flatMap((example) => {
    if (example.marked.isSeed) return [];
    const marked = example.marked.requests.flatMap(
      (request) => rangeOf(example.tokenized, request) ?? [],
    );
    const other = (found.get(example) ?? []).filter(
      ({ kind, from, to }) =>
        !marked.some(
          (request) => request.kind === kind && request.from === from && request.to === to,
        ),
    );
    return [...marked, ...other].map((range) => toSlotSequence(example, range));
  });
  const slots = learnChain(sequences, { types: slotKinds.length, epochs, limit: SLOT_WEIGHTS });
  return encodeModel(requests, slots);
}

const learnRequests = (examples: readonly Example[], epochs: number, limit?: number) =>
  learnChain(
    examples.map(({ requests }) => requests),
    { types: requestKinds.length, epochs, ...(limit !== undefined && { limit }) },
  );

/** The requests of every message as found by a model that was trained on the others. */
function findRequests(examples: readonly Example[], folds: number, epochs: number) {
  const found = new Map<Example, { kind: RequestKind; from: number; to: number }[]>();
  const foldOf = foldsOf(examples, folds);
  for (let fold = 0; fold < folds; fold += 1) {
    const isOut = (example: Example) => foldOf.get(example.marked.author) === fold;
    const rest = examples.filter((example) => !isOut(example));
    const { chain } = decodeChain(learnRequests(rest, epochs));
    for (const example of examples.filter(isOut)) {
      const segments = tagChain(chain, example.requests.tokens);
      found.set(
        example,
        segments.map((segment) => ({
          ...segment,
          kind: requestKinds[segment.type] as RequestKind,
        })),
      );
    }
  }
  return found;
}

/** Whole authors, so that what they have in common does not help. */
function foldsOf(examples: readonly Example[], folds: number): Map<string, number> {
  const authors = [...new Set(examples.map(({ marked }) => marked.author))].sort();
  return new Map(authors.map((author, index) => [author, index % folds]));
}
