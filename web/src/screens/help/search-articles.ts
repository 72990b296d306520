// Finds help articles by words, also by those that other people use for it, half-typed and slightly misspelled ones,
// without the server.
import {
  type HelpArticleId,
  type HelpArticles,
  type HelpLanguage,
  helpArticleIds,
} from '@vys/contract/help/articles';
import { helpSearchWords } from '@vys/contract/help/search-words';
import MiniSearch from 'minisearch';

type Entry = { id: HelpArticleId; title: string; words: string; answer: string; rest: string };

/** Of articles that hold only some of the words. */
const MOST_PARTIAL = 6;

/** Best first. */
export function createArticleSearch(
  articles: HelpArticles,
  language: HelpLanguage,
): (words: string) => HelpArticleId[] {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'answer', 'rest'],
    processTerm: (term) => foldAccents(term.toLowerCase()),
    searchOptions: {
      boost: { title: 5, words: 4, answer: 1.5 },
      prefix: true,
      // Two wrong letters make another word of a short one.
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(
    helpArticleIds.map((id) => {
      const { title, answer, steps = [], more = [] } = articles[id];
      const words = helpSearchWords[language][id] ?? '';
      return { id, title, words, answer, rest: [...steps, ...more].join(' ') };
    }),
  );
  return (words) => {
    const whole = index.search(words);
    const found =
      whole.length > 0 ? whole : index.search(words, { combineWith: 'OR' }).slice(0, MOST_PARTIAL);
    return found.map(({ id }) => id as HelpArticleId);
  };
}

const foldAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
