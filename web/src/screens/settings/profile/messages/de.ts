// Texts of screens/settings/profile, in German.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  email: 'E-Mail',
  emailHint: 'Die E-Mail-Adresse kann aus Sicherheitsgründen nicht geändert werden,',
  unlessBoth: 'außer wenn beide Adressen die Änderung bestätigen.',
  onceConfirmed: 'sobald sie bestätigt ist. Bis dahin kannst du sie noch korrigieren.',
  changeEmail: 'E-Mail-Adresse ändern',
  cancelChange: 'Nicht ändern',
  waitingFor: (email, isCurrentConfirmed, isNewConfirmed) => {
    if (isCurrentConfirmed) {
      return `Um deine E-Mail-Adresse zu ändern, öffne den Link, den wir an ${email} geschickt haben.`;
    }
    return isNewConfirmed
      ? `Um deine E-Mail-Adresse in ${email} zu ändern, öffne den Link, den wir an deine bisherige Adresse geschickt haben.`
      : `Um deine E-Mail-Adresse in ${email} zu ändern, öffne die Links, die wir an beide Adressen geschickt haben.`;
  },
  verified: 'Bestätigt',
  notVerified: 'Nicht bestätigt',
  profile: 'Profil',
  discard: 'Verwerfen',
  saveChanges: 'Speichern',
  fullName: 'Vollständiger Name',
  nameRequired: 'Gib deinen Namen ein',
  timeZone: 'Zeitzone',
  timeZoneHint: 'Die Tage deiner Statistiken richten sich nach dieser Zeitzone.',
  noTimeZone: 'Zeitzone wählen',
  searchTimeZone: 'Städte und Regionen suchen',
  nothingFound: 'Nichts gefunden.',
  unsavedChangesWarning:
    'Die Änderungen an deinem Profil sind nicht gespeichert. Wenn du die Seite jetzt verlässt, gehen sie verloren.',
  intro: 'Dein öffentlicher Name, dein Bild und dein Link.',
  uploadPicture: 'Bild hochladen',
  changePicture: 'Bild ändern',
  removePicture: 'Bild entfernen',
  pictureSaved: 'Bild gespeichert',
  pictureRemoved: 'Bild entfernt',
  pictureTooLarge: 'Bilder dürfen bis zu 10 MB groß sein.',
  pictureUnreadable: 'Wir konnten dieses Bild nicht lesen. Versuche es mit einem JPEG oder PNG.',
  cropTitle: 'Bildausschnitt wählen',
  cropHint: 'Verschiebe das Bild oder nutze die Regler.',
  picturePreview: 'Vorschau deines Bildes',
  zoom: 'Zoom',
  leftRight: 'Links, rechts',
  upDown: 'Oben, unten',
  usePicture: 'Bild verwenden',
  cancel: 'Abbrechen',
  publicUrl: 'Öffentliche URL',
  urlCopied: 'URL in die Zwischenablage kopiert',
  copyFailed: 'Die URL konnte nicht kopiert werden',
  open: 'Öffnen',
  notPublishedHint:
    'Noch ist nichts veröffentlicht, deshalb sehen Besucher „Seite nicht gefunden“.',
  profileUpdated: 'Profil gespeichert',
  saveFailed: 'Dein Profil konnte nicht gespeichert werden. Versuche es noch einmal.',
  username: 'Benutzername',
  isAvailable: (username) => `${username} ist verfügbar`,
  linkChangeHint: (oldLink, redirectDays) =>
    richText`Mit deinem Benutzernamen ändert sich auch dein Link. Der alte Link ${oldLink} leitet noch ${redirectDays} Tage lang weiter.`,
  checking: 'Wird geprüft',
};
