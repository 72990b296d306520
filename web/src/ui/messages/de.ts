// Texts of ui, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const plural = createPlural('de');

export const messages: Messages<typeof en.messages> = {
  copy: 'Kopieren',
  copied: 'Kopiert!',
  notices: 'Meldungen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  hidePassword: 'Passwort verbergen',
  showPassword: 'Passwort anzeigen',
  passwordStrength: 'Passwortstärke',
  weak: 'Schwach',
  medium: 'Mittel',
  strong: 'Stark',
  commandPalette: 'Befehlspalette',
  commandPlaceholder: 'Befehl eingeben oder suchen',
  commands: 'Befehle',
  recentCommands: 'Zuletzt verwendet',
  noResults: 'Nichts gefunden. Versuche es mit einem anderen Wort.',
  results: (count) => plural(count, { one: '# Ergebnis', other: '# Ergebnisse' }),
  escapeKey: 'Esc',
  percent: (percent) => `${percent}\u00A0%`,
};
