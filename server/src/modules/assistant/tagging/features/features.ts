// What the network sees of a token: hashes of its word, its shape, and what the readers and lexicons know about it.
import { hash } from '../../ranking/features.ts';
import type { TaggingToken, TokenizedMessage } from './tokens.ts';

/** Of a bucket: so many that two features of one language rarely share one. */
const BITS = 22;

export const bucketOf = (feature: string): number => {
  const mixed = Math.imul(hash(feature), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> (32 - BITS);
};

/** Buckets of the features of every token. What stands around a token is for the network to find. */
export function featuresOf({ tokens, lang, hasPage }: TokenizedMessage): Int32Array[] {
  const ofMessage = [hasPage ? 'page' : 'new', `lang ${lang}`];
  return tokens.map((token, index) => {
    const features = [...ofMessage, ...tokenFeatures(token)];
    if (index === 0) features.push('first');
    if (index === tokens.length - 1) features.push('last');
    return Int32Array.from(new Set(features.map(bucketOf)));
  });
}

function tokenFeatures(token: TaggingToken): string[] {
  const { word, normal, shape, value, classes, isSentenceStart } = token;
  const features = [`word ${word}`, `word ${normal}`, `shape ${shape}`, `value ${value}`];
  for (const name of classes) features.push(`class ${name}`);
  if (isSentenceStart) features.push('sentence');
  if (value === '' && shape.includes('a')) features.push(...affixesOf(word));
  return features;
}

function affixesOf(word: string): string[] {
  const lengths = [2, 3, 4].filter((length) => word.length > length);
  return lengths.flatMap((length) => [`<${word.slice(0, length)}`, `>${word.slice(-length)}`]);
}
