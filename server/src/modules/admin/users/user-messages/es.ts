// What people are told about actions of operators, in Spanish.
import { createDayFormat, type Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const formatDay = createDayFormat('es');
const CONTACT = 'Si tienes preguntas, ponte en contacto con el operador de este servidor de Vys.';
const MISTAKE =
  'Si crees que es un error, ponte en contacto con el operador de este servidor de Vys.';

const because = (reason: string) => `Motivo: ${reason}`;

export const es: Messages<typeof source.en> = {
  hello: 'Hola:',
  time: (time) => `Hora: ${time}`,
  suspended: {
    title: 'Tu cuenta está suspendida',
    message: (reason) =>
      `Un operador suspendió tu cuenta. No puedes iniciar sesión y los visitantes no pueden ver tu página. No se eliminó nada. ${because(reason)}`,
    advice: MISTAKE,
  },
  reinstated: {
    title: 'Tu cuenta vuelve a estar activa',
    message: (reason) =>
      `Un operador levantó la suspensión de tu cuenta. Puedes volver a iniciar sesión y los visitantes ven tu página como antes. ${because(reason)}`,
    advice: CONTACT,
  },
  sessionsEnded: {
    title: 'Se cerró tu sesión en todos los dispositivos',
    message: (reason) =>
      `Un operador cerró tu sesión en todos tus dispositivos. Tu contraseña no ha cambiado. ${because(reason)}`,
    advice: `Vuelve a iniciar sesión. ${CONTACT}`,
  },
  exported: {
    title: 'Se exportaron tus datos',
    message: (reason) =>
      `Un operador descargó una copia de los datos de tu cuenta. ${because(reason)}`,
    advice: CONTACT,
  },
  planGiven: {
    title: (plan) => `Tienes el plan ${plan}`,
    message: (plan, endsAt, reason) =>
      `Un operador te dio el plan ${plan} sin coste${endsAt === null ? '' : ` hasta el ${formatDay(endsAt)}`}. ${because(reason)}`,
    advice: 'No se cobra nada por él. Lo que ya pagas sigue como antes.',
  },
  planEnded: {
    title: 'Tu plan gratuito ha terminado',
    message: (plan, reason) =>
      `Un operador puso fin al plan que tenías sin coste. Ahora tienes el plan ${plan} y no se eliminó nada tuyo. ${because(reason)}`,
    advice: CONTACT,
  },
};
