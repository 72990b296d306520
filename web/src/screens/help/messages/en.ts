// Texts of screens/help. The articles are in contract/src/help.
import type { HelpLanguage } from '@vys/contract/help/articles';
import type { HelpTopic } from '@vys/contract/help/topics';

export const messages = {
  vys: 'Vys',
  title: 'Help Center',
  intro: 'Answers for creators, from the first link to the last setting.',
  search: 'Search help',
  searchHint: 'Try “QR code” or “cancel”',
  results: (count: number) => `${count} ${count === 1 ? 'article' : 'articles'}`,
  noResults: 'No articles found',
  noResultsHint: 'Try another word, or choose a topic.',
  clear: 'Clear search',
  allTopics: 'All topics',
  topics: 'Topics',
  language: 'Language',
  related: 'More on this topic',
  notFound: "We couldn't find this article",
  notFoundHint: 'It may have a new address. Search for it, or choose a topic.',
  topic: {
    start: 'Getting started',
    studio: 'AI Studio and your page',
    publishing: 'Publishing and your link',
    sharing: 'Sharing and visitors',
    plans: 'Plans and limits',
    account: 'Account and security',
    data: 'Privacy and your data',
  } satisfies Record<HelpTopic, string>,
  languages: {
    en: 'English',
    de: 'Deutsch',
    fr: 'Français',
    es: 'Español',
    pt: 'Português',
    it: 'Italiano',
  } satisfies Record<HelpLanguage, string>,
};
