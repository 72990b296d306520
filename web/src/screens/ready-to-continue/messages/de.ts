// Texts of screens/ready-to-continue, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  readyToContinue: 'Bereit zum Fortfahren',
  openingEditor: 'Der Editor wird geöffnet',
  signedInAs: (email) => `Du bist als ${email} angemeldet.`,
  continueToEditor: 'Weiter zum Editor',
  tryAgain: 'Erneut versuchen',
  goToDashboard: 'Lieber zum Dashboard',
  aCodeEditorAt: 'Ein Code-Editor unter',
  editorPermissions:
    'Er kann deine Seiten 15 Minuten lang lesen und ändern. Dein Passwort und den Rest deines Kontos sieht er nicht.',
  linkCheckFailed: 'Dieser Link konnte nicht geprüft werden. Versuche es noch einmal.',
  openEditorFailed: 'Der Editor konnte nicht geöffnet werden. Versuche es noch einmal.',
};
