// Texts of screens/forgot-password, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  sendFailed: 'No hemos podido enviar el enlace. Inténtalo de nuevo.',
  checkYourEmail: 'Revisa tu correo',
  forgotYourPassword: '¿Has olvidado tu contraseña?',
  deliveryTime: 'El correo suele llegar en menos de un minuto.',
  intro: 'Introduce tu correo y te enviaremos un enlace para cambiar la contraseña.',
  passwordRemembered: '¿Ya la recuerdas? ',
  backToSignIn: 'Volver a iniciar sesión',
  email: 'Correo electrónico',
  emailExample: 'nombre@example.com',
  sendResetLink: 'Enviar enlace',
  linkSentAgain: 'Enlace enviado de nuevo',
  linkSentTo: (email) =>
    `Si existe una cuenta para ${email}, recibirás un enlace válido durante 60 minutos.`,
  noEmail: 'Sin correo',
  noEmailHint:
    '¿No ha llegado? Mira en la carpeta de spam y comprueba que la dirección sea correcta.',
  sendAgainIn: (left) => `Enviar de nuevo en ${left}`,
  sendAgain: 'Enviar de nuevo',
  changeEmail: 'Usar otro correo',
  openInbox: 'Abrir la bandeja de entrada',
  emailNotSetUp:
    'El envío de correos no está configurado, así que los correos se quedan en este servidor.',
};
