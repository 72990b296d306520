// Texts of features/identity/api-keys, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  createTitle: 'API-Schlüssel erstellen',
  createHint:
    'Damit handeln Programme in deinem Namen, im Rahmen der Berechtigungen, die du wählst.',
  cancel: 'Abbrechen',
  create: 'Schlüssel erstellen',
  name: 'Name',
  nameHint: 'Was ihn verwenden wird, zum Beispiel „Newsletter-Skript“.',
  nameRequired: 'Gib einen Namen ein',
  expires: 'Läuft ab',
  expiry: { 7: '7 Tage', 30: '30 Tage', 90: '90 Tage', 365: '1 Jahr', never: 'Nie' },
  worksUntil: (day) => `Gilt bis ${day}.`,
  neverExpires: 'Gilt, bis du ihn widerrufst oder bis er ein Jahr lang nicht verwendet wird.',
  permissions: 'Berechtigungen',
  permissionsHint:
    'Wähle so wenig, wie das Programm braucht. Kein Schlüssel kommt an dein Passwort, deine Anmeldung, die Abrechnung oder das Löschen des Kontos.',
  permissionRequired: 'Wähle mindestens eine Berechtigung',
  readAll: 'Alles lesen',
  clear: 'Zurücksetzen',
  access: { none: 'Keine', read: 'Lesen', write: 'Lesen und schreiben' },
  accessShort: { none: 'Keine', read: 'Lesen', write: 'Schreiben' },

  createdTitle: 'Kopiere jetzt deinen Schlüssel',
  createdHint: 'Du kannst ihn später nicht mehr ansehen.',
  key: 'API-Schlüssel',
  copy: 'Schlüssel kopieren',
  copyFailed: 'Kopieren hat nicht geklappt. Markiere den Schlüssel und kopiere ihn selbst.',
  keepSecret:
    'Halte ihn geheim: Er gehört nie in eine Webseite, eine App oder ein öffentliches Repository.',
  done: 'Fertig',
};

export const areas: Messages<typeof en.areas> = {
  profile: { name: 'Profil', about: 'Name, Benutzername, Ziele, QR-Code' },
  pages: { name: 'Seiten', about: 'Inhalte, Versionen, Veröffentlichung' },
  media: { name: 'Bilder', about: 'Deine Bildersammlung' },
  ai: { name: 'Assistent', about: 'Chats; Schreiben kann deinen Entwurf ändern' },
  forms: { name: 'Nachrichten', about: 'Was Besucher senden, mit ihren E-Mail-Adressen' },
  analytics: { name: 'Statistiken', about: 'Aufrufe, Klicks, Exporte' },
  notifications: { name: 'Benachrichtigungen', about: 'Aktivitäten und E-Mail-Einstellungen' },
};
