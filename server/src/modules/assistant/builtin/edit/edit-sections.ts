// Edits of whole sections on the source: add, remove, move. The looks of a section come with it.
import { isNode, type JSXElement, readElementText } from '@vys/compiler';
import { layoutNamed } from '../compose/layouts/all.ts';
import { SECTION_BASE, SECTION_CSS } from '../compose/section-styles.ts';
import { type SectionKind, section } from '../compose/sections.ts';
import { designOf } from '../compose/stylesheet.ts';
import type { PageContent } from '../types.ts';
import type { SectionName } from '../understand/intent.ts';
import { hasToken } from './css-edit.ts';
import { closing, endOfPage } from './edit-links.ts';
import { type Edited, refused } from './edited.ts';
import { linkSites } from './link-sites.ts';
import { footerOf, formOf, headlineOf, isInside, type Source, sectionOf } from './source.ts';
import { insertBefore, removal, splice } from './splice.ts';

const TITLES: Record<SectionName, string> = {
  about: 'about section',
  work: 'work gallery',
  pricing: 'pricing section',
  schedule: 'schedule',
  testimonials: 'testimonials section',
  faq: 'FAQ section',
  newsletter: 'newsletter form',
  contact: 'contact form',
  links: 'links',
};

/** What section rules need on a page without our theme; written inside the section's own rule. */
const BARE_THEME = `--surface: #f4f4f2; --text: inherit; --muted: #5c5c5c; --accent: #1f2937; --accent-text: #ffffff; --border: #d4d4d0; --radius: 10px; --space: 1; --font-display: inherit; --bg: #ffffff; margin-top: 3rem;
.button { min-height: 48px; padding: .625rem 1.375rem; border: 0; border-radius: var(--radius); background: var(--accent); color: var(--accent-text); font: inherit; font-weight: 700; cursor: pointer; }`;

/** New rules go before those of the layout, which has the last word on its own pages. On a page people
 *  wrote they are nested in the section's id, so that no class of theirs is touched. */
function cssWith(css: string, kind: SectionKind): string {
  if (!hasToken(css, '--accent-text')) {
    const nested = `#${kind} {\n${BARE_THEME}\n${SECTION_CSS[kind]}\n}`;
    return css.includes(nested) ? css : `${css.trimEnd()}\n${nested}\n`;
  }
  const missing = [SECTION_BASE, SECTION_CSS[kind]].filter((block) => !css.includes(block));
  if (missing.length === 0) return css;
  const first = layoutNamed(designOf(css)?.layout ?? '')?.css.split('\n')[0];
  const at = first ? css.indexOf(first) : -1;
  return at < 0
    ? `${css.trimEnd()}\n${missing.join('\n')}\n`
    : `${css.slice(0, at)}${missing.join('\n')}\n${css.slice(at)}`;
}

export function addSection(
  page: PageContent,
  source: Source,
  kind: SectionKind,
  button?: string,
): Edited {
  const there = sectionOf(source, kind);
  if (there && (kind !== 'newsletter' || formOf(source, 'newsletter'))) {
    return refused(`There is a ${TITLES[kind]} on this page already.`);
  }
  const spot = endOfPage(source);
  if (!spot) return refused('I found no place for a section in this page.');
  const block = section(kind, button ? { button } : {});
  const change = spot.before
    ? insertBefore(page.jsx, spot.at, block)
    : closing(page.jsx, spot.at, block);
  let jsx = splice(page.jsx, [change]);
  let note = NOTES[kind];
  if (kind === 'pricing' && !sectionOf(source, 'contact')) {
    jsx = jsx.replaceAll(
      '<a className="button" href="#contact">',
      '<a className="button" href="#pricing">',
    );
    note = `${note} Add a contact form, and I can point the plan buttons to it.`;
  }
  return {
    ok: true,
    page: { ...page, jsx, css: cssWith(page.css, kind) },
    did: `added a ${TITLES[kind]}`,
    changed: TITLES[kind],
    ...(note ? { note } : {}),
  };
}

const NOTES: Record<SectionKind, string> = {
  about: 'Tell me the words: about: …',
  work: 'The pictures are drawn stand-ins; the titles are for you to write.',
  pricing: 'The amounts are placeholders; write your own before you publish.',
  schedule: 'Days and places are for you to write.',
  testimonials: 'Paste real words there; I do not make up praise.',
  faq: 'Questions and answers are for you to write.',
  newsletter: '',
  contact: '',
};

export function removeSection(page: PageContent, source: Source, kind: SectionKind): Edited {
  const found = sectionOf(source, kind);
  if (!found) return refused(`There is no ${TITLES[kind]} on this page.`);
  const headline = headlineOf(source);
  if (headline && headline.start > found.start && headline.end < found.end) {
    return refused(`The ${TITLES[kind]} holds your headline, so I leave it in place.`);
  }
  const inside = linkSites(source).filter(
    (site) => site.unit.start >= found.start && site.unit.end <= found.end,
  );
  if (inside.length > 0) {
    return refused(
      `The ${TITLES[kind]} holds ${inside.length === 1 ? 'a link' : `${inside.length} links`} (“${inside[0]?.title}”). Move or remove ${inside.length === 1 ? 'it' : 'them'} first.`,
    );
  }
  const jsx = splice(page.jsx, [removal(page.jsx, found)]);
  return {
    ok: true,
    page: { ...page, jsx },
    did: `removed the ${TITLES[kind]}`,
    changed: `${TITLES[kind]} removed`,
  };
}

function blocksBeside(source: Source, block: JSXElement): JSXElement[] {
  const holder = source.parent.get(block);
  const footer = footerOf(source);
  const headline = headlineOf(source);
  return source.elements.filter(
    (element) =>
      source.parent.get(element) === holder &&
      element !== footer &&
      !(headline && headline.start >= element.start && headline.end <= element.end) &&
      !isInside(source, element, 'footer'),
  );
}

export function moveSection(
  page: PageContent,
  source: Source,
  name: SectionName,
  to: 'up' | 'down' | 'top' | 'bottom',
): Edited {
  const block = sectionOf(source, name);
  if (!block || !isNode(block, 'JSXElement'))
    return refused(`There is no ${TITLES[name]} on this page.`);
  const slots = blocksBeside(source, block);
  const from = slots.indexOf(block);
  const last = slots.length - 1;
  const index = { top: 0, bottom: last, up: Math.max(0, from - 1), down: Math.min(last, from + 1) }[
    to
  ];
  if (from < 0 || index === from)
    return refused(
      `The ${TITLES[name]} cannot go further ${to === 'up' || to === 'top' ? 'up' : 'down'}.`,
    );
  const rest = slots.filter((slot) => slot !== block);
  const order = [...rest.slice(0, index), block, ...rest.slice(index)];
  const jsx = splice(
    page.jsx,
    slots.flatMap((slot, i) => {
      const entry = order[i];
      return !entry || entry === slot
        ? []
        : [{ start: slot.start, end: slot.end, text: page.jsx.slice(entry.start, entry.end) }];
    }),
  );
  const label = readElementText(block) ? TITLES[name] : name;
  return {
    ok: true,
    page: { ...page, jsx },
    did: `moved the ${label} ${to === 'top' || to === 'bottom' ? `to the ${to}` : to}`,
    changed: 'section order',
  };
}
