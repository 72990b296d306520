// What is used of a plan, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as source from './en.ts';

export const de: Messages<typeof source.en> = {
  ai_requests_month: {
    label: 'KI-Anfragen in diesem Monat',
    atLimit: 'Ist das Limit erreicht, antwortet der eingebaute Assistent weiter.',
  },
  ai_requests_week: {
    label: 'KI-Anfragen in den letzten 7 Tagen',
    atLimit: 'Ist das Limit erreicht, antwortet der eingebaute Assistent weiter.',
  },
  storage: {
    label: 'Speicher',
    atLimit: 'Ist er voll, bleibt alles erhalten; für neue Bilder brauchst du erst wieder Platz.',
  },
};
