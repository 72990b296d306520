// What security events are called, and what their reader can do, in German.
import { RECENT_FACTOR_DAYS } from '@vys/contract/api/endpoints';
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const NOT_YOU =
  'Wenn du das nicht warst, setze dein Passwort jetzt auf der Anmeldeseite mit „Passwort vergessen?“ zurück. Dadurch werden alle Geräte abgemeldet.';
const RECENTLY_ADDED = `Passkeys und Authenticator-Apps, die in den letzten ${RECENT_FACTOR_DAYS} Tagen hinzugefügt wurden`;
const FACTOR_NOT_YOURS = `Wenn du das nicht warst, setze dein Passwort innerhalb von ${RECENT_FACTOR_DAYS} Tagen auf der Anmeldeseite mit „Passwort vergessen?“ zurück. Dadurch werden alle Geräte abgemeldet und ${RECENTLY_ADDED}, entfernt.`;
const CHECK_DEVICES =
  'Prüfe deine Geräte unter Einstellungen, Sicherheit. Wenn du eines nicht kennst, melde es ab und ändere dein Passwort.';
const CALL_ADMINISTRATOR =
  'Wenn du das nicht warst, wende dich sofort an die Administration dieses Vys-Servers.';

const on = (device: string) => (device === '' ? '' : ` (${device})`);

export const de: Messages<typeof source.en> = {
  hello: 'Hallo!',
  time: (time) => `Zeitpunkt: ${time}`,
  password_changed: {
    title: 'Dein Passwort wurde geändert',
    message: 'Dein Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    advice: NOT_YOU,
  },
  mfa_enabled: {
    title: 'Authenticator-App eingeschaltet',
    message: 'Zum Anmelden brauchst du jetzt einen Code aus deiner Authenticator-App.',
    advice: `Bewahre deine Wiederherstellungscodes sicher auf. ${FACTOR_NOT_YOURS} Danach kann nur noch die Administration dieses Vys-Servers die App ohne ihre Codes ausschalten.`,
  },
  mfa_disabled: {
    title: 'Authenticator-App ausgeschaltet',
    message: 'Zum Anmelden brauchst du keinen Code aus deiner Authenticator-App mehr.',
    advice: NOT_YOU,
  },
  recovery_codes_renewed: {
    title: 'Neue Wiederherstellungscodes',
    message: 'Du hast neue Wiederherstellungscodes. Deine alten Codes funktionieren nicht mehr.',
    advice: NOT_YOU,
  },
  recovery_code_used: {
    title: 'Ein Wiederherstellungscode wurde verwendet',
    message:
      'Jemand hat sich mit deinem Passwort und einem deiner Wiederherstellungscodes angemeldet.',
    advice: NOT_YOU,
  },
  mfa_bruteforce: {
    title: 'Vielleicht kennt jemand dein Passwort',
    message:
      'Jemand hat dein Passwort und danach zu viele falsche Codes eingegeben. Die Anmeldung ist nicht gelungen.',
    advice:
      'Wenn du das nicht warst, ändere dein Passwort jetzt unter Einstellungen, Sicherheit. Die Codes deiner Authenticator-App schützen dein Konto weiterhin.',
  },
  email_confirmed: {
    title: 'Deine E-Mail-Adresse ist bestätigt',
    message: 'Deine E-Mail-Adresse ist bestätigt.',
  },
  email_changed: {
    title: 'Deine E-Mail-Adresse wurde geändert',
    message:
      'Dein Konto hat eine neue E-Mail-Adresse, mit der du dich jetzt anmeldest. Alle anderen Geräte wurden abgemeldet.',
    advice: CALL_ADMINISTRATOR,
  },
  refresh_token_reused: {
    title: 'Ein Gerät wurde zu deiner Sicherheit abgemeldet',
    message: (device) =>
      `Eine Anmeldung${on(device)} wurde zweimal verwendet. Das kann bedeuten, dass sie kopiert wurde; deshalb haben wir das Gerät abgemeldet.`,
    advice: `Wenn du einen Browser oder Computer aus einer Sicherung wiederhergestellt hast, liegt es wahrscheinlich daran; melde dich einfach wieder an. ${CHECK_DEVICES}`,
  },
  refresh_token_wrong_device: {
    title: 'Wir haben eine kopierte Anmeldung blockiert',
    message: (device) =>
      `Deine Anmeldung${on(device)} wurde aus einem anderen Browser verwendet, deshalb haben wir das blockiert. Deine Geräte bleiben angemeldet.`,
    advice: `Wenn du gerade die Cookies dieses Browsers gelöscht hast, liegt es daran; melde dich einfach wieder an. Sonst könnte ein Programm auf deinem Gerät die Anmeldung kopiert haben. ${CHECK_DEVICES}`,
  },
  new_device: {
    title: (device) => `Neue Anmeldung bei Vys${on(device)}`,
    message: (device) =>
      `Jemand hat sich in einem neuen Browser bei deinem Konto angemeldet${on(device)}.`,
    advice: `Wenn du das warst, musst du nichts tun. ${NOT_YOU}`,
  },
  passkey_added: {
    title: 'Ein Passkey wurde hinzugefügt',
    message: (name) => `Mit dem Passkey „${name}“ kann man sich jetzt bei deinem Konto anmelden.`,
    advice: `${FACTOR_NOT_YOURS} Entferne danach den Passkey auch unter Einstellungen, Sicherheit.`,
  },
  passkey_removed: {
    title: 'Ein Passkey wurde entfernt',
    message: (name) =>
      `Mit dem Passkey „${name}“ kann man sich nicht mehr bei deinem Konto anmelden.`,
    advice: NOT_YOU,
  },
  api_key_created: {
    title: 'Ein API-Schlüssel wurde erstellt',
    message: (name) => `Programme können dein Konto jetzt mit dem API-Schlüssel „${name}“ nutzen.`,
    advice:
      'Wenn du das nicht warst, widerrufe ihn jetzt unter Einstellungen, Sicherheit. Ändere danach dein Passwort und melde alle anderen Geräte ab.',
  },
  api_key_revoked: {
    title: 'Ein API-Schlüssel wurde widerrufen',
    message: (name) => `Der API-Schlüssel „${name}“ funktioniert nicht mehr.`,
    advice: `Programme, die ihn verwendet haben, brauchen einen anderen. ${NOT_YOU}`,
  },
  account_deleted: {
    title: 'Dein Konto wurde gelöscht',
    message: 'Dein Vys-Konto und alles darin wurde gelöscht, wie du es wolltest.',
    advice: CALL_ADMINISTRATOR,
  },
  account_deleted_by_operator: {
    title: 'Dein Konto wurde gelöscht',
    message: (reason) =>
      `Der Betreiber dieses Vys-Servers hat dein Konto und alles darin gelöscht. Grund: ${reason}`,
    advice: 'Wenn du das für einen Fehler hältst, wende dich an den Betreiber dieses Vys-Servers.',
  },
  password_reset: {
    title: 'Dein Passwort wurde zurückgesetzt',
    message:
      'Du hast über einen Link aus einer E-Mail ein neues Passwort gesetzt, und alle Geräte wurden abgemeldet.',
    app: 'deine Authenticator-App',
    passkey: (name) => `den Passkey „${name}“`,
    apiKey: (name) => `den API-Schlüssel „${name}“`,
    name: (name) => `„${name}“`,
    removed: (factors) =>
      `Wir haben auch entfernt, was in den letzten ${RECENT_FACTOR_DAYS} Tagen hinzukam: ${factors}.`,
    addAgain:
      'Wenn das von dir war, kannst du es unter Einstellungen, Sicherheit wieder hinzufügen.',
    remainingPasskeys: (names) =>
      `Mit diesen Passkeys kann man sich weiterhin anmelden: ${names}. Entferne unter Einstellungen, Sicherheit alle, die du nicht kennst.`,
    remainingApiKeys: (names) =>
      `Diese API-Schlüssel funktionieren weiterhin: ${names}. Widerrufe unter Einstellungen, Sicherheit alle, die du nicht kennst.`,
    notYou:
      'Wenn du das nicht warst, kann jemand anderes deine E-Mails lesen. Sichere zuerst dein E-Mail-Konto und setze dann dein Passwort noch einmal zurück.',
  },
};
