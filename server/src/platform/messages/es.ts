// Texts about requests, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  missingScope: (scope) => `Esta clave de API no tiene el permiso ${scope}. Crea una que lo tenga.`,
  duplicatedParameter: 'parámetro duplicado',
  importLimit: 'Has importado muchas páginas. Inténtalo de nuevo dentro de una hora.',
  exportLimit: 'Has exportado tu página muchas veces. Inténtalo de nuevo dentro de una hora.',
};
