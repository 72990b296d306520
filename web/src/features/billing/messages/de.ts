// Texts of features/billing, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  sandbox: 'Testumgebung',
  sandboxHint: 'Es fließt kein echtes Geld. Nur Testkarten funktionieren.',
  addPaymentMethod: 'Zahlungsart hinzufügen',
  addCardIntro: 'Mit deiner Karte wird dein Tarif bezahlt, wenn er sich verlängert.',
  addCard: 'Karte hinzufügen',
  cancel: 'Abbrechen',
  processing: 'Deine Karte wird hinzugefügt …',
  success: 'Deine Karte ist gespeichert.',
  poweredBy: 'Bereitgestellt von Stripe',
  added: 'Zahlungsart hinzugefügt',
  stripeNotLoaded: 'Stripe ist noch nicht geladen. Bitte versuche es noch einmal.',
  cardElementMissing:
    'Das Kartenfeld wurde nicht gefunden. Lade die Seite neu und versuche es noch einmal.',
  addFailed: 'Die Zahlungsart konnte nicht hinzugefügt werden',
  addFailedTryAgain:
    'Die Zahlungsart konnte nicht hinzugefügt werden. Bitte versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  loadingCardForm: 'Das Kartenformular wird geladen',
  unknownBrand: 'Karte',
  cardNumber: 'Kartennummer',
  expiry: 'Ablaufdatum',
  expiryHint: 'MM / JJ',
  cvc: 'Prüfnummer',
  numberInvalid: 'Gib die vollständige Kartennummer ein',
  expiryInvalid: 'Gib Monat und Jahr ein, zum Beispiel 04 / 30',
  cvcInvalid: 'Gib die 3 oder 4 Ziffern ein',
  testCards: 'Testkarten',
  testCardsHint:
    'Wähle eine, um das Formular auszufüllen. Jedes künftige Datum und jede Prüfnummer funktionieren.',
  sandboxBank: 'Testbank',
  bankAsksCard: 'Diese Testkarte verlangt 3-D Secure. Bestätigst du, dass du sie speichern willst?',
  bankAsksPayment: 'Diese Testkarte verlangt 3-D Secure. Bestätigst du diese Zahlung?',
  approve: 'Bestätigen',
  fail: 'Ablehnen',
  confirmPayment: 'Zahlung bestätigen',
  completePayment: 'Schließe die Zahlung ab, um dein Abo zu aktivieren',
  paymentUnconfirmed:
    'Deine Zahlung ist noch nicht bei uns eingegangen. Das kann eine Minute dauern; lade die Seite neu, um nachzusehen.',
  confirmFailed:
    'Die Zahlung konnte nicht bestätigt werden. Es wurde nichts abgebucht; versuche es noch einmal.',
  bankOpens: 'Deine Bank bittet dich vielleicht um Bestätigung. Du bleibst dabei auf dieser Seite.',
  close: 'Schließen',
};
