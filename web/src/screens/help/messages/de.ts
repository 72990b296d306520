// Texts of screens/help, in German.
import type { Messages } from '@vys/contract/language/messages';
import * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  search: 'Hilfe durchsuchen',
  searchHint: 'Zum Beispiel „QR-Code“',
  results: (count) => `${count} Artikel`,
  noResults: 'Keine Artikel gefunden',
  noResultsHint:
    'Versuche es mit einem anderen Wort, oder leere die Suche, um alle Themen zu sehen.',
  clear: 'Suche leeren',
  allTopics: 'Alle Themen',
  topics: 'Themen',
  language: 'Sprache',
  related: 'Mehr zu diesem Thema',
  notFound: 'Diesen Artikel haben wir nicht gefunden',
  notFoundHint: 'Vielleicht hat er eine neue Adresse. Suche danach oder wähle ein Thema.',
  loadFailed: 'Die Artikel wurden nicht geladen',
  loadFailedHint: 'Prüfe deine Verbindung und versuche es noch einmal.',
  retry: 'Erneut versuchen',
  languages: en.messages.languages,
};
