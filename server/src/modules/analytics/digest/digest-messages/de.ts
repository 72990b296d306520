// Texts of the weekly digest, in German.
import type { Messages } from '@vys/contract/language/messages';
import { createPlural } from '@vys/contract/language/messages';
import type * as source from './en.ts';

const plural = createPlural('de');
const countViews = (views: number) => plural(views, { one: '# Aufruf', other: '# Aufrufe' });
const countClicks = (clicks: number) => plural(clicks, { one: '# Klick', other: '# Klicks' });
const percents = new Intl.NumberFormat('de');

export const de: Messages<typeof source.en> = {
  subject: (views, clicks) => `Deine Woche: ${countViews(views)}, ${countClicks(clicks)}`,
  hello: 'Hallo!',
  intro: (title, from, to) => `So lief es für „${title}“ vom ${from} bis zum ${to}.`,
  views: 'Aufrufe',
  visitors: 'Besucher',
  clicks: 'Klicks',
  same: 'wie in der Woche davor',
  up: (percent) => `${percents.format(percent)} % mehr als in der Woche davor`,
  down: (percent) => `${percents.format(percent)} % weniger als in der Woche davor`,
  links: 'Die beliebtesten Links',
  linkClicks: countClicks,
  sources: 'Woher deine Besucher kamen',
  sourceViews: countViews,
  direct: 'Direkt oder unbekannt',
  countries: 'Länder',
  unknownCountry: 'Unbekanntes Land',
  open: 'Alle Statistiken ansehen',
  reason: 'Du bekommst diese E-Mail jeden Montag, wenn deine Seite Besuch hatte.',
  unsubscribeLink: 'Abbestellen',
  unsubscribe: {
    question: 'Wochenüberblick abbestellen?',
    explanation: 'Wir schicken dir die Zahlen deiner Seite dann nicht mehr jeden Montag.',
    doneExplanation: 'In den Statistiken kannst du den Wochenüberblick wieder einschalten.',
    settings: 'Statistiken öffnen',
  },
};
