// Texts of screens/settings/account, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  allPagesActivated: 'Alle Seiten aktiviert',
  allPagesDeactivated: 'Alle Seiten deaktiviert',
  publicPages: 'Öffentliche Seiten',
  publicPagesIntro: 'Gilt für alles, was du veröffentlicht hast.',
  pagesActive: 'Seiten aktiv',
  publicPagesOnHint: 'Besucher können deine veröffentlichten Seiten sehen.',
  publicPagesOffHint: 'Alle Seiten sind verborgen, auch eingeschaltete.',
  plan: 'Tarif',
  planName: (name) => `Tarif ${name}`,
  paidPlanHint: 'Unbegrenzte Funktionen und bevorzugter Support',
  freePlanHint: 'Wechsle den Tarif, um alle Funktionen freizuschalten',
  managePlan: 'Tarif verwalten',
  upgrade: 'Upgraden',
  app: 'App',
  appIntro: 'Vys in einem eigenen Fenster, mit einem Tipp geöffnet.',
  installApp: 'Vys installieren',
  installByHand:
    'Auf iPhone und iPad: Tippe in der Leiste des Browsers auf „Teilen“ und wähle „Zum Home-Bildschirm“.',
  memberSince: 'Dabei seit dem',
  usage: 'Verbrauch',
  aiRequestsReset: 'KI-Anfragen werden am Monatsanfang zurückgesetzt.',
};
