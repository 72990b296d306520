// Texts of screens/billing/change, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  upgradeTitle: (name) => `Upgrade auf ${name}`,
  downgradeTitle: (name) => `Zu ${name} wechseln`,
  yearlyTitle: (name) => `${name} jährlich bezahlen`,
  dueNow: 'Jetzt fällig',
  tax: 'Steuern',
  nowHint: 'Du bezahlst jetzt mit deiner Standardkarte und schaltest den Tarif sofort frei.',
  laterHint: (date) => `Jetzt ist nichts fällig. Dein Tarif wechselt am ${date}.`,
  thenPerMonth: (amount) => `Danach ${amount} pro Monat, bis du kündigst.`,
  thenPerYear: (amount) => `Danach ${amount} pro Jahr, bis du kündigst.`,
  payNow: (amount) => `${amount} bezahlen`,
  confirmUpgrade: 'Upgrade bestätigen',
  confirmDowngrade: 'Wechsel bestätigen',
  cancel: 'Abbrechen',
  sandboxPays: 'Es fließt kein echtes Geld.',
  calculating: 'Fälliger Betrag wird berechnet',
  previewFailed: 'Der fällige Betrag konnte nicht berechnet werden. Es hat sich nichts geändert.',
  losses: 'Was du verlierst',
  changesFrom: (from, to) => `von ${from} zu ${to}`,
  whatStays: 'Deine Seite und deine Bilder bleiben.',
  completePayment: 'Schließe die Zahlung ab, um dein Abo zu aktivieren',
  upgraded: (name) => `Du hast jetzt den Tarif ${name}!`,
  cardNeeded: 'Füge eine Zahlungsart hinzu, um dein Abo abzuschließen',
  subscribeFailed: 'Das Abo konnte nicht abgeschlossen werden',
  scheduled: (name) => `Dein Tarif wechselt am Ende des bezahlten Zeitraums zu ${name}`,
  yearlyNow: (name) => `Du zahlst ${name} jetzt jährlich`,
  paid: 'Zahlung erhalten. Vielen Dank!',
  cancelTitle: (name) => `Deinen Tarif ${name} kündigen?`,
  cancelHint: (name, date) =>
    `Du behältst ${name} bis zum ${date}. Danach hast du Free und zahlst nichts.`,
  cancelConfirm: 'Tarif kündigen',
  keepPlan: (name) => `${name} behalten`,
  canceled: (date) => `Dein Tarif endet am ${date}`,
};
