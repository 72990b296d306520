// Warns of links that lead nowhere, and offers to take them away.
import { shorten } from '../../page-elements/list-elements.ts';
import { normalizeUrl } from '../../url.ts';
import { type CheckContext, type Issue, MAX_ISSUES, type Rule } from '../finding.ts';
import { say, sayFix } from '../phrases.ts';
import { linkRemoval, removeEntry } from '../source-edits.ts';
import { type Element, getValues, listElements, onlyValue, textIn } from '../tree.ts';

export const checkDeadLinks: Rule = (context) => {
  const targets = listTargets(context);
  const issues: Issue[] = [];
  const reported = new Set<string>();
  for (const element of listElements(context.source).filter(isLink)) {
    const href = onlyValue(element, 'href');
    if (href === undefined || issues.length >= MAX_ISSUES || !isDead(href, targets)) continue;
    reported.add(normalizeUrl(href));
    issues.push(inSource(context, element, href));
  }
  for (const link of listElements(context.rendered).filter(isLink)) {
    for (const href of getValues(link, 'href')) {
      const url = normalizeUrl(href);
      if (issues.length >= MAX_ISSUES || !isDead(href, targets) || reported.has(url)) continue;
      reported.add(url);
      issues.push({ ...inData(context, link, href), ...inModel(context, link, href) });
    }
  }
  const waiting = listElements(context.rendered).filter(isWaiting);
  const missing = waiting.map((link) => ({ ...notShown(link), ...inModel(context, link) }));
  return [...issues, ...missing].slice(0, MAX_ISSUES);
};

/** The link of the page model with that title and address. */
function inModel({ elements }: CheckContext, link: Element, href?: string): Pick<Issue, 'element'> {
  const title = shorten(nameOf(link));
  const match = elements().find(
    ({ target, excerpt, address }) =>
      target.kind === 'link' && excerpt === title && address?.value === href,
  );
  return match ? { element: match.target.key } : {};
}

const nameOf = (link: Element): string => textIn(link) || onlyValue(link, 'aria-label') || '';

/** Its page leaves it out until it has an address. */
const isWaiting = ({ tag, attrs }: Element): boolean =>
  tag === 'a' && attrs.has('data-placeholder') && !attrs.has('href');

function notShown(link: Element): Issue {
  const name = nameOf(link);
  return {
    rule: 'dead-link',
    severity: 'warn',
    about: name,
    ...say('linkHidden', name.slice(0, 60)),
  };
}

/** With a handler it is a button in the clothes of a link. */
function isLink({ tag, attrs }: Element): boolean {
  return (tag === 'a' || /^[A-Z]/.test(tag)) && attrs.has('href') && !attrs.has('onclick');
}

function listTargets({ source, rendered }: CheckContext): ReadonlySet<string> {
  const elements = [...listElements(source), ...listElements(rendered)];
  return new Set(
    elements.flatMap((element) => [...getValues(element, 'id'), ...getValues(element, 'name')]),
  );
}

function isDead(href: string, targets: ReadonlySet<string>): boolean {
  const url = normalizeUrl(href);
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

function inSource(context: CheckContext, element: Element, href: string): Issue {
  const { at } = element;
  return {
    ...dead(textIn(element), href),
    source: 'jsx',
    ...(at === undefined ? {} : { at }),
    ...linkRemoval(context, element),
  };
}

/** The address of a link drawn from a list stands in that list. */
function inData(context: CheckContext, link: Element, href: string): Issue {
  const issue = dead(textIn(link), href);
  const places = href === '' ? [] : context.literals.filter(({ text }) => text === href);
  const place = places[0]?.node;
  if (!place) return issue;
  const parents = context.parents();
  const property = parents.get(place);
  const entry = property?.type === 'Property' ? parents.get(property) : undefined;
  const replace = places.length === 1 && entry && removeEntry(context.input.jsx, entry, parents);
  return {
    ...issue,
    source: 'jsx',
    at: place.start,
    ...(replace ? { fix: { ...sayFix('removeLink'), replace } } : {}),
  };
}

function dead(text: string, href: string): Issue {
  const url = normalizeUrl(href);
  return { rule: 'dead-link', severity: 'warn', about: url, ...sayDead(text.slice(0, 60), url) };
}

function sayDead(name: string, url: string) {
  if (url === '') return say('linkWithoutAddress', name);
  if (url === '#') return say('linkToNothing', name);
  return url.startsWith('#')
    ? say('linkToMissing', name, url.slice(0, 60))
    : say('linkUnfinished', name);
}
