// Texts of screens/billing, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  billing: 'Abrechnung',
  intro: 'Dein Tarif, deine Zahlungsarten und Rechnungen.',
  loadFailed: 'Deine Abrechnung konnte nicht geladen werden',
  loadFailedHint: 'Dein Tarif ist sicher. Prüfe deine Verbindung und versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  loading: 'Dein Tarif wird geladen',
  sandboxTitle: 'Das ist eine Testumgebung',
  sandboxHint:
    'Es fließt kein echtes Geld. Bezahle mit einer Testkarte, zum Beispiel 4242 4242 4242 4242.',

  currentPlanTitle: (name) => `Du hast den Tarif ${name}`,
  freePlanHint: 'Für immer kostenlos. Wechsle den Tarif, wenn du mehr brauchst.',
  renews: (date, amount) => `Verlängert sich am ${date} für ${amount}`,
  endsOn: (date) => `Endet am ${date}`,
  grantedPlan: 'In deinem Konto enthalten.',
  cancelPlan: 'Tarif kündigen',
  moreWith: (name) => `Mehr mit ${name}`,
  upgradeTo: (name) => `Upgrade auf ${name}`,

  usedUnlimited: (used) => `${used} verbraucht, unbegrenzt`,
  usedOf: (used, limit) => `${used} von ${limit}`,

  plans: 'Tarife',
  interval: 'Abrechnungszeitraum',
  monthly: 'Monatlich',
  yearly: 'Jährlich',
  twoMonthsFree: '2 Monate gratis',
  perMonth: 'pro Monat',
  perYear: 'pro Jahr',
  asMonthly: (amount) => `${amount} im Monat, 2 Monate gratis`,
  yearlyOnly:
    'Du zahlst jährlich. Einen monatlichen Tarif kannst du wählen, wenn dein bezahltes Jahr endet.',
  mostPopular: 'Am beliebtesten',
  currentPlan: 'Dein Tarif',
  comingSoon: 'Kommt bald',
  downgradeTo: (name) => `Zu ${name} wechseln`,
  switchToYearly: 'Zu jährlich wechseln',
  scheduledFrom: (date) => `Ab ${date}`,
  priceNotConfigured:
    'Der Preis bei Stripe ist nicht eingerichtet. Bitte wende dich an den Support.',
  freeComingSoon: 'Der Wechsel zu Free kommt bald',
  freeInstead: (date) =>
    `Stattdessen kannst du deinen Tarif kündigen und ihn bis zum ${date} behalten.`,
  brandingShown: 'Kleiner Link „Made with Vys“',
  basicAnalytics: (reach) => `Einfache Statistiken (${reach})`,
  analytics: (reach) => `Statistiken (${reach})`,
  storage: (size) => `${size} Speicher`,
  history: (reach) => `Versionsverlauf (${reach})`,
};
