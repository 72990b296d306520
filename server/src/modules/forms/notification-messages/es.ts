// What the owner of a page is told about entries of its forms, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  newsletter: 'Nueva suscripción al boletín',
  contact: 'Mensaje nuevo',
  guestbook: 'Nueva entrada en el libro de visitas',
  unnamedSender: 'Un visitante',
};
