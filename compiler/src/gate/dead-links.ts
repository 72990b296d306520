// Warns of links that lead nowhere, and offers to take them away.
import { normaliseUrl } from '../url.ts';
import { type Found, MAX_FOUND, type Rule, type Scene } from './finding.ts';
import { linkRemoval, removeEntry } from './source-edits.ts';
import { type Element, elementsOf, onlyValue, textIn, valuesOf } from './tree.ts';

export const checkDeadLinks: Rule = (scene) => {
  const targets = targetsOf(scene);
  const found: Found[] = [];
  const told = new Set<string>();
  for (const element of elementsOf(scene.source).filter(isLink)) {
    const href = onlyValue(element, 'href');
    if (href === undefined || found.length >= MAX_FOUND || !isDead(href, targets)) continue;
    told.add(normaliseUrl(href));
    found.push(inSource(scene, element, href));
  }
  for (const link of elementsOf(scene.rendered).filter(isLink)) {
    for (const href of valuesOf(link, 'href')) {
      const url = normaliseUrl(href);
      if (found.length >= MAX_FOUND || !isDead(href, targets) || told.has(url)) continue;
      told.add(url);
      found.push(inData(scene, link, href));
    }
  }
  return found;
};

/** With a handler it is a button in the clothes of a link. */
function isLink({ tag, attrs }: Element): boolean {
  return (tag === 'a' || /^[A-Z]/.test(tag)) && attrs.has('href') && !attrs.has('onclick');
}

function targetsOf({ source, rendered }: Scene): ReadonlySet<string> {
  const all = [...elementsOf(source), ...elementsOf(rendered)];
  return new Set(all.flatMap((one) => [...valuesOf(one, 'id'), ...valuesOf(one, 'name')]));
}

function isDead(href: string, targets: ReadonlySet<string>): boolean {
  const url = normaliseUrl(href);
  if (url === '' || /^https?:\/{0,2}$/i.test(url)) return true;
  if (!url.startsWith('#')) return false;
  const name = url.slice(1);
  if (name.toLowerCase() === 'top') return false;
  return !targets.has(name) && !targets.has(decoded(name));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function inSource(scene: Scene, element: Element, href: string): Found {
  const { at } = element;
  return {
    ...dead(textIn(element), href),
    source: 'jsx',
    ...(at === undefined ? {} : { at }),
    ...linkRemoval(scene, element),
  };
}

/** The address of a link drawn from a list stands in that list. */
function inData(scene: Scene, link: Element, href: string): Found {
  const told = dead(textIn(link), href);
  const places = href === '' ? [] : scene.literals.filter(({ text }) => text === href);
  const place = places[0]?.node;
  if (!place) return told;
  const parents = scene.parents();
  const property = parents.get(place);
  const entry = property?.type === 'Property' ? parents.get(property) : undefined;
  const replace = places.length === 1 && entry && removeEntry(scene.input.jsx, entry, parents);
  return {
    ...told,
    source: 'jsx',
    at: place.start,
    ...(replace ? { fix: { label: 'Remove this link', replace } } : {}),
  };
}

function dead(text: string, href: string): Found {
  const name = text === '' ? 'A link' : `The link "${text.slice(0, 60)}"`;
  const url = normaliseUrl(href);
  const why =
    url === ''
      ? 'has no address'
      : url === '#'
        ? 'has # for an address'
        : url.startsWith('#')
          ? `points to ${url.slice(0, 60)}, but no part of the page has that name`
          : 'has an unfinished address';
  return {
    rule: 'dead-link',
    severity: 'warn',
    about: url,
    message: `${name} ${why}, so it leads nowhere. Write where it should lead, or remove it.`,
  };
}
