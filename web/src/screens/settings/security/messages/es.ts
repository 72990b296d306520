// Texts of screens/settings/security, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const messages: Messages<typeof en.messages> = {
  authenticatorApp: 'App de autenticación',
  authenticatorIntro: 'Introduce un código de tu teléfono después de la contraseña.',
  signInLoadFailed: 'No hemos podido cargar tus ajustes de inicio de sesión',
  off: 'Desactivada',
  authenticatorOffHint:
    'Protege tu cuenta aunque alguien descubra tu contraseña. Configurarla lleva un minuto, y recibirás códigos de recuperación por si pierdes el teléfono.',
  on: 'Activada',
  authenticatorOnHint: (codesLeft) =>
    `Te pedimos un código cuando inicias sesión con tu contraseña. ${plural(codesLeft, {
      one: 'Te queda # código de recuperación.',
      other: 'Te quedan # códigos de recuperación.',
    })}`,
  noRecoveryCodes:
    'No te quedan códigos de recuperación. Crea otros nuevos antes de que los necesites.',
  fewRecoveryCodes:
    'Te quedan pocos códigos de recuperación. Crea otros nuevos antes de que los necesites.',
  setUp: 'Configurar',
  turnOff: 'Desactivar',
  newRecoveryCodes: 'Nuevos códigos de recuperación',
  dangerZone: 'Zona de peligro',
  deletionIsPermanent: 'La eliminación es permanente.',
  deletionIntro:
    'Elimina tu cuenta, tu página, tus imágenes y todas las estadísticas. Descarga antes tus datos si quieres conservarlos.',
  deleteAccount: 'Eliminar cuenta',
  deletionTitle: '¿Eliminar tu cuenta para siempre?',
  deletionWarning: 'Se aplica al momento y no se puede deshacer.',
  deleteMyAccount: 'Eliminar mi cuenta',
  confirmUsername: (username) => richText`Escribe ${username} para confirmar`,
  deletionFailed: 'No hemos podido eliminar tu cuenta.',
  tryAgainSentence: 'Inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  deletesIntro: 'Eliminaremos:',
  deletesPage: 'Tu página pública: los visitantes ya no podrán abrirla',
  deletesVersions: 'Todas las versiones de tu página y tus imágenes',
  deletesStats: 'Las estadísticas y los mensajes de los visitantes',
  deletesProfile: 'Tu perfil y el inicio de sesión en todos los dispositivos',
  usernameReserved: (username) =>
    `El nombre de usuario ${username} queda reservado durante 90 días para que nadie se haga pasar por ti.`,
  signedOut: (name) => `Sesión cerrada en ${name}`,
  thisDevice: 'Este dispositivo',
  unknownDevice: 'Dispositivo desconocido',
  signedIn: 'Sesión iniciada el',
  activeNow: 'En uso ahora',
  lastUsed: 'Último uso:',
  signOutDevice: (name) => `Cerrar sesión en ${name}`,
  signOut: 'Cerrar sesión',
  yourData: 'Tus datos',
  exportIntro:
    'Tu perfil, tu página, versiones, imágenes, mensajes y estadísticas en un archivo zip.',
  downloadMyData: 'Descargar mis datos',
  preparingDownload: 'Preparando tu descarga…',
  downloaded: (size) => `${size} recibidos`,
  downloadReady: 'Tu descarga está lista.',
  downloadFailed: 'No hemos podido preparar tu descarga. Inténtalo de nuevo.',
  passkeys: 'Llaves de acceso',
  passkeysIntro: 'Inicia sesión con la huella, la cara o el PIN de tu dispositivo.',
  addPasskey: 'Añadir llave de acceso',
  passkeysLoadFailed: 'No hemos podido cargar tus llaves de acceso',
  noPasskeys: 'Aún no tienes llaves de acceso.',
  passkeysHint:
    'Las llaves de acceso se quedan en tu dispositivo o en tu gestor de contraseñas y solo funcionan en este sitio, así que están a salvo del phishing.',
  passkeysUnsupported:
    'Tu navegador no puede crear llaves de acceso aquí. Usa un navegador actualizado y una conexión segura (https).',
  synced: 'Sincronizada',
  added: 'Añadida el',
  neverUsed: 'Sin usar',
  removePasskey: (name) => `Quitar ${name}`,
  remove: 'Quitar',
  passkeyRemoved: 'Llave de acceso quitada',
  removePasskeyTitle: '¿Quitar esta llave de acceso?',
  removePasskeyWarning: (value) =>
    `Ya no podrás iniciar sesión con «${value}». Quítala también de tu dispositivo o de tu gestor de contraseñas.`,
  password: 'Contraseña',
  passwordIntro: 'Al cambiar la contraseña, se cierra tu sesión en los demás dispositivos.',
  currentPassword: 'Contraseña actual',
  newPassword: 'Contraseña nueva',
  confirmNewPassword: 'Confirma la contraseña nueva',
  passwordsRequired: 'Rellena todos los campos de contraseña',
  passwordsDiffer: 'Las contraseñas nuevas no coinciden',
  changePassword: 'Cambiar contraseña',
  passwordChangeFailed: 'No hemos podido cambiar tu contraseña. Inténtalo de nuevo.',
  changePasswordThere: 'Cambiar la contraseña allí',
  devices: 'Dispositivos',
  devicesIntro:
    'Dispositivos con tu sesión iniciada. ¿No reconoces alguno? Cierra su sesión y cambia tu contraseña.',
  devicesLoadFailed: 'No hemos podido cargar tus dispositivos',
  loadFailedHint: 'No ha cambiado nada. Inténtalo de nuevo.',
  signedOutOthers: 'Sesión cerrada en los demás dispositivos',
  signOutEverywhere: 'Cerrar todas las sesiones',
  signOutOthers: 'Cerrar las demás sesiones',
  confirmSignOutEverywhere: '¿Cerrar todas las sesiones?',
  signOutEverywhereWarning: 'Se cerrará tu sesión en todos los dispositivos, incluido este.',
  twoFactorSignIn: 'Verificación en dos pasos',
  twoFactorIntro: 'Apps de autenticación, códigos de recuperación y llaves de acceso.',
  managedElsewhere:
    'Este servidor usa su propio proveedor de identidad. Gestiona allí cómo inicias sesión.',
  openSignInSettings: 'Abrir ajustes de inicio de sesión',
  passwordChangedSuccessfully: 'Contraseña cambiada',
  othersSignedOut: 'Hemos cerrado tu sesión en los demás dispositivos.',
};
