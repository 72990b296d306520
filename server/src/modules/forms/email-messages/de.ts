// Texts of the emails of a newsletter signup, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  hello: 'Hallo!',
  confirm: {
    subject: 'Bestätige dein Abo',
    intro: (pageUrl) => `Diese E-Mail-Adresse soll Neuigkeiten bekommen von ${pageUrl}`,
    link: (days) =>
      `Öffne zum Bestätigen innerhalb von ${days} Tagen diesen Link und klicke auf die Schaltfläche:`,
    notYou: 'Wenn du das nicht warst, ignoriere diese E-Mail. Du bekommst dann nichts.',
  },
  confirmed: {
    subject: 'Du bist dabei',
    intro: (pageUrl) => `Du bekommst ab jetzt Neuigkeiten von ${pageUrl}`,
    unsubscribe: 'Abmelden:',
  },
};
