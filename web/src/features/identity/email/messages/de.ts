// Texts of features/identity/email, in German.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmYourEmail: 'Bestätige deine E-Mail-Adresse',
  pageSaved:
    'Deine Seite ist gespeichert. Du kannst sie veröffentlichen, sobald deine E-Mail-Adresse bestätigt ist.',
  publishNow: 'Jetzt veröffentlichen',
  openLinkHint: (email) =>
    richText`Öffne den Link in der E-Mail, die wir an ${email} geschickt haben, und komm dann zum Veröffentlichen zurück. Keine E-Mail? Sieh im Spam-Ordner nach oder sende den Link noch einmal.`,
  wrongAddress: 'Falsche Adresse?',
  changeInSettings: 'In den Einstellungen ändern',
  changeEmail: 'E-Mail ändern',
  newEmail: 'Neue E-Mail',
  cancel: 'Abbrechen',
  changesAtOnce:
    'Wir schicken den Bestätigungslink an die neue Adresse. Der alte Link gilt nicht mehr.',
  bothConfirm:
    'Wir schicken je einen Link an deine jetzige und an die neue Adresse. Deine E-Mail-Adresse ändert sich, wenn du beide geöffnet hast.',
  linkSentTo: (email) => `Link an ${email} gesendet`,
  resendLink: 'Link noch einmal senden',
  openInbox: 'Posteingang öffnen',
};
