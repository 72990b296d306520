// Why a page cannot be imported or exported. `reason` is a sentence, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  notAnExport: 'Diese Datei ist kein Export einer Seite.',
  otherVersion: (version, supported) =>
    `Diese Seite hat die Formatversion ${version}; unterstützt wird nur Version ${supported}.`,
  damaged: 'Dieser Export ist beschädigt: Ein Teil der Seite fehlt oder ist ungültig.',
  notAPage: 'Unter dieser Adresse ist keine Webseite.',
  empty: 'Wir konnten auf dieser Seite weder Links noch ein Profil finden.',
  doesNotCompile: (reason) =>
    `Die Seite hat einen Fehler und konnte deshalb nicht exportiert werden. ${reason}`.trim(),
  doesNotRender: (reason) =>
    `Die Seite konnte nicht dargestellt und deshalb nicht exportiert werden. ${reason}`.trim(),
};
