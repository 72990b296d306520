// Texts of lib/session, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  sessionExpired: 'Sitzung abgelaufen. Melde dich noch einmal an.',
  notAuthenticated: 'Nicht angemeldet',
  noRefreshToken: 'Die Sitzung kann nicht verlängert werden',
  userInfoFailed: 'Deine Kontodaten konnten nicht geladen werden',
};
