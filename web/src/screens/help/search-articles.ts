// Finds help articles by words, also half-typed and slightly misspelled ones, without the server.
import {
  type HelpArticleId,
  type HelpLanguage,
  helpArticle,
  helpArticleIds,
} from '@vys/contract/help/articles';
import MiniSearch from 'minisearch';

type Entry = { id: HelpArticleId; title: string; text: string };

/** Best first. */
export function createArticleSearch(language: HelpLanguage): (words: string) => HelpArticleId[] {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'text'],
    processTerm: (term) => foldAccents(term.toLowerCase()),
    searchOptions: { boost: { title: 4 }, prefix: true, fuzzy: 0.2, combineWith: 'AND' },
  });
  index.addAll(helpArticleIds.map((id) => ({ id, ...helpArticle(id, language) })));
  return (words) => index.search(words).map(({ id }) => id as HelpArticleId);
}

const foldAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
