// Texts of features/pages/preview/compile, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  compilationError: 'Error en el código',
  line: (line) => `Línea ${line}`,
  lineAndColumn: (line, column) => `Línea ${line}, columna ${column}`,
  notLoaded: 'No hemos podido cargar la vista previa. Comprueba tu conexión.',
  endlessLoop: 'Un bucle de esta página no termina.',
  andMore: (more) => `y ${more} más`,
  lastWorkingVersion: 'Sigues viendo la última versión que funcionaba.',
};
