// Texts of app/shell/reminders, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmYourEmail: 'Bestätige deine E-Mail-Adresse',
  emailReminder: (email) => `mit dem Link, den wir an ${email} geschickt haben.`,
  dismiss: 'Ausblenden',
  chooseYourUsername: 'Wähle deinen Benutzernamen',
  usernameReminder: 'für den Link zu deiner Seite.',
  choose: 'Wählen',
  checkYourEmail: 'Prüfe deine E-Mail-Adresse',
  undeliverable: (email) =>
    `E-Mails an ${email} kommen zurück. Bestätige die Adresse noch einmal oder ändere sie.`,
  changeAddress: 'Adresse ändern',
};
