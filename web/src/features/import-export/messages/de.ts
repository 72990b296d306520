// Texts of features/import-export, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  imported: 'Importiert',
  needsReview: 'Bitte prüfen',
  notImported: 'Nicht importiert',
  sourceMissing: 'Gib einen Link ein oder wähle eine Datei.',
  noPageExport: 'Diese Datei ist kein Export einer Seite. Wähle eine andere Datei.',
  pageLink: 'Link der Seite',
  pageLinkHint:
    'Eine öffentliche Link-Seite oder Website. Wir lesen nur, was öffentlich zu sehen ist.',
  previewImport: 'Import ansehen',
  chooseFile: 'Datei wählen',
  pageFileHint: 'Ein JSON-Export von Vys oder eine als HTML gespeicherte Webseite, bis zu 2 MB.',
  pageFile: 'Datei der Seite',
};
