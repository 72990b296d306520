// Messages of the errors of requests, the admin area, notifications and announcements, by their codes, in German.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'input.invalid': 'Einige Felder sind ungültig.',
  'input.malformed': 'Wir konnten diese Anfrage nicht lesen.',
  'input.too_large': 'Die Anfrage ist zu groß.',
  'input.media_type': 'Dieser Inhaltstyp wird nicht unterstützt.',
  'auth.unauthenticated': 'Melde dich an, um fortzufahren.',
  'auth.forbidden': 'Du hast dafür keine Berechtigung.',
  'auth.key_invalid':
    'Dieser API-Schlüssel funktioniert nicht. Vielleicht hat er einen Tippfehler, ist abgelaufen oder widerrufen.',
  'auth.key_not_allowed':
    'Das geht nicht mit einem API-Schlüssel. Melde dich stattdessen bei Vys an.',
  'auth.key_scope':
    'Diesem API-Schlüssel fehlt die Berechtigung dafür. Erstelle einen, der sie hat.',
  'auth.cross_site':
    'Diese Anfrage kam von einer anderen Website. Öffne Vys und versuche es noch einmal.',
  'route.not_found': 'Nicht gefunden.',
  'route.method_not_allowed': 'Diese Methode ist nicht erlaubt.',
  'rate.limited': 'Zu viele Anfragen. Bitte warte einen Moment.',
  timeout:
    'Die Verarbeitung hat zu lange gedauert. Mach es einfacher oder kürzer und versuche es noch einmal.',
  too_complex:
    'Das ist zu komplex für die Verarbeitung. Mach es einfacher oder kürzer und versuche es noch einmal.',
  unavailable: 'Der Dienst ist gerade nicht verfügbar. Bitte versuche es noch einmal.',
  internal: 'Bei uns ist etwas schiefgegangen. Bitte versuche es noch einmal.',
  'admin.user_not_found': 'Es gibt kein Konto mit dieser ID.',
  'admin.operator_protected':
    'Betreiber können nicht gesperrt oder gelöscht werden. Entferne die Adresse zuerst aus OPERATORS.',
  'admin.nothing_to_change':
    'Das hat sich inzwischen geändert. Lade neu, um den aktuellen Stand zu sehen.',
  'admin.plan_not_higher': 'Das Konto bezahlt bereits diesen oder einen höheren Tarif.',
  'admin.job_not_found':
    'Diesen Job gibt es nicht mehr: Er wurde wiederholt, verworfen oder erledigt.',
  'notifications.not_found': 'Wir konnten diese Benachrichtigung nicht finden.',
  'notifications.push_not_possible': 'Wir erreichen den Push-Dienst dieses Browsers nicht.',
  'announcements.not_found': 'Wir konnten diese Ankündigung nicht finden.',
  'announcements.not_scheduled':
    'Diese Ankündigung wurde bereits gesendet oder abgebrochen. Lade neu, um den aktuellen Stand zu sehen.',
};
