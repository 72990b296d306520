// Titles that depend on the occasion, in the language of the page.
const LABELS = {
  countdown: {
    en: 'Save the date',
    de: 'Der Tag',
    fr: 'Le jour J',
    es: 'El gran día',
    pt: 'O grande dia',
    it: 'Il grande giorno',
  },
  rsvp: {
    en: 'RSVP',
    de: 'Zu- oder Absage',
    fr: 'Répondre',
    es: 'Confirmar asistencia',
    pt: 'Confirmar presença',
    it: 'Conferma la presenza',
  },
} as const;

export function labelOf(label: keyof typeof LABELS, lang: string): string {
  const texts: Readonly<Record<string, string>> = LABELS[label];
  return texts[lang.split('-')[0] ?? ''] ?? LABELS[label].en;
}
