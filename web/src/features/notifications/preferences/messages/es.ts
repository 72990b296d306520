// Texts of features/notifications/preferences, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  loadFailedToast: 'No se han podido cargar las preferencias de notificaciones',
};
