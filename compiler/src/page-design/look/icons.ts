// Marks that pages draw: of platforms (Simple Icons) and simple line drawings. A page's code holds those it uses.
import type { PageLink } from '@vys/contract/page-model/links';
import { hostAndPath } from '../../url.ts';
import { brandIcons } from './page-icons/brand-icons.generated.ts';
import { platformHosts, platformsByLine } from './page-icons/icon-sources.ts';
import { lineIcons } from './page-icons/line-icons.generated.ts';
import { iconForTitle } from './page-icons/title-icons.ts';

export type PageIcon = { fill: string } | { stroke: string };

/** By the slug of a platform or the name of a drawing. */
export function findPageIcon(name: string): PageIcon | undefined {
  const brand = Object.hasOwn(brandIcons, name) ? brandIcons[name] : undefined;
  if (brand !== undefined) return { fill: brand };
  const line = Object.hasOwn(lineIcons, name) ? lineIcons[name] : lineIcons[lineOf(name)];
  return line === undefined ? undefined : { stroke: line };
}

/** Name of the icon of the site that an address leads to: `link` where the site has none. */
export function iconForUrl(url: string): string {
  if (url.startsWith('mailto:')) return 'mail';
  if (url.startsWith('tel:')) return 'phone';
  const { host, path } = hostAndPath(url) ?? { host: '', path: '' };
  if (/(?:^|[/.])(?:rss|feed)(?:[/.]|$)/.test(path)) return 'rss';
  if (/^\/maps(?:\/|$)/.test(path) && /(?:^|\.)google\./.test(host)) return 'googlemaps';
  return iconOfHost(host) ?? 'link';
}

/**
 * Icons of the links of one list that name none that is known, by the id of the link. Plain websites have none where
 * no other link of the list has one, so that a list is not a column of the same mark.
 */
export function iconsOfLinks(links: readonly PageLink[]): Record<string, string> {
  const unnamed = links.filter(
    ({ icon }) => icon === undefined || findPageIcon(icon) === undefined,
  );
  const found = new Map(unnamed.map((link) => [link.id, iconOfLink(link)] as const));
  const hasMarks =
    unnamed.length < links.length || [...found.values()].some((icon) => icon !== undefined);
  const entries = unnamed.flatMap(({ id, emphasis }) => {
    const icon = found.get(id) ?? (hasMarks || emphasis === 'icon' ? 'globe' : undefined);
    return icon === undefined ? [] : [[id, icon] as const];
  });
  return Object.fromEntries(entries);
}

/** Name of the icon of the site that a link leads to, else of what its title says. */
export function iconOfLink({
  url = '',
  title,
}: Pick<PageLink, 'title' | 'url'>): string | undefined {
  const icon = iconForUrl(url);
  return icon === 'link' ? iconForTitle(title) : icon;
}

const byHost: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  [...Object.entries(platformHosts), ...Object.entries(platformsByLine)].flatMap(([name, hosts]) =>
    hosts.split(' ').map((host) => [host, name] as const),
  ),
);

/** `shop.etsy.co.uk`: the host, those above it, then the name that stands before the ending. */
function iconOfHost(host: string): string | undefined {
  const labels = host.split('.');
  for (let from = 0; from < labels.length - 1; from += 1) {
    const icon = byHost.get(labels.slice(from).join('.'));
    if (icon !== undefined) return icon;
  }
  const endsInTwo = /^(?:com?|org|net)$/.test(labels.at(-2) ?? '') && labels.length > 2;
  return byHost.get(labels.at(endsInTwo ? -3 : -2) ?? '');
}

/** By each part of a host; the first platform that has it wins. */
const lineByLabel: ReadonlyMap<string, string> = /* @__PURE__ */ new Map(
  Object.entries(platformsByLine)
    .reverse()
    .flatMap(([name, hosts]) => hosts.split(/[ .]/).map((label) => [label, name] as const)),
);

/** The drawing of a platform without a mark: `linkedin` is named after its host. */
const lineOf = (slug: string): string => lineByLabel.get(slug) ?? '';
