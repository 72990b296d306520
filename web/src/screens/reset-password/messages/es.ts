// Texts of screens/reset-password, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  managePassword: 'Gestionar contraseña',
  requestNewLink: 'Pedir un enlace nuevo',
  backToSignIn: 'Volver a iniciar sesión',
  passwordIsRequired: 'Introduce una contraseña',
  confirmationRequired: 'Repite tu contraseña',
  passwordsDiffer: 'Las contraseñas no coinciden',
  linkInvalid: 'Este enlace no funciona',
  title: 'Elige una contraseña nueva',
  passwordUnchanged: 'Tu contraseña no ha cambiado.',
  signOutWarning: (recentFactorDays) =>
    `Se cerrará tu sesión en todas partes; vuelve a iniciarla con la contraseña nueva. También quitaremos las llaves de acceso y las apps de autenticación añadidas en los últimos ${recentFactorDays} días.`,
  setPasswordFailed: 'No hemos podido guardar tu contraseña. Inténtalo de nuevo.',
  newPassword: 'Contraseña nueva',
  confirmNewPassword: 'Repetir contraseña nueva',
  setPassword: 'Guardar contraseña',
  reasons: {
    used: 'Este enlace ha caducado o ya se ha usado. Pide uno nuevo.',
    incomplete: 'Este enlace está incompleto. Ábrelo otra vez desde el correo o pide uno nuevo.',
    elsewhere: 'Tu proveedor de identidad gestiona tu contraseña.',
  },
};
