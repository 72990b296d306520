// The network of the tagger (decision 064): two long short-term memories that read a message in both directions. The
// first finds requests; the second, which is told where they are, finds slots.

import type { States } from '../chain/states.ts';
import { type Lstm, runBothWays } from './lstm.ts';

/** Scores labels and, by the label before, sequences of them. */
export type Head = {
  states: States;
  /** By input, then label. */
  weights: Float32Array;
  bias: Float32Array;
  /** From state to state: `from * count + to`. */
  transitions: Float32Array;
};

export type TaggingModel = {
  sizes: { feature: number; hidden: number; label: number };
  /** Row of the embedding of each bucket of features. */
  rowOf: ReadonlyMap<number, number>;
  embeddings: { levels: Int8Array; step: number };
  first: { forward: Lstm; backward: Lstm };
  second: { forward: Lstm; backward: Lstm };
  /** Vectors of the labels of requests. */
  labels: Float32Array;
  requests: Head;
  slots: Head;
};

/** What is known of every token after the first reading. */
export type Reading = {
  length: number;
  known: Float32Array;
  /** Label scores of requests, one row for every token. */
  emissions: Float64Array;
};

/** `tokens` holds the buckets of the features of every token. */
export function readTokens(model: TaggingModel, tokens: readonly Int32Array[]): Reading {
  const { sizes, first, requests } = model;
  const { length } = tokens;
  const known = runBothWays(first, embed(model, tokens), sizes.feature);
  return { length, known, emissions: scoreLabels(requests, known, 2 * sizes.hidden) };
}

/** Label scores of slots, one row for every token, given the label of its request. */
export function scoreSlots(
  { sizes, second, labels, slots }: TaggingModel,
  { length, known }: Reading,
  requestLabels: ArrayLike<number>,
): Float64Array {
  const hidden = 2 * sizes.hidden;
  const width = hidden + sizes.label;
  const inputs = new Float32Array(length * width);
  for (let token = 0; token < length; token += 1) {
    const label = (requestLabels[token] as number) * sizes.label;
    inputs.set(known.subarray(token * hidden, (token + 1) * hidden), token * width);
    inputs.set(labels.subarray(label, label + sizes.label), token * width + hidden);
  }
  const more = runBothWays(second, inputs, width);
  for (let token = 0; token < length; token += 1) {
    for (let unit = 0; unit < hidden; unit += 1) {
      const at = token * width + unit;
      inputs[at] = (inputs[at] as number) + (more[token * hidden + unit] as number);
    }
  }
  return scoreLabels(slots, inputs, width);
}

function embed(
  { embeddings: { levels, step }, rowOf, sizes: { feature: size } }: TaggingModel,
  tokens: readonly Int32Array[],
): Float32Array {
  const vectors = new Float32Array(tokens.length * size);
  tokens.forEach((features, token) => {
    const at = token * size;
    for (const feature of features) {
      const row = rowOf.get(feature);
      if (row === undefined) continue;
      for (let unit = 0; unit < size; unit += 1) {
        vectors[at + unit] = (vectors[at + unit] as number) + (levels[row * size + unit] as number);
      }
    }
  });
  return vectors.map((sum) => Math.tanh(sum * step));
}

function scoreLabels(
  { states: { labels }, weights, bias }: Head,
  inputs: Float32Array,
  width: number,
): Float64Array {
  const length = inputs.length / width;
  const scores = new Float64Array(length * labels);
  for (let token = 0; token < length; token += 1) {
    const at = token * labels;
    scores.set(bias, at);
    for (let unit = 0; unit < width; unit += 1) {
      const input = inputs[token * width + unit] as number;
      const row = unit * labels;
      for (let label = 0; label < labels; label += 1) {
        scores[at + label] =
          (scores[at + label] as number) + input * (weights[row + label] as number);
      }
    }
  }
  return scores;
}
