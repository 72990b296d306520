// Texts of screens/billing/notices, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  paymentFailed: 'Deine letzte Zahlung ist fehlgeschlagen',
  graceUntil: (name, date) =>
    `Du behältst ${name} bis zum ${date}. Nichts von dir wird gelöscht, und deine Seite bleibt online.`,
  graceOver: 'Bis zur Zahlung hast du den Tarif Free. Nichts von dir wird gelöscht.',
  nextAttempt: (date) => `Am ${date} versuchen wir es noch einmal mit deiner Karte.`,
  payNow: (amount) => `Jetzt bezahlen (${amount})`,
  addCard: 'Andere Karte hinzufügen',
  paid: 'Zahlung erhalten. Vielen Dank!',
  payFailed: 'Die Zahlung hat nicht geklappt. Es wurde nichts abgebucht; versuche es noch einmal.',
  cardNeeded: 'Füge eine Karte hinzu, um die offene Rechnung zu bezahlen.',
  completePayment: 'Schließe die Zahlung ab, um dein Abo zu aktivieren',
  completePaymentHint: (name) => `${name} wird freigeschaltet, sobald die Zahlung bestätigt ist.`,
  complete: 'Zahlung abschließen',
  endsOn: (name, date) => `Dein Tarif ${name} endet am ${date}`,
  endsHint: 'Danach hast du Free. Deine Seite bleibt online.',
  changesOn: (name, date) => `Dein Tarif wechselt am ${date} zu ${name}`,
  changesHint: (name) => `Bis dahin behältst du ${name}.`,
  keepPlan: (name) => `${name} behalten`,
  resumed: (name) => `Dein Tarif ${name} läuft weiter`,
  wantedIn: (label, names) => `${label}: enthalten in ${names}`,
  wantedHint: 'Wähle einen Tarif, dann machst du genau da weiter, wo du warst.',
  unlocked: (label) => `${label}: in deinem Tarif enthalten`,
  goBack: 'Zurück',
};
