// Trains a chain as a conditional random field, with AdaGrad. The same sequences give the same weights.
import { createRandom, type Random } from '../../ranking/random.ts';
import { buildLattice, type Lattice } from './inference.ts';
import { BUCKETS, encodeChain, type TrainedWeight } from './model.ts';
import { createStates, START, type States, statesOfLabels } from './states.ts';

/** Buckets of the features of every token, and the label of each. */
export type Sequence = { tokens: readonly Int32Array[]; labels: ArrayLike<number> };

export type LearningOptions = {
  types: number;
  epochs: number;
  /** How many weights the model keeps; all by default. */
  limit?: number;
  /** Sequences that a feature has to occur in. */
  leastCount?: number;
};

const RATE = 0.12;
const DECAY = 3e-5;
const SMALLEST = 2e-3;
/** With the weights that are kept. */
const LAST_EPOCHS = 2;
/** Share of the features that a token is learned without, so that none is relied on alone. */
const DROPPED = 0.5;

type Learner = {
  states: States;
  /** Row of every bucket; 0 for those too rare. */
  rowOf: Int32Array;
  /** Sequences that each row occurs in. */
  counts: Float32Array;
  /** Labels of the weights that are kept, by row, once they are chosen. */
  kept?: readonly Int32Array[];
  weights: Float32Array;
  squares: Float32Array;
  transitions: Float32Array;
  stepSquares: Float32Array;
  /** exp of the transitions. */
  steps: Float64Array;
  /** Of the transitions; all 0 between two sequences. */
  gradients: Float64Array;
};

export function learnChain(sequences: readonly Sequence[], options: LearningOptions): Uint8Array {
  const learner = createLearner(sequences, options);
  const random = createRandom(11);
  const order = sequences.map((_, index) => index).filter((i) => sequences[i]?.tokens.length);
  const runEpochs = (count: number) => {
    for (let epoch = 0; epoch < count; epoch += 1) {
      shuffle(order, random.next);
      for (const index of order) learn(learner, sequences[index] as Sequence, random);
    }
  };
  runEpochs(options.epochs);
  if (options.limit !== undefined) {
    keepWeights(learner, options.limit);
    // What was lost with the others is made good by those that stay.
    runEpochs(LAST_EPOCHS);
  }
  return encodeChain(options.types, learner.transitions, weightsOf(learner));
}

/** Keeps the weights that change most of what is tagged: large ones of frequent features. */
function keepWeights(learner: Learner, limit: number): void {
  const { states, weights, counts } = learner;
  const effects = weights.map(
    (weight, at) => Math.abs(weight) * Math.sqrt(counts[Math.floor(at / states.labels)] as number),
  );
  const least = effects.toSorted()[Math.max(0, effects.length - limit)] as number;
  learner.kept = Array.from(counts, (_, row) => {
    const from = row * states.labels;
    const labels = [...weights.subarray(from, from + states.labels).keys()].filter((label) => {
      const effect = effects[from + label] as number;
      return effect > 0 && effect >= least;
    });
    return Int32Array.from(labels);
  });
  weights.forEach((_, at) => {
    if ((effects[at] as number) < least) weights[at] = 0;
  });
}

function createLearner(
  sequences: readonly Sequence[],
  { types, leastCount = 4 }: LearningOptions,
): Learner {
  const states = createStates(types);
  const counts = new Int32Array(BUCKETS);
  for (const { tokens } of sequences) {
    for (const bucket of new Set(tokens.flatMap((features) => [...features])))
      counts[bucket] = (counts[bucket] as number) + 1;
  }
  const rowOf = new Int32Array(BUCKETS);
  const rowCounts = [0];
  counts.forEach((count, bucket) => {
    if (count < leastCount) return;
    rowOf[bucket] = rowCounts.length;
    rowCounts.push(count);
  });
  const rows = rowCounts.length;
  return {
    states,
    rowOf,
    counts: Float32Array.from(rowCounts),
    weights: new Float32Array(rows * states.labels),
    squares: new Float32Array(rows * states.labels).fill(0.05),
    transitions: new Float32Array(states.count * states.count),
    stepSquares: new Float32Array(states.count * states.count).fill(0.05),
    steps: new Float64Array(states.count * states.count).fill(1),
    gradients: new Float64Array(states.count * states.count),
  };
}

function learn(learner: Learner, { tokens, labels }: Sequence, random: Random): void {
  const { states, rowOf, transitions } = learner;
  const rows = tokens.map((features) =>
    features.map((bucket) => (random.next() < DROPPED ? 0 : (rowOf[bucket] as number))),
  );
  const emissions = emissionsOfRows(learner, rows);
  const scores = { length: tokens.length, emissions, transitions };
  const lattice = buildLattice(states, scores, learner.steps);
  const right = statesOfLabels(states, labels);
  learnTransitions(learner, lattice, right);
  learnWeights(learner, lattice, rows, labels);
}

function emissionsOfRows(learner: Learner, rows: readonly Int32Array[]): Float64Array {
  const { weights, kept, states } = learner;
  const emissions = new Float64Array(rows.length * states.labels);
  const all = Int32Array.from({ length: states.labels }, (_, label) => label);
  rows.forEach((features, token) => {
    const base = token * states.labels;
    for (let index = 0; index < features.length; index += 1) {
      const row = features[index] as number;
      if (row === 0) continue;
      const from = row * states.labels;
      const labels = kept?.[row] ?? all;
      for (let at = 0; at < labels.length; at += 1) {
        const label = labels[at] as number;
        emissions[base + label] =
          (emissions[base + label] as number) + (weights[from + label] as number);
      }
    }
  });
  return emissions;
}

function learnWeights(
  { states, weights, squares, kept }: Learner,
  { forward, backward, length }: Lattice,
  rows: readonly Int32Array[],
  labels: ArrayLike<number>,
): void {
  const gradients = new Float64Array(states.labels);
  for (let token = 0; token < length; token += 1) {
    gradients.fill(0);
    for (let state = 0; state < states.count; state += 1) {
      const at = token * states.count + state;
      const label = states.labelOf[state] as number;
      gradients[label] =
        (gradients[label] as number) + (forward[at] as number) * (backward[at] as number);
    }
    gradients[labels[token] as number] = (gradients[labels[token] as number] as number) - 1;
    const telling = [...gradients.keys()].filter(
      (label) => Math.abs(gradients[label] as number) >= SMALLEST,
    );
    for (const row of rows[token] as Int32Array) {
      if (row === 0) continue;
      for (const label of kept?.[row] ?? telling) {
        const gradient = gradients[label] as number;
        if (Math.abs(gradient) >= SMALLEST)
          step(weights, squares, row * states.labels + label, gradient);
      }
    }
  }
}

function step(weights: Float32Array, squares: Float32Array, at: number, gradient: number): void {
  const slope = gradient + DECAY * (weights[at] as number);
  const square = (squares[at] as number) + slope * slope;
  squares[at] = square;
  weights[at] = (weights[at] as number) - (RATE * slope) / Math.sqrt(square);
}

function learnTransitions(learner: Learner, lattice: Lattice, right: Int32Array): void {
  const { count } = learner.states;
  const { gradients, transitions, stepSquares, steps } = learner;
  const touched = new Set<number>();
  for (let token = 0; token < lattice.length; token += 1) {
    addExpected(learner, lattice, token, touched);
    const from = token === 0 ? START : (right[token - 1] as number);
    const cell = from * count + (right[token] as number);
    gradients[cell] = (gradients[cell] as number) - 1;
    touched.add(cell);
  }
  for (const cell of touched) {
    const gradient = gradients[cell] as number;
    gradients[cell] = 0;
    if (Math.abs(gradient) < SMALLEST) continue;
    step(transitions, stepSquares, cell, gradient);
    steps[cell] = Math.exp(transitions[cell] as number);
  }
}

/** How likely every transition to a token is. */
function addExpected(
  { states, gradients, steps }: Learner,
  { local, forward, backward, scales }: Lattice,
  token: number,
  touched: Set<number>,
): void {
  const { count, labels, labelOf, before } = states;
  const at = token * count;
  for (let to = 0; to < count; to += 1) {
    const value =
      ((local[token * labels + (labelOf[to] as number)] as number) *
        (backward[at + to] as number)) /
      (scales[token] as number);
    if (value < 1e-4) continue;
    const from = before[to] as Int32Array;
    for (let index = 0; index < from.length; index += 1) {
      const state = from[index] as number;
      const share = token === 0 ? Number(state === START) : (forward[at - count + state] as number);
      if (share < 1e-4) continue;
      const cell = state * count + to;
      gradients[cell] = (gradients[cell] as number) + share * (steps[cell] as number) * value;
      touched.add(cell);
    }
  }
}

function weightsOf({ states, rowOf, weights }: Learner): TrainedWeight[] {
  const found: TrainedWeight[] = [];
  rowOf.forEach((row, bucket) => {
    if (row === 0) return;
    for (let label = 0; label < states.labels; label += 1) {
      const weight = (weights[row * states.labels + label] as number) * (1 - DROPPED);
      if (Math.abs(weight) > 0.01) found.push({ bucket, label, weight });
    }
  });
  return found;
}

function shuffle(list: number[], next: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other] as number, list[index] as number];
  }
}
