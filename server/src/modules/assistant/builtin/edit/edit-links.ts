// Edits of links on the source: add, rename, point elsewhere, remove, move, swap.
// Which link is meant is decided here against the real page, and an unsure match changes nothing.

import { jsxText, jsxValue } from '../compose/markup.ts';
import { BASE } from '../compose/section-styles.ts';
import { linkItem, linkList } from '../compose/sections.ts';
import { platformNamed, platformOfUrl, urlForHandle } from '../platforms.ts';
import type { PageContent } from '../types.ts';
import type { Place, Target, WantedLink } from '../understand/intent.ts';
import { type Edited, refused } from './edited.ts';
import { findLink, quoted } from './find-link.ts';
import { type LinkSite, linkSites } from './link-sites.ts';
import { footerOf, innerRange, rootOf, type Source } from './source.ts';
import { indentAt, insertAfter, insertBefore, removal, type Splice, splice } from './splice.ts';

const done = (
  page: PageContent,
  jsx: string,
  did: string,
  changed: string,
  note?: string,
): Edited => ({
  ok: true,
  page: { ...page, jsx },
  did,
  changed,
  ...(note ? { note } : {}),
});

/** Words or an address for where they stand: in a tag, in an attribute, or in an object. */
function literal(site: LinkSite, text: string, where: 'title' | 'url'): string {
  if (site.form === 'object') return JSON.stringify(text);
  return where === 'title' ? jsxText(text) : jsxValue(text);
}

export function addLinks(page: PageContent, source: Source, links: WantedLink[]): Edited {
  const sites = linkSites(source);
  const fresh = links.filter((link) => !sites.some((site) => site.url === link.url));
  if (fresh.length === 0)
    return refused(`${quoted(links[0]?.title ?? 'That link')} is on the page already.`);
  const asks = fresh.flatMap((link) => (link.ask ? [link.ask] : []));
  const note = asks.length > 0 ? `Tell me ${asks.join(' and ')}, and I fill it in.` : undefined;
  const names = fresh.map((link) => quoted(link.title)).join(', ');
  const holders = sites.map((site) => site.holder);
  const last =
    sites.findLast((site) => holders.filter((holder) => holder === site.holder).length > 1) ??
    sites.at(-1);
  const jsx = last ? splice(page.jsx, [addition(page.jsx, last, fresh)]) : undefined;
  if (jsx) return done(page, jsx, `added ${names}`, fresh.length > 1 ? 'links' : 'one link', note);
  return firstLinks(page, source, fresh, names, note);
}

function addition(jsx: string, last: LinkSite, links: WantedLink[]): Splice {
  const blocks = links.map((link) => entryLike(jsx, last, link));
  if (last.form === 'object') {
    const lines =
      jsx.slice(0, last.unit.start).endsWith(' ') && indentAt(jsx, last.unit.start) !== '';
    const gap =
      lines && jsx.slice(jsx.lastIndexOf('\n', last.unit.start) + 1, last.unit.start).trim() === ''
        ? `\n${indentAt(jsx, last.unit.start)}`
        : ' ';
    return {
      start: last.unit.end,
      end: last.unit.end,
      text: blocks.map((block) => `,${gap}${block}`).join(''),
    };
  }
  return insertAfter(jsx, last.unit.end, last.unit.start, blocks.join('\n'));
}

/** A new entry that looks like the one before it. */
function entryLike(jsx: string, last: LinkSite, link: WantedLink): string {
  const like = jsx.slice(last.unit.start, last.unit.end);
  if (/^<li>\s*<a className="link"/.test(like)) return linkItem(link);
  const pad = indentAt(jsx, last.unit.start);
  const at = last.unit.start;
  const parts: Splice[] = [
    {
      start: last.urlRange.start - at,
      end: last.urlRange.end - at,
      text: literal(last, link.url, 'url'),
    },
  ];
  if (last.titleRange) {
    parts.push({
      start: last.titleRange.start - at,
      end: last.titleRange.end - at,
      text: literal(last, link.title, 'title'),
    });
  }
  const copy = splice(like, parts).replace(/ (?:id|key)="[^"]*"/, '');
  return copy
    .split('\n')
    .map((line, i) => (i > 0 && line.startsWith(pad) ? line.slice(pad.length) : line))
    .join('\n');
}

function firstLinks(
  page: PageContent,
  source: Source,
  links: WantedLink[],
  names: string,
  note?: string,
): Edited {
  const spot = endOfPage(source);
  if (!spot) return refused('I found no place for links in this page.');
  const css = page.css.includes('.link {') ? page.css : `${page.css.trimEnd()}\n${linkRules()}\n`;
  const jsx = splice(page.jsx, [
    spot.before
      ? insertBefore(page.jsx, spot.at, linkList(links))
      : closing(page.jsx, spot.at, linkList(links)),
  ]);
  return done(
    { ...page, css },
    jsx,
    `added ${names}`,
    links.length > 1 ? 'links' : 'one link',
    note,
  );
}

const linkRules = () =>
  BASE.split('\n')
    .filter((line) => /^\.links? /.test(line))
    .join('\n')
    .replaceAll('var(--space)', 'var(--space, 1)')
    .replaceAll('color: var(--text)', 'color: inherit');

/** Before the footer, or at the end of what holds the page. */
export function endOfPage(source: Source): { at: number; before: boolean } | undefined {
  const root = rootOf(source);
  const footer = footerOf(source);
  if (footer && root && footer.start > root.start && source.parent.get(footer) === root)
    return { at: footer.start, before: true };
  const inner = root ? innerRange(root) : undefined;
  return inner ? { at: inner.end, before: false } : undefined;
}

/** A block as the last thing before a closing tag. */
export function closing(jsx: string, at: number, block: string): Splice {
  const lead = /\n[ \t]*$/.exec(jsx.slice(0, at));
  const pad = indentAt(jsx, at);
  const lines = block.split('\n').map((line) => (line ? `${pad}  ${line}` : line));
  const start = at - (lead?.[0].length ?? 0);
  return { start, end: at, text: `\n${lines.join('\n')}\n${pad}` };
}

export function renameLink(
  page: PageContent,
  source: Source,
  target: Target,
  title: string,
): Edited {
  const found = findLink(linkSites(source), target);
  if (!found.ok) return found;
  const { site } = found;
  if (!site.titleRange)
    return refused(`The link ${quoted(site.title)} has no words of its own that I can change.`);
  const jsx = splice(page.jsx, [{ ...site.titleRange, text: literal(site, title, 'title') }]);
  return done(page, jsx, `renamed ${quoted(site.title)} to ${quoted(title)}`, 'one link title');
}

export function pointLink(
  page: PageContent,
  source: Source,
  target: Target,
  link: WantedLink,
  orAdd?: string,
): Edited {
  const found = findLink(linkSites(source), target);
  if (!found.ok) {
    const platform = 'name' in target ? platformNamed(target.name) : undefined;
    const title = platform?.name ?? orAdd;
    const missing = found.say.startsWith('I found no link') && !link.url.startsWith('#');
    return title && missing ? addLinks(page, source, [{ title, url: link.url }]) : found;
  }
  const { site } = found;
  const url = link.url.startsWith('#') ? handleUrl(site, link) : link.url;
  if (!url)
    return refused(
      `A handle alone is not enough for ${quoted(site.title)}. Send me the whole address.`,
    );
  if (site.url === url) return refused(`${quoted(site.title)} goes there already.`);
  const jsx = splice(page.jsx, [{ ...site.urlRange, text: literal(site, url, 'url') }]);
  return done(page, jsx, `pointed ${quoted(site.title)} to ${url}`, 'address of one link');
}

/** The address of a handle where the link itself tells the platform. */
function handleUrl(site: LinkSite, { handle }: WantedLink): string | undefined {
  const platform = platformOfUrl(site.url) ?? platformNamed(site.title);
  return platform && handle ? urlForHandle(platform, handle) : undefined;
}

export function fillHandles(
  page: PageContent,
  source: Source,
  handle: string,
  all: boolean,
): Edited {
  const open = linkSites(source).filter(
    (site) => site.url.startsWith('#') && platformNamed(site.title)?.pattern,
  );
  if (open.length === 0)
    return refused('No link on this page waits for a handle. Say which platform it is for.');
  if (open.length > 1 && !all) {
    const names = open.map((site) => site.title);
    return refused(
      `Is that your handle on ${names.join(' or on ')}?`,
      names.map((name) => `My ${name} is ${handle}`),
    );
  }
  const changes = open.flatMap((site) => {
    const platform = platformNamed(site.title);
    const url = platform && urlForHandle(platform, handle);
    return url ? [{ ...site.urlRange, text: literal(site, url, 'url') }] : [];
  });
  const names = open.map((site) => quoted(site.title)).join(' and ');
  return done(
    page,
    splice(page.jsx, changes),
    `pointed ${names} to ${handle}`,
    open.length > 1 ? 'addresses of links' : 'address of one link',
  );
}

export function removeLink(
  page: PageContent,
  source: Source,
  target: Target,
  parts?: Target[],
): Edited {
  const sites = linkSites(source);
  const whole = findLink(sites, target, 'to remove');
  if (whole.ok || !parts) return whole.ok ? cutLinks(page, [whole.site]) : whole;
  const found: LinkSite[] = [];
  for (const part of parts) {
    const one = findLink(sites, part, 'to remove');
    // All or none: a half-done removal is not what was asked.
    if (!one.ok) return one;
    if (!found.includes(one.site)) found.push(one.site);
  }
  return cutLinks(page, found);
}

function cutLinks(page: PageContent, sites: LinkSite[]): Edited {
  let jsx = page.jsx;
  for (const site of [...sites].sort((a, b) => b.unit.start - a.unit.start)) jsx = cut(jsx, site);
  const names = sites.map((site) => quoted(site.title)).join(' and ');
  const changed = sites.length > 1 ? `${sites.length} links removed` : 'one link removed';
  return { ok: true, page: { ...page, jsx }, did: `removed ${names}`, changed };
}

/** An object of a list goes with one of its commas. */
function cut(jsx: string, { unit, form }: LinkSite): string {
  const tail = form === 'object' ? (/^\s*,/.exec(jsx.slice(unit.end))?.[0].length ?? 0) : 0;
  const lead = /,\s*$/.exec(jsx.slice(0, unit.start))?.[0].length ?? 0;
  const head = form === 'object' && tail === 0 ? lead : 0;
  return splice(jsx, [removal(jsx, { start: unit.start - head, end: unit.end + tail })]);
}

/** Puts the same entries into the same slots in another order. */
function reorder(jsx: string, slots: LinkSite[], order: LinkSite[]): string {
  return splice(
    jsx,
    slots.flatMap((slot, i) => {
      const entry = order[i];
      if (!entry || entry === slot) return [];
      return [{ ...slot.unit, text: jsx.slice(entry.unit.start, entry.unit.end) }];
    }),
  );
}

export function moveLink(page: PageContent, source: Source, target: Target, to: Place): Edited {
  const sites = linkSites(source);
  const found = findLink(sites, target);
  if (!found.ok) return found;
  const { site } = found;
  const group = sites.filter((other) => other.holder === site.holder);
  const rest = group.filter((other) => other !== site);
  const from = group.indexOf(site);
  let index: number;
  if (to.at === 'before' || to.at === 'after') {
    const other = findLink(rest, to.other);
    if (!other.ok) return other;
    index = other.at + (to.at === 'after' ? 1 : 0);
  } else if (to.at === 'nth') index = to.nth < 0 ? rest.length : to.nth - 1;
  else index = { top: 0, bottom: rest.length, up: from - 1, down: from + 1 }[to.at];
  index = Math.max(0, Math.min(rest.length, index));
  if (index === from) return refused(`${quoted(site.title)} is in that place already.`);
  const order = [...rest.slice(0, index), site, ...rest.slice(index)];
  return done(
    page,
    reorder(page.jsx, group, order),
    `moved ${quoted(site.title)} to place ${index + 1}`,
    'link order',
  );
}

export function swapLinks(page: PageContent, source: Source, a: Target, b: Target): Edited {
  const sites = linkSites(source);
  const [one, two] = [findLink(sites, a), findLink(sites, b)];
  if (!one.ok) return one;
  if (!two.ok) return two;
  if (one.site === two.site) return refused('That is the same link twice.');
  const order = sites.map((site) =>
    site === one.site ? two.site : site === two.site ? one.site : site,
  );
  return done(
    page,
    reorder(page.jsx, sites, order),
    `swapped ${quoted(one.site.title)} and ${quoted(two.site.title)}`,
    'link order',
  );
}
