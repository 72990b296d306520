// What security events are called, and what their reader can do, in Spanish.
import { RECENT_FACTOR_DAYS } from '@vys/contract/api/endpoints';
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const NOT_YOU =
  'Si no fuiste tú, restablece ahora tu contraseña con «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Así se cierra la sesión en todos los dispositivos.';
const RECENTLY_ADDED = `las claves de acceso y las apps de autenticación añadidas en los últimos ${RECENT_FACTOR_DAYS} días`;
const FACTOR_NOT_YOURS = `Si no fuiste tú, restablece tu contraseña antes de que pasen ${RECENT_FACTOR_DAYS} días con «¿Has olvidado tu contraseña?» en la página de inicio de sesión. Así se cierra la sesión en todos los dispositivos y se eliminan ${RECENTLY_ADDED}.`;
const CHECK_DEVICES =
  'Revisa tus dispositivos en Ajustes, Seguridad. Si no reconoces alguno, cierra su sesión y cambia tu contraseña.';
const CALL_ADMINISTRATOR =
  'Si no fuiste tú, ponte en contacto enseguida con la administración de este servidor de Vys.';

const on = (device: string) => (device === '' ? '' : ` en ${device}`);
const from = (device: string) => (device === '' ? '' : ` desde ${device}`);

export const es: Messages<typeof source.en> = {
  hello: 'Hola:',
  time: (time) => `Hora: ${time}`,
  password_changed: {
    title: 'Tu contraseña ha cambiado',
    message: 'Tu contraseña ha cambiado y se cerró la sesión en todos los demás dispositivos.',
    advice: NOT_YOU,
  },
  mfa_enabled: {
    title: 'App de autenticación activada',
    message: 'Ahora necesitas un código de tu app de autenticación para iniciar sesión.',
    advice: `Guarda tus códigos de recuperación en un lugar seguro. ${FACTOR_NOT_YOURS} Después, solo la administración de este servidor de Vys puede desactivar la app sin sus códigos.`,
  },
  mfa_disabled: {
    title: 'App de autenticación desactivada',
    message: 'Ya no necesitas un código de tu app de autenticación para iniciar sesión.',
    advice: NOT_YOU,
  },
  recovery_codes_renewed: {
    title: 'Nuevos códigos de recuperación',
    message: 'Tienes nuevos códigos de recuperación. Los anteriores ya no funcionan.',
    advice: NOT_YOU,
  },
  recovery_code_used: {
    title: 'Se usó un código de recuperación',
    message: 'Alguien inició sesión con tu contraseña y uno de tus códigos de recuperación.',
    advice: NOT_YOU,
  },
  mfa_bruteforce: {
    title: 'Puede que alguien sepa tu contraseña',
    message:
      'Alguien introdujo tu contraseña y después demasiados códigos incorrectos. No consiguió entrar.',
    advice:
      'Si no fuiste tú, cambia ahora tu contraseña en Ajustes, Seguridad. Tus códigos de autenticación siguen protegiendo tu cuenta.',
  },
  email_confirmed: {
    title: 'Tu correo electrónico está confirmado',
    message: 'Tu correo electrónico está confirmado.',
  },
  email_changed: {
    title: 'Tu correo electrónico ha cambiado',
    message:
      'Tu cuenta tiene un nuevo correo electrónico, con el que ahora inicias sesión. Se cerró la sesión en todos los demás dispositivos.',
    advice: CALL_ADMINISTRATOR,
  },
  refresh_token_reused: {
    title: 'Cerramos la sesión de un dispositivo por tu seguridad',
    message: (device) =>
      `Un inicio de sesión${on(device)} se usó dos veces. Puede que alguien lo copiara, así que cerramos la sesión de ese dispositivo.`,
    advice: `Si restauraste un navegador o un ordenador desde una copia de seguridad, seguramente sea por eso; vuelve a iniciar sesión. ${CHECK_DEVICES}`,
  },
  refresh_token_wrong_device: {
    title: 'Bloqueamos un inicio de sesión copiado',
    message: (device) =>
      `Tu inicio de sesión${on(device)} se usó desde otro navegador, así que lo bloqueamos. Tus dispositivos siguen con la sesión iniciada.`,
    advice: `Si acabas de borrar las cookies de ese navegador, es por eso; vuelve a iniciar sesión. Si no, puede que un programa de tu dispositivo lo haya copiado. ${CHECK_DEVICES}`,
  },
  new_device: {
    title: (device) => `Nuevo inicio de sesión en Vys${from(device)}`,
    message: (device) =>
      `Alguien inició sesión en tu cuenta${from(device)}, en un navegador nuevo.`,
    advice: `Si fuiste tú, no tienes que hacer nada. ${NOT_YOU}`,
  },
  passkey_added: {
    title: 'Se añadió una clave de acceso',
    message: (name) =>
      `Ahora se puede iniciar sesión en tu cuenta con la clave de acceso «${name}».`,
    advice: `${FACTOR_NOT_YOURS} Después, elimina también la clave de acceso en Ajustes, Seguridad.`,
  },
  passkey_removed: {
    title: 'Se eliminó una clave de acceso',
    message: (name) =>
      `Ya no se puede iniciar sesión en tu cuenta con la clave de acceso «${name}».`,
    advice: NOT_YOU,
  },
  api_key_created: {
    title: 'Se creó una clave de API',
    message: (name) =>
      `Ahora hay programas que pueden usar tu cuenta con la clave de API «${name}».`,
    advice:
      'Si no fuiste tú, revócala ahora en Ajustes, Seguridad. Después cambia tu contraseña y cierra la sesión en todos los demás dispositivos.',
  },
  api_key_revoked: {
    title: 'Se revocó una clave de API',
    message: (name) => `La clave de API «${name}» ya no funciona.`,
    advice: `Los programas que la usaban necesitan otra. ${NOT_YOU}`,
  },
  account_deleted: {
    title: 'Se eliminó tu cuenta',
    message: 'Se eliminó tu cuenta de Vys con todo su contenido, como pediste.',
    advice: CALL_ADMINISTRATOR,
  },
  account_deleted_by_operator: {
    title: 'Se eliminó tu cuenta',
    message: (reason) =>
      `Un operador de este servidor de Vys eliminó tu cuenta con todo su contenido. Motivo: ${reason}`,
    advice: 'Si crees que es un error, ponte en contacto con el operador de este servidor de Vys.',
  },
  password_reset: {
    title: 'Tu contraseña se restableció',
    message:
      'Estableciste una nueva contraseña con un enlace de un correo y se cerró la sesión en todos los dispositivos.',
    app: 'tu app de autenticación',
    passkey: (name) => `la clave de acceso «${name}»`,
    apiKey: (name) => `la clave de API «${name}»`,
    name: (name) => `«${name}»`,
    removed: (factors) =>
      `También eliminamos lo que se añadió en los últimos ${RECENT_FACTOR_DAYS} días: ${factors}.`,
    addAgain: 'Si era tuyo, puedes volver a añadirlo en Ajustes, Seguridad.',
    remainingPasskeys: (names) =>
      `Con estas claves de acceso todavía se puede iniciar sesión: ${names}. Elimina en Ajustes, Seguridad las que no reconozcas.`,
    remainingApiKeys: (names) =>
      `Estas claves de API siguen funcionando: ${names}. Revoca en Ajustes, Seguridad las que no reconozcas.`,
    notYou:
      'Si no fuiste tú, otra persona puede leer tu correo. Protege primero tu cuenta de correo y después vuelve a restablecer tu contraseña.',
  },
};
