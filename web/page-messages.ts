// Texts of index.html, by the English that stands in it.
import type { Messages, Translations } from '@vys/contract/language/messages';

const en = {
  description: 'One link for everything you make, built by talking.',
  openingStudio: 'Opening your studio...',
};

export const pageMessages: Translations<Messages<typeof en>> = {
  en,
  de: {
    description: 'Ein Link für alles, was du machst – im Gespräch gebaut.',
    openingStudio: 'Dein Studio wird geöffnet …',
  },
  es: {
    description: 'Un solo enlace para todo lo que haces, creado conversando.',
    openingStudio: 'Abriendo tu estudio…',
  },
};
