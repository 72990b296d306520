// Texts of features/identity/mfa, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  recoveryCodesIntro:
    'Mit einem dieser Codes meldest du dich ohne dein Handy an. Jeder gilt einmal. Wir zeigen sie nur jetzt.',
  done: 'Fertig',
  recoveryCodes: 'Wiederherstellungscodes',
  copyCodes: 'Codes kopieren',
  copyFailed: 'Kopieren hat nicht geklappt. Markiere die Codes und kopiere sie selbst.',
  download: 'Herunterladen',
  codesSaved: 'Ich habe die Codes dort gespeichert, wo ich auch ohne mein Handy herankomme.',
  turnedOff: 'Die Anmeldung in zwei Schritten ist aus',
  confirmTurnOff: 'Anmeldung in zwei Schritten ausschalten?',
  turnOffWarning:
    'Du brauchst dann nur dein Passwort, um dich anzumelden. Deine Wiederherstellungscodes gelten nicht mehr.',
  turnOff: 'Ausschalten',
  newRecoveryCodes: 'Neue Wiederherstellungscodes',
  newCodesWarning: 'Du bekommst zehn neue Codes. Die alten gelten ab sofort nicht mehr.',
  createNewCodes: 'Neue Codes erstellen',
  scanHint:
    'Scanne ihn mit einer Authenticator-App wie Aegis, 2FAS oder Google Authenticator oder mit deinem Passwortmanager.',
  secretLabel: 'Oder gib diesen Schlüssel in die App ein:',
  copySecret: 'Schlüssel kopieren',
  qrCodeAlt: 'QR-Code für die Authenticator-App',
  qrCodeFailed: 'Der QR-Code lässt sich nicht anzeigen. Gib stattdessen den Schlüssel ein.',
  setupTitle: 'Authenticator-App einrichten',
  setupIntro:
    'Wenn du dich mit deinem Passwort anmeldest, brauchst du dann einen Code aus einer App auf deinem Handy.',
  continue: 'Weiter',
  codeIncomplete: 'Gib die 6 Ziffern ein',
  scanTitle: 'Scannen und den ersten Code eingeben',
  cancel: 'Abbrechen',
  turnOn: 'Einschalten',
  unexpectedError: 'Etwas ist schiefgelaufen. Versuche es noch einmal.',
  appCode: 'Code aus der App',
  appCodeHint: '6 Ziffern. Die App zeigt alle 30 Sekunden einen neuen Code.',
  incorrectCode: 'Falscher Code. Gib den Code ein, den deine App jetzt zeigt.',
  turnedOn: 'Die Anmeldung in zwei Schritten ist an',
  yourNewCodes: 'Deine neuen Wiederherstellungscodes',
  codesFor: (email, host) => `Wiederherstellungscodes für ${email} bei ${host}`,
  codesFileHint: 'Jeder gilt einmal, anstelle eines Codes aus deiner Authenticator-App.',
};
