// Texts of screens/studio/notices, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  code: 'Code',
  codeViewLocked: 'Code-Ansicht: nur mit Premium',
  codeViewLockedHint:
    'Den Code-Editor gibt es in den Tarifen Premium und Team. Wechsle den Tarif, um den Code selbst zu bearbeiten.',
  codeNotSaved: 'Deine Änderungen am Code sind nicht gespeichert',
  seePlans: 'Tarife ansehen',
  upgrade: 'Upgraden',
  discardCodeChanges: 'Änderungen am Code verwerfen',
  codeNotSavedHint:
    'Den Code-Editor gibt es mit Premium und Team. Deine gespeicherte Seite bleibt, wie sie ist, und der Assistent kann sie weiter ändern.',
  newerVersion: 'Anderswo gibt es eine neuere Version',
  loadNewerVersion: 'Neuere Version laden',
  keepMine: 'Meine behalten',
  newerVersionHint:
    'Diese Seite wurde in einem anderen Tab oder auf einem anderen Gerät geändert. Deine Version bleibt in jedem Fall im Verlauf.',
  templateUsed: 'Deine Seite in einer neuen Vorlage',
  saveTemplate: 'Speichern',
  discardTemplate: 'Verwerfen',
  contentKept: (added) => {
    const kept = 'Deine Inhalte sind alle da. Noch ist nichts gespeichert.';
    if (added === 0) return kept;
    const sections = plural(added, {
      one: 'Ein Abschnitt wartet',
      other: '# Abschnitte warten',
    });
    return `${kept} ${sections} auf deinen Text: Fülle aus, was in Klammern steht, oder entferne es.`;
  },
  contentKeptInPart:
    'Noch ist nichts gespeichert. Der Code deiner Seite wurde von Hand geschrieben, prüfe also, ob alles mitgekommen ist. Mit „Verwerfen“ bekommst du deine Seite zurück.',
  aiStudio: 'AI Studio',
  conversation: 'Unterhaltung',
  tryAgain: 'Erneut versuchen',
  assistantLoadFailed:
    'Ich konnte deine Seite nicht laden. Auf dem Server ist sie sicher. Prüfe deine Verbindung und versuche es noch einmal.',
  loadFailed: 'Deine Seite konnte nicht geladen werden',
};
