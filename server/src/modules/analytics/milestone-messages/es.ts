// What the owner of a page is told when its views reach a milestone, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const counts = new Intl.NumberFormat('es');

export const es: Messages<typeof source.en> = {
  title: (views) => `${counts.format(views)} visitas`,
  message: (title, views) =>
    `Tu página «${title}» ha alcanzado las ${counts.format(views)} visitas.`,
};
