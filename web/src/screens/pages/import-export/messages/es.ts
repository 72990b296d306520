// Texts of screens/pages/import-export, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  exportTitle: 'Exportar página',
  exportIntro:
    'Descarga un sitio que funciona en cualquier alojamiento web o un archivo JSON para importarlo más tarde.',
  downloadSite: 'Descargar sitio',
  downloadJson: 'Descargar JSON',
  exportHint:
    'El sitio es lo que los visitantes ven ahora. El JSON incluye tus cambios sin publicar.',
  importTitle: 'Importar página',
  importIntro:
    'Desde otra página de enlaces, tu sitio web o una exportación. La verás antes de que cambie nada.',
  importHint:
    'Importaremos tu nombre, biografía, foto, enlaces y colores, y crearemos un diseño nuevo.',
  pageImported: 'Página importada',
  readFailed: 'No hemos podido leer la página. Inténtalo de nuevo.',
  importPreview: 'Vista previa de la importación',
  replaceDraftHint:
    'Esto solo cambia tu borrador. Los visitantes lo verán cuando publiques, y tu página actual queda en el historial de versiones.',
  createPageHint: 'Esto crea tu primera página. Los visitantes la verán cuando la publiques.',
  back: 'Volver',
  useThisPage: 'Usar esta página',
  saveFailed: 'No hemos podido guardar la página',
  useProfilePhoto: 'Usar la foto de perfil',
};
