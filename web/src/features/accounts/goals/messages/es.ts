// Texts of features/accounts/goals, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import { formatCount } from '#web/lib/format/formats.ts';
import type * as en from './en.ts';

export const messages: Messages<typeof en.messages> = {
  goalReached: 'Objetivo de visitas alcanzado',
  congratulations: (goal, next) =>
    `¡Enhorabuena! Has llegado a ${formatCount(goal)} visitas. Próximo objetivo: ${formatCount(next)}.`,
  share: 'Compartir',
  close: 'Cerrar',
  reachedGoals: 'Objetivos alcanzados',
  shareGoal: (goal) => `Compartir el objetivo de ${formatCount(goal)} visitas`,
  views: (goal) => `${formatCount(goal)} visitas`,
  imageTitle: (goal) => `Has llegado a ${formatCount(goal)} visitas`,
  imageIntro: 'Da las gracias a quienes visitan tu página.',
  imageAlt: (goal, address) => `Imagen que dice «${formatCount(goal)} visitas» y ${address}`,
  imageFailed: 'No hemos podido crear la imagen',
  imageFailedHint: 'Tu objetivo está registrado. Inténtalo de nuevo en un momento.',
  tryAgain: 'Reintentar',
  downloadPng: 'Descargar PNG',
  shareImage: 'Compartir imagen',
  shareText: (goal, address) => `${formatCount(goal)} visitas. ¡Gracias! ${address}`,
};
