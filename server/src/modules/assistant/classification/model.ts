// The trained classifier as bytes: for every bucket of features the labels that it speaks for or against. A weight is a
// byte of which 63 levels are used: others would take more space compressed and be no better.
import { readModelModule } from '../model-module.ts';
import { BUCKETS } from './features.ts';
import { groups, labels } from './labels.ts';
import { ENCODED_MODEL } from './model.generated.ts';

export type Model = {
  scale: number;
  /** By bucket: where its weights begin, 0 without any. */
  rows: Int32Array;
  /** Of every row: how many weights, then column and weight in turn. */
  weights: Int8Array;
};

export type TrainedWeight = { bucket: number; column: number; weight: number };

const HEAD = 8;
/** To each side of 0. */
const LEVELS = 31;
/** A weight is of a label, or of all labels of a group. */
export const COLUMNS = labels.length + groups.length;
export const groupColumns: readonly number[] = labels.map(
  ({ group }) => labels.length + groups.indexOf(group),
);

/** Byte 0 of the weights is no row. */
const FIRST = 1;

export function encodeModel(weights: readonly TrainedWeight[]): Uint8Array {
  const most = weights.reduce((so, { weight }) => Math.max(so, Math.abs(weight)), 0);
  const scale = (most || 1) / LEVELS;
  const quantized = weights
    .map((one) => ({ ...one, weight: Math.round(one.weight / scale) }))
    .filter(({ weight }) => weight !== 0);
  const rows = [...Map.groupBy(quantized, ({ bucket }) => bucket)].sort(([a], [b]) => a - b);
  const bytes: number[] = [];
  let previous = 0;
  for (const [bucket, row] of rows) {
    writeNumber(bytes, bucket - previous);
    previous = bucket;
    bytes.push(row.length);
    for (const { column, weight } of row.toSorted((a, b) => a.column - b.column))
      bytes.push(column, weight & 0xff);
  }
  const head = new DataView(new ArrayBuffer(HEAD));
  head.setFloat32(0, scale, true);
  head.setUint32(4, rows.length, true);
  return Buffer.concat([new Uint8Array(head.buffer), Uint8Array.from(bytes)]);
}

/** Seven bits a byte, the lowest first. */
function writeNumber(bytes: number[], value: number): void {
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  bytes.push(rest);
}

export function decodeModel(bytes: Uint8Array): Model {
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  const weights = new Int8Array(bytes.subarray(HEAD - FIRST));
  const rows = new Int32Array(BUCKETS);
  let at = FIRST;
  let bucket = 0;
  for (let row = head.getUint32(4, true); row > 0; row -= 1) {
    for (let shift = 0; ; shift += 7) {
      const byte = (weights[at] as number) & 0xff;
      at += 1;
      bucket += (byte & 127) << shift;
      if (byte < 128) break;
    }
    rows[bucket] = at;
    at += 1 + 2 * (weights[at] as number);
  }
  return { scale: head.getFloat32(0, true), rows, weights };
}

let loaded: Model | undefined;
export function loadModel(): Model {
  loaded ??= decodeModel(readModelModule(ENCODED_MODEL));
  return loaded;
}

/** Every feature counts less, the more there are. */
export const valueOfFeature = (count: number): number => 1 / Math.sqrt(Math.max(1, count));

/** By label, with a sum of 1. */
export function probabilitiesOf(
  { rows, weights, scale }: Model,
  buckets: Int32Array,
): Float64Array {
  const scores = new Float64Array(COLUMNS);
  const value = scale * valueOfFeature(buckets.length);
  for (const bucket of buckets) {
    const row = rows[bucket] as number;
    if (row === 0) continue;
    const end = row + 1 + 2 * (weights[row] as number);
    for (let at = row + 1; at < end; at += 2) {
      const column = weights[at] as number;
      scores[column] = (scores[column] as number) + (weights[at + 1] as number) * value;
    }
  }
  return softmax(scores);
}

/** Of the scores of the columns. */
export function softmax(scores: Float64Array): Float64Array {
  const sums = Float64Array.from(
    groupColumns,
    (group, label) => (scores[label] as number) + (scores[group] as number),
  );
  const most = Math.max(...sums);
  const powers = sums.map((score) => Math.exp(score - most));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
