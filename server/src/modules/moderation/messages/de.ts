// What the owner of a page is told about decisions, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  suspended: {
    title: 'Deine Seite wurde gesperrt',
    message: (caseNumber, reason) =>
      `Besucher sehen sie nicht mehr (Fall ${caseNumber}). Grund: ${reason} Du kannst im AI Studio Einspruch erheben.`,
  },
  appealRejected: {
    title: 'Deine Seite bleibt gesperrt',
    message: (caseNumber, reason) =>
      `Wir haben deinen Einspruch geprüft. Besucher sehen deine Seite weiterhin nicht (Fall ${caseNumber}). Grund: ${reason}`,
  },
  reinstated: {
    title: 'Deine Seite ist wieder sichtbar',
    message: (caseNumber) => `Deine Seite ist nicht mehr gesperrt (Fall ${caseNumber}).`,
  },
  appealsClosed: 'Wir haben deine Einsprüche geprüft. Es bleibt bei der Entscheidung.',
};
