// Texts of the emails of a newsletter signup, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  hello: 'Hola:',
  confirm: {
    subject: 'Confirma tu suscripción',
    intro: (pageUrl) =>
      `Recibimos una solicitud para suscribir este correo a las novedades de ${pageUrl}`,
    link: (days) => `Para confirmar, abre este enlace en ${days} días y pulsa el botón:`,
    notYou: 'Si no fuiste tú, ignora este correo; no recibirás nada.',
  },
  confirmed: {
    subject: 'Suscripción confirmada',
    intro: (pageUrl) => `Recibirás las novedades de ${pageUrl}`,
    unsubscribe: 'Darme de baja:',
  },
};
