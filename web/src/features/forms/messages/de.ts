// Texts of features/forms, in German.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

const views: Messages<typeof en.messages.views> = {
  all: 'Alle',
  newsletter: 'Newsletter',
  contact: 'Nachrichten',
  guestbook: 'Gästebuch',
};

const kinds: Messages<typeof en.messages.kinds> = {
  newsletter: 'Newsletter',
  contact: 'Nachricht',
  guestbook: 'Gästebuch',
};

export const messages: Messages<typeof en.messages> = {
  views,
  kinds,
  someVisitor: 'Unbekannt',
  unconfirmedSignups:
    'Auf diesem Server ist kein E-Mail-Versand eingerichtet, deshalb werden Anmeldungen nicht bestätigt. Eine Adresse gehört vielleicht nicht der Person, die sie eingegeben hat.',
  showMore: 'Mehr anzeigen',
  nothingHereYet: 'Noch nichts da',
  addFormHint: (newsletterPrompt, contactPrompt) =>
    richText`Füge deiner Seite ein Formular hinzu, um von Besuchern zu hören. Sag dem Assistenten ${newsletterPrompt} oder ${contactPrompt} und veröffentliche dann.`,
  formIsThere: 'Deine Seite hat ein Formular. Was Besucher damit senden, erscheint hier.',
  formNotPublished:
    'Deine Seite hat ein Formular. Sobald du sie veröffentlichst, erscheint hier, was Besucher senden.',
  newsletterPrompt: 'Füge einen Newsletter hinzu',
  contactPrompt: 'Füge ein Kontaktformular hinzu',
  openAiStudio: 'AI Studio öffnen',
  loadFailed: 'Deine Nachrichten konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  showLess: 'Weniger anzeigen',
  showAll: 'Alles anzeigen',
  messages: 'Nachrichten',
  intro: 'Alles, was Besucher über die Formulare deiner Seite senden',
  filterMessages: 'Nachrichten filtern',
  exportFailed: 'Export fehlgeschlagen',
  exportCsv: 'CSV exportieren',
  nothingToExport: 'Es gibt noch keine Nachrichten zum Exportieren',
  waitingForConfirmation: 'Wartet auf Bestätigung',
  confirmed: 'Bestätigt',
  notConfirmed: 'Nicht bestätigt',
  from: 'Von',
  message: 'Nachricht',
  when: 'Wann',
  actions: 'Aktionen',
  replyByEmail: 'Per E-Mail antworten',
  deleteMessage: (sender) => `Nachricht von ${sender} löschen`,
  messageDeleted: 'Nachricht gelöscht',
  undo: 'Rückgängig',
};
