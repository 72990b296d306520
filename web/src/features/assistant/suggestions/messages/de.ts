// Texts of features/assistant/suggestions, in German.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const ordinals = [
  'erste',
  'zweite',
  'dritte',
  'vierte',
  'fünfte',
  'sechste',
  'siebte',
  'achte',
  'neunte',
  'zehnte',
] as const;

const sections: Messages<typeof en.messages.sections> = {
  about: 'Über-mich-Abschnitt hinzufügen',
  contact: 'Kontaktformular hinzufügen',
  countdown: 'Countdown hinzufügen',
  events: 'Termine hinzufügen',
  faq: 'Fragen und Antworten hinzufügen',
  gallery: 'Galerie hinzufügen',
  hours: 'Öffnungszeiten hinzufügen',
  map: 'Anfahrt hinzufügen',
  menu: 'Speisekarte hinzufügen',
  music: 'Musik hinzufügen',
  newsletter: 'Newsletter hinzufügen',
  products: 'Produkte hinzufügen',
  services: 'Leistungen hinzufügen',
  video: 'Video hinzufügen',
  waitlist: 'Warteliste hinzufügen',
};

const quote = (name: string) => `„${name}“`;

export const messages: Messages<typeof en.messages> = {
  suggestions: 'Vorschläge für deine Seite',
  placeholderTagline: (text) => ({
    label: `${text} ist noch ein Platzhalter`,
    start: 'Neue Unterzeile: ',
  }),
  untitledLink: (place) => ({
    label: `Dein ${ordinals[place]}r Link hat keinen Titel`,
    start: `Benenne den ${ordinals[place]}n Link um in `,
  }),
  linkWithoutAddress: (title) => ({
    label: `${quote(title)} hat keine Adresse`,
    start: `Adresse von ${quote(title)}: `,
  }),
  deadLink: (title, host) => ({
    label: `${quote(title)} führt zu ${host}`,
    start: `Adresse von ${quote(title)}: `,
  }),
  pastEvent: (name) => ({
    label: `${quote(name)} entfernen, es ist vorbei`,
    send: `Entferne ${quote(name)}`,
  }),
  pastCountdown: {
    label: 'Countdown entfernen, sein Tag ist vorbei',
    send: 'Entferne den Countdown',
  },
  emptySection: (title) => ({
    label: `${quote(title)} ausblenden, bis etwas drinsteht`,
    send: `Blende ${quote(title)} aus`,
  }),
  sections,
  missingSection: (section) => ({ label: section, send: section }),
  missingCountdown: { label: sections.countdown, start: 'Füge einen Countdown hinzu bis zum ' },
  noLinks: { label: 'Dein Instagram hinzufügen', start: 'Füge mein Instagram hinzu: @' },
  redesign: { label: 'Zeig mir ein anderes Design', send: 'Zeig mir ein anderes Design' },
  dark: { label: 'Mach die Seite dunkel', send: 'Mach die Seite dunkel' },
  light: { label: 'Mach die Seite hell', send: 'Mach die Seite hell' },
};

export const MOST_NAMED_PLACES: typeof en.MOST_NAMED_PLACES = ordinals.length;
