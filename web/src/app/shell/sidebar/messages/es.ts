// Texts of app/shell/sidebar, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  workspace: 'Espacio de trabajo',
  search: 'Buscar',
  main: 'Principal',
  admin: 'Administración',
  support: 'Ayuda',
  helpCenter: 'Centro de ayuda',
  apiDocs: 'Documentación de la API',
  tools: 'Herramientas',
  quickActions: 'Acciones rápidas',
  createNewPage: 'Crear página nueva',
  viewLivePage: 'Ver página publicada',
  shareProfile: 'Compartir perfil',
  vys: 'Vys',
  expandSidebar: 'Desplegar la barra lateral',
  collapseSidebar: 'Contraer la barra lateral',
  aiRequests: 'Solicitudes de IA',
  storage: 'Almacenamiento',
  lightMode: 'Cambiar a modo claro',
  darkMode: 'Cambiar a modo oscuro',
  userMenuLabel: 'Menú de usuario de',
  editProfile: 'Editar perfil',
  settings: 'Ajustes',
  billing: 'Facturación',
  keyboardShortcuts: 'Atajos de teclado',
  install: 'Instalar como app',
  logout: 'Cerrar sesión',
};
