// Texts of screens/studio/publishing, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  chooseYourUsername: 'Elige tu nombre de usuario',
  usernameIntro: 'Tu nombre de usuario será tu enlace. Justo después publicaremos tu página.',
  saveAndPublish: 'Guardar y publicar',
  unsavedChanges: 'Cambios sin guardar',
  nothingSavedYet: 'Nada guardado aún',
  draft: 'Borrador',
  suspended: 'Suspendida',
  switchedOff: 'Desactivada',
  unpublishedChanges: 'Cambios sin publicar',
  published: 'Publicada',
  status: (text) => `Estado: ${text}`,
  notPublishedYet: 'Aún no está publicada.',
  publishing: 'Publicación',
  checkPage: 'Revisar página',
  pageActivated: 'Página activada',
  pageDeactivated: 'Página desactivada',
  unpublishedChangesHint:
    'Los visitantes ven la última versión publicada. Publica para mostrar tus cambios.',
  publishedHint: 'Los visitantes ven esta versión.',
  switchedOffHint:
    'Tu página está desactivada: los visitantes no pueden verla. Actívala para mostrar la versión publicada.',
  allPagesOffHint:
    'Todas tus páginas están ocultas en los ajustes: los visitantes no las encuentran.',
  suspendedHint: 'Tu página está suspendida: los visitantes no la encuentran.',
  sharePage: 'Compartir',
  copyLink: 'Copiar enlace',
  copyFailed: 'No se ha podido copiar el enlace',
  visibleToVisitors: 'Visible para los visitantes',
  open: 'Abrir',
  publishedTo: (host, slug) => `Publicada en ${host}/${slug}`,
};
