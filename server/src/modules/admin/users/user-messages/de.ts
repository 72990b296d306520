// What people are told about actions of operators, in German.
import { createDayFormat, type Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const formatDay = createDayFormat('de');
const CONTACT = 'Wenn du Fragen hast, wende dich an den Betreiber dieses Vys-Servers.';
const MISTAKE =
  'Wenn du das für einen Fehler hältst, wende dich an den Betreiber dieses Vys-Servers.';

const because = (reason: string) => `Grund: ${reason}`;

export const de: Messages<typeof source.en> = {
  hello: 'Hallo!',
  time: (time) => `Zeitpunkt: ${time}`,
  suspended: {
    title: 'Dein Konto ist gesperrt',
    message: (reason) =>
      `Ein Betreiber hat dein Konto gesperrt. Du kannst dich nicht anmelden, und Besucher sehen deine Seite nicht. Es wurde nichts gelöscht. ${because(reason)}`,
    advice: MISTAKE,
  },
  reinstated: {
    title: 'Dein Konto ist wieder aktiv',
    message: (reason) =>
      `Ein Betreiber hat die Sperre deines Kontos aufgehoben. Du kannst dich wieder anmelden, und Besucher sehen deine Seite wie zuvor. ${because(reason)}`,
    advice: CONTACT,
  },
  sessionsEnded: {
    title: 'Du wurdest auf allen Geräten abgemeldet',
    message: (reason) =>
      `Ein Betreiber hat dich auf allen deinen Geräten abgemeldet. Dein Passwort hat sich nicht geändert. ${because(reason)}`,
    advice: `Melde dich wieder an. ${CONTACT}`,
  },
  exported: {
    title: 'Deine Daten wurden exportiert',
    message: (reason) =>
      `Ein Betreiber hat eine Kopie der Daten deines Kontos heruntergeladen. ${because(reason)}`,
    advice: CONTACT,
  },
  planGiven: {
    title: (plan) => `Du hast den Tarif ${plan}`,
    message: (plan, endsAt, reason) =>
      `Ein Betreiber hat dir den Tarif ${plan}${endsAt === null ? '' : ` bis zum ${formatDay(endsAt)}`} kostenlos gegeben. ${because(reason)}`,
    advice: 'Dafür wird nichts berechnet. Was du schon bezahlst, läuft weiter wie bisher.',
  },
  planEnded: {
    title: 'Dein kostenloser Tarif ist beendet',
    message: (plan, reason) =>
      `Ein Betreiber hat deinen kostenlosen Tarif beendet. Du bist jetzt im Tarif ${plan}, und von dir wurde nichts gelöscht. ${because(reason)}`,
    advice: CONTACT,
  },
};
