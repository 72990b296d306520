// Texts of features/import-export, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  imported: 'Importado',
  needsReview: 'Por revisar',
  notImported: 'No importado',
  sourceMissing: 'Introduce un enlace o elige un archivo.',
  noPageExport: 'Este archivo no es una exportación de una página. Elige otro archivo.',
  pageLink: 'Enlace de la página',
  pageLinkHint:
    'Una página de enlaces o un sitio web público. Solo leemos lo que es visible para todos.',
  previewImport: 'Ver la importación',
  chooseFile: 'Elegir archivo',
  pageFileHint: 'Una exportación JSON de Vys o una página web guardada como HTML, de hasta 2 MB.',
  pageFile: 'Archivo de la página',
};
