// Texts of app/shell/phone, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  bar: 'Kurzwahl',
  home: 'Start',
  pages: 'Seiten',
  studio: 'Studio',
  analytics: 'Statistiken',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  search: 'Suchen',
};
