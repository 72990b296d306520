// Which link of a page is meant: by place, by name, by platform, forgiving typos.
// An unsure match is no match; the answer says what the choices are.
import { platformNamed, platformOfUrl } from '../platforms.ts';
import type { Target } from '../understand/intent.ts';
import { likeness } from '../understand/spelling.ts';
import type { LinkSite } from './link-sites.ts';

type Found = { ok: true; site: LinkSite; at: number } | { ok: false; say: string };
export const quoted = (text: string) => `“${text}”`;

function listed(sites: LinkSite[]): string {
  if (sites.length === 0) return 'This page has no links yet.';
  const names = sites
    .slice(0, 6)
    .map((site) => quoted(site.title))
    .join(', ');
  return `Your links are ${names}${sites.length > 6 ? ' and more' : ''}.`;
}

/** Words that may stand beside a name without naming something else. */
const BESIDE = /^(?:channel|page|profile|account|handle|site|icon|here|there|now|please)$/;

function score(site: LinkSite, name: string, strict: boolean): number {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  const [title, wanted] = [plain(site.title), plain(name)];
  if (title === wanted) return 1;
  const platform = platformNamed(name);
  if (platform && platformOfUrl(site.url)?.host === platform.host) return 0.96;
  if (platform && platformNamed(site.title) === platform) return 0.96;
  if (wanted.length > 2 && ` ${title} `.includes(` ${wanted} `)) return 0.93;
  if (title.length > 2 && ` ${wanted} `.includes(` ${title} `)) {
    const rest = ` ${wanted} `.replace(` ${title} `, ' ').trim().split(' ');
    // "remove the shop banner" must not take the shop away.
    return strict && !rest.every((word) => BESIDE.test(word)) ? 0 : 0.85;
  }
  const whole = likeness(title, wanted);
  const word = Math.max(
    0,
    ...title.split(' ').map((part) => (part.length > 3 ? likeness(part, wanted) : 0)),
  );
  return Math.max(whole, word - 0.05);
}

/** How alike a name must be; more where the answer takes a link away. */
const ALIKE = 0.7;
const SURE = 0.78;

export function findLink(sites: LinkSite[], target: Target, why?: 'to remove'): Found {
  const least = why ? SURE : ALIKE;
  if ('nth' in target) {
    const at = target.nth < 0 ? sites.length + target.nth : target.nth - 1;
    const site = sites[at];
    if (site) return { ok: true, site, at };
    return {
      ok: false,
      say: `There are only ${sites.length} links on this page.`,
    };
  }
  const ranked = sites
    .map((site, at) => ({ site, at, score: score(site, target.name, why !== undefined) }))
    .sort((a, b) => b.score - a.score);
  const [best, next] = ranked;
  if (!best || best.score < least) {
    return {
      ok: false,
      say: `I found no link called ${quoted(target.name)}. ${listed(sites)}`,
    };
  }
  if (next && next.score > best.score - 0.04 && next.score > ALIKE) {
    return {
      ok: false,
      say: `Two links could be meant by ${quoted(target.name)}: ${quoted(best.site.title)} (number ${best.at + 1}) and ${quoted(next.site.title)} (number ${next.at + 1}). Which one?`,
    };
  }
  return { ok: true, site: best.site, at: best.at };
}
