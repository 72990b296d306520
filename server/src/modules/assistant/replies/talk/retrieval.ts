// Finds what a message that changes nothing is about: the nearest of the phrases, by words and by parts of words.

import type { Lang } from '../languages.ts';
import { type PhraseTopic, phrases } from '../phrases/phrases.ts';
import { normalize } from './normalize.ts';

export type Topic = {
  topic: PhraseTopic;
  /** From 0 to 1, by the cosines of the message and the two nearest phrases. */
  score: number;
  /** Of the nearest phrase. */
  lang: Lang;
};

type Vector = ReadonlyMap<string, number>;
type Phrase = { topic: PhraseTopic; lang: Lang };
type Index = {
  entries: readonly Phrase[];
  /** By feature: the phrases that have it, with its weight in them. */
  postings: ReadonlyMap<string, readonly (readonly [entry: number, weight: number])[]>;
  rarity: Vector;
};

/** A phrase of another language than the message's counts less, because words are shared. */
const OTHER_LANGUAGE = 0.85;
/** Two phrases of one topic that are near say more than one. */
const NEAREST = 0.75;
const SECOND = 0.4;

let built: Index | undefined;

/** The best topics, each once, best first. */
export function findTopics(text: string, lang: Lang): Topic[] {
  built ??= buildIndex();
  const { entries, postings, rarity } = built;
  const sums = new Map<number, number>();
  for (const [feature, weight] of weigh(featuresOf(text), rarity)) {
    for (const [entry, other] of postings.get(feature) ?? []) {
      sums.set(entry, (sums.get(entry) ?? 0) + weight * other);
    }
  }
  const best = new Map<PhraseTopic, Topic & { second: number }>();
  for (const [index, sum] of sums) {
    const entry = entries[index];
    if (!entry) continue;
    const score = entry.lang === lang ? sum : sum * OTHER_LANGUAGE;
    const known = best.get(entry.topic);
    if (score > (known?.score ?? 0))
      best.set(entry.topic, { ...entry, score, second: known?.score ?? 0 });
    else if (known && score > known.second) known.second = score;
  }
  return [...best.values()]
    .map(({ second, ...topic }) => ({
      ...topic,
      score: Math.min(1, topic.score * NEAREST + second * SECOND),
    }))
    .sort((a, b) => b.score - a.score);
}

function buildIndex(): Index {
  const entries: Phrase[] = [];
  const features: Vector[] = [];
  for (const [lang, topics] of Object.entries(phrases)) {
    for (const [topic, lines] of Object.entries(topics)) {
      for (const line of lines.split('\n')) {
        entries.push({ topic: topic as PhraseTopic, lang: lang as Lang });
        features.push(featuresOf(line));
      }
    }
  }
  const rarity = rarityOf(features);
  const postings = new Map<string, [number, number][]>();
  for (const [entry, counts] of features.entries()) {
    for (const [feature, weight] of weigh(counts, rarity)) {
      const list = postings.get(feature);
      if (list) list.push([entry, weight]);
      else postings.set(feature, [[entry, weight]]);
    }
  }
  return { entries, postings, rarity };
}

/** Words count fully, pairs of words and parts of words less; parts find misspelled and inflected words. */
function featuresOf(text: string): Map<string, number> {
  const words = normalize(text).split(' ').filter(Boolean).slice(0, 60);
  const counts = new Map<string, number>();
  const add = (feature: string, weight: number) =>
    counts.set(feature, (counts.get(feature) ?? 0) + weight);
  for (const [index, word] of words.entries()) {
    add(word, 1);
    const next = words[index + 1];
    if (next) add(`${word} ${next}`, 0.5);
    const padded = `^${word}$`;
    for (let at = 0; at + 4 <= padded.length; at += 1) add(`#${padded.slice(at, at + 4)}`, 0.3);
  }
  return counts;
}

function rarityOf(documents: readonly Vector[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const document of documents) {
    for (const feature of document.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([feature, count]) => [feature, Math.log(1 + documents.length / count)]),
  );
}

/** Length 1. What no phrase has counts as the rarest, so that a message about something else is far from all. */
function weigh(counts: ReadonlyMap<string, number>, rarity: Vector): Map<string, number> {
  const rarest = Math.log(1 + 1_000);
  const weights = [...counts].map(
    ([feature, count]) =>
      [feature, count * (rarity.get(feature) ?? (feature.includes(' ') ? 0 : rarest))] as const,
  );
  const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
  return new Map(weights.map(([feature, weight]) => [feature, weight / length]));
}
