// Messages of the errors of requests, the admin area, notifications and announcements, by their codes, in Spanish.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'input.invalid': 'Algunos campos no son válidos.',
  'input.malformed': 'No hemos podido leer esta solicitud.',
  'input.too_large': 'La solicitud es demasiado grande.',
  'input.media_type': 'Este tipo de contenido no es compatible.',
  'auth.unauthenticated': 'Inicia sesión para continuar.',
  'auth.forbidden': 'No tienes permiso para hacer esto.',
  'auth.key_invalid':
    'Esta clave de API no funciona. Puede que esté mal escrita, haya caducado o se haya revocado.',
  'auth.key_not_allowed': 'Las claves de API no pueden hacer esto. Inicia sesión en Vys.',
  'auth.key_scope': 'Esta clave de API no tiene permiso para esto. Crea una que lo tenga.',
  'auth.cross_site': 'Esta solicitud viene de otro sitio web. Abre Vys e inténtalo de nuevo.',
  'route.not_found': 'No encontrado.',
  'route.method_not_allowed': 'Este método no está permitido.',
  'rate.limited': 'Demasiadas solicitudes. Espera un momento.',
  timeout:
    'Ha tardado demasiado en procesarse. Hazlo más sencillo o más corto e inténtalo de nuevo.',
  too_complex:
    'Es demasiado complejo para procesarlo. Hazlo más sencillo o más corto e inténtalo de nuevo.',
  unavailable: 'El servicio no está disponible en este momento. Inténtalo de nuevo.',
  internal: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  'admin.user_not_found': 'No hay ninguna cuenta con este identificador.',
  'admin.operator_protected':
    'Los operadores no se pueden suspender ni eliminar. Quita antes la dirección de OPERATORS.',
  'admin.nothing_to_change': 'Esto ha cambiado entretanto. Recarga para ver cómo está ahora.',
  'admin.plan_not_higher': 'La cuenta ya paga este plan o uno superior.',
  'admin.job_not_found': 'Esta tarea ya no existe: se ha repetido, descartado o terminado.',
  'notifications.not_found': 'No hemos encontrado esta notificación.',
  'notifications.push_not_possible': 'No podemos conectar con el servicio push de este navegador.',
  'announcements.not_found': 'No hemos encontrado este anuncio.',
  'announcements.not_scheduled':
    'Este anuncio ya se ha enviado o cancelado. Recarga para ver su estado actual.',
};
