// Texts of screens/dev-inbox, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  vys: 'Vys',
  goToDashboard: 'Ir al panel',
  signIn: 'Iniciar sesión',
  inbox: 'Bandeja de entrada',
  intro: (setting) =>
    richText`El envío de correos no está configurado, así que todos se quedan en este servidor. Define ${setting} para enviarlos.`,
  smtpUrl: 'SMTP_URL',
  tryAgain: 'Reintentar',
  email: 'Correo',
  allEmails: 'Todos los correos',
  to: (to) => `Para ${to}`,
  noEmailsYet: 'Aún no hay correos',
  noEmailsHint:
    'Crea una cuenta o restablece una contraseña y verás aquí el correo en unos segundos.',
  signUp: 'Crear cuenta',
  forgotPassword: 'Contraseña olvidada',
  inboxLinkTitle: 'Abre el enlace de la bandeja',
  inboxLinkHint:
    'Vys muestra este enlace en la terminal al arrancar. Ábrelo una vez en este navegador para leer los correos aquí.',
  emails: 'Correos',
  loadFailed: 'No hemos podido cargar los correos. Inténtalo de nuevo.',
};
