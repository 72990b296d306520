// Why a username cannot change, and when the next AI request is free, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('es');
const dayAndTime = new Intl.DateTimeFormat('es', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

export const es: Messages<typeof source.en> = {
  tooManyRetired: (days) =>
    `Tus tres últimos nombres de usuario todavía llevan a tu página, y tres es el máximo. Podrás elegir uno nuevo dentro de ${plural(days, { one: '# día', other: '# días' })}, o volver a uno de esos tres.`,
  tooManyChanges: (days) =>
    `Has cambiado tu nombre de usuario varias veces últimamente. Podrás volver a cambiarlo dentro de ${plural(days, { one: '# día', other: '# días' })}.`,
  aiMonth: (limit, plan, freeAt) =>
    `Has usado las ${limit} solicitudes de IA de este mes del plan ${plan}. Tendrás la siguiente el ${dayAndTime.format(freeAt)} UTC. Mejora tu plan para continuar.`,
  aiWeek: (limit, plan, freeAt) =>
    `Has usado las ${limit} solicitudes de IA de los últimos 7 días del plan ${plan}. Tendrás la siguiente el ${dayAndTime.format(freeAt)} UTC. Mejora tu plan para continuar.`,
};
