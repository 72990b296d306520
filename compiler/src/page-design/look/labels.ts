// Words that pages say by themselves, by language. Titles and texts are the creator's.
import { de } from './labels/de.ts';
import { en, type Labels } from './labels/en.ts';
import { es } from './labels/es.ts';
import { fr } from './labels/fr.ts';
import { it } from './labels/it.ts';
import { pt } from './labels/pt.ts';

export type { Labels };

const byLanguage: Readonly<Record<string, Labels>> = { en, de, fr, es, pt, it };

/** Where a region writes dates or hours in another way than its language does elsewhere. */
const byRegion: Readonly<Record<string, Partial<Labels>>> = {
  'en-US': { dateFormat: '{month} {day}, {year}' },
  'fr-CH': { timeFormat: '24' },
  'pt-PT': {
    timeFormat: '24',
    firstOfMonth: '1',
    yourEmail: 'O seu e-mail',
    yourName: 'O seu nome',
    yourMessage: 'A sua mensagem',
    subscribe: 'Subscrever',
    saveContact: 'Guardar contacto',
    watch: 'Ver',
  },
  'pt-BR': { firstOfMonth: '1º', tickets: 'Ingressos' },
};

/** Of the language of the tag; English where there is none. */
export function labelsFor(lang: string): Labels {
  return { ...(byLanguage[lang.split('-')[0] ?? ''] ?? en), ...byRegion[lang] };
}
