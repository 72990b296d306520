// A whole new page from a person's facts: which sections, which words, which design.
// Words come from the facts or the brief; the rest are plain requests to write them.
import { PLACEHOLDER_TAGLINE } from '../placeholder-texts.ts';
import { platformNamed, platformOfUrl } from '../platforms.ts';
import { pick } from '../seed.ts';
import { PALETTES, type Palette, paletteNamed } from '../theme/palettes.ts';
import type { Facts, PageContent, PageKind, PageLink } from '../types.ts';
import { layoutNamed, layoutsOf } from './layouts/all.ts';
import type { Layout } from './layouts/layout.ts';
import { isPictureUrl, isSafeUrl, jsxText, monogram, page, portrait } from './markup.ts';
import { linkList, type SectionKind, section } from './sections.ts';
import { stylesheet } from './stylesheet.ts';

export type Brief = {
  /** What the page is about when it is not the person: a product, a shop, a project. */
  name?: string;
  /** The line under the name; null leaves it out instead of asking for one. */
  tagline?: string | null;
  /** Links the user asked for, first; the person's other links follow. */
  links?: readonly PageLink[];
  palette?: Palette;
  layout?: string;
};

const SECTIONS: Record<PageKind, readonly SectionKind[]> = {
  'link-in-bio': [],
  portfolio: ['work', 'about'],
  'coming-soon': ['newsletter'],
  pricing: ['pricing', 'faq', 'contact'],
};

/** `links` is how many the page will show. */
export function layoutFor(kind: PageKind, seed: string, wish: Brief, links: number): Layout {
  const named = wish.layout ? layoutNamed(wish.layout) : undefined;
  if (named) return named;
  const ground = wish.palette?.bg2 !== undefined || wish.palette?.name === 'own';
  const all = layoutsOf(kind).filter(
    (layout) => !(ground && layout.covers) && links >= (layout.minLinks ?? 0),
  );
  const calm = all.filter((layout) => layout.palettes.includes(wish.palette?.name ?? ''));
  return pick(calm.length > 0 ? calm : all, `${seed}/layout`);
}

export function paletteFor(layout: Layout, seed: string): Palette {
  const name = pick(layout.palettes, `${seed}/palette`);
  return paletteNamed(name) ?? pick(PALETTES, seed);
}

const samePlace = (a: PageLink, b: PageLink) => {
  if (a.url === b.url) return true;
  const [p, q] = [a, b].map((link) => platformOfUrl(link.url) ?? platformNamed(link.title));
  return p !== undefined && p === q;
};

/** Asked-for links first, with the person's own address where the page was asked for one it lacks. */
export function mergeLinks(wished: readonly PageLink[], own: readonly PageLink[]): PageLink[] {
  const first = wished.map((wish) => {
    const known = wish.url.startsWith('#') ? own.find((link) => samePlace(link, wish)) : undefined;
    return known ? { title: wish.title, url: known.url } : wish;
  });
  const rest = own.filter(
    (link) => isSafeUrl(link.url) && !first.some((taken) => taken.url === link.url),
  );
  return [...first, ...rest];
}

function headline(kind: PageKind, brief: Brief, name: string): string {
  if (kind === 'pricing') return 'Plans and pricing';
  return kind === 'coming-soon' && !brief.name ? 'Coming soon' : name;
}

function hero(kind: PageKind, facts: Facts, brief: Brief): string {
  const person = facts.fullName.trim() || facts.username;
  const name = brief.name ?? person;
  const words = brief.tagline === undefined ? PLACEHOLDER_TAGLINE[kind] : brief.tagline;
  const tagline = words === null ? [] : [`<p className="tagline">${jsxText(words)}</p>`];
  const title = `<h1>${jsxText(headline(kind, brief, name))}</h1>`;
  const eyebrow = (text: string) => `<p className="eyebrow">${jsxText(text)}</p>`;
  const lines: Record<PageKind, string[]> = {
    'link-in-bio': [face(facts, name), title, ...tagline],
    portfolio: [face(facts, name), title, ...tagline],
    'coming-soon': [eyebrow(brief.name ? 'Coming soon' : person), title, ...tagline],
    pricing: [eyebrow(name), title, ...tagline],
  };
  return `<header className="hero">\n${lines[kind].map((line) => `  ${line}`).join('\n')}\n</header>`;
}

function face(facts: Facts, name: string): string {
  const { avatarUrl } = facts;
  return avatarUrl && isPictureUrl(avatarUrl) ? portrait(avatarUrl, name) : monogram(name);
}

function body(kind: PageKind, links: PageLink[]): string[] {
  const list = links.length > 0 ? [linkList(links)] : [];
  switch (kind) {
    case 'link-in-bio':
      return list;
    case 'portfolio':
      return [section('work'), section('about'), ...list];
    case 'coming-soon':
      return [
        section('newsletter', { heading: 'Be the first to know', button: 'Notify me' }),
        ...list,
      ];
    case 'pricing':
      return [section('pricing'), section('faq'), section('contact'), ...list];
  }
}

const DESCRIPTION: Record<PageKind, (name: string) => string> = {
  'link-in-bio': (name) => `All links of ${name} in one place.`,
  portfolio: (name) => `The portfolio of ${name}.`,
  'coming-soon': (name) => `${name}: coming soon. Leave your email to hear first.`,
  pricing: (name) => `Plans and pricing of ${name}.`,
};

export function composePage(
  kind: PageKind,
  facts: Facts,
  seed: string,
  brief: Brief = {},
): PageContent {
  const links = mergeLinks(brief.links ?? [], facts.links);
  const layout = layoutFor(kind, seed, brief, links.length);
  const palette = brief.palette ?? paletteFor(layout, seed);
  if (kind === 'link-in-bio' && links.length === 0) {
    links.push({ title: 'Your first link', url: '#link' });
  }
  const name = brief.name ?? (facts.fullName.trim() || facts.username);
  const footer = `<footer className="footer">\n  <p>${jsxText(`@${facts.username}`)}</p>\n</footer>`;
  return {
    jsx: page([hero(kind, facts, brief), ...body(kind, links), footer]),
    css: stylesheet({
      layout,
      palette,
      sections: SECTIONS[kind],
      headline: headline(kind, brief, name),
    }),
    metadata: {
      title: name,
      description: brief.tagline ?? DESCRIPTION[kind](name),
    },
  };
}
