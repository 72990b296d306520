// A section without facts: what works without any, such as a form, or a placeholder for what visitors look for.
import type { PageSection, SectionKind, SectionOf } from '@vys/contract/page-model/sections';
import { type PlaceholderName, placeholder } from './placeholders.ts';

export type SectionSeed = {
  /** Of the page. */
  lang: string;
  /** An id like the one that is requested, which nothing on the page has. */
  newId: (request: string) => string;
  /** What the page gives by itself. */
  name: string;
  location?: string | undefined;
  /** The day that a countdown starts with. */
  day: string;
};
/** Nothing but the image itself makes an image section. */
export type EmptySectionKind = Exclude<SectionKind, 'image'>;

type Content<Kind extends SectionKind> = Omit<SectionOf<Kind>, 'kind' | 'id' | 'hidden'>;
type Seeded = SectionSeed & { text: (name: PlaceholderName) => string };
type Makers = { [Kind in EmptySectionKind]: (seed: Seeded) => Content<Kind> };

const makers: Makers = {
  links: () => ({ links: [] }),
  featured: ({ text }) => ({ headline: text('headline') }),
  gallery: () => ({ items: [] }),
  video: () => ({ items: [] }),
  music: () => ({ items: [] }),
  products: ({ text, newId }) => ({
    items: [
      {
        id: newId('product'),
        name: text('product'),
        price: { text: text('price') },
        isSoldOut: false,
      },
    ],
  }),
  menu: ({ text, newId }) => ({
    items: [{ id: newId('dish'), name: text('dish'), price: { text: text('price') } }],
  }),
  services: ({ text, newId }) => ({
    items: [{ id: newId('service'), name: text('service'), price: { text: text('price') } }],
  }),
  hours: ({ text }) => ({ days: [], note: text('hours') }),
  events: ({ text, newId }) => ({
    items: [{ id: newId('event'), name: text('event'), when: text('date'), status: 'available' }],
  }),
  about: ({ text }) => ({ text: text('about') }),
  testimonials: ({ text, newId }) => ({ items: [{ id: newId('quote'), quote: text('praise') }] }),
  team: ({ text, newId }) => ({ items: [{ id: newId('person'), name: text('person') }] }),
  press: ({ text, newId }) => ({
    items: [{ id: newId('publication'), name: text('publication') }],
  }),
  faq: ({ text, newId }) => ({
    items: [{ id: newId('question'), question: text('question'), answer: text('answer') }],
  }),
  stats: ({ text, newId }) => ({
    items: [{ id: newId('number'), value: text('number'), label: text('counted') }],
  }),
  countdown: ({ day }) => ({ day }),
  map: ({ text, location }) => ({ address: location ?? text('address') }),
  contact: () => ({ hasForm: true }),
  newsletter: () => ({}),
  waitlist: () => ({}),
  guestbook: () => ({}),
  quote: ({ text }) => ({ quote: text('quote') }),
  text: ({ text }) => ({ text: text('text') }),
  spacer: () => ({ size: 'medium' }),
  footer: ({ name }) => ({ text: `© ${name}`, links: [] }),
};

/** Without a title. Galleries, videos and music start empty: what they show needs an address. */
export function emptySection(kind: EmptySectionKind, seed: SectionSeed): PageSection {
  const id = seed.newId(kind);
  const content = makers[kind]({ ...seed, text: (name) => placeholder(name, seed.lang) });
  return { kind, id, hidden: false, ...content } as PageSection;
}
