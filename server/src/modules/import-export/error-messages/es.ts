// Why a page cannot be imported or exported. `reason` is a sentence, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  notAnExport: 'Este archivo no es una exportación de página.',
  otherVersion: (version, supported) =>
    `Esta página usa la versión ${version} del formato; solo se admite la versión ${supported}.`,
  damaged: 'Esta exportación está dañada: falta una parte de la página o no es válida.',
  notAPage: 'No hay ninguna página web en esta dirección.',
  empty: 'No hemos encontrado enlaces ni un perfil en esta página.',
  doesNotCompile: (reason) =>
    `La página tiene un error, así que no hemos podido exportarla. ${reason}`.trim(),
  doesNotRender: (reason) =>
    `No se ha podido mostrar la página, así que no hemos podido exportarla. ${reason}`.trim(),
};
