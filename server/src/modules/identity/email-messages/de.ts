// Texts of the emails with a link, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  hello: 'Hallo,',
  verification: {
    subject: 'Bestätige deine E-Mail-Adresse',
    intro: (hours) =>
      `willkommen bei Vys! Bestätige deine E-Mail-Adresse (der Link gilt ${hours} Stunden):`,
    notYou:
      'Wenn du dich nicht registriert hast, ignoriere diese E-Mail. Niemand kann mit deiner Adresse veröffentlichen, solange sie nicht bestätigt ist.',
  },
  passwordReset: {
    subject: 'Setze dein Passwort zurück',
    intro: (minutes) =>
      `wir wurden gebeten, dein Passwort für Vys zurückzusetzen. Wähle ein neues (der Link gilt ${minutes} Minuten):`,
    notYou:
      'Der Link funktioniert einmal. Wenn du das nicht warst, ignoriere diese E-Mail; dein Passwort ändert sich nicht.',
  },
  oldAddress: {
    subject: 'Bestätige die Änderung deiner E-Mail-Adresse',
    intro: (from, to) =>
      `jemand, der bei deinem Vys-Konto angemeldet ist, möchte dessen E-Mail-Adresse von ${from} zu ${to} ändern.`,
    confirm: (hours) =>
      `Wenn du das warst, bestätige es hier (der Link gilt ${hours} Stunden). Wir haben auch einen Link an die neue Adresse gesendet; die Änderung gilt, sobald beide bestätigt sind:`,
    notYou:
      'Wenn du das nicht warst, öffne den Link nicht: Ohne ihn ändert sich nichts. Vielleicht kennt jemand dein Passwort. Setze es jetzt auf der Anmeldeseite mit „Passwort vergessen?“ zurück.',
  },
  newAddress: {
    subject: 'Bestätige deine neue E-Mail-Adresse',
    intro: (hours) =>
      `möchtest du dich mit dieser Adresse bei Vys anmelden? Bestätige sie (der Link gilt ${hours} Stunden). Wir haben auch einen Link an deine bisherige Adresse gesendet; die Änderung gilt, sobald beide bestätigt sind:`,
    notYou: 'Wenn du das nicht wolltest, ignoriere diese E-Mail. Es ändert sich nichts.',
  },
  takenAddress: {
    subject: 'Du hast bereits ein Vys-Konto',
    intro:
      'jemand wollte diese E-Mail-Adresse für ein anderes Vys-Konto verwenden. Sie gehört schon zu deinem, deshalb wurde nichts geändert.',
    signIn:
      'Wenn du das warst, melde dich stattdessen mit dieser Adresse an. Wenn du das Passwort nicht mehr weißt, hilft „Passwort vergessen?“ auf der Anmeldeseite.',
    notYou: 'Wenn du das nicht warst, ignoriere diese E-Mail.',
  },
};
