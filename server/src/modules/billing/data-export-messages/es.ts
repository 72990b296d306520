// What the file of billing in the data export holds, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  plan: 'Tu plan y los datos de tus facturas.',
  atStripe: 'Stripe guarda las tarjetas y las facturas.',
};
