// Texts of features/identity/passkeys, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  nameIsRequired: 'Introduce un nombre',
  passkeyAdded: 'Llave de acceso añadida',
  addPasskey: 'Añadir una llave de acceso',
  addPasskeyHint: 'Tu navegador te pedirá la huella, la cara o el PIN del dispositivo.',
  cancel: 'Cancelar',
  continue: 'Continuar',
  passkeyName: 'Nombre de la llave de acceso',
  passkeyNameHint: 'Para que la reconozcas más adelante.',
  signInWithPasskey: 'Iniciar sesión con llave de acceso',
  passkeyFailed: 'Esta llave de acceso no ha funcionado. Prueba otra forma de iniciar sesión.',
  browserOn: (browser, system) => `${browser} en ${system}`,
};
