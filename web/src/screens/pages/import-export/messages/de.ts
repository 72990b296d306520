// Texts of screens/pages/import-export, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  exportTitle: 'Seite exportieren',
  exportIntro:
    'Lade eine Website herunter, die bei jedem Webhoster läuft, oder eine JSON-Datei für einen späteren Import.',
  downloadSite: 'Website herunterladen',
  downloadJson: 'JSON herunterladen',
  exportHint:
    'Die Website ist das, was Besucher jetzt sehen. Die JSON-Datei enthält auch deine unveröffentlichten Änderungen.',
  importTitle: 'Seite importieren',
  importIntro:
    'Von einer anderen Link-Seite, deiner Website oder aus einem Export. Du siehst eine Vorschau, bevor sich etwas ändert.',
  importHint:
    'Wir übernehmen Name, Bio, Foto, Links und Farben und erstellen daraus ein neues Design.',
  pageImported: 'Seite importiert',
  readFailed: 'Die Seite konnte nicht gelesen werden. Versuche es noch einmal.',
  importPreview: 'Vorschau des Imports',
  replaceDraftHint:
    'Das ändert nur deinen Entwurf. Besucher sehen es erst, wenn du veröffentlichst, und deine jetzige Seite bleibt im Versionsverlauf.',
  createPageHint:
    'Damit entsteht deine erste Seite. Besucher sehen sie, sobald du sie veröffentlichst.',
  back: 'Zurück',
  useThisPage: 'Seite übernehmen',
  saveFailed: 'Die Seite konnte nicht gespeichert werden',
  useProfilePhoto: 'Profilfoto übernehmen',
};
