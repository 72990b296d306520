// Applies a trained chain to a sequence.
import { buildLattice, expOf, findBestPaths, logTotal, segmentProbability } from './inference.ts';
import { type Chain, emissionsOf } from './model.ts';

/** Indexes of tokens; `to` is the last. */
export type Segment = { type: number; from: number; to: number; probability: number };

const steps = new WeakMap<Chain, Float64Array>();

export type ChainTagging = { segments: Segment[]; probability: number };

export const tagChain = (chain: Chain, tokens: readonly Int32Array[]): Segment[] =>
  tagChainInWays(chain, tokens, 1)[0]?.segments ?? [];

/** In at most `most` ways, the likeliest first. */
export function tagChainInWays(
  chain: Chain,
  tokens: readonly Int32Array[],
  most: number,
): ChainTagging[] {
  if (tokens.length === 0) return [{ segments: [], probability: 1 }];
  const { states, transitions } = chain;
  const scores = { length: tokens.length, emissions: emissionsOf(chain, tokens), transitions };
  const step = steps.get(chain) ?? expOf(transitions);
  steps.set(chain, step);
  const lattice = buildLattice(states, scores, step);
  const total = logTotal(states, scores, lattice);
  return findBestPaths(states, scores, most).map(({ labels, score }) => ({
    probability: Math.min(1, Math.exp(score - total)),
    segments: segmentsOf(labels, states.types).map((segment) => ({
      ...segment,
      probability: segmentProbability(states, lattice, segment),
    })),
  }));
}

function segmentsOf(labels: Int32Array, types: number): Omit<Segment, 'probability'>[] {
  const segments: { type: number; from: number; to: number }[] = [];
  labels.forEach((label, index) => {
    const last = segments.at(-1);
    if (label > types && last) last.to = index;
    else if (label > 0) segments.push({ type: label - 1, from: index, to: index });
  });
  return segments;
}
