// Texts of app/shell, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmLogout: 'Abmelden, ohne zu speichern?',
  unsavedPageWarning:
    'Deine Seite hat nicht gespeicherte Änderungen. Sie gehen beim Abmelden verloren.',
  logOut: 'Abmelden',
  stay: 'Bleiben',
  dashboard: 'Dashboard',
  pages: 'Seiten',
  aiStudio: 'AI Studio',
  analytics: 'Statistiken',
  templates: 'Vorlagen',
  settings: 'Einstellungen',
  billing: 'Abrechnung',
  sidebar: 'Seitenleiste',
  menu: 'Menü',
  openCommandPalette: 'Befehlspalette öffnen',
  shareShortcut: 'Profil teilen',
  everywhere: 'Überall',
  inStudio: 'Im AI Studio',
  goToScreen: 'Gehe zu (Tasten nacheinander)',
  closeWindow: 'Offenes Fenster schließen',
  save: 'Speichern',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  sendMessage: 'Nachricht senden',
  newLine: 'Neue Zeile in der Nachricht',
  singleKeys: 'Kürzel aus einzelnen Tasten',
  singleKeysHint: 'Schalte sie aus, wenn du Spracheingabe verwendest.',
  showShortcuts: 'Diese Liste zeigen',
  keyboardShortcuts: 'Tastenkürzel',
  keys: { shift: 'Umschalt', enter: 'Eingabe', escape: 'Esc' },
};
