// What an invoice is for, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  month: (plan) => `Vys ${plan} (monatlich)`,
  year: (plan) => `Vys ${plan} (jährlich)`,
  unusedTime: (plan) => `Nicht genutzte Zeit mit ${plan}`,
  remainingTime: (plan) => `Restliche Zeit mit ${plan}`,
  other: 'Vys-Abo',
};
