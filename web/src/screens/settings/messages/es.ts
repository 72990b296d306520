// Texts of screens/settings, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  settings: 'Ajustes',
  intro: 'Tu perfil, tu plan, las notificaciones y la seguridad.',
  profile: 'Perfil',
  account: 'Cuenta',
  notifications: 'Notificaciones',
  security: 'Seguridad',
  tryAgain: 'Reintentar',
};
