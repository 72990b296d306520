// What stands around notifications in emails and push messages, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  hello: 'Hola:',
  newNotifications: (count) => `${count} notificaciones nuevas`,
  more: (count, url) => `Y ${count} más: ${url}`,
  preferences: (url) => `Elige sobre qué te enviamos correos: ${url}`,
  unsubscribe: (url) => `Darse de baja de estos correos: ${url}`,
};
