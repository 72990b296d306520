// What the owner of a page is told about decisions, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  suspended: {
    title: 'Deine Seite wurde gesperrt',
    message: (caseNumber, reason) =>
      `Besucher sehen sie nicht mehr (Fall ${caseNumber}). Grund: ${reason} Du kannst im AI Studio Einspruch erheben.`,
  },
  reinstated: {
    title: 'Deine Seite ist wieder sichtbar',
    message: (caseNumber) => `Deine Seite ist nicht mehr gesperrt (Fall ${caseNumber}).`,
  },
  appealsClosed: 'Wir haben deine Einsprüche geprüft. Es bleibt bei der Entscheidung.',
};
