// Texts of screens/onboarding-complete, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  openAiStudio: 'AI Studio öffnen',
  finishYourPage: 'Seite fertigstellen',
  unsavedChanges: 'Nicht gespeicherte Änderungen',
  dashboard: 'Dashboard',
  saveChanges: 'Speichern',
  publishPage: 'Veröffentlichen',
  chat: 'Chat',
  unsavedChangesTitle: 'Du hast nicht gespeicherte Änderungen',
  unsavedChangesWarning: 'Speichere sie zuerst, damit nichts verloren geht.',
  saveAndContinue: 'Speichern und weiter',
  loadFailedTitle: 'Deine Seite konnte nicht geladen werden',
  pageNotFound: 'Seite nicht gefunden',
  pageNotFoundHint: 'Wir haben diese Seite nicht gefunden. Deine Seite ist im Dashboard.',
  tryAgain: 'Erneut versuchen',
  loadFailed:
    'Deine Seite konnte nicht geladen werden. Sie ist sicher. Prüfe deine Verbindung und versuche es noch einmal.',
  loadingYourPage: 'Deine Seite wird geladen',
  goToDashboard: 'Zum Dashboard',
  pagePublishedSuccessfully: 'Seite veröffentlicht!',
  publishFailed: 'Die Seite konnte nicht veröffentlicht werden',
  welcome:
    'Deine Seite ist fertig. Sieh sie dir auf Handy, Tablet und Desktop an, gib ihr einen Titel und veröffentliche sie, wenn sie dir gefällt.',
  comingSoon:
    'Hier ist die KI bald voll dabei. Im AI Studio kann ich deine Seite schon jetzt für dich ändern.',
  changesSaved: 'Änderungen gespeichert',
  saveFailed: 'Die Änderungen konnten nicht gespeichert werden',
};
