// Texts of app/shell/reminders, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmYourEmail: 'Confirma tu correo',
  emailReminder: (email) => `con el enlace que enviamos a ${email}.`,
  dismiss: 'Ocultar',
  chooseYourUsername: 'Elige tu nombre de usuario',
  usernameReminder: 'para tener el enlace de tu página.',
  choose: 'Elegir',
  checkYourEmail: 'Revisa tu correo electrónico',
  undeliverable: (email) =>
    `Los correos a ${email} no llegan. Vuelve a confirmar la dirección o cámbiala.`,
  changeAddress: 'Cambiar dirección',
};
