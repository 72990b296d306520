// Texts of billing: errors by their codes, what the plans hold, test cards, in German.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'billing.not_configured': 'Der öffentliche Schlüssel von Stripe ist nicht eingerichtet',
  'billing.provider_unavailable':
    'Wir erreichen den Zahlungsanbieter gerade nicht. Es wurde nichts abgebucht; versuche es bald noch einmal.',
  'billing.price_not_configured':
    'Der Preis bei Stripe ist nicht eingerichtet. Bitte wende dich an den Support.',
  'billing.price_unknown': 'Dieser Tarif ist nicht erhältlich. Lade die Seite neu.',
  'billing.no_payment_method': 'Keine Zahlungsart hinterlegt',
  'billing.already_subscribed': 'Du hast diesen Tarif bereits.',
  'billing.no_subscription': 'Du hast keinen bezahlten Tarif.',
  'billing.change_in_progress':
    'Eine andere Änderung deines Tarifs läuft noch. Warte einen Moment und lade die Seite neu.',
  'billing.payment_overdue':
    'Deine letzte Zahlung ist fehlgeschlagen. Bezahle zuerst die offene Rechnung und ändere dann deinen Tarif.',
  'billing.interval_change':
    'Während eines bezahlten Jahres kannst du nicht zur monatlichen Zahlung wechseln. Kündige deinen Tarif und wähle einen monatlichen, wenn das Jahr endet.',
  'billing.nothing_due': 'Es ist nichts zu bezahlen.',
  'billing.payment_method_not_found': 'Wir konnten diese Karte nicht finden.',
  'billing.payment_method_in_use':
    'Diese Karte bezahlt deinen Tarif. Füge zuerst eine andere Karte hinzu oder kündige deinen Tarif.',
  'billing.too_many_payment_methods':
    'Du kannst bis zu 10 Karten speichern. Entferne eine, um eine weitere hinzuzufügen.',
  'billing.invoice_not_found': 'Wir konnten diese Rechnung nicht finden.',
  'billing.no_invoices': 'Keine Rechnungen zum Exportieren',
  'billing.vat_id_invalid':
    'Prüfe die USt-IdNr. Sie beginnt mit deinem Ländercode, zum Beispiel DE123456789.',
  'billing.webhook_invalid': 'Die Signatur dieses Webhooks ist ungültig.',
  'billing.setup_not_found':
    'Dieses Kartenformular ist abgelaufen. Schließe es und versuche es noch einmal.',
  'billing.sandbox_test_cards_only':
    'Das ist eine Testumgebung: Nimm eine der Testkarten von Stripe, zum Beispiel 4242 4242 4242 4242.',
  'billing.card_declined':
    'Deine Karte wurde abgelehnt. Versuche es mit einer anderen Karte oder frage deine Bank.',
  'billing.insufficient_funds':
    'Deine Karte ist nicht ausreichend gedeckt. Versuche es mit einer anderen Karte.',
  'billing.expired_card': 'Deine Karte ist abgelaufen. Nimm eine andere Karte.',
  'billing.incorrect_cvc':
    'Die Prüfnummer deiner Karte ist falsch. Prüfe sie und versuche es noch einmal.',
  'billing.incorrect_number':
    'Deine Kartennummer ist falsch. Prüfe sie und versuche es noch einmal.',
  'billing.invalid_expiry':
    'Das Ablaufdatum deiner Karte ist ungültig. Prüfe es und versuche es noch einmal.',
  'billing.incorrect_zip':
    'Die Postleitzahl passt nicht zu deiner Karte. Prüfe sie und versuche es noch einmal.',
  'billing.processing_error':
    'Deine Karte konnte nicht belastet werden. Warte einen Moment und versuche es noch einmal.',
  'billing.card_velocity_exceeded':
    'Du hast das Limit deiner Karte erreicht. Versuche es später noch einmal oder nimm eine andere Karte.',
  'billing.card_not_supported':
    'Deine Karte unterstützt diese Art von Zahlung nicht. Nimm eine andere Karte.',
  'billing.currency_not_supported':
    'Deine Karte unterstützt diese Währung nicht. Nimm eine andere Karte.',
  'billing.contact_bank':
    'Deine Bank hat die Zahlung abgelehnt. Frage deine Bank oder nimm eine andere Karte.',
  'billing.try_again_later':
    'Deine Bank war nicht erreichbar. Versuche es später noch einmal oder nimm eine andere Karte.',
  'billing.authentication_failed':
    'Deine Bank konnte nicht bestätigen, dass du es warst. Versuche es noch einmal oder nimm eine andere Karte.',
  'billing.authentication_required':
    'Deine Bank möchte, dass du diese Zahlung bestätigst. Bestätige sie, um fortzufahren.',
};

export const entitlementMessages: Messages<typeof en.entitlementMessages> = {
  included: 'Enthalten',
  notIncluded: 'Nicht enthalten',
  pageCount: (count) => (count === 1 ? '1 Seite' : `${count} Seiten`),
  unlimitedPages: 'Unbegrenzt viele Seiten',
  memberCount: (count) => (count === 1 ? '1 Mitglied' : `${count} Mitglieder`),
  unlimitedRequests: 'Unbegrenzt viele KI-Anfragen',
  requests: (perMonth, perWeek) => `${perMonth} KI-Anfragen im Monat, ${perWeek} in der Woche`,
  days: (count) => (count === 1 ? '1 Tag' : `${count} Tage`),
  years: (count) => (count === 1 ? '1 Jahr' : `${count} Jahre`),
  labels: {
    pages: 'Seiten',
    ai_requests: 'KI-Anfragen',
    storage: 'Speicher',
    analytics: 'Verlauf der Statistik',
    history: 'Versionsverlauf',
    branding: 'Ohne Vys-Logo',
    qr_customization: 'Eigene QR-Codes',
    code_editor: 'Code-Editor',
    custom_domain: 'Eigene Domain',
    ab_testing: 'A/B-Tests',
    webhooks: 'Webhooks',
    members: 'Teammitglieder',
  },
  losses: {
    pages: 'Deine Seite bleibt online.',
    ai_requests: 'Der eingebaute Assistent antwortet weiter ohne Limit.',
    storage:
      'Deine Bilder bleiben; hochladen kannst du wieder, sobald du unter dem neuen Limit liegst.',
    analytics: 'Berichte reichen weniger Tage zurück.',
    history:
      'Ältere Versionen werden nach und nach entfernt; markierte und veröffentlichte bleiben.',
    branding: 'Deine Seite zeigt wieder „Made with Vys“.',
    qr_customization:
      'Dein QR-Code wird wieder schwarz-weiß; deine Gestaltung bleibt für später gespeichert.',
    code_editor: 'Deine Seite behält ihren Code; du bearbeitest sie im Chat.',
  },
};

export const testCardMessages: Messages<typeof en.testCardMessages> = {
  works: 'Funktioniert immer',
  confirmedOnce: 'Verlangt 3-D Secure beim Hinzufügen',
  confirmedAlways: 'Verlangt 3-D Secure bei jeder Zahlung',
  declinedLater: 'Lässt sich hinzufügen, aber Zahlungen werden abgelehnt',
  declined: 'Abgelehnt',
  insufficientFunds: 'Abgelehnt: nicht gedeckt',
};
