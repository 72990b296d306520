// What the ranking sees of a candidate: the words of the request with its label, and how well it fits.
import type { Candidate } from '../edits/candidate.ts';
import { isMeaningful, type Scene } from '../edits/scene/scene.ts';

const BITS = 17;
export const BUCKETS = 1 << BITS;

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

const join = (a: number, b: number): number => {
  const mixed = Math.imul(a ^ Math.imul(b, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> (32 - BITS);
};

/** Hashes of what is the same for all candidates of a request. */
export function sceneFeatures(scene: Scene): number[] {
  const names = new Set(
    scene.mentions.filter(({ via }) => via === 'name').flatMap(({ words }) => words),
  );
  const shapes = scene.words.map((word, index) => {
    if (word.value !== undefined) return `<${word.value.kind}>`;
    return names.has(index) && word.concepts.size === 0 ? '<name>' : word.normal;
  });
  const concepts = scene.concepts.map(({ concept }) => concept.replace(/^(font|mood)\..*$/, '$1'));
  const found = [
    ...shapes.map((shape) => `w:${shape}`),
    ...shapes.slice(1).map((shape, index) => `b:${shapes[index]} ${shape}`),
    `first:${shapes[0]}`,
    `last:${shapes.at(-1)}`,
    ...concepts.map((concept) => `c:${concept}`),
    `c0:${concepts[0]}`,
    ...concepts.slice(1).map((concept, index) => `cc:${concepts[index]} ${concept}`),
    ...[...new Set(scene.values.map(({ kind }) => `v:${kind}`))],
    ...[...new Set(scene.mentions.map(({ target }) => `m:${target.kind}`))],
    `n:${Math.min(8, scene.words.length)}`,
    ...shapes.flatMap((shape, index) =>
      scene.words[index]?.concepts.size === 0 && !shape.startsWith('<') ? grams(shape) : [],
    ),
  ];
  return [...new Set(found)].map(hash);
}

function grams(word: string): string[] {
  const padded = `^${word}$`;
  return Array.from(
    { length: Math.max(0, padded.length - 3) },
    (_, index) => `g:${padded.slice(index, index + 4)}`,
  );
}

/** Buckets of the model. */
export function featuresOf(scene: Scene, words: readonly number[], candidate: Candidate): number[] {
  const label = hash(candidate.label);
  const any = hash('any');
  const fit = fitOf(scene, candidate).map(hash);
  const own = candidate.features.map((feature) => hash(`f:${feature}`));
  return [
    join(label, 0),
    ...words.map((word) => join(label, word)),
    ...fit.flatMap((feature) => [join(any, feature), join(label, feature)]),
    ...own.flatMap((feature) => [join(label, feature)]),
  ];
}

/** How much of the request a candidate accounts for, and how certain it is of what is meant. */
function fitOf(scene: Scene, { used, grounding, operations }: Candidate): string[] {
  const meaningful = scene.words.flatMap((word, index) => (isMeaningful(word) ? [index] : []));
  const unused = meaningful.filter((index) => !used.has(index));
  const values = unused.filter((index) => scene.words[index]?.value !== undefined);
  const share = meaningful.length === 0 ? 1 : 1 - unused.length / meaningful.length;
  return [
    `unused:${Math.min(4, unused.length)}`,
    `share:${Math.round(share * 5)}`,
    `values:${Math.min(2, values.length)}`,
    `ground:${Math.round(grounding * 10)}`,
    `count:${Math.min(3, operations.length)}`,
    ...unused.flatMap((index) =>
      [...(scene.words[index]?.concepts ?? [])].map((concept) => `left:${concept}`),
    ),
  ];
}

export function coverageOf(
  scene: Scene,
  { used }: Candidate,
): { unused: number[]; meaningful: number } {
  const meaningful = scene.words.flatMap((word, index) => (isMeaningful(word) ? [index] : []));
  return { unused: meaningful.filter((index) => !used.has(index)), meaningful: meaningful.length };
}
