// What the owner of a page is told when its views reach a milestone, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const counts = new Intl.NumberFormat('de');

export const de: Messages<typeof source.en> = {
  title: (views) => `${counts.format(views)} Aufrufe`,
  message: (title, views) => `Deine Seite „${title}“ hat ${counts.format(views)} Aufrufe erreicht.`,
};
