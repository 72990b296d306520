// Texts of lib/api, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  noResponse: 'Vys ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.',
  noResponseInTime: 'Vys hat nicht rechtzeitig geantwortet. Versuche es gleich noch einmal.',
  tooManyAttempts: 'Zu viele Versuche. Warte einen Moment und versuche es dann noch einmal.',
  tooManyAttemptsFor: (duration) =>
    `Zu viele Versuche. Warte ${duration} und versuche es dann noch einmal.`,
  unexpectedError: 'Ein unerwarteter Fehler ist aufgetreten',
};
