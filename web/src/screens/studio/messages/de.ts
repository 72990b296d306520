// Texts of screens/studio, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  logInFirst: 'Melde dich an, um deine Seite zu erstellen.',
  welcomeNew:
    'Hi! Ich bin dein KI-Assistent. Beschreibe die Seite, die du dir wünschst, und ich erstelle sie dir in Sekunden.',
  welcomeBack: 'Willkommen zurück! Deine Seite ist geladen. Sag mir, was du ändern möchtest.',
  upgrade: 'Upgraden',
  monthUsedUp:
    'Deine KI-Anfragen für diesen Monat sind aufgebraucht. Der eingebaute Assistent antwortet weiter.',
  weekUsedUp:
    'Deine KI-Anfragen der letzten 7 Tage sind aufgebraucht. Der eingebaute Assistent antwortet weiter.',
  split: 'Geteilt',
  preview: 'Vorschau',
  code: 'Code',
  chat: 'Chat',
  edit: 'Bearbeiten',
  content: 'Inhalt',
  design: 'Design',
  about: (name) => `Zu: ${name}`,
  forgetSubject: 'Auf die ganze Seite beziehen',
  panels: 'Chat und Seiteneditor',
  aiStudio: 'AI Studio',
  seeChanges: 'Änderungen ansehen',
  pageNow: 'Deine Seite jetzt',
  view: 'Ansicht',
  pane: 'Bereich',
  images: 'Bilder',
  history: 'Verlauf',
  save: 'Speichern',
  publish: 'Veröffentlichen',
  publishPage: 'Seite veröffentlichen',
  undo: 'Rückgängig',
  redo: 'Wiederholen',
  versionHistory: 'Versionsverlauf',
  checkPage: 'Vor dem Veröffentlichen prüfen',
  describeChange: 'Änderung beschreiben',
  editContent: 'Links und Inhalte bearbeiten',
  changeDesign: 'Design ändern',
  showPreview: 'Vorschau anzeigen',
  showSplit: 'Code und Vorschau anzeigen',
  editCode: 'Code bearbeiten',
  loadingYourPage: 'Deine Seite wird geladen',
  unsavedChangesWarning:
    'Deine letzten Änderungen sind nicht gespeichert. Wenn du jetzt gehst, sind sie verloren.',
  changesRestored: 'Wir haben deine nicht gespeicherten Änderungen wiederhergestellt.',
};

export const searchWords: Messages<typeof en.searchWords> = {
  publish: ['live stellen', 'online stellen'],
  history: ['Versionen', 'wiederherstellen', 'zurücksetzen'],
  check: ['Probleme', 'Fehler'],
  images: ['Fotos', 'hochladen', 'Medien', 'Mediathek'],
  chat: ['KI', 'Assistent', 'Unterhaltung'],
  content: ['Link', 'Abschnitte', 'Texte', 'Link hinzufügen'],
  design: ['Farben', 'Schriften', 'Hintergrund', 'Thema', 'Aussehen'],
};
