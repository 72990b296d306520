// Texts of screens/studio/history, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

const sources: Messages<typeof en.messages.sources> = {
  assistant: 'Assistent',
  content: 'Inhalte',
  code: 'Code-Editor',
  editor: 'Studio',
  restore: 'Wiederhergestellt',
  undo: 'Rückgängig',
  redo: 'Wiederholt',
  import: 'Importiert',
};

const parts: Messages<typeof en.messages.parts> = {
  profile: 'Profil',
  design: 'Design',
  details: 'Titel und Beschreibung',
  code: 'Code',
};

export const messages: Messages<typeof en.messages> = {
  picture: 'Bild dieser Version',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  versionRestoredSuccessfully: 'Version wiederhergestellt',
  partRestored: (part) => `${part} wiederhergestellt`,
  versionHistory: 'Versionsverlauf',
  versionsSaved: (count) =>
    plural(count, { one: '# Version gespeichert', other: '# Versionen gespeichert' }),
  loadingVersions: 'Versionen werden geladen',
  loadFailed: 'Die Versionen konnten nicht geladen werden',
  tryAgain: 'Erneut versuchen',
  noVersions: 'Noch keine Versionen',
  noVersionsHint:
    'Hier erscheint alles, was du speicherst, und jede Änderung der KI an deiner Seite.',
  noVersionSelected: 'Keine Version ausgewählt',
  selectVersionHint:
    'Wähle eine Version, um sie anzusehen. Nichts ändert sich, bis du sie wiederherstellst.',
  versions: 'Versionen',
  backToList: 'Alle Versionen',
  current: 'Aktuell',
  version: (number) => `Version ${number}`,
  auto: 'Automatisch',
  published: 'Veröffentlicht',
  publishedOn: (date) => `Veröffentlicht am ${date}`,
  publishedBefore: 'War veröffentlicht',
  sources,
  loadOlderFailed: 'Ältere Versionen konnten nicht geladen werden.',
  loadOlderVersions: 'Ältere Versionen laden',
  title: 'Titel',
  description: 'Beschreibung',
  restoring: 'Wird wiederhergestellt …',
  restoreVersion: 'Version wiederherstellen',
  preview: 'Vorschau',
  compare: 'Vergleichen',
  code: 'Code',
  versionPreview: 'Vorschau dieser Version',
  empty: 'Leer',
  comparing: 'Versionen werden verglichen',
  compareWith: 'Vergleichen mit',
  device: 'Gerät',
  mobile: 'Handy',
  tablet: 'Tablet',
  desktop: 'Computer',
  previewOf: (name) => `Vorschau: ${name}`,
  changes: 'Was sich geändert hat',
  changesBetween: (before, after) => `Von „${before}“ zu „${after}“`,
  nothingChanged: 'Diese Versionen haben denselben Inhalt.',
  changesFailed: 'Die Versionen konnten nicht verglichen werden',
  parts,
  restorePart: 'Wiederherstellen',
  restorePartName: (part) => `${part} aus dieser Version wiederherstellen`,
  onlyVersion: 'Es gibt noch keine andere Version zum Vergleichen.',
};
