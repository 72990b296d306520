// Texts of screens/help. The articles are in contract/src/help.
import type { HelpLanguage } from '@vys/contract/help/articles';

export const messages = {
  vys: 'Vys',
  search: 'Search help',
  searchHint: 'Try “QR code” or “cancel”',
  results: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`,
  noResults: 'No articles found',
  noResultsHint: 'Try another word, or clear the search to see all topics.',
  clear: 'Clear search',
  allTopics: 'All topics',
  topics: 'Topics',
  language: 'Language',
  related: 'More on this topic',
  notFound: "We couldn't find this article",
  notFoundHint: 'It may have a new address. Search for it, or choose a topic.',
  loadFailed: "The articles didn't load",
  loadFailedHint: 'Check your connection and try again.',
  retry: 'Try again',
  languages: {
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    es: 'Español',
    pt: 'Português',
    it: 'Italiano',
  } satisfies Record<HelpLanguage, string>,
};
