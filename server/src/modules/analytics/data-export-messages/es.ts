// What the files of analytics in the data export hold, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  days: 'Visitas, clics y visitantes de tu página, día a día.',
  digest: 'Si recibes el resumen semanal por correo electrónico.',
};
