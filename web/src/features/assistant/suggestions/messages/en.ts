// Texts of features/assistant/suggestions: what is said about the page, and what is sent to the assistant for it.
import type { WantedSection } from '@vys/compiler/page-design/wanted-sections';

const ordinals = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
] as const;

const sections: Readonly<Record<WantedSection, string>> = {
  about: 'Add an about section',
  contact: 'Add a contact form',
  countdown: 'Add a countdown',
  events: 'Add your events',
  faq: 'Add questions and answers',
  gallery: 'Add a gallery',
  hours: 'Add your opening hours',
  map: 'Add a map',
  menu: 'Add a menu',
  music: 'Add your music',
  newsletter: 'Add a newsletter form',
  products: 'Add your products',
  services: 'Add your services',
  video: 'Add a video',
  waitlist: 'Add a waitlist',
};

const quote = (name: string) => `"${name}"`;

/** `label` is shown. `send` is sent by one tap; `start` waits in the input for the words that only the creator knows. */
export const messages = {
  suggestions: 'Suggestions for your page',
  placeholderTagline: (text: string) => ({
    label: `${text} is still a placeholder`,
    start: 'Change the tagline to ',
  }),
  untitledLink: (place: number) => ({
    label: `Your ${ordinals[place]} link has no title`,
    start: `Rename the ${ordinals[place]} link to `,
  }),
  linkWithoutAddress: (title: string) => ({
    label: `${quote(title)} has no address`,
    start: `The address of ${quote(title)} is `,
  }),
  deadLink: (title: string, host: string) => ({
    label: `${quote(title)} leads to ${host}`,
    start: `The address of ${quote(title)} is `,
  }),
  pastEvent: (name: string) => ({
    label: `Remove ${quote(name)}, it's over`,
    send: `Remove ${quote(name)}`,
  }),
  pastCountdown: {
    label: 'Remove the countdown, its day has passed',
    send: 'Remove the countdown',
  },
  emptySection: (title: string) => ({
    label: `Hide ${quote(title)} until it's filled in`,
    send: `Hide ${quote(title)}`,
  }),
  sections,
  missingSection: (section: string) => ({ label: section, send: section }),
  missingCountdown: { label: sections.countdown, start: `${sections.countdown} to ` },
  noLinks: { label: 'Add your Instagram', start: 'Add my Instagram @' },
  redesign: { label: 'Show me another design', send: 'Show me another design' },
  dark: { label: 'Make it dark', send: 'Make it dark' },
  light: { label: 'Make it light', send: 'Make it light' },
};

export const MOST_NAMED_PLACES = ordinals.length;
