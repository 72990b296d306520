// Texts of the emails with a link, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  hello: 'Hola:',
  verification: {
    subject: 'Confirma tu correo electrónico',
    intro: (hours) =>
      `¡Te damos la bienvenida a Vys! Confirma tu correo electrónico (el enlace caduca en ${hours} horas):`,
    notYou:
      'Si no te has registrado, ignora este correo. Nadie puede publicar con tu dirección hasta que esté confirmada.',
  },
  passwordReset: {
    subject: 'Restablece tu contraseña',
    intro: (minutes) =>
      `Hemos recibido una solicitud para restablecer tu contraseña de Vys. Elige una nueva (el enlace caduca en ${minutes} minutos):`,
    notYou:
      'El enlace funciona una sola vez. Si no has sido tú, ignora este correo; tu contraseña no cambiará.',
  },
  oldAddress: {
    subject: 'Confirma el cambio de tu correo electrónico',
    intro: (from, to) =>
      `Alguien con la sesión iniciada en tu cuenta de Vys ha pedido cambiar su correo electrónico de ${from} a ${to}.`,
    confirm: (hours) =>
      `Si has sido tú, confírmalo aquí (el enlace caduca en ${hours} horas). También hemos enviado un enlace a la nueva dirección; el cambio se hará cuando ambas estén confirmadas:`,
    notYou:
      'Si no has sido tú, no abras el enlace: sin él no cambia nada. Puede que alguien sepa tu contraseña, así que restablécela ahora con «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
  },
  newAddress: {
    subject: 'Confirma tu nuevo correo electrónico',
    intro: (hours) =>
      `¿Quieres iniciar sesión en Vys con esta dirección? Confírmala (el enlace caduca en ${hours} horas). También hemos enviado un enlace a tu dirección actual; el cambio se hará cuando ambas estén confirmadas:`,
    notYou: 'Si no lo has pedido tú, ignora este correo. No cambia nada.',
  },
  takenAddress: {
    subject: 'Ya tienes una cuenta de Vys',
    intro:
      'Alguien ha pedido usar este correo electrónico para otra cuenta de Vys. Ya pertenece a la tuya, así que no se ha cambiado nada.',
    signIn:
      'Si has sido tú, inicia sesión con esta dirección. Si no recuerdas la contraseña, usa «¿Has olvidado tu contraseña?» en la página de inicio de sesión.',
    notYou: 'Si no has sido tú, ignora este correo.',
  },
};
