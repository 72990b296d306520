// Texts of screens/ready-to-continue, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  readyToContinue: 'Todo listo para continuar',
  openingEditor: 'Abriendo el editor',
  signedInAs: (email) => `Has iniciado sesión como ${email}.`,
  continueToEditor: 'Continuar al editor',
  tryAgain: 'Reintentar',
  goToDashboard: 'Mejor ir al panel',
  aCodeEditorAt: 'Un editor de código en',
  editorPermissions:
    'Puede leer y cambiar tus páginas durante 15 minutos. No puede ver tu contraseña ni el resto de tu cuenta.',
  linkCheckFailed: 'No hemos podido comprobar este enlace. Inténtalo de nuevo.',
  openEditorFailed: 'No hemos podido abrir el editor. Inténtalo de nuevo.',
};
