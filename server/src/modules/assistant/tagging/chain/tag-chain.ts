// Applies a trained chain to a sequence.
import { buildLattice, expOf, findBestLabels, segmentProbability } from './inference.ts';
import { type Chain, emissionsOf } from './model.ts';

/** Indexes of tokens; `to` is the last. */
export type Segment = { type: number; from: number; to: number; probability: number };

const steps = new WeakMap<Chain, Float64Array>();

export function tagChain(chain: Chain, tokens: readonly Int32Array[]): Segment[] {
  if (tokens.length === 0) return [];
  const { states, transitions } = chain;
  const scores = { length: tokens.length, emissions: emissionsOf(chain, tokens), transitions };
  const labels = findBestLabels(states, scores);
  const step = steps.get(chain) ?? expOf(transitions);
  steps.set(chain, step);
  const segments = segmentsOf(labels, states.types);
  if (segments.length === 0) return [];
  const lattice = buildLattice(states, scores, step);
  return segments.map((segment) => ({
    ...segment,
    probability: segmentProbability(states, lattice, segment),
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
