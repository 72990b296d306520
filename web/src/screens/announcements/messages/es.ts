// Texts of screens/announcements, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

const people = (count: number) => plural(count, { one: '# persona', other: '# personas' });

export const messages: Messages<typeof en.messages> = {
  announcements: 'Anuncios',
  intro:
    'Informa a todas las personas con cuenta de las novedades del producto y del mantenimiento previsto.',
  loading: 'Cargando anuncios',
  create: 'Nuevo anuncio',
  loadFailed: 'No hemos podido cargar los anuncios',
  loadFailedHint: 'No se ha perdido nada. Inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  empty: 'Aún no hay anuncios',
  emptyHint:
    'Todo el mundo recibe los anuncios en su actividad y, si así lo ha elegido, por correo o push.',
  pages: 'Páginas de anuncios',
  newer: 'Anuncios más recientes',
  older: 'Anuncios anteriores',
  pageOf: (page, pages) => `${page} de ${pages}`,
  status: {
    scheduled: 'Programado',
    sending: 'Enviando',
    sent: 'Enviado',
    canceled: 'Cancelado',
  },
  types: {
    system_update: 'Novedad del producto',
    maintenance_scheduled: 'Mantenimiento',
  },
  scheduledFor: (at) => `Programado para el ${at}`,
  sending: (count) => `Enviado a ${people(count)} hasta ahora`,
  sent: (at, count) => `Enviado el ${at} a ${people(count)}`,
  canceledAt: (at) => `Cancelado el ${at}`,
  writtenBy: (email) => `por ${email}`,
  linksTo: (path) => `Enlaza a ${path}`,
  edit: 'Editar',
  cancelSending: 'Cancelar',
  cancelTitle: '¿Cancelar este anuncio?',
  cancelHint: 'No se enviará a nadie y quedará en esta lista.',
  cancelConfirm: 'Cancelar anuncio',
  keep: 'Conservar',
  canceled: 'Anuncio cancelado',

  newTitle: 'Nuevo anuncio',
  editTitle: 'Editar anuncio',
  writeHint: 'Antes de enviarlo puedes comprobar cómo queda.',
  topic: 'Tema',
  title: 'Título',
  titlePlaceholder: 'Las páginas cargan ahora el doble de rápido',
  message: 'Mensaje',
  messageHint: 'Una o dos frases que digan qué cambia para los creadores.',
  messageRequired: 'Introduce un mensaje',
  link: 'Enlace',
  linkHint: 'Opcional: una ruta de la app, por ejemplo, /ai-studio.',
  when: 'Cuándo',
  now: 'Enviar ahora',
  later: 'Enviar más tarde',
  time: 'Fecha y hora',
  timeHint: (zone) => `En tu zona horaria, ${zone}.`,
  timeMissing: 'Elige fecha y hora',
  timePassed: 'Elige un momento en el futuro',
  checkIt: 'Vista previa',
  close: 'Cerrar',
  back: 'Volver',
  previewTitle: 'Vista previa',
  previewHint: (count) => `Lo recibirá un total de ${people(count)}.`,
  inFeed: 'En la actividad',
  byEmail: 'Por correo',
  byPush: 'Como notificación push',
  sendNow: (count) => `Enviar a ${people(count)}`,
  schedule: (at) => `Programar para el ${at}`,
  previewFailed: 'No hemos podido crear la vista previa. Inténtalo de nuevo.',
  saveFailed: 'No hemos podido guardar el anuncio. Inténtalo de nuevo.',
  sentToast: 'Anuncio en camino',
  scheduledToast: 'Anuncio programado',
};
