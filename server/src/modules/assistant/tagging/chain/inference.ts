// Viterbi and forward-backward over the states of a chain.
import { START, type States } from './states.ts';

export type Scores = {
  length: number;
  /** One row of label scores for every token. */
  emissions: Float64Array;
  /** From state to state: `from * count + to`. */
  transitions: Float32Array | Float64Array;
};

/** The likeliest labels. */
export function findBestLabels(states: States, scores: Scores): Int32Array {
  const { count, labels, labelOf, before } = states;
  const { length, emissions, transitions } = scores;
  const origins = new Int32Array(length * count);
  let current = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  current[START] = 0;
  for (let token = 0; token < length; token += 1) {
    const next = new Float64Array(count);
    for (let to = 0; to < count; to += 1) {
      const from = before[to] as Int32Array;
      let best = Number.NEGATIVE_INFINITY;
      let origin = START;
      for (let index = 0; index < from.length; index += 1) {
        const state = from[index] as number;
        const score = (current[state] as number) + (transitions[state * count + to] as number);
        if (score > best) {
          best = score;
          origin = state;
        }
      }
      next[to] = best + (emissions[token * labels + (labelOf[to] as number)] as number);
      origins[token * count + to] = origin;
    }
    current = next;
  }
  const found = new Int32Array(length);
  let state = current.indexOf(Math.max(...current));
  for (let token = length - 1; token >= 0; token -= 1) {
    found[token] = labelOf[state] as number;
    state = origins[token * count + state] as number;
  }
  return found;
}

/** Probabilities, scaled so that `forward` sums to 1 at every token. */
export type Lattice = {
  length: number;
  /** exp of the transitions. */
  steps: Float64Array;
  /** exp of the emissions by token and label, the largest of a token being 1. */
  local: Float64Array;
  forward: Float64Array;
  backward: Float64Array;
  scales: Float64Array;
};

export const expOf = (values: Float32Array | Float64Array): Float64Array =>
  Float64Array.from(values, Math.exp);

export function buildLattice(
  states: States,
  { length, emissions }: Scores,
  steps: Float64Array,
): Lattice {
  const { count, labels } = states;
  const lattice: Lattice = {
    length,
    steps,
    local: new Float64Array(length * labels),
    forward: new Float64Array(length * count),
    backward: new Float64Array(length * count),
    scales: new Float64Array(length),
  };
  for (let token = 0; token < length; token += 1) {
    const row = emissions.subarray(token * labels, (token + 1) * labels);
    const most = Math.max(...row);
    for (let label = 0; label < labels; label += 1) {
      lattice.local[token * labels + label] = Math.exp((row[label] as number) - most);
    }
  }
  runForward(states, lattice);
  runBackward(states, lattice);
  return lattice;
}

function runForward(states: States, { length, steps, local, forward, scales }: Lattice): void {
  const { count, labels, labelOf, before } = states;
  for (let token = 0; token < length; token += 1) {
    const at = token * count;
    let total = 0;
    for (let to = 0; to < count; to += 1) {
      let sum = 0;
      if (token === 0) sum = isReachable(before[to]) ? (steps[START * count + to] as number) : 0;
      else {
        const from = before[to] as Int32Array;
        for (let index = 0; index < from.length; index += 1) {
          const state = from[index] as number;
          sum += (forward[at - count + state] as number) * (steps[state * count + to] as number);
        }
      }
      sum *= local[token * labels + (labelOf[to] as number)] as number;
      forward[at + to] = sum;
      total += sum;
    }
    scales[token] = total;
    for (let to = 0; to < count; to += 1) forward[at + to] = (forward[at + to] as number) / total;
  }
}

const isReachable = (before: Int32Array | undefined) => before?.[0] === START;

function runBackward(states: States, { length, steps, local, backward, scales }: Lattice): void {
  const { count, labels, labelOf, before } = states;
  backward.fill(1, (length - 1) * count);
  for (let token = length - 1; token > 0; token -= 1) {
    const at = token * count;
    for (let to = 0; to < count; to += 1) {
      const value =
        ((local[token * labels + (labelOf[to] as number)] as number) *
          (backward[at + to] as number)) /
        (scales[token] as number);
      if (value < 1e-12) continue;
      const from = before[to] as Int32Array;
      for (let index = 0; index < from.length; index += 1) {
        const state = from[index] as number;
        backward[at - count + state] =
          (backward[at - count + state] as number) + value * (steps[state * count + to] as number);
      }
    }
  }
}

/** That a segment begins at `from`, ends with `to` (the last token), and is of that type. */
export function segmentProbability(
  states: States,
  lattice: Lattice,
  { type, from, to }: { type: number; from: number; to: number },
): number {
  const { count, labels, labelOf, types } = states;
  const { steps, local, forward, backward, scales, length } = lattice;
  const inside = 1 + 2 * types + type;
  let state = 1 + types + type;
  let probability = forward[from * count + state] as number;
  const enter = (token: number) =>
    ((steps[state * count + inside] as number) *
      (local[token * labels + (labelOf[inside] as number)] as number)) /
    (scales[token] as number);
  for (let token = from + 1; token <= to; token += 1) {
    probability *= enter(token);
    state = inside;
  }
  const goesOn =
    to + 1 < length ? enter(to + 1) * (backward[(to + 1) * count + inside] as number) : 0;
  return Math.min(
    1,
    Math.max(0, probability * ((backward[to * count + state] as number) - goesOn)),
  );
}
