// Texts of screens/pages, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  keyStats: 'Wichtige Zahlen',
  totalPages: 'Seiten gesamt',
  published: 'Veröffentlicht',
  drafts: 'Entwürfe',
  totalViews: 'Aufrufe gesamt',
  publicPagesOn: 'Öffentliche Seiten sind eingeschaltet',
  publicPagesOff: 'Deine öffentlichen Seiten sind ausgeschaltet',
  switchOn: 'Einschalten',
  publicPagesOffHint: 'Alle Seiten sind ausgeblendet, auch die eingeschalteten.',
  noPagesYet: 'Noch keine Seiten',
  noPagesHint:
    'Fang mit einer Seite an, die für dich gestaltet ist, und beschreibe dann, was du ändern möchtest.',
  createFirstPage: 'Erste Seite erstellen',
  loadFailed: 'Deine Seite konnte nicht geladen werden',
  loadFailedHint:
    'Deine Seite ist sicher, und Besucher können sie weiter sehen. Versuche es gleich noch einmal.',
  tryAgain: 'Erneut versuchen',
  pages: 'Seiten',
  cannotSeePage: 'Besucher sehen deine Seite nicht?',
  intro: 'Deine öffentliche Seite und wie sie ankommt.',
  notUpdating: 'Wird gerade nicht aktualisiert',
  view: 'Ansicht',
  grid: 'Kacheln',
  list: 'Liste',
  createPage: 'Seite erstellen',
  pageCreatedSuccessfully: 'Seite erstellt',
};
