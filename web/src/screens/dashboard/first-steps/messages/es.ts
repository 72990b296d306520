// Texts of the first steps on the dashboard, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  title: 'Da a conocer tu página',
  progress: (done, all) => `${done} de ${all} completados`,
  hide: 'Ocultar estos pasos',
  hideFailed: 'No hemos podido ocultar los pasos. Inténtalo de nuevo.',
  done: 'Hecho',
  account: 'Crea tu cuenta',
  makePage: 'Crea tu página',
  makePageHint: 'Basta con una frase sobre lo que haces.',
  createPage: 'Crear página',
  publish: 'Publícala',
  publishHint: 'A partir de entonces la verán los visitantes, en tu propio enlace.',
  openStudio: 'Abrir AI Studio',
  share: 'Comparte tu enlace',
  shareHint: 'Ponlo en tu bio, publícalo o imprime su código QR.',
  shareNow: 'Compartir',
};
