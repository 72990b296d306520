// Texts of features/pages/preview/compile, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  compilationError: 'Fehler im Code',
  line: (line) => `Zeile ${line}`,
  lineAndColumn: (line, column) => `Zeile ${line}, Spalte ${column}`,
  notLoaded: 'Die Vorschau konnte nicht geladen werden. Prüfe deine Verbindung.',
  endlessLoop: 'Eine Schleife auf dieser Seite endet nicht.',
  andMore: (more) => `und ${more} weitere`,
  lastWorkingVersion: 'Du siehst noch die letzte Version, die funktioniert hat.',
};
