// Texts of screens/pages/page-card, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  urlCopied: 'Enlace copiado al portapapeles',
  copyFailed: 'No se ha podido copiar el enlace',
  copied: '¡Copiado!',
  copyUrl: 'Copiar enlace',
  pageActivated: 'Página activada',
  pageDeactivated: 'Página desactivada',
  active: 'Activa',
  untitledPage: 'Página sin título',
  yourLink: 'Tu enlace',
  noLinkYet: 'Aún sin enlace',
  edit: 'Editar',
  openInNewTab: 'Abrir en una pestaña nueva',
  views: 'Visitas',
  clicks: 'Clics',
  updated: 'Actualizada',
  published: 'Publicada',
  draft: 'Borrador',
  unknown: 'Desconocido',
  suspended: 'Suspendida',
  switchedOff: 'Desactivada',
  unpublishedChanges: 'Cambios sin publicar',
  qrCode: 'Código QR',
  qrCodeTitle: 'Código QR de tu página',
  downloadPng: 'Descargar PNG',
  inThirtyDays: (change) => `${change} en 30 días`,
};
