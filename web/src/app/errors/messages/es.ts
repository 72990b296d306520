// Texts of app/errors, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  somethingWentWrong: 'Algo ha salido mal',
  unexpectedError:
    'Algo ha salido mal. Se ha producido un error inesperado. Vuelve a cargar la página o contacta con soporte si el problema continúa.',
  returnToDashboard: 'Volver al panel',
  refresh: 'Recargar',
  details: 'Detalles',
};
