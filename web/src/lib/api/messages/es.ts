// Texts of lib/api, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  noResponse: 'No hemos podido conectar con Vys. Comprueba tu conexión e inténtalo de nuevo.',
  noResponseInTime: 'Vys ha tardado demasiado en responder. Inténtalo de nuevo en un momento.',
  tooManyAttempts: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
  tooManyAttemptsFor: (duration) => `Demasiados intentos. Espera ${duration} e inténtalo de nuevo.`,
  unexpectedError: 'Se ha producido un error inesperado',
};
