// Texts of screens/settings/profile, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { richText } from '#web/lib/format/rich-text.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  email: 'Correo electrónico',
  emailHint: 'Por motivos de seguridad, el correo no se puede cambiar',
  unlessBoth: 'a menos que ambas direcciones lo confirmen.',
  onceConfirmed: 'una vez confirmado. Hasta entonces, aún puedes corregirlo.',
  changeEmail: 'Cambiar correo',
  cancelChange: 'Cancelar cambio',
  waitingFor: (email, isCurrentConfirmed, isNewConfirmed) => {
    if (isCurrentConfirmed) {
      return `Para cambiar tu correo, abre el enlace que hemos enviado a ${email}.`;
    }
    return isNewConfirmed
      ? `Para cambiar tu correo a ${email}, abre el enlace que hemos enviado a tu dirección actual.`
      : `Para cambiar tu correo a ${email}, abre los enlaces que hemos enviado a ambas direcciones.`;
  },
  verified: 'Verificado',
  notVerified: 'Sin verificar',
  profile: 'Perfil',
  discard: 'Descartar',
  saveChanges: 'Guardar cambios',
  fullName: 'Nombre completo',
  nameRequired: 'Introduce tu nombre',
  timeZone: 'Zona horaria',
  timeZoneHint: 'Tus estadísticas cuentan los días en esta zona horaria.',
  noTimeZone: 'Elige una zona horaria',
  searchTimeZone: 'Buscar ciudades y regiones',
  nothingFound: 'Sin resultados.',
  unsavedChangesWarning:
    'Los cambios de tu perfil no están guardados. Si sales ahora, los perderás.',
  intro: 'Tu nombre público, tu foto y tu enlace.',
  uploadPicture: 'Subir foto',
  changePicture: 'Cambiar foto',
  removePicture: 'Quitar foto',
  pictureSaved: 'Foto guardada',
  pictureRemoved: 'Foto quitada',
  pictureTooLarge: 'Las imágenes pueden ocupar hasta 10 MB.',
  pictureUnreadable: 'No hemos podido leer esta imagen. Prueba con un JPEG o un PNG.',
  cropTitle: 'Encuadra tu foto',
  cropHint: 'Arrástrala o usa los controles deslizantes.',
  picturePreview: 'Vista previa de tu foto',
  zoom: 'Zoom',
  leftRight: 'Izquierda, derecha',
  upDown: 'Arriba, abajo',
  usePicture: 'Usar foto',
  cancel: 'Cancelar',
  publicUrl: 'URL pública',
  urlCopied: 'URL copiada al portapapeles',
  copyFailed: 'No se ha podido copiar la URL',
  open: 'Abrir',
  notPublishedHint:
    'Aún no has publicado nada, así que los visitantes ven una página de «no encontrada».',
  profileUpdated: 'Perfil actualizado',
  saveFailed: 'No hemos podido guardar tu perfil. Inténtalo de nuevo.',
  username: 'Nombre de usuario',
  isAvailable: (username) => `${username} está disponible`,
  linkChangeHint: (oldLink, redirectDays) =>
    richText`Al cambiar tu nombre de usuario, cambia tu enlace. El enlace anterior, ${oldLink}, redirige al nuevo durante ${redirectDays} días.`,
  checking: 'Comprobando',
};
