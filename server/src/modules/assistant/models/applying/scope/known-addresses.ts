// Which addresses may stand on a page after a turn: those that the owner's messages, the page, the account or the media
// store gave. Texts of the page do not count: their author need not be the owner.
import type { PageDesign } from '@vys/contract/page-model/page-model';
import type { PageContent } from '@vys/contract/pages/page-content';
import type { Message } from '../../../reading/message.ts';
import { platformOfUrl, profileUrl } from '../../../reading/platforms.ts';
import type { AssistantAccount } from '../../../types.ts';
import { listTextAddresses } from './text-addresses.ts';

export type KnownAddresses = {
  has(address: string): boolean;
  /** From the owner's messages, not from the page. */
  isAsked(address: string): boolean;
};

type Sources = {
  messages: readonly Message[];
  page: PageDesign;
  /** Where it was written freely. */
  code: PageContent | undefined;
  account: AssistantAccount;
  images: readonly string[];
};

export function collectAddresses(sources: Sources): KnownAddresses {
  const { asked, handles } = readAsked(sources.messages);
  const known = new Set([...asked, ...listGiven(sources)].map(normal));
  const askedNow = new Set(asked.map(normal));
  const isAsked = (address: string) =>
    askedNow.has(normal(address)) || isProfileOf(handles, address);
  return { has: (address) => known.has(normal(address)) || isAsked(address), isAsked };
}

/** The same as a list, without profiles of handles whose platform the owner did not name. */
export const listAddresses = (sources: Sources): string[] => [
  ...readAsked(sources.messages).asked,
  ...listGiven(sources),
];

function readAsked(messages: readonly Message[]): { asked: string[]; handles: string[] } {
  const values = messages.flatMap((message) => message.values);
  const asked: string[] = [];
  const handles: string[] = [];
  for (const value of values) {
    if (value.kind === 'url' || value.kind === 'phone' || value.kind === 'image') {
      asked.push(value.url);
    }
    if (value.kind === 'email') asked.push(`mailto:${value.email}`);
    if (value.kind === 'handle') {
      handles.push(value.handle.replace(/^@/, '').toLowerCase());
      if (value.url !== undefined) asked.push(value.url);
    }
  }
  return { asked, handles };
}

const listGiven = ({ page, code, account, images }: Sources): string[] =>
  [
    ...listDesignAddresses(page),
    ...(code ? listCodeAddresses(code) : []),
    ...images,
    ...account.links.map(({ url }) => url),
    account.avatarUrl ?? '',
    account.publicUrl ?? '',
  ].filter(Boolean);

/** String literals that are nothing but an address. */
const listCodeAddresses = ({ jsx, css }: PageContent): string[] =>
  [...jsx.matchAll(/(["'`])((?:https?:\/\/|mailto:|tel:)[^"'`\s]+)\1/g)]
    .map(([, , address = '']) => address)
    .concat(
      [...css.matchAll(/url\(\s*["']?([^"')\s]+)/gi)].flatMap(([, address = '']) =>
        listTextAddresses(address),
      ),
    );

/** What leads to the same place is the same: scheme, `www.` and a slash at the end do not count. */
function normal(address: string): string {
  const text = address.trim();
  if (/^mailto:/i.test(text)) return text.toLowerCase().split('?')[0] ?? '';
  if (/^tel:/i.test(text)) return `tel:${text.replace(/\D/g, '').replace(/^00/, '')}`;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`);
  if (url === null) return text;
  const path = `${url.pathname}${url.search}${url.hash}`.replace(/\/$/, '');
  return `${url.host.replace(/^www\./, '')}${path}`;
}

/** The owner named a handle, and this is its profile on a known platform. */
function isProfileOf(handles: readonly string[], address: string): boolean {
  const platform = platformOfUrl(address);
  if (platform === undefined) return false;
  return handles.some((handle) => {
    const profile = profileUrl(platform.slug, handle);
    return profile !== undefined && normal(profile).toLowerCase() === normal(address).toLowerCase();
  });
}

/** Links, images, emails and phone numbers in their fields. */
export function listDesignAddresses(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listDesignAddresses);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    if (typeof field !== 'string') return listDesignAddresses(field);
    return addressOfField(name, field) ?? [];
  });
}

/** The address that a field of the page model is; undefined for texts. */
export function addressOfField(name: string, value: string): string | undefined {
  if (name === 'url') return value.startsWith('#') ? undefined : value;
  if (name === 'email') return `mailto:${value}`;
  return name === 'phone' ? `tel:${value}` : undefined;
}
