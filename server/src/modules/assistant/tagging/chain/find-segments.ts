// The likeliest segments of a sequence, and how probable each is.
import type { Head } from '../network/network.ts';
import { buildLattice, expOf, findBestLabels, segmentProbability } from './inference.ts';

/** Indexes of tokens; `to` is the last. */
export type Segment = { type: number; from: number; to: number; probability: number };

const steps = new WeakMap<Head, Float64Array>();

/** `emissions` holds one row of label scores for every token. */
export function findSegments(head: Head, emissions: Float64Array): Segment[] {
  const { states, transitions } = head;
  const length = emissions.length / states.labels;
  if (length === 0) return [];
  const scores = { length, emissions, transitions };
  const segments = segmentsOf(findBestLabels(states, scores), states.types);
  if (segments.length === 0) return [];
  const step = steps.get(head) ?? expOf(transitions);
  steps.set(head, step);
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
