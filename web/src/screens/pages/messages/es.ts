// Texts of screens/pages, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  keyStats: 'Cifras clave',
  totalPages: 'Páginas en total',
  published: 'Publicadas',
  drafts: 'Borradores',
  totalViews: 'Visitas en total',
  publicPagesOn: 'Las páginas públicas están activadas',
  publicPagesOff: 'Tus páginas públicas están desactivadas',
  switchOn: 'Activar',
  publicPagesOffHint: 'Todas las páginas están ocultas, también las activas.',
  noPagesYet: 'Aún no hay páginas',
  noPagesHint: 'Empieza con una página diseñada para ti y luego describe lo que quieres cambiar.',
  createFirstPage: 'Crear tu primera página',
  loadFailed: 'No hemos podido cargar tu página',
  loadFailedHint:
    'Tu página está a salvo y los visitantes la siguen viendo. Inténtalo de nuevo en un momento.',
  tryAgain: 'Reintentar',
  pages: 'Páginas',
  cannotSeePage: '¿Los visitantes no ven tu página?',
  intro: 'Tu página pública y su rendimiento.',
  notUpdating: 'Sin actualizar en este momento',
  view: 'Vista',
  grid: 'Cuadrícula',
  list: 'Lista',
  createPage: 'Crear página',
  pageCreatedSuccessfully: 'Página creada',
};
