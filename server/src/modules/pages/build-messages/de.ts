// What building a page finds in it, besides what the compiler finds, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  partRemoved: (element) => `Ein Teil von <${element}> wird beim Veröffentlichen entfernt.`,
  tooManyHosts: (count, most) =>
    `Diese Seite führt Code aus und verwendet ${count} Hosts; Bilder, Ton und Videos laden nur von den ersten ${most}. Lade Bilder stattdessen in deine Mediathek hoch.`,
  cssFault: (reason) => `CSS: Eine Stelle ist ungültig und wird weggelassen („${reason}“).`,
  cssNotMinified: () => 'CSS: Wir konnten es nicht verkleinern, deshalb bleibt es, wie es ist.',
  tooSlow: () =>
    'Die Seite brauchte mehr als eine Sekunde, um dargestellt zu werden. Prüfe, ob sie eine Endlosschleife enthält.',
  outOfMemory: () => 'Die Seite brauchte zu viel Speicher, um dargestellt zu werden.',
  tooLarge: () => 'Die dargestellte Seite ist größer als 1 MB.',
  notRendered: () => 'Die Seite konnte nicht dargestellt werden.',
};
