// What the owner of a page is told about decisions, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  suspended: {
    title: 'Tu página está suspendida',
    message: (caseNumber, reason) =>
      `Los visitantes ya no pueden verla (caso ${caseNumber}). Motivo: ${reason} Puedes apelar en AI Studio.`,
  },
  appealRejected: {
    title: 'Tu página sigue suspendida',
    message: (caseNumber, reason) =>
      `Hemos revisado tu apelación y los visitantes siguen sin poder ver tu página (caso ${caseNumber}). Motivo: ${reason}`,
  },
  reinstated: {
    title: 'Tu página vuelve a estar visible',
    message: (caseNumber) => `Tu página ya no está suspendida (caso ${caseNumber}).`,
  },
  appealsClosed: 'Hemos revisado tus apelaciones y la decisión se mantiene.',
};
