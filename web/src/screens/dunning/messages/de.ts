// Texts of screens/dunning, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  dunning: 'Überfällige Zahlungen',
  intro:
    'Konten, deren letzte Zahlung fehlgeschlagen ist; die am längsten überfälligen zuerst. Alle haben eine E-Mail bekommen.',
  account: 'Konto',
  plan: 'Tarif',
  since: 'Seit',
  graceUntil: 'Tarif bleibt bis',
  nextAttempt: 'Nächster Versuch',
  attempts: 'Versuche',
  amountDue: 'Offener Betrag',
  provider: 'Stripe',
  openCustomer: (username) => `${username} in Stripe öffnen`,
  none: '—',
  graceOver: 'Jetzt Free',
  empty: 'Keine überfälligen Zahlungen',
  emptyHint:
    'Konten erscheinen hier, wenn eine Zahlung fehlschlägt, und verschwinden, wenn sie gelingt.',
  loadFailed: 'Die Konten konnten nicht geladen werden',
  loadFailedHint: 'Es wurde nichts geändert. Versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  loading: 'Konten werden geladen',
  pages: 'Seiten mit Konten',
  previous: 'Vorige Seite',
  next: 'Nächste Seite',
  of: (page, pages) => `${page} von ${pages}`,
  total: (count) => plural(count, { one: '# Konto', other: '# Konten' }),
};
