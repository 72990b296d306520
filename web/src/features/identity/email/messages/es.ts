// Texts of features/identity/email, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  confirmYourEmail: 'Confirma tu correo',
  pageSaved: 'Tu página está guardada. Podrás publicarla cuando hayas confirmado tu correo.',
  publishNow: 'Publicar ahora',
  openLinkHint: (email) =>
    richText`Abre el enlace del correo que hemos enviado a ${email} y vuelve aquí para publicar. ¿No ha llegado? Mira en la carpeta de spam o envía el enlace de nuevo.`,
  wrongAddress: '¿Dirección equivocada?',
  changeInSettings: 'Cámbiala en Ajustes',
  changeEmail: 'Cambiar correo',
  newEmail: 'Correo nuevo',
  cancel: 'Cancelar',
  changesAtOnce:
    'Enviaremos el enlace de confirmación a la nueva dirección. El enlace anterior dejará de funcionar.',
  bothConfirm:
    'Enviaremos un enlace a tu dirección actual y otro a la nueva. Tu correo cambiará cuando hayas abierto los dos.',
  linkSentTo: (email) => `Enlace enviado a ${email}`,
  resendLink: 'Reenviar enlace',
  openInbox: 'Abrir la bandeja de entrada',
};
