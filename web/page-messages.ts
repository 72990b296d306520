// Texts of index.html, by the English that stands in it, and of the manifest of the installed app, by the paths of its
// shortcuts.
import type { Messages, Translations } from '@vys/contract/language/messages';

const en = {
  description: 'One link for everything you make, built by talking.',
  openingStudio: 'Opening your studio...',
  shortcuts: { '/ai-studio': 'AI Studio', '/analytics': 'Analytics', '/pages': 'Pages' },
};

export const pageMessages: Translations<Messages<typeof en>> = {
  en,
  de: {
    description: 'Ein Link für alles, was du machst – im Gespräch gebaut.',
    openingStudio: 'Dein Studio wird geöffnet …',
    shortcuts: { '/ai-studio': 'AI Studio', '/analytics': 'Statistiken', '/pages': 'Seiten' },
  },
  es: {
    description: 'Un solo enlace para todo lo que haces, creado conversando.',
    openingStudio: 'Abriendo tu estudio…',
    shortcuts: { '/ai-studio': 'AI Studio', '/analytics': 'Estadísticas', '/pages': 'Páginas' },
  },
};
