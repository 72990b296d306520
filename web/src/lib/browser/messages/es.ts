// Texts of lib/browser, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  passkeyNotCreated:
    'No se ha creado ninguna llave de acceso. La solicitud se canceló o tardó demasiado.',
  passkeyNotUsed: 'No se ha usado la llave de acceso. La solicitud se canceló o tardó demasiado.',
  passkeyExists: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  wrongAddress:
    'Las llaves de acceso no funcionan en esta dirección. Abre Vys en su dirección habitual.',
  passkeyUnsupported:
    'Este dispositivo no admite este tipo de llave de acceso. Prueba con otro dispositivo.',
  passkeyFailed: 'Algo ha salido mal en tu navegador. Inténtalo de nuevo o usa otro dispositivo.',
};
