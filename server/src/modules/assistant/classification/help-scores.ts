// How well each help article fits a message by the words that they share (BM25): articles have words that no labelled
// question has.
import { type HelpArticleId, helpArticleIds } from '@vys/contract/help/articles';
import { helpArticle } from '@vys/contract/help/read-article';
import { helpSearchWords } from '@vys/contract/help/search-words';
import { pageLanguages } from '@vys/contract/page-model/page-model';
import { fold } from '../reading/words/text.ts';

type Lang = (typeof pageLanguages)[number];
type Article = { id: HelpArticleId; counts: ReadonlyMap<string, number>; length: number };
type Index = {
  articles: readonly Article[];
  /** How rare a word is. */
  rarity: (word: string) => number;
};

/** The usual values; others made no difference. */
const SATURATION = 1.2;
const LENGTH_SHARE = 0.7;
/** Words with the same first letters are the same word. */
const STEM = 5;
const WEIGHT_OF_TITLE = 3;
const WEIGHT_OF_ANSWER = 2;

const indexes = new Map<Lang, Index>();

/** Of every article; 0 where it has no word of the text. */
export function helpScores(text: string, lang: string): ReadonlyMap<HelpArticleId, number> {
  const { articles, rarity } = indexOf(pageLanguages.find((one) => one === lang) ?? 'en');
  const words = [...new Set(stemsOf(text))];
  return new Map(
    articles.map(({ id, counts, length }) => {
      const norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * length);
      const scores = words.map((word) => {
        const count = counts.get(word) ?? 0;
        return (rarity(word) * count * (SATURATION + 1)) / (count + norm);
      });
      return [id, scores.reduce((sum, score) => sum + score, 0)];
    }),
  );
}

function indexOf(lang: Lang): Index {
  const known = indexes.get(lang) ?? buildIndex(lang);
  indexes.set(lang, known);
  return known;
}

function buildIndex(lang: Lang): Index {
  const texts = helpArticleIds.map((id) => wordsOfArticle(id, lang));
  const average = texts.reduce((sum, words) => sum + words.length, 0) / texts.length;
  const spread = countEach(texts.flatMap((words) => [...new Set(words)]));
  const articles = helpArticleIds.map((id, index): Article => {
    const words = texts[index] ?? [];
    return { id, counts: countEach(words), length: words.length / average };
  });
  const rarity = (word: string) => {
    const holding = spread.get(word) ?? 0;
    return Math.log(1 + (articles.length - holding + 0.5) / (holding + 0.5));
  };
  return { articles, rarity };
}

function wordsOfArticle(id: HelpArticleId, lang: Lang): string[] {
  const { title, answer, steps = [], more = [] } = helpArticle(id, lang);
  return [
    ...Array.from({ length: WEIGHT_OF_TITLE }, () => title),
    ...Array.from({ length: WEIGHT_OF_ANSWER }, () => answer),
    helpSearchWords[lang][id] ?? '',
    ...steps,
    ...more,
  ].flatMap(stemsOf);
}

const stemsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 1)
    .map((word) => word.slice(0, STEM));

function countEach(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}
