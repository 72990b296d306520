// Texts of screens/studio/editor, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  formatFailed: 'Der Code konnte nicht formatiert werden',
  code: 'Code',
  source: 'Quelltext',
  sourceOf: (language) => `${language}-Quelltext`,
  editorLabel: (label) => `${label}. Mit Escape und dann Tab verlässt du das Feld.`,
  format: 'Formatieren',
  loadingEditor: 'Editor wird geladen …',
  loadFailed: 'Der Editor konnte nicht gestartet werden',
  loadFailedHint: 'Deine Seite ist sicher, und du kannst sie weiter im Chat bearbeiten.',
  tryAgain: 'Erneut versuchen',
  phrases: {
    'Fold line': 'Zeile einklappen',
    'Unfold line': 'Zeile ausklappen',
    'folded code': 'eingeklappter Code',
    unfold: 'ausklappen',
    'Folded lines': 'Zeilen eingeklappt',
    'Unfolded lines': 'Zeilen ausgeklappt',
    to: 'bis',
    'Selection deleted': 'Auswahl gelöscht',
    Completions: 'Vorschläge',
    'Control character': 'Steuerzeichen',
  },
};
