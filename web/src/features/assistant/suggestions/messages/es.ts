// Texts of features/assistant/suggestions, in Spanish.
import type { Messages } from '@vys/contract/language/messages';
import type * as en from './en.ts';

const ordinals = [
  'primer',
  'segundo',
  'tercer',
  'cuarto',
  'quinto',
  'sexto',
  'séptimo',
  'octavo',
  'noveno',
  'décimo',
] as const;

const sections: Messages<typeof en.messages.sections> = {
  about: 'Añade quién soy',
  contact: 'Añade un formulario de contacto',
  countdown: 'Añade una cuenta atrás',
  events: 'Añade tus fechas',
  faq: 'Añade preguntas y respuestas',
  gallery: 'Añade una galería',
  hours: 'Añade tu horario',
  map: 'Añade un mapa',
  menu: 'Añade una carta',
  music: 'Añade tu música',
  newsletter: 'Añade un boletín',
  products: 'Añade tus productos',
  services: 'Añade tus servicios',
  video: 'Añade un vídeo',
  waitlist: 'Añade una lista de espera',
};

const quote = (name: string) => `«${name}»`;

export const messages: Messages<typeof en.messages> = {
  suggestions: 'Sugerencias para tu página',
  placeholderTagline: (text) => ({
    label: `${text} aún es un texto de ejemplo`,
    start: 'Nuevo eslogan: ',
  }),
  untitledLink: (place) => ({
    label: `Tu ${ordinals[place]} enlace no tiene título`,
    start: `Cambia el nombre del ${ordinals[place]} enlace a `,
  }),
  linkWithoutAddress: (title) => ({
    label: `${quote(title)} no tiene dirección`,
    start: `La dirección de ${quote(title)} es `,
  }),
  deadLink: (title, host) => ({
    label: `${quote(title)} lleva a ${host}`,
    start: `La dirección de ${quote(title)} es `,
  }),
  pastEvent: (name) => ({
    label: `Quita ${quote(name)}, ya ha pasado`,
    send: `Quita ${quote(name)}`,
  }),
  pastCountdown: {
    label: 'Quita la cuenta atrás, su día ya pasó',
    send: 'Quita la cuenta atrás',
  },
  emptySection: (title) => ({
    label: `Oculta ${quote(title)} hasta que tenga contenido`,
    send: `Oculta ${quote(title)}`,
  }),
  sections,
  missingSection: (section) => ({ label: section, send: section }),
  missingCountdown: { label: sections.countdown, start: `${sections.countdown} hasta el ` },
  noLinks: { label: 'Añade tu Instagram', start: 'Añade mi Instagram @' },
  redesign: { label: 'Muéstrame otro diseño', send: 'Muéstrame otro diseño' },
  dark: { label: 'Pon la página oscura', send: 'Pon la página oscura' },
  light: { label: 'Pon la página clara', send: 'Pon la página clara' },
};

export const MOST_NAMED_PLACES: typeof en.MOST_NAMED_PLACES = ordinals.length;
