// Texts of features/notifications/feed, in Spanish.
import { createPlural, type Messages } from '@vys/contract/language/messages';
import { interfaceLanguage } from '#web/lib/language/interface-language.ts';
import type * as en from './en.ts';

const plural = createPlural(interfaceLanguage);

export const categoryNames: Messages<typeof en.categoryNames> = {
  page_updates: 'Páginas',
  analytics: 'Estadísticas',
  ai_studio: 'AI Studio',
  engagement: 'Interacciones',
  product_updates: 'Novedades del producto',
  system: 'Sistema',
  security: 'Seguridad',
};

export const messages: Messages<typeof en.messages> = {
  activityFeed: 'Actividad',
  all: 'Todo',
  categories: 'Categorías',
  unread: 'Sin leer',
  unreadCount: (count) => `${count} sin leer`,
  feedMenu: 'Menú de actividad',
  refresh: 'Actualizar',
  markAllRead: 'Marcar todo como leído',
  archive: 'Archivar leídas',
  settings: 'Ajustes de notificaciones',
  expand: 'Desplegar',
  collapse: 'Plegar',
  showAll: (count) => `Mostrar todo (${count})`,
  showLess: 'Mostrar menos',
  realTime: 'Actualización en tiempo real',
  connecting: 'Conectando…',
  reconnecting: 'Tiempo real en pausa. Reconectando…',
  checkingEveryMinute: 'El tiempo real está desactivado. Comprobamos cada minuto.',
  reconnect: 'Reconectar',
  loading: 'Cargando notificaciones…',
  loadingOlder: 'Cargando notificaciones anteriores…',
  loadFailed: 'No se han podido cargar las notificaciones',
  tryAgain: 'Reintentar',
  olderFailed: 'No hemos podido cargar las notificaciones anteriores',
  noneYet: 'Aún no hay notificaciones',
  noneYetHint: 'Las verás aquí cuando crees, guardes o publiques tu página.',
  openStudio: 'Abrir AI Studio',
  noneInCategory: 'No hay notificaciones en esta categoría',
  allRead: 'Todas las notificaciones marcadas como leídas',
  archived: (count) =>
    plural(count, {
      one: '# notificación leída archivada',
      other: '# notificaciones leídas archivadas',
    }),
  nothingToArchive: 'No hay notificaciones leídas que archivar',
  undo: 'Deshacer',
  notifications: 'Notificaciones',
  notificationsUnread: (count) => `Notificaciones, ${count} sin leer`,
};
