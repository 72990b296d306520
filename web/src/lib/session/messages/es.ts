// Texts of lib/session, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  sessionExpired: 'La sesión ha caducado. Vuelve a iniciar sesión.',
  notAuthenticated: 'No has iniciado sesión',
  noRefreshToken: 'No se puede prolongar la sesión',
  userInfoFailed: 'No se han podido cargar los datos de tu cuenta',
};
