// Texts of features/pages/preview, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  previewTitle: 'Vista previa de tu página',
  preview: 'Vista previa',
  device: 'Dispositivo',
  mobile: 'Móvil',
  tablet: 'Tableta',
  desktop: 'Escritorio',
  refreshPreview: 'Actualizar vista previa',
  refreshingPreview: 'Actualizando vista previa',
  compiling: 'Compilando…',
  wouldOpen: (blockedHref) => `Abriría ${blockedHref}`,
  runtimeError: 'Error de ejecución',
  emptyTitle: 'Aquí aparecerá la vista previa',
  emptyHint: 'Describe tu página en el chat para empezar',
  loadFailed: 'No hemos podido cargar la vista previa',
  previewServerUnreachable:
    'El servidor de vista previa no responde. Tu página está a salvo; puedes seguir editando.',
  tryAgain: 'Reintentar',
  pageUnresponsive: 'La página no responde. Puede que tenga un bucle infinito.',
  reloadPreview: 'Recargar vista previa',
};
