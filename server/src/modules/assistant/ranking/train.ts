// Trains the ranking on labelled requests and writes its model. The same data gives the same bytes.
import { proposeAll } from '../edits/proposers/proposers.ts';
import { writeModelModule } from '../model-module.ts';
import { listExamples, type Row, sceneOf } from './examples.ts';
import { matches } from './expected.ts';
import { BUCKETS, featuresOf, sceneFeatures } from './features.ts';
import { encodeModel } from './model.ts';
import { createRandom } from './random.ts';

/** A module, so that the bundles of worker processes hold it. */
const modelFile = new URL('./model.generated.ts', import.meta.url);

export type Example = { candidates: readonly (readonly number[])[]; right: readonly boolean[] };

const EPOCHS = 6;
const RATE = 0.15;
const DECAY = 1e-4;

/** Undefined where no candidate is what was meant. */
export function toExample(row: Row): Example | undefined {
  const scene = sceneOf(row);
  const candidates = proposeAll(scene);
  const right = candidates.map((candidate) => matches(row.expected, candidate));
  if (!right.includes(true) || candidates.length < 2) return undefined;
  const words = sceneFeatures(scene);
  return { candidates: candidates.map((candidate) => featuresOf(scene, words, candidate)), right };
}

/** Softmax over the candidates of each request, with AdaGrad. */
export function train(examples: readonly Example[]): Float32Array {
  const weights = new Float32Array(BUCKETS);
  const squares = new Float32Array(BUCKETS).fill(1e-3);
  const random = createRandom(7);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random.next);
    for (const index of order) learn(weights, squares, examples[index] as Example);
  }
  return weights;
}

function learn(weights: Float32Array, squares: Float32Array, { candidates, right }: Example): void {
  const scores = candidates.map((buckets) =>
    buckets.reduce((sum, bucket) => sum + (weights[bucket] as number), 0),
  );
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const rightTotal = powers.reduce((sum, power, index) => sum + (right[index] ? power : 0), 0);
  candidates.forEach((buckets, index) => {
    const power = powers[index] as number;
    const wanted = right[index] ? power / rightTotal : 0;
    const gradient = power / total - wanted;
    if (Math.abs(gradient) < 1e-4) return;
    for (const bucket of buckets) {
      const slope = gradient + DECAY * (weights[bucket] as number);
      squares[bucket] = (squares[bucket] as number) + slope * slope;
      weights[bucket] =
        (weights[bucket] as number) - (RATE * slope) / Math.sqrt(squares[bucket] as number);
    }
  });
}

function shuffle(list: number[], next: () => number): void {
  for (let index = list.length - 1; index > 0; index -= 1) {
    const other = Math.floor(next() * (index + 1));
    [list[index], list[other]] = [list[other] as number, list[index] as number];
  }
}

export function trainModel(): Uint8Array {
  return encodeModel(train(listExamples().flatMap((row) => toExample(row) ?? [])));
}

if (import.meta.main) {
  const start = performance.now();
  const rows = listExamples();
  const examples = rows.map(toExample);
  const missing = rows.filter(
    (row, index) => examples[index] === undefined && !row.expected.startsWith('talk.none'),
  );
  const bytes = encodeModel(train(examples.filter((example) => example !== undefined)));
  writeModelModule(modelFile, bytes);
  process.stdout.write(
    `${rows.length} examples, ${missing.length} without a candidate, ${bytes.length} bytes, ${Math.round(performance.now() - start)} ms\n`,
  );
  if (process.argv.includes('--missing')) {
    for (const { lang, page, message, expected } of missing)
      process.stdout.write(`${lang} ${page} | ${message} => ${expected}\n`);
  }
}
