// Texts of screens/settings/security, in German.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  authenticatorApp: 'Authenticator-App',
  authenticatorIntro: 'Gib nach dem Passwort einen Code von deinem Handy ein.',
  signInLoadFailed: 'Deine Anmeldeeinstellungen konnten nicht geladen werden',
  off: 'Aus',
  authenticatorOffHint:
    'Schützt dein Konto auch dann, wenn jemand dein Passwort erfährt. Das Einrichten dauert eine Minute, und du bekommst Wiederherstellungscodes, falls du dein Handy verlierst.',
  on: 'An',
  authenticatorOnHint: (codesLeft) =>
    `Wir fragen nach einem Code, wenn du dich mit deinem Passwort anmeldest. ${plural(codesLeft, {
      one: 'Noch # Wiederherstellungscode übrig.',
      other: 'Noch # Wiederherstellungscodes übrig.',
    })}`,
  noRecoveryCodes:
    'Du hast keine Wiederherstellungscodes mehr. Erstelle neue, bevor du sie brauchst.',
  fewRecoveryCodes:
    'Du hast nur noch wenige Wiederherstellungscodes. Erstelle neue, bevor du sie brauchst.',
  setUp: 'Einrichten',
  turnOff: 'Ausschalten',
  newRecoveryCodes: 'Neue Wiederherstellungscodes',
  dangerZone: 'Gefahrenzone',
  deletionIsPermanent: 'Löschen ist endgültig.',
  deletionIntro:
    'Lösche dein Konto, deine Seite, deine Bilder und alle Statistiken. Lade vorher deine Daten herunter, wenn du sie behalten willst.',
  deleteAccount: 'Konto löschen',
  deletionTitle: 'Dein Konto endgültig löschen?',
  deletionWarning: 'Das gilt sofort und lässt sich nicht rückgängig machen.',
  deleteMyAccount: 'Mein Konto löschen',
  confirmUsername: (username) => richText`Gib zur Bestätigung ${username} ein`,
  deletionFailed: 'Dein Konto konnte nicht gelöscht werden.',
  tryAgainSentence: 'Versuche es noch einmal.',
  tryAgain: 'Erneut versuchen',
  deletesIntro: 'Wir löschen:',
  deletesPage: 'Deine öffentliche Seite: Besucher können sie nicht mehr öffnen',
  deletesVersions: 'Alle Versionen deiner Seite und deine Bilder',
  deletesStats: 'Statistiken und Nachrichten von Besuchern',
  deletesProfile: 'Dein Profil und die Anmeldung auf allen Geräten',
  usernameReserved: (username) =>
    `Der Benutzername ${username} bleibt 90 Tage lang reserviert, damit sich niemand für dich ausgeben kann.`,
  signedOut: (name) => `${name} abgemeldet`,
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  signedIn: 'Angemeldet am',
  activeNow: 'Jetzt aktiv',
  lastUsed: 'Zuletzt verwendet',
  signOutDevice: (name) => `${name} abmelden`,
  signOut: 'Abmelden',
  yourData: 'Deine Daten',
  exportIntro:
    'Dein Profil, deine Seite, Versionen, Bilder, Nachrichten und Statistiken in einer ZIP-Datei.',
  downloadMyData: 'Meine Daten herunterladen',
  preparingDownload: 'Dein Download wird vorbereitet …',
  downloaded: (size) => `${size} empfangen`,
  downloadReady: 'Dein Download ist fertig.',
  downloadFailed: 'Dein Download konnte nicht vorbereitet werden. Versuche es noch einmal.',
  passkeys: 'Passkeys',
  passkeysIntro: 'Melde dich mit Fingerabdruck, Gesicht oder Geräte-PIN an.',
  addPasskey: 'Passkey hinzufügen',
  passkeysLoadFailed: 'Deine Passkeys konnten nicht geladen werden',
  noPasskeys: 'Du hast noch keine Passkeys.',
  passkeysHint:
    'Passkeys bleiben auf deinem Gerät oder in deinem Passwortmanager und funktionieren nur auf dieser Website. So sind sie vor Phishing sicher.',
  passkeysUnsupported:
    'Dein Browser kann hier keine Passkeys erstellen. Verwende einen aktuellen Browser und eine sichere Verbindung (https).',
  synced: 'Synchronisiert',
  added: 'Hinzugefügt am',
  neverUsed: 'Nie verwendet',
  removePasskey: (name) => `${name} entfernen`,
  remove: 'Entfernen',
  passkeyRemoved: 'Passkey entfernt',
  removePasskeyTitle: 'Diesen Passkey entfernen?',
  removePasskeyWarning: (value) =>
    `Mit „${value}“ kannst du dich dann nicht mehr anmelden. Entferne ihn auch von deinem Gerät oder aus deinem Passwortmanager.`,
  password: 'Passwort',
  passwordIntro: 'Wenn du dein Passwort änderst, wirst du auf allen anderen Geräten abgemeldet.',
  currentPassword: 'Aktuelles Passwort',
  newPassword: 'Neues Passwort',
  confirmNewPassword: 'Neues Passwort bestätigen',
  passwordsRequired: 'Bitte fülle alle Passwortfelder aus',
  passwordsDiffer: 'Die neuen Passwörter stimmen nicht überein',
  changePassword: 'Passwort ändern',
  passwordChangeFailed: 'Dein Passwort konnte nicht geändert werden. Versuche es noch einmal.',
  changePasswordThere: 'Passwort dort ändern',
  devices: 'Geräte',
  devicesIntro:
    'Geräte, auf denen du angemeldet bist. Eines kommt dir fremd vor? Melde es ab und ändere dein Passwort.',
  devicesLoadFailed: 'Deine Geräte konnten nicht geladen werden',
  loadFailedHint: 'Es hat sich nichts geändert. Versuche es noch einmal.',
  signedOutOthers: 'Alle anderen Geräte abgemeldet',
  signOutEverywhere: 'Überall abmelden',
  signOutOthers: 'Alle anderen Geräte abmelden',
  confirmSignOutEverywhere: 'Überall abmelden?',
  signOutEverywhereWarning: 'Du wirst auf allen Geräten abgemeldet, auch auf diesem.',
  twoFactorSignIn: 'Zwei-Faktor-Anmeldung',
  twoFactorIntro: 'Authenticator-Apps, Wiederherstellungscodes und Passkeys.',
  managedElsewhere:
    'Dieser Server nutzt einen eigenen Identitätsanbieter. Verwalte dort, wie du dich anmeldest.',
  openSignInSettings: 'Anmeldeeinstellungen öffnen',
  passwordChangedSuccessfully: 'Passwort geändert',
  othersSignedOut: 'Wir haben alle anderen Geräte abgemeldet.',
};
