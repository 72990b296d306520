// Texts of features/notifications/feed, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const categoryNames: Messages<typeof en.categoryNames> = {
  page_updates: 'Seiten',
  analytics: 'Statistiken',
  ai_studio: 'AI Studio',
  engagement: 'Interaktionen',
  product_updates: 'Neues im Produkt',
  system: 'System',
  security: 'Sicherheit',
};

export const messages: Messages<typeof en.messages> = {
  activityFeed: 'Aktivitäten',
  all: 'Alle',
  categories: 'Kategorien',
  unread: 'Ungelesen',
  unreadCount: (count) => `${count} ungelesen`,
  feedMenu: 'Menü der Aktivitäten',
  refresh: 'Aktualisieren',
  markAllRead: 'Alle als gelesen markieren',
  archive: 'Gelesene archivieren',
  settings: 'Benachrichtigungen einstellen',
  expand: 'Ausklappen',
  collapse: 'Einklappen',
  showAll: (count) => `Alle anzeigen (${count})`,
  showLess: 'Weniger anzeigen',
  realTime: 'Aktualisierung in Echtzeit',
  connecting: 'Verbindung wird hergestellt …',
  reconnecting: 'Echtzeit unterbrochen. Verbindung wird wiederhergestellt …',
  checkingEveryMinute: 'Echtzeit ist aus. Wir sehen jede Minute nach.',
  reconnect: 'Neu verbinden',
  loading: 'Benachrichtigungen werden geladen …',
  loadingOlder: 'Ältere Benachrichtigungen werden geladen …',
  loadFailed: 'Die Benachrichtigungen konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  olderFailed: 'Ältere Benachrichtigungen konnten nicht geladen werden',
  noneYet: 'Noch keine Benachrichtigungen',
  noneYetHint: 'Hier siehst du, wenn du deine Seite erstellst, speicherst oder veröffentlichst.',
  openStudio: 'AI Studio öffnen',
  noneInCategory: 'Keine Benachrichtigungen in dieser Kategorie',
  allRead: 'Alle Benachrichtigungen als gelesen markiert',
  archived: (count) =>
    plural(count, {
      one: '# gelesene Benachrichtigung archiviert',
      other: '# gelesene Benachrichtigungen archiviert',
    }),
  nothingToArchive: 'Es gibt keine gelesenen Benachrichtigungen zum Archivieren',
  undo: 'Rückgängig',
  notifications: 'Benachrichtigungen',
  notificationsUnread: (count) => `Benachrichtigungen, ${count} ungelesen`,
};
