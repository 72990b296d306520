// One thing that a request may mean: what would be done, and what speaks for it.
import type { HistoryOperation, Operation } from '@vys/contract/page-model/operations';
import type { Mention } from './scene/mentions.ts';
import type { Scene } from './scene/scene.ts';

export type Talk = 'answer' | 'thanks' | 'none' | 'clear' | 'yes' | 'no';

export type Candidate = {
  /** What the ranking knows it by. */
  label: string;
  operations: readonly Operation[];
  /** In place of operations on the page. */
  history?: HistoryOperation;
  talk?: Talk;
  /** Indexes of the words that it accounts for. */
  used: ReadonlySet<number>;
  /** From 0 to 1: how certain it is which part of the page is meant. */
  grounding: number;
  /** Names of what else speaks for it or against it. */
  features: readonly string[];
};

export type Proposer = (scene: Scene) => Candidate[];

type Evidence = {
  mentions?: readonly Mention[];
  words?: Iterable<number>;
  grounding?: number;
  features?: readonly string[];
};

export function candidate(
  label: string,
  operations: readonly Operation[],
  { mentions = [], words = [], grounding, features = [] }: Evidence,
): Candidate {
  const used = new Set([...words, ...mentions.flatMap((mention) => mention.words)]);
  const certain = grounding ?? Math.min(1, ...mentions.map(({ quality }) => quality));
  const ways = [...new Set(mentions.map(({ via }) => `via:${via}`))];
  return { label, operations, used, grounding: certain, features: [...features, ...ways] };
}

const destructive = new Set(['link.remove', 'section.remove', 'item.remove', 'profile.unset']);

/** Takes away what the creator would have to write again. */
export const isDestructive = ({ label, talk }: Pick<Candidate, 'label' | 'talk'>): boolean =>
  destructive.has(label) || talk === 'clear';
