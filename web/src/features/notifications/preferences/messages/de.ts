// Texts of features/notifications/preferences, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  loadFailedToast: 'Die Einstellungen für Benachrichtigungen konnten nicht geladen werden',
};
