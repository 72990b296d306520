// Texts of screens/pages/deletion, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  deletePage: 'Eliminar página',
  untitledPage: 'Página sin título',
  deleteTitle: (title) => `¿Eliminar «${title}»?`,
  deleteIntro: 'Justo después puedes recuperar el contenido, pero no esto:',
  addressStops: (address) =>
    `${address} deja de funcionar al momento: las visitas ven «no encontrada».`,
  figuresGo: (views, clicks) =>
    `Todas las estadísticas, hasta ahora ${views} visitas y ${clicks} clics.`,
  versionsGo: 'Todas las versiones y la conversación con el asistente.',
  messagesGo: 'Todos los mensajes y suscriptores de sus formularios.',
  whatStays: 'Conservas tu nombre de usuario, tus imágenes y tu plan.',
  keepCopy: 'Descargar antes una copia',
  pageDeleted: 'Página eliminada',
  restoreDraft: 'Recuperar como borrador',
  draftRestored: 'Recuperada como borrador. Publícala para volver a mostrarla.',
};
