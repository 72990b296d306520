// Texts of features/identity/api-keys, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  createTitle: 'Crear una clave de API',
  createHint: 'Los programas la usan para actuar en tu nombre, con los permisos que elijas.',
  cancel: 'Cancelar',
  create: 'Crear clave',
  name: 'Nombre',
  nameHint: 'Quién la usará, por ejemplo, «Script del boletín».',
  nameRequired: 'Introduce un nombre',
  expires: 'Caduca',
  expiry: { 7: '7 días', 30: '30 días', 90: '90 días', 365: '1 año', never: 'Nunca' },
  worksUntil: (day) => `Válida hasta el ${day}.`,
  neverExpires: 'Válida hasta que la revoques o hasta que pase un año sin usarse.',
  permissions: 'Permisos',
  permissionsHint:
    'Elige lo mínimo que necesite el programa. Ninguna clave da acceso a tu contraseña, al inicio de sesión, a la facturación ni a la eliminación de la cuenta.',
  permissionRequired: 'Elige al menos un permiso',
  readAll: 'Leer todo',
  clear: 'Borrar',
  access: { none: 'Ninguno', read: 'Leer', write: 'Leer y escribir' },
  accessShort: { none: 'Ninguno', read: 'Leer', write: 'Escribir' },

  createdTitle: 'Copia tu clave ahora',
  createdHint: 'No podrás volver a verla.',
  key: 'Clave de API',
  copy: 'Copiar clave',
  copyFailed: 'No se ha podido copiar. Selecciona la clave y cópiala a mano.',
  keepSecret:
    'Mantenla en secreto: no la pongas nunca en una página web, una app o un repositorio público.',
  done: 'Listo',
};

export const areas: Messages<typeof en.areas> = {
  profile: { name: 'Perfil', about: 'Nombre, nombre de usuario, objetivos, código QR' },
  pages: { name: 'Páginas', about: 'Contenido, versiones, publicación' },
  media: { name: 'Imágenes', about: 'Tu biblioteca de imágenes' },
  ai: { name: 'Asistente', about: 'Chats; con escritura puede cambiar tu borrador' },
  forms: { name: 'Mensajes', about: 'Lo que envían los visitantes, con sus correos' },
  analytics: { name: 'Estadísticas', about: 'Visitas, clics, exportaciones' },
  notifications: { name: 'Notificaciones', about: 'Actividad y preferencias de correo' },
};
