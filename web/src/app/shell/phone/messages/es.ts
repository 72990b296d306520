// Texts of app/shell/phone, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  bar: 'Accesos directos',
  home: 'Inicio',
  pages: 'Páginas',
  studio: 'Studio',
  analytics: 'Estadísticas',
  menu: 'Menú',
  openMenu: 'Abrir menú',
  search: 'Buscar',
};
