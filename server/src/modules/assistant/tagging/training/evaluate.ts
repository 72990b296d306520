// How well a tagger finds what is marked: F1 of requests and slots by kind and exact bounds.
import type { Span } from '../../reading/message.ts';
import type { TaggedMessage } from '../labels.ts';
import type { TaggingModel } from '../model.ts';
import { tagMessage } from '../tag-message.ts';
import { type MarkedExample, pageOf, readExample } from './examples.ts';

export class Tally {
  right = 0;
  found = 0;
  marked = 0;

  get f1(): number {
    const sum = this.found + this.marked;
    return sum === 0 ? 0 : (2 * this.right) / sum;
  }
}

export type Evaluation = {
  messages: number;
  /** Messages with every request and slot as marked. */
  exact: number;
  requests: Tally;
  slots: Tally;
  byRequest: Map<string, Tally>;
  bySlot: Map<string, Tally>;
};

export const createEvaluation = (): Evaluation => ({
  messages: 0,
  exact: 0,
  requests: new Tally(),
  slots: new Tally(),
  byRequest: new Map(),
  bySlot: new Map(),
});

type Named = { name: string } & Span;

/** Punctuation at the edges of a mark does not count. */
const keyOf = (text: string, { name, start, end }: Named) => {
  const marked = text.slice(start, end);
  const lead = marked.length - marked.replace(/^[^\p{L}\p{N}\p{S}]+/u, '').length;
  const tail = marked.length - marked.replace(/[^\p{L}\p{N}\p{S}]+$/u, '').length;
  return `${name} ${start + lead} ${end - tail}`;
};

function count(
  text: string,
  found: readonly Named[],
  marked: readonly Named[],
  total: Tally,
  byName: Map<string, Tally>,
): boolean {
  const foundKeys = new Set(found.map((span) => keyOf(text, span)));
  const markedKeys = new Set(marked.map((span) => keyOf(text, span)));
  const add = (name: string, field: 'right' | 'found' | 'marked') => {
    const tally = byName.get(name) ?? new Tally();
    byName.set(name, tally);
    tally[field] += 1;
    total[field] += 1;
  };
  for (const key of foundKeys) add(key.split(' ')[0] as string, 'found');
  for (const key of markedKeys) {
    add(key.split(' ')[0] as string, 'marked');
    if (foundKeys.has(key)) add(key.split(' ')[0] as string, 'right');
  }
  return foundKeys.size === markedKeys.size && [...markedKeys].every((key) => foundKeys.has(key));
}

export function evaluateMessage(
  evaluation: Evaluation,
  marked: MarkedExample,
  tagged: TaggedMessage,
): boolean {
  const requestsOf = (list: readonly ({ kind: string } & Span)[]) =>
    list.map(({ kind, start, end }) => ({ name: kind, start, end }));
  const slotsOf = (list: readonly { slots: readonly ({ slot: string } & Span)[] }[]) =>
    list.flatMap(({ slots }) => slots.map(({ slot, start, end }) => ({ name: slot, start, end })));
  const { text } = marked;
  const { requests, byRequest, slots, bySlot } = evaluation;
  const isRequestRight = count(
    text,
    requestsOf(tagged.requests),
    requestsOf(marked.requests),
    requests,
    byRequest,
  );
  const isSlotRight = count(
    text,
    slotsOf(tagged.requests),
    slotsOf(marked.requests),
    slots,
    bySlot,
  );
  evaluation.messages += 1;
  if (isRequestRight && isSlotRight) evaluation.exact += 1;
  return isRequestRight && isSlotRight;
}

export const tagExample = (marked: MarkedExample, model: TaggingModel): TaggedMessage =>
  tagMessage(readExample(marked), pageOf(marked), model);
