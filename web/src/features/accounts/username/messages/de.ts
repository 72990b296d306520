// Texts of features/accounts/username, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  username: 'Benutzername',
  yourname: 'deinname',
  checking: 'Wird geprüft',
  isAvailable: (username) => `${username} ist frei`,
  usernameCheckFailed: 'Der Benutzername konnte nicht geprüft werden',
  freeNames: 'Ähnliche freie Namen:',
  changeLinkTitle: 'Deinen Link ändern?',
  pageMoves: (host, to) =>
    `Deine öffentliche Seite zieht sofort zu ${host}/${to} um und behält ihre Statistiken.`,
  changeLink: 'Link ändern',
  oldLinksRedirect: (host, from, leadsOnDays) =>
    `Alte Links und QR-Codes mit ${host}/${from} funktionieren noch ${leadsOnDays} Tage, und niemand sonst kann den Namen in dieser Zeit bekommen. Danach funktionieren sie nicht mehr.`,
  currentUsername: 'Das ist dein Benutzername',
};
