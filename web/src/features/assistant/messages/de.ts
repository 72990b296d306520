// Texts of features/assistant, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const suggestedPrompts: Messages<typeof en.suggestedPrompts> = [
  'Erstelle eine minimalistische Link-Seite mit Instagram und Twitter',
  'Baue eine Portfolio-Seite mit einem lila Farbverlauf als Hintergrund',
  'Erstelle eine Seite mit Warteliste für meine neue App',
  'Erstelle eine Seite mit Preisen für ein SaaS-Produkt',
];

export const suggestedEdits: Messages<typeof en.suggestedEdits> = [
  'Zeig mir ein anderes Design',
  'Mach den Hintergrund dunkelgrün',
  'Nimm eine runde Schrift und mach die Buttons rund',
  'Füge einen Newsletter hinzu',
];

const phases: Messages<typeof en.messages.phases> = {
  reading: 'KI denkt nach …',
  building: 'KI denkt nach …',
  checking: 'KI denkt nach … Seite wird geprüft',
  saving: 'KI denkt nach … Wird gespeichert',
};

export const messages: Messages<typeof en.messages> = {
  phases,
  message: 'Nachricht',
  messageAiStudio: 'Nachricht an AI Studio …',
  stop: 'Anhalten',
  send: 'Senden',
  browseImages: 'Hochgeladene Bilder ansehen',
  uploadImage: 'Neues Bild hochladen',
  conversation: 'Unterhaltung',
  saveChanges: 'Änderungen speichern',
  revert: 'Zurücknehmen',
  you: 'Du:',
  attached: (index) => `Anhang ${index}`,
  noReply: 'Keine Antwort.',
  notSent: 'Nicht gesendet.',
  sendFailed:
    'Deine Nachricht konnte nicht gesendet werden. Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  assistant: 'Assistent:',
  changes: 'Was sich geändert hat',
  showOnPage: 'Auf deiner Seite zeigen:',
  noLongerThere: 'Nicht mehr auf deiner Seite',
  suggestions: 'Probier zum Beispiel',
  earlier: 'Frühere Nachrichten anzeigen',
  done: 'Fertig.',
  stoppedUnsent: 'Angehalten. Deine Seite hat sich nicht geändert.',
  stoppedUnknown: 'Angehalten. Falls die Änderung schon gemacht war, findest du sie im Verlauf.',
};
