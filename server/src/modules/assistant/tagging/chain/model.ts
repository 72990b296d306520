// A trained chain as bytes: for every bucket of features the labels that it speaks for or against, in few bits.
import { createStates, type States } from './states.ts';

export const BITS = 19;
export const BUCKETS = 1 << BITS;

const HEAD = 24;
/** To each side of 0: few enough that a model compresses well. */
const LEVELS = 24;
const STEP_LEVELS = 40;

export type Chain = {
  states: States;
  transitions: Float32Array;
  /** Of a weight: the square of what is kept, with its sign. */
  scale: number;
  /** By bucket: where its weights begin, 0 without any. */
  rows: Int32Array;
  /** Of every row: how many weights, then label and weight in turn. */
  weights: Int8Array;
};

export type TrainedWeight = { bucket: number; label: number; weight: number };

/** The levels lie closer together near 0, where most weights are. */
const quantize = (weight: number, scale: number) =>
  Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / scale));

const largestOf = (values: Iterable<number>) => {
  let most = 1e-6;
  for (const value of values) most = Math.max(most, Math.abs(value));
  return most;
};

export function encodeChain(
  types: number,
  transitions: Float32Array,
  kept: readonly TrainedWeight[],
): Uint8Array {
  const scale = largestOf(kept.map(({ weight }) => weight)) / LEVELS ** 2;
  const stepScale = largestOf(transitions) / STEP_LEVELS;
  const rows = Map.groupBy(
    kept.filter(({ weight }) => quantize(weight, scale) !== 0),
    ({ bucket }) => bucket,
  );
  const places: number[] = [];
  const labels: number[] = [];
  const weights: number[] = [];
  let previous = 0;
  for (const [bucket, row] of [...rows].sort(([a], [b]) => a - b)) {
    writeNumber(places, bucket - previous);
    previous = bucket;
    places.push(row.length);
    for (const { label, weight } of row.toSorted((a, b) => a.label - b.label)) {
      labels.push(label);
      weights.push(quantize(weight, scale) & 0xff);
    }
  }
  const head = new DataView(new ArrayBuffer(HEAD));
  [types, rows.size, places.length, labels.length].forEach((value, index) => {
    head.setUint32(index * 4, value, true);
  });
  head.setFloat32(16, scale, true);
  head.setFloat32(20, stepScale, true);
  const steps = Uint8Array.from(transitions, (weight) => Math.round(weight / stepScale) & 0xff);
  return Buffer.concat([
    new Uint8Array(head.buffer),
    steps,
    ...[places, labels, weights].map((list) => Uint8Array.from(list)),
  ]);
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

export function decodeChain(bytes: Uint8Array): { chain: Chain; length: number } {
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  const [types, rowCount, placeLength, weightCount] = [0, 4, 8, 12].map((at) =>
    head.getUint32(at, true),
  ) as [number, number, number, number];
  const states = createStates(types);
  const stepScale = head.getFloat32(20, true);
  const steps = new Int8Array(bytes.subarray(HEAD, HEAD + states.count ** 2));
  const places = HEAD + steps.length;
  const labels = places + placeLength;
  const length = labels + 2 * weightCount;
  const weights = new Int8Array(1 + rowCount + 2 * weightCount);
  const rows = new Int32Array(BUCKETS);
  let place = places;
  let label = labels;
  let at = 1;
  let bucket = 0;
  for (let row = 0; row < rowCount; row += 1) {
    for (let shift = 0; ; shift += 7) {
      const byte = bytes[place] as number;
      place += 1;
      bucket += (byte & 127) << shift;
      if (byte < 128) break;
    }
    rows[bucket] = at;
    const size = bytes[place] as number;
    place += 1;
    weights[at] = size;
    at += 1;
    for (let index = 0; index < size; index += 1) {
      weights[at] = bytes[label] as number;
      weights[at + 1] = bytes[label + weightCount] as number;
      label += 1;
      at += 2;
    }
  }
  const transitions = Float32Array.from(steps, (step) => step * stepScale);
  return {
    chain: { states, transitions, scale: head.getFloat32(16, true), rows, weights },
    length,
  };
}

/** Label scores of every token, whose features are buckets. */
export function emissionsOf(chain: Chain, tokens: readonly Int32Array[]): Float64Array {
  const { rows, weights, scale } = chain;
  const { labels } = chain.states;
  const emissions = new Float64Array(tokens.length * labels);
  tokens.forEach((features, token) => {
    const base = token * labels;
    for (let index = 0; index < features.length; index += 1) {
      const row = rows[features[index] as number] as number;
      if (row === 0) continue;
      const end = row + 1 + 2 * (weights[row] as number);
      for (let at = row + 1; at < end; at += 2) {
        const label = base + (weights[at] as number);
        const level = weights[at + 1] as number;
        emissions[label] = (emissions[label] as number) + level * Math.abs(level) * scale;
      }
    }
  });
  return emissions;
}
