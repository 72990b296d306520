// Texts of screens/studio, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  logInFirst: 'Inicia sesión para empezar a crear tu página.',
  welcomeNew:
    '¡Hola! Soy tu asistente de IA. Describe la página que quieres y la crearé en segundos.',
  welcomeBack: '¡Hola de nuevo! Tu página está cargada. Dime qué quieres cambiar.',
  upgrade: 'Mejorar plan',
  monthUsedUp:
    'Has usado las solicitudes de IA de este mes. El asistente integrado sigue respondiendo.',
  weekUsedUp:
    'Has usado las solicitudes de IA de los últimos 7 días. El asistente integrado sigue respondiendo.',
  split: 'Dividida',
  preview: 'Vista previa',
  code: 'Código',
  chat: 'Chat',
  edit: 'Editar',
  content: 'Contenido',
  design: 'Diseño',
  about: (name) => `Sobre ${name}`,
  forgetSubject: 'Preguntar sobre toda la página',
  panels: 'Chat y editor de la página',
  aiStudio: 'AI Studio',
  seeChanges: 'Ver los cambios',
  pageNow: 'Tu página ahora',
  view: 'Vista',
  pane: 'Panel',
  images: 'Imágenes',
  history: 'Historial',
  save: 'Guardar',
  publish: 'Publicar',
  publishPage: 'Publicar la página',
  undo: 'Deshacer',
  redo: 'Rehacer',
  versionHistory: 'Historial de versiones',
  checkPage: 'Revisar antes de publicar',
  describeChange: 'Describir un cambio',
  editContent: 'Editar enlaces y contenido',
  changeDesign: 'Cambiar el diseño',
  showPreview: 'Mostrar la vista previa',
  showSplit: 'Mostrar el código y la vista previa',
  editCode: 'Editar el código',
  loadingYourPage: 'Cargando tu página',
  unsavedChangesWarning: 'Tus últimos cambios no están guardados. Si sales ahora, los perderás.',
  changesRestored: 'Hemos recuperado tus cambios sin guardar.',
};

export const searchWords: Messages<typeof en.searchWords> = {
  publish: ['poner en línea', 'lanzar'],
  history: ['versiones', 'restaurar', 'revertir'],
  check: ['problemas', 'errores'],
  images: ['fotos', 'subir', 'multimedia', 'imágenes'],
  chat: ['ia', 'asistente', 'conversación'],
  content: ['enlaces', 'secciones', 'texto', 'añadir enlace'],
  design: ['colores', 'fuentes', 'fondo', 'tema', 'aspecto'],
};
