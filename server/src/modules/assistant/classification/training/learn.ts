// Multinomial logistic regression over hashed features, with AdaGrad. Weights that matter little are removed in steps,
// and those that stay learn on after each: on questions of an author who was left out, 57 % of the articles were right
// instead of 49 % with as many weights removed at once (52 and 44 % before words shared with an article count).
import { createRandom } from '../../ranking/random.ts';
import { BUCKETS } from '../features.ts';
import {
  COLUMNS,
  encodeModel,
  groupColumns,
  softmax,
  type TrainedWeight,
  valueOfFeature,
} from '../model.ts';

export type Example = {
  buckets: Int32Array;
  /** Indexes of the labels of which any is right. */
  right: readonly number[];
};

const EPOCHS = 12;
/** After each removal. */
const EPOCHS_BETWEEN = 5;
const RATE = 0.5;
const DECAY = 1e-5;
/** Smaller ones change nothing. */
const LEAST_GRADIENT = 1e-4;
/** About 125 KB compressed. */
const MOST_WEIGHTS = 104_000;
/** How many weights stay, in shares of the most that are stored. */
const REMOVALS = [3, 1.5, 1];
/** How much it counts in how many messages a feature is. */
const WEIGHT_OF_COUNT = 0.25;

/** A row of each feature holds its weights of the columns that it still has. */
type Weights = {
  values: Float32Array;
  squares: Float32Array;
  /** By weight. */
  columns: Uint8Array;
  /** By feature: where its row begins; one more tells where the last one ends. */
  starts: Uint32Array;
};
type Row = { right: readonly number[]; features: Int32Array };

export function learn(examples: readonly Example[], epochs = EPOCHS): Uint8Array {
  const counts = countBuckets(examples);
  const buckets = bucketsOfMany(counts);
  const places = new Map([...buckets].map((bucket, place) => [bucket, place]));
  const rows = examples.map(({ buckets: own, right }) => ({
    right,
    features: Int32Array.from([...own].flatMap((bucket) => places.get(bucket) ?? [])),
  }));
  const random = createRandom(11);
  let weights = createWeights(buckets.length);
  const train = (times: number) => {
    for (let epoch = 0; epoch < times; epoch += 1) trainOnce(weights, rows, random.next);
  };
  train(epochs);
  for (const share of REMOVALS) {
    weights = remove(weights, (place) => counts[buckets[place] as number] as number, share);
    train(Math.min(epochs, EPOCHS_BETWEEN));
  }
  return encodeModel(listWeights(weights, buckets));
}

function createWeights(features: number): Weights {
  const size = features * COLUMNS;
  return {
    values: new Float32Array(size),
    squares: new Float32Array(size).fill(1e-2),
    columns: Uint8Array.from({ length: size }, (_, at) => at % COLUMNS),
    starts: Uint32Array.from({ length: features + 1 }, (_, place) => place * COLUMNS),
  };
}

function trainOnce(weights: Weights, rows: Row[], next: () => number): void {
  shuffle(rows, next);
  for (const { features, right } of rows) step(weights, features, right);
}

function countBuckets(examples: readonly Example[]): Uint32Array {
  const counts = new Uint32Array(BUCKETS);
  for (const { buckets } of examples)
    for (const bucket of buckets) counts[bucket] = (counts[bucket] as number) + 1;
  return counts;
}

/** Of features that more than one example has. */
const bucketsOfMany = (counts: Uint32Array): Uint32Array =>
  Uint32Array.from([...counts.keys()].filter((bucket) => (counts[bucket] as number) > 1));

/** All but the weights that matter most, for good. `share` is of the most that are stored. */
function remove(
  { values, squares, columns, starts }: Weights,
  countOf: (place: number) => number,
  share: number,
): Weights {
  const effects = new Float32Array(values.length);
  for (let place = 0; place + 1 < starts.length; place += 1) {
    const factor = countOf(place) ** WEIGHT_OF_COUNT;
    const end = starts[place + 1] as number;
    for (let at = starts[place] as number; at < end; at += 1)
      effects[at] = Math.abs(values[at] as number) * factor;
  }
  const most = Math.min(MOST_WEIGHTS * share, effects.length);
  const least = effects.toSorted().at(-most) ?? 0;
  const isKept = (_: number, at: number) => (effects[at] as number) >= least;
  let total = 0;
  const ends = Uint32Array.from(effects, (effect) => (total += Number(effect >= least)));
  return {
    values: values.filter(isKept),
    squares: squares.filter(isKept),
    columns: columns.filter(isKept),
    starts: starts.map((start) => (start === 0 ? 0 : (ends[start - 1] as number))),
  };
}

function step(
  { values, squares, columns, starts }: Weights,
  features: Int32Array,
  right: readonly number[],
): void {
  const value = valueOfFeature(features.length);
  const scores = new Float64Array(COLUMNS);
  for (const feature of features) {
    const end = starts[feature + 1] as number;
    for (let at = starts[feature] as number; at < end; at += 1) {
      const column = columns[at] as number;
      scores[column] = (scores[column] as number) + value * (values[at] as number);
    }
  }
  const gradients = gradientsOf(softmax(scores), right);
  for (const feature of features) {
    const end = starts[feature + 1] as number;
    for (let at = starts[feature] as number; at < end; at += 1) {
      const gradient = (gradients[columns[at] as number] as number) * value;
      if (Math.abs(gradient) < LEAST_GRADIENT) continue;
      const slope = gradient + DECAY * (values[at] as number);
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      values[at] = (values[at] as number) - (RATE * slope) / Math.sqrt(square);
    }
  }
}

/** By column. */
function gradientsOf(found: Float64Array, right: readonly number[]): Float64Array {
  const gradients = new Float64Array(COLUMNS);
  const rightTotal = right.reduce((sum, label) => sum + (found[label] as number), 1e-12);
  found.forEach((probability, label) => {
    const wanted = right.includes(label) ? probability / rightTotal : 0;
    const group = groupColumns[label] as number;
    gradients[label] = probability - wanted;
    gradients[group] = (gradients[group] as number) + probability - wanted;
  });
  return gradients;
}

function listWeights({ values, columns, starts }: Weights, buckets: Uint32Array): TrainedWeight[] {
  return [...buckets].flatMap((bucket, place) =>
    Array.from(values.subarray(starts[place], starts[place + 1]), (weight, offset) => ({
      bucket,
      column: columns[(starts[place] as number) + offset] as number,
      weight,
    })).filter(({ weight }) => weight !== 0),
  );
}

function shuffle<Value>(list: Value[], next: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other] as Value, list[index] as Value];
  }
}
