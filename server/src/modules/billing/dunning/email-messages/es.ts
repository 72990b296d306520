// Texts of the emails about a payment that failed, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  hello: 'Hola:',
  subjects: {
    failed: (plan) => `Tu pago de Vys ${plan} ha fallado`,
    reminder: (plan) => `Recordatorio: tu pago de Vys ${plan} sigue pendiente`,
    last: (plan) => `Tu plan Vys ${plan} termina en unos días`,
    ended: (plan) => `Tu plan Vys ${plan} ha terminado`,
  },
  ended: (amount, plan) =>
    `No hemos podido cobrar ${amount} del plan ${plan}, así que tu cuenta está ahora en el plan Free.`,
  nothingDeleted:
    'No se ha eliminado nada: tu página sigue en línea y todo lo que has creado sigue ahí. Elige un plan cuando quieras para volver a desbloquearlo:',
  failed: (amount, plan, reason) => `No hemos podido cobrar ${amount} del plan ${plan}. ${reason}`,
  until: (day) =>
    `Conservas tu plan hasta el ${day}. Actualiza tu tarjeta o paga la factura pendiente aquí:`,
  otherwise: 'Si nada cambia, tu cuenta pasará entonces al plan Free. No se eliminará nada.',
};
