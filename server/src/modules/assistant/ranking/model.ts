// The trained ranking: one weight for every bucket of features, in eight bits.
import type { Candidate } from '../edits/candidate.ts';
import type { Scene } from '../edits/scene/scene.ts';
import { readModelModule } from '../model-module.ts';
import { BUCKETS, featuresOf, sceneFeatures } from './features.ts';
import { ENCODED_MODEL } from './model.generated.ts';

export type Weights = { readonly scale: number; readonly values: Int8Array };
export type Ranked = Candidate & { score: number; probability: number };

export function encodeModel(weights: Float32Array): Uint8Array {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
  const scale = largest / 127 || 1;
  const bytes = new Uint8Array(4 + BUCKETS);
  new DataView(bytes.buffer).setFloat32(0, scale, true);
  weights.forEach((weight, index) => {
    bytes[4 + index] = Math.round(weight / scale) & 0xff;
  });
  return bytes;
}

export function decodeModel(bytes: Uint8Array): Weights {
  const scale = new DataView(bytes.buffer, bytes.byteOffset, 4).getFloat32(0, true);
  return { scale, values: new Int8Array(bytes.buffer, bytes.byteOffset + 4, BUCKETS) };
}

let loaded: Weights | undefined;
export function loadModel(): Weights {
  loaded ??= decodeModel(readModelModule(ENCODED_MODEL));
  return loaded;
}

/** The likeliest first. */
export function rank(
  scene: Scene,
  candidates: readonly Candidate[],
  weights: Weights = loadModel(),
): Ranked[] {
  const words = sceneFeatures(scene);
  const scores = candidates.map((candidate) => {
    const buckets = featuresOf(scene, words, candidate);
    return (
      buckets.reduce((sum, bucket) => sum + (weights.values[bucket] as number), 0) * weights.scale
    );
  });
  const most = Math.max(...scores);
  const total = scores.reduce((sum, score) => sum + Math.exp(score - most), 0);
  return candidates
    .map((candidate, index) => {
      const score = scores[index] as number;
      return { ...candidate, score, probability: Math.exp(score - most) / total };
    })
    .sort((a, b) => b.score - a.score);
}
