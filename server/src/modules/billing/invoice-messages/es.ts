// What an invoice is for, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  month: (plan) => `Vys ${plan} (mensual)`,
  year: (plan) => `Vys ${plan} (anual)`,
  other: 'Suscripción a Vys',
};
