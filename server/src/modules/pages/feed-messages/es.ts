// What the feed says about a page, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const es: Messages<typeof source.en> = {
  created: {
    title: 'Página creada',
    message: (title) => `Tu página «${title}» se ha creado.`,
  },
  updated: {
    title: 'Página actualizada',
    message: (title, count) =>
      count === 1
        ? `Tu página «${title}» se ha actualizado.`
        : `Hiciste ${count} cambios en tu página «${title}».`,
  },
  published: {
    title: 'Página publicada',
    message: (title) => `Tu página «${title}» está en línea.`,
  },
  started: {
    title: 'Tu página se está creando',
    message: 'El asistente está trabajando en ella.',
  },
  ready: {
    title: 'Tu página está lista',
    message: (title) => `El asistente ha terminado «${title}».`,
  },
  changed: {
    title: 'El asistente ha actualizado tu página',
    message: (title, count) =>
      count === 1
        ? `El asistente ha cambiado «${title}».`
        : `El asistente ha hecho ${count} cambios en «${title}».`,
  },
};
