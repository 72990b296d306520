// Why a page or an image is not changed or published. `reason` is a sentence, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  doesNotCompile: (reason) =>
    `La página tiene un error, así que no se ha publicado. ${reason}`.trim(),
  doesNotRender: (reason) =>
    `No se ha podido mostrar la página, así que no se ha publicado. ${reason}`.trim(),
  blocked: (reason, moreCount) =>
    `La página no se ha publicado. ${reason}${moreCount > 0 ? ` Y ${moreCount} más.` : ''}`,
  suspended: (caseNumber, reason) =>
    `Tu página está suspendida y no se puede publicar (caso ${caseNumber}). Motivo: ${reason} Puedes apelar en AI Studio.`,
  atLine: (line, reason) => `Línea ${line}: ${reason}`.trim(),
  messageTooLong: 'Los mensajes pueden ocupar hasta 16 KB.',
  pageSuspended: 'Tu página está suspendida.',
  imageNotRemoved: (reason) =>
    `No hemos podido actualizar tu página publicada, así que la imagen no se ha eliminado. ${reason}`.trim(),
  pageChanged: 'Tu página ha cambiado entretanto. Inténtalo de nuevo.',
  nothingToRedo: 'No hay nada que rehacer.',
};
