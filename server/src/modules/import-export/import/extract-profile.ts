// Extracts the profile of a person from a parsed foreign page: name, line, picture, links and
// colors. Pure; fetching and composing are not done here.
import { shortenText } from '@vys/compiler/text/shorten-text';
import { clip } from '../../../platform/formats/clip.ts';
import { asHex, readColors } from './css-colors.ts';
import { type EmbeddedProfile, type ProfileLink, readEmbeddedJson } from './embedded-json.ts';
import { unwrapTrackingLink } from './link-wrappers.ts';
import type { ParsedPage } from './read-html.ts';

export type Profile = {
  name: string;
  bio: string;
  picture: string;
  links: ProfileLink[];
  background: string;
  accent: string;
  /** Links that were led past a counter. */
  unwrapped: number;
  /** Links of the old place itself, to nowhere, or said twice. */
  skipped: number;
  /** More than a page takes. */
  cut: number;
  /** What was longer than a page takes. */
  shortened: { name: boolean; bio: boolean; titles: number };
};

const MOST_LINKS = 100;
/** Of the page model. */
export const LONGEST = { name: 120, bio: 2_000, title: 120 } as const;
/** What is read of a title, in characters. */
const MOST_HEAD = 500;
/** An email address with its scheme. */
const MOST_MAILTO = 330;
const LEGAL =
  /^(?:privacy(?: policy)?|terms(?: (?:of (?:use|service)|and conditions))?|cookies?(?: \w+)?|imprint|impressum|report(?: \w+)*|log ?in|sign ?(?:in|up)|join .{0,40})$/i;

/** `address`: where the page was fetched; unknown for a file. */
export function extractProfile(parsed: ParsedPage, address: string | undefined): Profile {
  const embedded = readEmbeddedJson(parsed.data);
  const base = webUrl(parsed.base, address) ?? address ?? webUrl(parsed.canonical);
  const host = base === undefined ? undefined : new URL(base).hostname;
  const css = readColors(parsed.css);
  const name = tidy(nameIn(parsed, embedded));
  const bio = tidy(bioIn(parsed, embedded));
  const { titlesShortened, ...links } = linksIn(parsed, embedded, base, host);
  return {
    name: shortenText(name, LONGEST.name),
    bio: shortenText(bio, LONGEST.bio),
    picture: pictureIn(parsed, embedded, base),
    ...links,
    shortened: {
      name: name.length > LONGEST.name,
      bio: bio.length > LONGEST.bio,
      titles: titlesShortened,
    },
    background: asHex(embedded?.background ?? '') || css.background,
    accent: asHex(embedded?.accent ?? '') || css.accent,
  };
}

function nameIn({ h1, meta, title }: ParsedPage, embedded: EmbeddedProfile | undefined): string {
  const site = meta.get('og:site_name') ?? '';
  const heads = [meta.get('og:title') ?? '', title].map((head) => withoutSite(head, site));
  return [embedded?.name, h1, ...heads].find((name) => name?.trim())?.trim() ?? '';
}

/** `Ada Moss | Some Site` names Ada Moss. */
function withoutSite(head: string, site: string): string {
  const [first = '', ...rest] = clip(head, MOST_HEAD).split(/\s+[|–—·•-]\s+/);
  const last = rest.at(-1)?.trim().toLowerCase();
  const isSite = last !== undefined && last === site.trim().toLowerCase();
  return isSite || head.includes(' | ') ? first : head;
}

function bioIn({ lead, meta }: ParsedPage, embedded: EmbeddedProfile | undefined): string {
  const named = ['description', 'og:description', 'twitter:description'].map((key) =>
    meta.get(key),
  );
  return [embedded?.bio, lead, ...named].find((text) => text?.trim())?.trim() ?? '';
}

function pictureIn(
  { pictures, meta }: ParsedPage,
  embedded: EmbeddedProfile | undefined,
  base: string | undefined,
): string {
  const portrait = pictures.find(({ hint }) => /avatar|profile|portrait|headshot/i.test(hint));
  const candidates = [embedded?.picture, portrait?.src, meta.get('og:image')];
  for (const link of candidates) {
    const url = webUrl(link ?? '', base);
    if (url !== undefined && url.length <= 2_000) return url;
  }
  return '';
}

function linksIn(
  { anchors }: ParsedPage,
  embedded: EmbeddedProfile | undefined,
  base: string | undefined,
  host: string | undefined,
): Pick<Profile, 'links' | 'unwrapped' | 'skipped' | 'cut'> & { titlesShortened: number } {
  const candidates = [
    ...(embedded?.links ?? []),
    ...anchors.map(({ href, text }) => ({ url: href, title: text })),
    ...(embedded?.socials ?? []),
  ];
  const links = new Map<string, ProfileLink>();
  const counted = { unwrapped: 0, skipped: 0 };
  for (const { title, url } of candidates) {
    const whole = webUrl(url, base) ?? mailUrl(url);
    const target = whole && unwrapTrackingLink(whole, host);
    if (target === undefined || isSameHost(target, host) || LEGAL.test(title.trim())) {
      counted.skipped += 1;
      continue;
    }
    const key = target.replace(/\/$/, '').replace(/^https?:\/\/(?:www\.)?/, '');
    if (links.has(key)) continue;
    if (target !== whole) counted.unwrapped += 1;
    links.set(key, { title: tidy(readTitle(title, target)), url: target });
  }
  const found = [...links.values()];
  const kept = found.slice(0, MOST_LINKS);
  return {
    ...counted,
    links: kept.map(({ title, url }) => ({ title: shortenText(title, LONGEST.title), url })),
    titlesShortened: kept.filter(({ title }) => title.length > LONGEST.title).length,
    cut: Math.max(0, found.length - MOST_LINKS),
  };
}

function isSameHost(url: string, host: string | undefined): boolean {
  return host !== undefined && URL.canParse(url) && new URL(url).hostname === host;
}

function readTitle(title: string, url: string): string {
  const plain = title.replace(/\s+/g, ' ').trim();
  // INSTAGRAM and the like are names of a kind, not words.
  if (/^[A-Z]{3,}$/.test(plain)) return plain[0] + plain.slice(1).toLowerCase();
  if (plain !== '') return plain;
  if (url.startsWith('mailto:')) return 'Email';
  return new URL(url).hostname.replace(/^www\./, '');
}

/** A whole http(s) address; undefined for all else. */
function webUrl(text: string, base?: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.startsWith('#') || !URL.canParse(trimmed, base)) return undefined;
  const url = new URL(trimmed, base);
  const isWeb = /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isWeb ? url.href : undefined;
}

function mailUrl(text: string): string | undefined {
  const [address = ''] = text.trim().split('?');
  if (address.length > MOST_MAILTO) return undefined;
  return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.exec(clip(address, MOST_MAILTO))?.[0];
}

/** In one line, without characters that cannot be stored. */
function tidy(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toWellFormed();
}
