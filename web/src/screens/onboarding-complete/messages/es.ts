// Texts of screens/onboarding-complete, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  openAiStudio: 'Abrir AI Studio',
  finishYourPage: 'Termina tu página',
  unsavedChanges: 'Cambios sin guardar',
  dashboard: 'Panel',
  saveChanges: 'Guardar cambios',
  publishPage: 'Publicar página',
  chat: 'Chat',
  unsavedChangesTitle: 'Tienes cambios sin guardar',
  unsavedChangesWarning: 'Guárdalos primero para no perderlos.',
  saveAndContinue: 'Guardar y continuar',
  loadFailedTitle: 'No se ha podido cargar tu página',
  pageNotFound: 'Página no encontrada',
  pageNotFoundHint: 'No hemos encontrado esta página. La tuya está en el panel.',
  tryAgain: 'Reintentar',
  loadFailed:
    'No se ha podido cargar tu página. Tu página está a salvo. Revisa tu conexión e inténtalo de nuevo.',
  loadingYourPage: 'Cargando tu página',
  goToDashboard: 'Ir al panel',
  pagePublishedSuccessfully: '¡Página publicada!',
  publishFailed: 'No se ha podido publicar la página',
  welcome:
    'Tu página está lista. Mírala en el móvil, la tableta y el ordenador, ponle un título y publícala cuando te guste.',
  comingSoon:
    'La IA llegará pronto por completo a esta pantalla. En AI Studio ya puedo cambiar tu página por ti.',
  changesSaved: 'Cambios guardados',
  saveFailed: 'No se han podido guardar los cambios',
};
