// Texts of screens/verify-email, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  linkSent: (email) => `Wir haben einen neuen Link an ${email} geschickt.`,
  linkOffer: (email) => `Wir können einen neuen Link an ${email} schicken.`,
  openInbox: 'Posteingang öffnen',
  sendAgainIn: (left) => `Noch einmal senden in ${left}`,
  sendLink: 'Neuen Link senden',
  goToDashboard: 'Zum Dashboard',
  confirmationFailed:
    'Deine E-Mail-Adresse konnte nicht bestätigt werden. Versuche es noch einmal.',
  sendFailed: 'Die E-Mail konnte nicht gesendet werden. Versuche es noch einmal.',
  confirmEmail: 'E-Mail bestätigen',
  canPublish: 'Du kannst deine Seite jetzt veröffentlichen.',
  signIn: 'Anmelden',
  linkExpired: 'Er ist abgelaufen oder wurde schon verwendet.',
  alreadyConfirmed: 'Wenn du deine E-Mail-Adresse schon bestätigt hast, ist alles erledigt.',
  changeTitle: 'E-Mail-Adresse ändern',
  changeIntro: 'Beide Adressen bestätigen die Änderung.',
  emailChanged: 'Deine E-Mail-Adresse ist geändert. Melde dich ab jetzt mit der neuen Adresse an.',
  waitingForCurrent:
    'Bestätigt. Öffne jetzt den Link in der E-Mail, die wir an deine jetzige Adresse geschickt haben.',
  waitingForNew:
    'Bestätigt. Öffne jetzt den Link in der E-Mail, die wir an deine neue Adresse geschickt haben.',
  changeLinkExpired:
    'Dieser Link ist abgelaufen oder wurde schon verwendet. Beginne die Änderung in den Einstellungen noch einmal.',
  goToSettings: 'Zu den Einstellungen',
  wrongAddress: 'Falsche Adresse?',
  changeInSettings: 'In den Einstellungen ändern',
  openAccountSettings: 'Kontoeinstellungen öffnen',
  heads: {
    ready: { title: 'E-Mail bestätigen', intro: 'Ein Klick, und du kannst veröffentlichen.' },
    working: { title: 'E-Mail bestätigen', intro: 'Ein Klick, und du kannst veröffentlichen.' },
    confirmed: { title: 'E-Mail bestätigt', intro: 'Alles erledigt.' },
    invalid: {
      title: 'E-Mail bestätigen',
      intro: 'Verwende den Link in der E-Mail, die wir dir geschickt haben.',
    },
    expired: {
      title: 'Dieser Link funktioniert nicht mehr',
      intro: 'Wir schicken dir einen neuen.',
    },
    expiredSignedOut: {
      title: 'Dieser Link funktioniert nicht mehr',
      intro: 'Melde dich an, und wir schicken dir einen neuen.',
    },
    elsewhere: {
      title: 'E-Mail bestätigen',
      intro: 'Dein Identitätsanbieter bestätigt deine E-Mail-Adresse.',
    },
  },
};
