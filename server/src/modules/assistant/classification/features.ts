// What the classifier sees of a message: its words, parts of words, values, and what is known about them.
import type { PageModel } from '@vys/contract/page-model/page-model';
import { hash } from '../ranking/features.ts';
import type { Message } from '../reading/message.ts';
import { type TaggingToken, tokenizeMessage } from '../tagging/features/tokens.ts';
import { topicsOf } from './topic-words.ts';

const BITS = 19;
export const BUCKETS = 1 << BITS;

/** The beginning of a long text says what it is. */
const MOST_TOKENS = 120;

export function featuresOf(message: Message, page: PageModel | null): string[] {
  const { tokens } = tokenizeMessage(message, page);
  const words = tokens
    .slice(0, MOST_TOKENS)
    .filter(({ shape, value }) => value !== '' || /a/i.test(shape));
  const sentences = [...Map.groupBy(words, ({ sentence }) => sentence).values()];
  const asking = askingSentence(message, sentences);
  const found = [
    'bias',
    `lang:${message.lang}`,
    page === null ? 'no-page' : 'page',
    `length:${Math.min(12, Math.ceil(Math.log2(words.length + 1) * 2))}`,
    `sentences:${Math.min(4, sentences.length)}`,
    ...(/[?¿]/.test(message.text) ? ['marked'] : []),
    ...(/\d\s*[+*^×÷=]/.test(message.text) ? ['sum'] : []),
    ...(/\?\W*$/.test(message.text) ? ['marked-last'] : []),
    ...words.flatMap(wordFeatures),
    ...sentences.flatMap((sentence) => [...pairs(sentence), ...opening(sentence)]),
    ...asking.flatMap((word) => [`q:${gist(word)}`, ...classesOf(word).map((name) => `q:${name}`)]),
    ...pairs(asking).map((pair) => `q:${pair}`),
    ...topicFeatures(words, ''),
    ...topicFeatures(asking, 'q:'),
    ...valueFeatures(message, words.length),
  ];
  return [...new Set(found)];
}

export const bucketsOf = (features: readonly string[]): Int32Array =>
  Int32Array.from(features, (feature) => {
    const mixed = Math.imul(hash(feature), 0x9e3779b1);
    return (mixed ^ (mixed >>> 15)) >>> (32 - BITS);
  });

const gist = ({ value, normal }: TaggingToken): string =>
  value === '' || value.endsWith('platform') ? normal : `<${value.replace('B-', '')}>`;

const classesOf = ({ classes }: TaggingToken): string[] =>
  classes.map((name) => name.replace(/^(c\.(?:font|mood))\..*$/, '$1'));

function wordFeatures(token: TaggingToken): string[] {
  const { word, normal, value } = token;
  const isText = value === '' || value.endsWith('platform');
  return [
    `w:${gist(token)}`,
    ...(isText && word !== normal ? [`w:${word}`] : []),
    ...classesOf(token),
    ...(isText ? partsOf(normal) : []),
  ];
}

/** Three to five letters. */
function partsOf(word: string): string[] {
  if (word.length < 4) return [];
  const padded = `^${word}$`;
  return [4].flatMap((size) =>
    Array.from(
      { length: Math.max(0, padded.length - size + 1) },
      (_, index) => `p:${padded.slice(index, index + size)}`,
    ),
  );
}

const pairs = (words: readonly TaggingToken[]): string[] =>
  words.slice(1).map((word, index) => `${gist(words[index] as TaggingToken)} ${gist(word)}`);

/** What the words mean, and any two of them. */
function topicFeatures(words: readonly TaggingToken[], lead: string): string[] {
  const topics = [
    ...new Set(words.flatMap(({ word, normal }) => [...topicsOf(word), ...topicsOf(normal)])),
  ].sort();
  const pairsOfTopics = topics.flatMap((topic, index) =>
    topics.slice(index + 1).map((other) => `${lead}t:${topic}+${other}`),
  );
  const most = lead === '' ? 8 : 12;
  return [
    ...topics.map((topic) => `${lead}t:${topic}`),
    ...(topics.length > most ? [] : pairsOfTopics),
  ];
}

function opening(words: readonly TaggingToken[]): string[] {
  const [first, second, third] = words.map(gist);
  return [`first:${first}`, `first:${first} ${second}`, `first:${first} ${second} ${third}`];
}

/** The last sentence with a question mark, or the last one. */
function askingSentence(
  { text }: Message,
  sentences: readonly TaggingToken[][],
): readonly TaggingToken[] {
  const isMarked = (sentence: readonly TaggingToken[]) =>
    /^[^\p{L}\n]*\?/u.test(text.slice(sentence.at(-1)?.end ?? 0));
  return sentences.findLast(isMarked) ?? sentences.at(-1) ?? [];
}

function valueFeatures({ values }: Message, words: number): string[] {
  const kinds = new Set(values.map(({ kind }) => kind));
  return [
    ...[...kinds].flatMap((kind) => [`v:${kind}`, ...(words < 6 ? [`short v:${kind}`] : [])]),
    `values:${Math.min(3, values.length)}`,
  ];
}
