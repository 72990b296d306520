// A trained network from its bytes, as training/network.py writes them: sizes, distances between the buckets of
// features, then every matrix by name in alphabetical order: the distance between its levels, and its levels.
import { createStates } from '../chain/states.ts';
import type { Lstm } from './lstm.ts';
import type { Head, TaggingModel } from './network.ts';

const SIZES = 6;

export function decodeNetwork(bytes: Uint8Array): TaggingModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [requestKinds, slotKinds, features, feature, hidden, label] = Array.from(
    { length: SIZES },
    (_, index) => view.getUint32(index * 4, true),
  ) as [number, number, number, number, number, number];
  let at = SIZES * 4;
  const rowOf = new Map<number, number>();
  let bucket = 0;
  for (let row = 0; row < features; row += 1, at += 4) {
    bucket += view.getUint32(at, true);
    rowOf.set(bucket, row);
  }
  const levels = (count: number) => {
    const step = view.getFloat32(at, true);
    const start = at + 4;
    at = start + count;
    return { step, levels: new Int8Array(bytes.subarray(start, at)) };
  };
  const matrix = (count: number) => {
    const { step, levels: all } = levels(count);
    return Float32Array.from(all, (level) => level * step);
  };
  const lstm = (width: number): Lstm => ({
    bias: matrix(4 * hidden),
    input: matrix(width * 4 * hidden),
    state: matrix(hidden * 4 * hidden),
  });
  const pair = (width: number) => ({ backward: lstm(width), forward: lstm(width) });
  const head = (kinds: number, width: number): Head => {
    const states = createStates(kinds);
    return {
      states,
      bias: matrix(states.labels),
      transitions: matrix(states.count ** 2),
      weights: matrix(width * states.labels),
    };
  };
  const second = 2 * hidden + label;
  return {
    sizes: { feature, hidden, label },
    rowOf,
    embeddings: levels(features * feature),
    first: pair(feature),
    labels: matrix((1 + 2 * requestKinds) * label),
    requests: head(requestKinds, 2 * hidden),
    second: pair(second),
    slots: head(slotKinds, second),
  };
}
