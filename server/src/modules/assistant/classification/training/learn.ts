// Multinomial logistic regression over hashed features, with AdaGrad.
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

const EPOCHS = 20;
const RATE = 0.5;
const DECAY = 1e-5;
/** About 190 KB. */
const MOST_WEIGHTS = 68_000;

type Weights = { values: Float32Array; squares: Float32Array };

export function learn(examples: readonly Example[], epochs = EPOCHS): Uint8Array {
  const places = placesOf(examples);
  const size = places.size * COLUMNS;
  const weights = { values: new Float32Array(size), squares: new Float32Array(size).fill(1e-2) };
  const rows = examples.map(({ buckets, right }) => ({
    right,
    features: Int32Array.from([...buckets].flatMap((bucket) => places.get(bucket) ?? [])),
  }));
  const random = createRandom(11);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(rows, random.next);
    for (const { features, right } of rows) step(weights, features, right);
  }
  return encodeModel(listWeights(weights, places), MOST_WEIGHTS);
}

/** Of features that more than one example has. */
function placesOf(examples: readonly Example[]): Map<number, number> {
  const counts = new Uint32Array(BUCKETS);
  for (const { buckets } of examples)
    for (const bucket of buckets) counts[bucket] = (counts[bucket] as number) + 1;
  const places = new Map<number, number>();
  counts.forEach((count, bucket) => {
    if (count > 1) places.set(bucket, places.size);
  });
  return places;
}

function step({ values, squares }: Weights, features: Int32Array, right: readonly number[]): void {
  const value = valueOfFeature(features.length);
  const scores = new Float64Array(COLUMNS);
  for (const feature of features) {
    for (let column = 0; column < COLUMNS; column += 1)
      scores[column] =
        (scores[column] as number) + value * (values[feature * COLUMNS + column] as number);
  }
  const gradients = gradientsOf(softmax(scores), right);
  gradients.forEach((full, column) => {
    const gradient = full * value;
    if (Math.abs(gradient) < 1e-4) return;
    for (const feature of features) {
      const at = feature * COLUMNS + column;
      const slope = gradient + DECAY * (values[at] as number);
      const square = (squares[at] as number) + slope * slope;
      squares[at] = square;
      values[at] = (values[at] as number) - (RATE * slope) / Math.sqrt(square);
    }
  });
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

function listWeights({ values }: Weights, places: Map<number, number>): TrainedWeight[] {
  return [...places].flatMap(([bucket, place]) =>
    Array.from({ length: COLUMNS }, (_, column) => ({
      bucket,
      column,
      weight: values[place * COLUMNS + column] as number,
    })).filter(({ weight }) => weight !== 0),
  );
}

function shuffle<Value>(list: Value[], next: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other] as Value, list[index] as Value];
  }
}
