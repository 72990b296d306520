// A section without facts: what works without any, such as a form, or a placeholder for what visitors look for.
import type { PageSection, SectionKind } from '@vys/contract/page-model/sections';
import type { NewId } from './ids.ts';
import { placeholder } from './placeholders.ts';

/** What is known of the creator. */
type Known = { lang: string; location?: string };
type Make = (newId: NewId, lang: string, known: Known) => PageSection | undefined;

const price = (lang: string) => ({ text: placeholder('price', lang) });

const makers: Partial<Record<SectionKind, Make>> = {
  hours: (newId, lang) => ({
    kind: 'hours',
    id: newId('hours'),
    hidden: false,
    days: [],
    note: placeholder('hours', lang),
  }),
  menu: (newId, lang) => ({
    kind: 'menu',
    id: newId('menu'),
    hidden: false,
    items: [{ id: newId('dish'), name: placeholder('dish', lang), price: price(lang) }],
  }),
  services: (newId, lang) => ({
    kind: 'services',
    id: newId('services'),
    hidden: false,
    items: [{ id: newId('service'), name: placeholder('service', lang), price: price(lang) }],
  }),
  products: (newId, lang) => ({
    kind: 'products',
    id: newId('products'),
    hidden: false,
    items: [
      {
        id: newId('product'),
        name: placeholder('product', lang),
        price: price(lang),
        isSoldOut: false,
      },
    ],
  }),
  events: (newId, lang) => ({
    kind: 'events',
    id: newId('events'),
    hidden: false,
    items: [
      {
        id: newId('event'),
        name: placeholder('event', lang),
        when: placeholder('date', lang),
        status: 'available',
      },
    ],
  }),
  gallery: (newId) => ({ kind: 'gallery', id: newId('gallery'), hidden: false, items: [] }),
  map: (newId, lang, { location }) => ({
    kind: 'map',
    id: newId('map'),
    hidden: false,
    address: location ?? placeholder('address', lang),
  }),
  contact: (newId) => ({ kind: 'contact', id: newId('contact'), hidden: false, hasForm: true }),
  newsletter: (newId) => ({ kind: 'newsletter', id: newId('newsletter'), hidden: false }),
  waitlist: (newId) => ({ kind: 'waitlist', id: newId('waitlist'), hidden: false }),
  guestbook: (newId) => ({ kind: 'guestbook', id: newId('guestbook'), hidden: false }),
  faq: (newId, lang) => ({
    kind: 'faq',
    id: newId('faq'),
    hidden: false,
    items: [
      {
        id: newId('question'),
        question: placeholder('question', lang),
        answer: placeholder('answer', lang),
      },
    ],
  }),
  testimonials: (newId, lang) => ({
    kind: 'testimonials',
    id: newId('testimonials'),
    hidden: false,
    items: [{ id: newId('quote'), quote: placeholder('praise', lang) }],
  }),
  team: (newId, lang) => ({
    kind: 'team',
    id: newId('team'),
    hidden: false,
    items: [{ id: newId('person'), name: placeholder('person', lang) }],
  }),
  press: (newId, lang) => ({
    kind: 'press',
    id: newId('press'),
    hidden: false,
    items: [{ id: newId('publication'), name: placeholder('publication', lang) }],
  }),
  stats: (newId, lang) => ({
    kind: 'stats',
    id: newId('stats'),
    hidden: false,
    items: [
      {
        id: newId('number'),
        value: placeholder('number', lang),
        label: placeholder('counted', lang),
      },
    ],
  }),
  about: (newId, lang) => ({
    kind: 'about',
    id: newId('about'),
    hidden: false,
    text: placeholder('about', lang),
  }),
  quote: (newId, lang) => ({
    kind: 'quote',
    id: newId('quote'),
    hidden: false,
    quote: placeholder('quote', lang),
  }),
  countdown: (newId, lang) => ({
    kind: 'text',
    id: newId('date'),
    hidden: false,
    text: placeholder('date', lang),
  }),
};

/** None for kinds that need an address of their own, such as videos: those are links without an address. */
export function expectedSection(
  kind: SectionKind,
  known: Known,
  newId: NewId,
): PageSection | undefined {
  return makers[kind]?.(newId, known.lang, known);
}
