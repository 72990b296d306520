// Texts of app/shell/sidebar, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  workspace: 'Arbeitsbereich',
  search: 'Suchen',
  main: 'Hauptmenü',
  admin: 'Verwaltung',
  support: 'Hilfe',
  helpCenter: 'Hilfe-Center',
  apiDocs: 'API-Dokumentation',
  tools: 'Werkzeuge',
  quickActions: 'Schnellaktionen',
  createNewPage: 'Neue Seite erstellen',
  viewLivePage: 'Seite ansehen',
  shareProfile: 'Profil teilen',
  vys: 'Vys',
  expandSidebar: 'Seitenleiste ausklappen',
  collapseSidebar: 'Seitenleiste einklappen',
  aiRequests: 'KI-Anfragen',
  storage: 'Speicher',
  lightMode: 'Zum hellen Design wechseln',
  darkMode: 'Zum dunklen Design wechseln',
  userMenuLabel: 'Benutzermenü von',
  editProfile: 'Profil bearbeiten',
  settings: 'Einstellungen',
  billing: 'Abrechnung',
  keyboardShortcuts: 'Tastenkürzel',
  install: 'Als App installieren',
  logout: 'Abmelden',
};
