// Texts about requests, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  missingScope: (scope) =>
    `Diesem API-Schlüssel fehlt die Berechtigung ${scope}. Erstelle einen, der sie hat.`,
  duplicatedParameter: 'doppelter Parameter',
  importLimit: 'Du hast viele Seiten importiert. Versuche es in einer Stunde noch einmal.',
  exportLimit: 'Du hast deine Seite oft exportiert. Versuche es in einer Stunde noch einmal.',
};
