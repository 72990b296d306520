// What the model sees of a token: hashes of its word, its neighbors, and what is known about them.
import { hash } from '../../ranking/features.ts';
import { BITS } from '../chain/model.ts';
import type { TaggingToken, TokenizedMessage } from './tokens.ts';

const edge: TaggingToken = {
  start: 0,
  end: 0,
  typed: '',
  word: '|',
  normal: '|',
  shape: '|',
  value: '|',
  classes: ['|'],
  verb: '',
  isSentenceStart: false,
  sentence: -1,
};

export const bucketOf = (feature: string): number => {
  const mixed = Math.imul(hash(feature), 0x9e3779b1);
  return (mixed ^ (mixed >>> 15)) >>> (32 - BITS);
};

export const toBuckets = (features: readonly string[]): Int32Array =>
  Int32Array.from(new Set(features.map(bucketOf)));

export const tokenAt = (tokens: readonly TaggingToken[], index: number): TaggingToken =>
  tokens[index] ?? edge;

/** The word, or what stands for it where words are too many. */
export const gist = ({ value, word }: TaggingToken): string => value || word;

const has = ({ classes }: TaggingToken, name: string) => classes.includes(name);

/** The most telling class of a token. */
export function mainClass(token: TaggingToken): string {
  if (token.value !== '') return token.value;
  const onPage = token.classes.find((name) => name.startsWith('on.'));
  if (onPage) return onPage;
  if (token.verb !== '') return token.verb;
  return token.classes[0] ?? token.shape;
}

/** Of the token and its neighbors; both chains use them. */
export function localFeatures({ tokens }: TokenizedMessage, index: number): string[] {
  const at = (offset: number) => tokenAt(tokens, index + offset);
  const token = at(0);
  const { word, normal, shape, value } = token;
  const features = ['1', `w${word}`, `n${normal}`, `s${shape}`, `v${value}`];
  for (const offset of [-3, -2, -1, 1, 2, 3]) features.push(`w${offset}${gist(at(offset))}`);
  for (const offset of [-2, -1, 1, 2]) {
    features.push(`k${offset}${mainClass(at(offset))}`, `s${offset}${at(offset).shape}`);
  }
  for (const offset of [-1, 1]) features.push(`n${offset}${at(offset).normal}`);
  for (const name of token.classes) features.push(`c${name}`);
  for (const name of at(-1).classes) features.push(`c-1${name}`);
  for (const name of at(1).classes) features.push(`c+1${name}`);
  features.push(
    `b-${gist(at(-1))} ${word}`,
    `b+${word} ${gist(at(1))}`,
    `b=${gist(at(-1))} ${gist(at(1))}`,
    `p-${gist(at(-2))} ${gist(at(-1))}`,
    `p+${gist(at(1))} ${gist(at(2))}`,
    `t-${gist(at(-2))} ${gist(at(-1))} ${gist(token)}`,
    `t+${gist(token)} ${gist(at(1))} ${gist(at(2))}`,
    `K-${mainClass(at(-1))} ${mainClass(token)}`,
    `K+${mainClass(token)} ${mainClass(at(1))}`,
    `K=${mainClass(at(-1))} ${mainClass(token)} ${mainClass(at(1))}`,
  );
  if (token.value === '' && shape.includes('a')) features.push(...affixes(word));
  if (has(token, 'c.it')) features.push(`it${at(-1).word}`);
  return features;
}

function affixes(word: string): string[] {
  const features: string[] = [];
  for (const length of [2, 3, 4]) {
    if (word.length <= length) break;
    features.push(`<${word.slice(0, length)}`, `>${word.slice(-length)}`);
  }
  return features;
}

const step = (value: number, limits: readonly number[]) =>
  limits.findIndex((limit) => value <= limit);

/** Features of every token for the chain of requests. */
export function requestFeatures(message: TokenizedMessage): Int32Array[] {
  const { tokens, hasPage, lang, sentenceVerbs } = message;
  const page = hasPage ? 'p' : 'n';
  const length = step(tokens.length, [4, 8, 16, 32, 64, 1e9]);
  const sentences = (tokens.at(-1)?.sentence ?? 0) + 1;
  return tokens.map((token, index) => {
    const first = firstOfSentence(tokens, index);
    const verb = sentenceVerbs[token.sentence] ?? '';
    const inSentence = Math.min(4, index - first);
    const opening = `${tokenAt(tokens, first).word} ${gist(tokenAt(tokens, first + 1))}`;
    return toBuckets([
      ...localFeatures(message, index),
      `${page}`,
      `${page}w${token.word}`,
      `${page}k${mainClass(token)}`,
      `${page}k-1${mainClass(tokenAt(tokens, index - 1))}`,
      `${lang}w${token.word}`,
      `L${length}${page}`,
      `i${Math.min(3, index)}${page}`,
      `e${Math.min(3, tokens.length - 1 - index)}${page}`,
      `S${Math.min(3, token.sentence)}${Math.min(4, sentences)}${page}`,
      `I${inSentence}`,
      `f${opening}`,
      `f1${tokenAt(tokens, first).normal}`,
      `fI${inSentence}${opening}`,
      `V${verb}${page}`,
      `VI${verb}${inSentence}`,
      `V-${sentenceVerbs[token.sentence - 1] ?? '|'}${verb}`,
      `Q${sentenceEnd(tokens, index)}${page}`,
      `Qf${sentenceEnd(tokens, index)}${tokenAt(tokens, first).word}`,
      ...aheadFeatures(tokens, index),
    ]);
  });
}

const FARTHEST_EDGE = 80;

export function firstOfSentence(tokens: readonly TaggingToken[], index: number): number {
  let first = index;
  while (
    first > 0 &&
    index - first < FARTHEST_EDGE &&
    tokens[first - 1]?.sentence === tokens[index]?.sentence
  )
    first -= 1;
  return first;
}

/** The mark that ends the sentence of a token. */
function sentenceEnd(tokens: readonly TaggingToken[], index: number): string {
  let last = index;
  while (
    tokens[last + 1]?.sentence === tokens[index]?.sentence &&
    last < tokens.length &&
    last - index < FARTHEST_EDGE
  )
    last += 1;
  return tokenAt(tokens, last).shape.endsWith('a') ? 'word' : tokenAt(tokens, last).word;
}

const FARTHEST = 9;

/** The values, verbs and names of the page that come next, and that came last, within the sentence. */
function aheadFeatures(tokens: readonly TaggingToken[], index: number): string[] {
  return [
    ...[...namesToward(tokens, index, 1)].map((name) => `A>${name}`),
    ...[...namesToward(tokens, index - 1, -1)].map((name) => `A<${name}`),
  ];
}

function namesToward(tokens: readonly TaggingToken[], from: number, step: 1 | -1): Set<string> {
  const { sentence } = tokenAt(tokens, step === 1 ? from : from + 1);
  const names = new Set<string>();
  for (let count = 0; count < FARTHEST; count += 1) {
    const token = tokens[from + count * step];
    if (token?.sentence !== sentence) break;
    const onPage = token.classes.find((name) => name.startsWith('on.'));
    for (const name of [token.value.replace('B-', ''), token.verb, onPage]) {
      if (name) names.add(name);
    }
  }
  return names;
}
