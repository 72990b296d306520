// Texts of screens/verify-email, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  linkSent: (email) => `Hemos enviado un enlace nuevo a ${email}.`,
  linkOffer: (email) => `Podemos enviar un enlace nuevo a ${email}.`,
  openInbox: 'Abrir la bandeja de entrada',
  sendAgainIn: (left) => `Enviar de nuevo en ${left}`,
  sendLink: 'Enviar un enlace nuevo',
  goToDashboard: 'Ir al panel',
  confirmationFailed: 'No hemos podido confirmar tu correo. Inténtalo de nuevo.',
  sendFailed: 'No hemos podido enviar el correo. Inténtalo de nuevo.',
  confirmEmail: 'Confirmar correo',
  canPublish: 'Ya puedes publicar tu página.',
  signIn: 'Iniciar sesión',
  linkExpired: 'Ha caducado o ya se ha usado.',
  alreadyConfirmed: 'Si ya has confirmado tu correo, está todo listo.',
  changeTitle: 'Cambia tu correo',
  changeIntro: 'Las dos direcciones confirman el cambio.',
  emailChanged: 'Tu correo ha cambiado. A partir de ahora, inicia sesión con la dirección nueva.',
  waitingForCurrent:
    'Confirmado. Ahora abre el enlace del correo que hemos enviado a tu dirección actual.',
  waitingForNew:
    'Confirmado. Ahora abre el enlace del correo que hemos enviado a tu dirección nueva.',
  changeLinkExpired:
    'Este enlace ha caducado o ya se ha usado. Vuelve a empezar el cambio en Ajustes.',
  goToSettings: 'Ir a Ajustes',
  wrongAddress: '¿Dirección equivocada?',
  changeInSettings: 'Cámbiala en Ajustes',
  openAccountSettings: 'Abrir ajustes de la cuenta',
  heads: {
    ready: { title: 'Confirma tu correo', intro: 'Un clic y podrás publicar.' },
    working: { title: 'Confirma tu correo', intro: 'Un clic y podrás publicar.' },
    confirmed: { title: 'Correo confirmado', intro: 'Todo listo.' },
    invalid: {
      title: 'Confirma tu correo',
      intro: 'Usa el enlace del correo que te hemos enviado.',
    },
    expired: { title: 'Este enlace ya no funciona', intro: 'Te enviaremos uno nuevo.' },
    expiredSignedOut: {
      title: 'Este enlace ya no funciona',
      intro: 'Inicia sesión y te enviaremos uno nuevo.',
    },
    elsewhere: {
      title: 'Confirma tu correo',
      intro: 'Tu proveedor de identidad confirma tu correo.',
    },
  },
};
