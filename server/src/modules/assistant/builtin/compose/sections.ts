// The sections a page can have: their markup. Words that only the user can know are plain requests
// to write them, never inventions. Looks are in section-styles.ts and the layouts.

import { glyphFor } from '../platforms.ts';
import type { PageLink } from '../types.ts';
import { icon } from './icons.ts';
import { indent, jsxText, jsxValue } from './markup.ts';

export const SECTION_KINDS = [
  'about',
  'work',
  'pricing',
  'schedule',
  'testimonials',
  'faq',
  'newsletter',
  'contact',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export function linkItem(link: PageLink): string {
  const lines = [icon(glyphFor(link)), `<span>${jsxText(link.title)}</span>`];
  return `<li>\n  <a className="link" href=${jsxValue(link.url)}>\n${indent(lines.join('\n'), 2)}\n  </a>\n</li>`;
}

export function linkList(links: readonly PageLink[]): string {
  const items = indent(links.map(linkItem).join('\n'), 2);
  return `<nav className="links" aria-label="Links">\n  <ul>\n${items}\n  </ul>\n</nav>`;
}

export function newsletterForm(button: string): string {
  return `<form className="form" data-form="newsletter">
  <label>
    <span>Email</span>
    <input type="email" name="email" placeholder="you@example.com" autoComplete="email" required />
  </label>
  <button className="button" type="submit">${jsxText(button)}</button>
</form>`;
}

const CONTACT_FORM = `<form className="form stacked" data-form="contact">
  <label>
    <span>Email</span>
    <input type="email" name="email" autoComplete="email" required />
  </label>
  <label>
    <span>Message</span>
    <textarea name="message" rows="4" required></textarea>
  </label>
  <button className="button" type="submit">Send message</button>
</form>`;

const list = (className: string, items: string[]) =>
  `<ul className="${className}">\n${indent(items.join('\n'), 1)}\n</ul>`;

const piece = (name: string) =>
  `<li className="piece">
  <div className="plate" aria-hidden="true"></div>
  <h3>${name}</h3>
  <p>Say what you made and for whom.</p>
</li>`;

const plan = (name: string, price: string, note: string, featured: boolean) =>
  `<li className="${featured ? 'plan featured' : 'plan'}">
  <h3>${name}</h3>
  <p className="price">${price}</p>
  <p className="plan-note">${note}</p>
  <ul className="features">
    <li>First thing included</li>
    <li>Second thing included</li>
    <li>Third thing included</li>
  </ul>
  <a className="button" href="#contact">Choose ${name}</a>
</li>`;

const question = (text: string) =>
  `<details className="question">
  <summary>${text}</summary>
  <p>Write the answer here.</p>
</details>`;

const slot = (when: string) =>
  `<li>
  <strong>${when}</strong>
  <span>What happens and where</span>
</li>`;

const BODY: Record<SectionKind, { heading: string; body: string }> = {
  about: {
    heading: 'About',
    body: '<p>Write two or three sentences about who you are and what you do.</p>',
  },
  work: {
    heading: 'Selected work',
    body: list(
      'pieces',
      ['Project one', 'Project two', 'Project three', 'Project four'].map(piece),
    ),
  },
  pricing: {
    heading: 'Choose a plan',
    body: list('plans', [
      plan('Starter', '$0', 'Say who starts here.', false),
      plan('Pro', 'Your price', 'Say who needs more.', true),
      plan('Team', 'Your price', 'Say what teams get.', false),
    ]),
  },
  schedule: {
    heading: 'Schedule',
    body: list('rows', ['Day and time', 'Day and time', 'Day and time'].map(slot)),
  },
  testimonials: {
    heading: 'Kind words',
    body: `<blockquote className="quote">
  <p>Paste the words of someone who knows your work.</p>
  <cite>Their name</cite>
</blockquote>`,
  },
  faq: {
    heading: 'Questions',
    body: ['A question people ask you', 'Another question people ask', 'One more question']
      .map(question)
      .join('\n'),
  },
  newsletter: { heading: 'Stay in touch', body: newsletterForm('Sign up') },
  contact: { heading: 'Contact', body: CONTACT_FORM },
};

export type SectionWords = { heading?: string; button?: string };

export function section(kind: SectionKind, words: SectionWords = {}): string {
  const { heading, body } = BODY[kind];
  const inner = kind === 'newsletter' && words.button ? newsletterForm(words.button) : body;
  const title = jsxText(words.heading ?? heading);
  return `<section className="section ${kind}" id="${kind}">\n  <h2>${title}</h2>\n${indent(inner, 1)}\n</section>`;
}

export function sectionHeading(kind: SectionKind): string {
  return BODY[kind].heading;
}
