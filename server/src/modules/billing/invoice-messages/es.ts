// What an invoice is for, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  month: (plan) => `Vys ${plan} (mensual)`,
  year: (plan) => `Vys ${plan} (anual)`,
  unusedTime: (plan) => `Tiempo sin usar de ${plan}`,
  remainingTime: (plan) => `Tiempo restante de ${plan}`,
  other: 'Suscripción a Vys',
};
