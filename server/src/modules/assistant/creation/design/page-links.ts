// The links of a new page: those of the message, then those of the account and of the page before it.
import { sectionTitle } from '@vys/compiler/page-model/new-section/section-titles';
import type { PageLink } from '@vys/contract/page-model/links';
import type { PageDesign } from '@vys/contract/page-model/page-model';
import { linkUrl } from '@vys/contract/page-model/values';
import { platformOfUrl } from '../../reading/platforms.ts';
import type { AssistantAccount } from '../../types.ts';
import { comparable } from '../brief/links/link-titles.ts';
import type { Brief, BriefLink } from '../brief.ts';
import type { NewId } from './ids.ts';

const MOST_LINKS = 100;
/** Where people follow: these are icons beside links and sections that say more. */
const SOCIAL = new Set(
  'instagram tiktok youtube x threads bluesky mastodon facebook pinterest linkedin snapchat whatsapp telegram discord twitch spotify soundcloud vimeo behance dribbble github'.split(
    ' ',
  ),
);

export function linksOf(
  brief: Brief,
  account: AssistantAccount,
  previous: PageDesign | undefined,
  newId: NewId,
): PageLink[] {
  const own = brief.links.map((link) => ({ ...link, title: link.title ?? 'Link' }));
  const all = withoutDuplicates([
    ...own,
    ...mediaRequests(brief),
    ...keptLinks(brief, account, previous),
  ]).slice(0, MOST_LINKS);
  const isRich =
    brief.items.length + brief.events.length + (brief.hours ? 1 : 0) > 0 ||
    all.some(({ platform, url }) => !isSocial(platform, url));
  return all.map((link) => pageLink(link, isRich, newId));
}

/** A page that begins anew holds what the message gives; the versions keep the page before it. */
function keptLinks(
  { dropsLinks, isAnew }: Brief,
  account: AssistantAccount,
  previous: PageDesign | undefined,
): NewLink[] {
  if (dropsLinks || (previous !== undefined && isAnew)) return [];
  return [...account.links, ...linksOfPage(previous)];
}

type NewLink = BriefLink & { title: string };

/** Players that were asked for without an address wait as links for theirs. */
function mediaRequests({ wanted, links, lang }: Brief): NewLink[] {
  const hasAddress = links.some(({ url }) => url !== undefined);
  return (['music', 'video'] as const).flatMap((kind) =>
    wanted.includes(kind) && !hasAddress ? [{ title: sectionTitle(kind, lang) ?? kind }] : [],
  );
}

const linksOfPage = (previous: PageDesign | undefined): NewLink[] =>
  previous === undefined
    ? []
    : [
        ...previous.page.links,
        ...previous.page.sections.flatMap((section) =>
          section.kind === 'links' ? section.links : [],
        ),
      ].flatMap(({ title, url }) => (url === undefined ? [] : [{ title, url }]));

function withoutDuplicates(links: readonly NewLink[]): NewLink[] {
  const seen = new Set<string>();
  return links.filter(({ title, url }) => {
    if (url !== undefined && !linkUrl.safeParse(url).success) return false;
    const key = url === undefined ? title : comparable(url);
    return !seen.has(key) && seen.add(key);
  });
}

const isSocial = (platform: string | undefined, url: string | undefined) =>
  SOCIAL.has(platform ?? (url === undefined ? '' : (platformOfUrl(url)?.slug ?? '')));

function pageLink(
  { title, url, platform, description, isBig }: NewLink,
  isRich: boolean,
  newId: NewId,
): PageLink {
  const icon = platform ?? (url === undefined ? undefined : platformOfUrl(url)?.slug);
  const clean = title.replace(/\s+/g, ' ').trim().slice(0, 120) || 'Link';
  return {
    id: newId(clean),
    title: clean,
    ...(url !== undefined && { url }),
    ...(icon !== undefined && { icon }),
    ...(description && { description }),
    emphasis: isBig
      ? 'featured'
      : isRich && !description && url !== undefined && isSocial(platform, url)
        ? 'icon'
        : 'normal',
    hidden: false,
  };
}
