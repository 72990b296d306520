// The platforms that people link to: their names, hosts and the address of a handle.
import { COMMERCE } from './platforms/data-commerce.ts';
import { MEDIA } from './platforms/data-media.ts';
import { SOCIAL } from './platforms/data-social.ts';
import { PhraseTable } from './words/phrases.ts';
import { fold } from './words/text.ts';

export type Platform = {
  /** Of Simple Icons where it has one; names the platform in values. */
  slug: string;
  title: string;
  hosts: readonly string[];
  /** `{}` is the handle. Absent where only a full address leads there. */
  pattern?: string;
  /** As people write it, folded. */
  names: readonly string[];
};
export type PlatformName = {
  platform: Platform;
  /** Also an everyday word: a platform only beside a handle. */
  isEverydayWord: boolean;
};

function readRow(row: string): { platform: Platform; everyday: ReadonlySet<string> } {
  const [slug = '', title = '', hosts = '', pattern = '', also = ''] = row.split('|');
  const named = also.split(',').filter(Boolean);
  const everyday = new Set(
    named.filter((name) => name.startsWith('~')).map((name) => fold(name.slice(1))),
  );
  const names = [title, slug, ...named.map((name) => name.replace('~', ''))].map(fold);
  const platform = { slug, title, hosts: hosts.split(','), names: [...new Set(names)] };
  return {
    platform: pattern ? { ...platform, pattern: `https://${pattern}` } : platform,
    everyday,
  };
}

const rows = [SOCIAL, MEDIA, COMMERCE].flatMap((data) => data.trim().split('\n').map(readRow));

export const PLATFORMS: readonly Platform[] = rows.map(({ platform }) => platform);

const bySlug = new Map(PLATFORMS.map((platform) => [platform.slug, platform]));
const byHost = new Map(
  PLATFORMS.flatMap((platform) => platform.hosts.map((host) => [host, platform])),
);

export const platformNames = new PhraseTable<PlatformName>(
  rows.flatMap(({ platform, everyday }) =>
    platform.names.map((name) => [name, { platform, isEverydayWord: everyday.has(name) }] as const),
  ),
);

export const platformOfSlug = (slug: string): Platform | undefined => bySlug.get(slug);

/** By a name as people write it ("insta", "link tree") or its slug. */
export const findPlatform = (word: string): Platform | undefined =>
  platformNames.get(word)?.platform ?? bySlug.get(word);

export function platformOfUrl(url: string): Platform | undefined {
  const host = URL.parse(url)?.hostname;
  if (!host) return undefined;
  const labels = host.split('.');
  if (isGoogleMaps(url)) return bySlug.get('googlemaps');
  for (let from = 0; from < labels.length - 1 && from < 6; from += 1) {
    const found = byHost.get(labels.slice(from).join('.'));
    if (found) return found;
  }
  return undefined;
}

const isGoogleMaps = (url: string) => /^https?:\/\/(?:www\.)?google\.[a-z.]{2,6}\/maps\b/.test(url);

/** The address of a handle, without its `@`. Undefined where the handle cannot be one of that platform. */
export function profileUrl(slug: string, handle: string): string | undefined {
  const name = handle.replace(/^[@~]/, '').trim();
  if (name === '' || name.length > 100) return undefined;
  const special = SPECIAL_ADDRESSES[slug];
  if (special) return special(name);
  const pattern = bySlug.get(slug)?.pattern;
  if (!pattern || !/^[\p{L}\p{N}._~-]+$/u.test(name)) return undefined;
  const isHostPart = pattern.startsWith('https://{}');
  if (isHostPart && !/^[a-z0-9-]+$/i.test(name)) return undefined;
  return pattern.replace('{}', () => (isHostPart ? name.toLowerCase() : encodeURIComponent(name)));
}

const digitsOf = (text: string) => text.replace(/\D/g, '').replace(/^00/, '');
/** With the code of its country: without it no such address leads anywhere. */
const isPhone = (text: string) =>
  /^(?:\+|00|[1-9]\d{10})[\d ()./-]{0,24}$/.test(text) && digitsOf(text).length > 6;

const SPECIAL_ADDRESSES: Record<string, (name: string) => string | undefined> = {
  whatsapp: (name) => (isPhone(name) ? `https://wa.me/${digitsOf(name)}` : undefined),
  signal: (name) => (isPhone(name) ? `https://signal.me/#p/+${digitsOf(name)}` : undefined),
  telegram(name) {
    if (isPhone(name)) return `https://t.me/+${digitsOf(name)}`;
    return /^\w{3,32}$/.test(name) ? `https://t.me/${name}` : undefined;
  },
  mastodon(name) {
    if (/^\w+$/.test(name)) return `https://mastodon.social/@${name}`;
    const [user, instance, ...rest] = name.split('@');
    const isAddress =
      rest.length === 0 && instance !== undefined && /^[a-z0-9.-]+\.[a-z]{2,}$/i.test(instance);
    return isAddress && user ? `https://${instance.toLowerCase()}/@${user}` : undefined;
  },
  bluesky(name) {
    if (!/^[\w.-]{1,80}$/.test(name)) return undefined;
    return `https://bsky.app/profile/${name.includes('.') ? name : `${name}.bsky.social`}`;
  },
};
