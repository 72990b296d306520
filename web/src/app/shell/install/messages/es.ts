// Texts of app/shell/install, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  title: 'Instalar Vys en tu dispositivo',
  intro: 'Vys se abre en una ventana propia, con su icono en la pantalla de inicio.',
  share: 'Toca «Compartir» en la barra del navegador.',
  add: 'Elige «Añadir a pantalla de inicio».',
  confirm: 'Toca «Añadir».',
  done: 'Entendido',
};
