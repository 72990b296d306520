// What the files of notifications in the data export hold, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  feed: 'Tus notificaciones, también las archivadas.',
  settings: 'De qué y cómo se te avisa, y los navegadores que reciben notificaciones push.',
};
