// What the feed says about a page, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  created: {
    title: 'Seite erstellt',
    message: (title) => `Deine Seite „${title}“ wurde erstellt.`,
  },
  updated: {
    title: 'Seite aktualisiert',
    message: (title, count) =>
      count === 1
        ? `Deine Seite „${title}“ wurde aktualisiert.`
        : `Du hast ${count} Änderungen an deiner Seite „${title}“ gemacht.`,
  },
  published: {
    title: 'Seite veröffentlicht',
    message: (title) => `Deine Seite „${title}“ ist online.`,
  },
  started: {
    title: 'Deine Seite wird erstellt',
    message: 'Der Assistent arbeitet daran.',
  },
  ready: {
    title: 'Deine Seite ist fertig',
    message: (title) => `Der Assistent hat „${title}“ fertiggestellt.`,
  },
  changed: {
    title: 'Der Assistent hat deine Seite aktualisiert',
    message: (title, count) =>
      count === 1
        ? `Der Assistent hat „${title}“ geändert.`
        : `Der Assistent hat ${count} Änderungen an „${title}“ gemacht.`,
  },
};
