// Texts of features/identity/mfa, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  recoveryCodesIntro:
    'Usa uno de estos códigos para iniciar sesión sin tu teléfono. Cada uno sirve una vez. Solo los mostramos ahora.',
  done: 'Listo',
  recoveryCodes: 'Códigos de recuperación',
  copyCodes: 'Copiar códigos',
  copyFailed: 'No se ha podido copiar. Selecciona los códigos y cópialos a mano.',
  download: 'Descargar',
  codesSaved: 'He guardado los códigos en un lugar al que puedo acceder sin mi teléfono.',
  turnedOff: 'La verificación en dos pasos está desactivada',
  confirmTurnOff: '¿Desactivar la verificación en dos pasos?',
  turnOffWarning:
    'Solo necesitarás tu contraseña para iniciar sesión. Tus códigos de recuperación dejarán de funcionar.',
  turnOff: 'Desactivar',
  newRecoveryCodes: 'Códigos de recuperación nuevos',
  newCodesWarning: 'Recibirás diez códigos nuevos. Los anteriores dejan de funcionar de inmediato.',
  createNewCodes: 'Crear códigos nuevos',
  scanHint:
    'Escanéalo con una app de autenticación, como Aegis, 2FAS o Google Authenticator, o con tu gestor de contraseñas.',
  secretLabel: 'O escribe esta clave en la app:',
  copySecret: 'Copiar clave',
  qrCodeAlt: 'Código QR para la app de autenticación',
  qrCodeFailed: 'No hemos podido mostrar el código QR. Escribe la clave en su lugar.',
  setupTitle: 'Configurar una app de autenticación',
  setupIntro:
    'Cuando inicies sesión con tu contraseña, necesitarás un código de una app de tu teléfono.',
  continue: 'Continuar',
  codeIncomplete: 'Introduce los 6 dígitos',
  scanTitle: 'Escanea e introduce el primer código',
  cancel: 'Cancelar',
  turnOn: 'Activar',
  unexpectedError: 'Algo ha salido mal. Inténtalo de nuevo.',
  appCode: 'Código de la app',
  appCodeHint: '6 dígitos. La app muestra un código nuevo cada 30 segundos.',
  incorrectCode: 'Código incorrecto. Introduce el código que muestra tu app ahora.',
  turnedOn: 'La verificación en dos pasos está activada',
  yourNewCodes: 'Tus códigos de recuperación nuevos',
  codesFor: (email, host) => `Códigos de recuperación de ${email} en ${host}`,
  codesFileHint: 'Cada uno sirve una vez, en lugar de un código de tu app de autenticación.',
};
