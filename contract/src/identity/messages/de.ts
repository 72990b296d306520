// Messages of the errors of identity and accounts, by their codes, in German.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'identity.email_taken': 'Es gibt bereits ein Konto mit dieser E-Mail-Adresse.',
  'identity.username_taken': 'Dieser Benutzername ist bereits vergeben.',
  'identity.password_wrong': 'Dein aktuelles Passwort ist nicht richtig.',
  'identity.password_weak': 'Dieses Passwort ist zu verbreitet. Wähle ein anderes.',
  'identity.link_invalid':
    'Dieser Link ist abgelaufen oder wurde schon benutzt. Fordere einen neuen an.',
  'identity.email_unverified':
    'Bestätige zuerst deine E-Mail-Adresse. Wir können dir den Link noch einmal senden.',
  'identity.session_not_found': 'Dieses Gerät ist nicht angemeldet.',
  'identity.totp_enabled': 'Eine Authenticator-App ist bereits eingerichtet.',
  'identity.totp_not_started': 'Richte zuerst eine Authenticator-App ein.',
  'identity.code_wrong': 'Falscher Code. Versuche es mit dem nächsten Code aus deiner App.',
  'identity.passkey_refused':
    'Dieser Passkey hat nicht funktioniert. Versuche es noch einmal oder melde dich anders an.',
  'identity.passkey_not_found': 'Wir konnten diesen Passkey nicht finden.',
  'identity.api_key_limit': 'Du hast bereits 20 API-Schlüssel. Widerrufe zuerst einen.',
  'identity.api_key_not_found': 'Wir konnten diesen API-Schlüssel nicht finden.',
  'identity.redirect_refused': 'Dieses Ziel ist nicht erlaubt.',
  'identity.code_invalid': 'Dieser Code ist abgelaufen oder wurde schon benutzt.',
  'identity.managed_elsewhere': 'Das verwaltet dein Identitätsanbieter.',
  'accounts.profile_not_found': 'Wir konnten zu diesem Konto kein Profil finden.',
  'accounts.username_unavailable': 'Dieser Benutzername ist nicht verfügbar.',
  'accounts.username_limit':
    'Du hast deinen Benutzernamen zu oft geändert. Bitte versuche es später noch einmal.',
  'accounts.goal_not_reached': 'So viele Aufrufe haben deine Seiten noch nicht.',
  'accounts.upgrade_needed':
    'Dein Tarif enthält das nicht. Führe ein Upgrade durch, um es zu nutzen.',
};
