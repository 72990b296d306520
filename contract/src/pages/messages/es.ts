// Messages of the errors of pages, their import and export, moderation, the assistant, media and analytics, by their codes, in Spanish.
import type { Messages } from '../../language/messages.ts';
import type * as en from './en.ts';

export const errorMessages: Messages<typeof en.errorMessages> = {
  'pages.not_found': 'Todavía no hay ninguna página.',
  'pages.version_not_found': 'Esta versión ya no se conserva.',
  'pages.part_not_restorable':
    'Esta parte no se puede restaurar por separado. Puedes restaurar la versión completa.',
  'pages.no_step': 'No hay nada que deshacer.',
  'pages.page_limit_reached': 'Has alcanzado tu límite de páginas. Mejora tu plan para crear más.',
  'pages.code_locked':
    'Editar el código está disponible en Premium y Team. Mejora tu plan para guardar cambios en el código o pídele al asistente que los haga.',
  'pages.source_too_large': 'El código de una página puede ocupar hasta 256 KB.',
  'pages.does_not_compile': 'La página tiene un error, así que no se ha publicado.',
  'pages.does_not_render': 'No se ha podido mostrar la página, así que no se ha publicado.',
  'pages.publish_blocked': 'La página contiene algo que no se puede publicar.',
  'pages.unfinished':
    'Tu página todavía tiene textos de ejemplo o enlaces que no llevan a ninguna parte.',
  'pages.stale':
    'Esta página se ha cambiado en otro lugar. Recarga para ver la versión más reciente; la tuya se conserva.',
  'pages.operation_failed': 'Este cambio ya no encaja en la página. No se ha cambiado nada.',
  'pages.edit_id_reused': 'Este identificador pertenece a otro cambio. No se ha cambiado nada.',
  'pages.unreadable':
    'El código de tu página tiene un error. Corrígelo en AI Studio e inténtalo de nuevo.',
  'pages.suspended':
    'Tu página está suspendida y no se puede publicar. Puedes apelar en AI Studio.',
  'pages.deletion_blocked':
    'Tu página está suspendida y no se puede eliminar hasta que se cierre su caso. Puedes apelar en AI Studio.',
  'pages.address_needed': 'Elige tu nombre de usuario antes de publicar.',
  'pages.submission_not_found': 'Este mensaje ya se ha eliminado.',
  'pages.not_saved': 'Guarda tu página antes de publicarla',
  'pages.import_unreadable': 'No hemos encontrado ninguna página que importar.',
  'pages.import_refused':
    'Solo puedes importar direcciones web públicas que empiecen por http:// o https://.',
  'pages.import_unreachable':
    'No hemos podido cargar la página de esta dirección. Revísala e inténtalo de nuevo.',
  'pages.import_too_large': 'Las páginas importadas pueden ocupar hasta 2 MB.',
  'moderation.case_not_found': 'No hemos encontrado este caso.',
  'moderation.decision_not_possible': 'Este caso ha cambiado. Recárgalo para ver su estado actual.',
  'moderation.nothing_to_appeal':
    'Tu página no está suspendida o ya estamos revisando tu apelación.',
  'ai.allowance_used_up':
    'Has usado todas las solicitudes de IA de tu plan. Mejora tu plan para continuar.',
  'ai.message_empty': 'Escribe antes un mensaje.',
  'ai.not_understood': 'El asistente no lo ha entendido. Prueba a decirlo de otra forma.',
  'ai.turn_running': 'El asistente sigue trabajando en tu último mensaje.',
  'ai.turn_interrupted':
    'El servidor se ha interrumpido. Tu página no ha cambiado; inténtalo de nuevo.',
  'ai.turn_not_found': 'Esta solicitud ya no existe.',
  'ai.key_reused': 'Esta Idempotency-Key pertenece a otro mensaje.',
  'media.not_an_image': 'Solo se pueden subir imágenes JPEG, PNG, WebP, AVIF y GIF.',
  'media.image_too_large': 'Las imágenes pueden tener hasta 10 MB y 40 megapíxeles.',
  'media.image_damaged': 'Esta imagen está dañada. Prueba con otro archivo.',
  'media.storage_full':
    'Tu almacenamiento está lleno. Elimina las imágenes que ya no necesites o mejora tu plan para tener más espacio.',
  'media.in_use': 'Esta imagen se usa en tu página. Si la eliminas, también desaparecerá de ella.',
  'media.not_found': 'No hemos encontrado esta imagen.',
  'analytics.period_locked':
    'Tu plan no llega tan atrás. Mejora tu plan para ver un periodo más largo.',
  'analytics.page_not_found': 'Todavía no hay ninguna página con datos.',
  'analytics.foreign_origin':
    'Las visitas y los clics solo cuentan cuando vienen de la propia página.',
};
