// What the preview frame itself says, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  runtimeError: 'Error de ejecución',
  wouldOpen: 'Abriría {}',
  notBundled: '«{}» no está incluido',
  notLoaded: 'No se ha podido cargar «{}». Comprueba tu conexión y el nombre.',
  noDefaultExport: 'La página no tiene una exportación predeterminada que mostrar.',
};
