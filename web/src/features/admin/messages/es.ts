// Texts that the screens of operators share, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  admin: 'Administración',
  overview: 'Resumen',
  users: 'Usuarios',
  moderation: 'Moderación',
  announcements: 'Anuncios',
  dunning: 'Pagos vencidos',
  modelUsage: 'Uso de modelos',
  jobs: 'Tareas',
  emails: 'Correos',
  log: 'Registro',
  cancel: 'Cancelar',
  reason: 'Motivo',
  rejected: 'No hemos podido hacerlo. Inténtalo de nuevo.',
  loading: 'Cargando',
  loadMore: 'Cargar más',
  loadFailed: 'No hemos podido cargar esto',
  loadFailedHint: 'Comprueba tu conexión e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
};
