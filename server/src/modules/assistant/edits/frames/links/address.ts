// The address that a link slot gives: with or without a scheme, a handle, an email address, a phone number.
import type { PageModel } from '@vys/contract/page-model/page-model';
import { platformOfSlug, platformOfUrl, profileUrl } from '../../../reading/platforms.ts';
import { isTopLevelDomain } from '../../../reading/values/top-level-domains.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';
import { type Frame, valuesIn } from '../frame.ts';

/** `platform` is what the words around it name. */
export function addressOf(
  frame: Frame,
  slot: TaggedSlot,
  platform: string | undefined,
): string | undefined {
  const text = written(slot.text);
  if (/^https?:\/\//i.test(text)) return text;
  if (/^(?:mailto|tel):/i.test(text)) return text;
  if (/^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (isPhone(text)) return phoneAddress(frame.scene, text, platform);
  const handle = text.replace(/^@/, '').replace(/[\s,;!]+$/u, '');
  const isHandle = text.startsWith('@') || !isDomain(text) || isForeignDomain(text, platform);
  if (!isHandle) return `https://${text.replace(/^\/+/, '')}`;
  const own = platform === undefined ? undefined : profileUrl(platform, handle);
  return own ?? valueAddress(frame, slot) ?? (isDomain(text) ? `https://${text}` : undefined);
}

/** "lowtides dot bandcamp dot com" is dictated. */
const written = (text: string): string =>
  text
    .trim()
    .replace(/^[<("'“„«]+|[>)"'”“».,;!?]+$/gu, '')
    .replace(/\s+(?:dot|punkt|point|punto|ponto)\s+/giu, '.')
    .replace(/\s+(?:slash|schr[äa]gstrich|barra)\s+/giu, '/')
    .replace(/\s+(?:underscore|unterstrich|guion bajo|underline)\s+/giu, '_')
    .replace(/^(?:at|ät|arroba|arobase|chiocciola)\s+/iu, '@')
    .replace(/\s+(?:at|ät|arroba|arobase|chiocciola)\s+/iu, '@');

const isPhone = (text: string) =>
  /^\+?[\d\s()./-]+$/.test(text) && text.replace(/\D/g, '').length >= 6;

const isDomain = (text: string): boolean => {
  const host = /^(?:www\.)?((?:[\p{L}\p{N}-]+\.)+[a-z]{2,})(?:[:/?#]\S*)?$/iu.exec(text)?.[1];
  return host !== undefined && isTopLevelDomain(host.split('.').at(-1)?.toLowerCase() ?? '');
};

const usual = /\.(?:com|net|org|de|fr|es|it|pt|at|ch|uk|co|io|app|me|shop|store|eu|se)(?:[/?#]|$)/i;

/** "@studio.petra" and "coach.dele" are accounts of the platform that is named. */
function isForeignDomain(text: string, platform: string | undefined): boolean {
  const known = platform === undefined ? undefined : platformOfSlug(platform);
  if (known?.pattern === undefined || text.includes('/')) return false;
  const isOwn = platformOfUrl(`https://${text}`)?.slug === platform;
  return !isOwn && !usual.test(text);
}

function valueAddress(frame: Frame, slot: TaggedSlot): string | undefined {
  for (const value of valuesIn(frame, slot)) {
    if (value.kind === 'url' || value.kind === 'phone') return value.url;
    if (value.kind === 'email') return `mailto:${value.email}`;
    if (value.kind === 'handle' && value.url !== undefined) return value.url;
  }
  return undefined;
}

/** "41 98888-1020": an area and nine digits that begin with 9. Portugal has no area codes. */
const isBrazilian = (lang: string, text: string): boolean =>
  lang === 'pt' && /^\(?[1-9]\d\)?[\s.-]?9\d{4}[\s.-]?\d{4}$/.test(text.trim());

function phoneAddress(
  { design: { page }, lang }: Frame['scene'],
  text: string,
  platform: string | undefined,
): string {
  if (platform !== 'whatsapp') return `tel:${text.replace(/[^\d+]/g, '')}`;
  const digits = internationalDigits(page, text);
  return `https://wa.me/${isBrazilian(lang, text) ? `55${digits}` : digits}`;
}

/** A new number for a link that writes to WhatsApp. */
export const inPlaceOf = (old: string | undefined, url: string): string =>
  old?.startsWith('https://wa.me/') && url.startsWith('tel:+')
    ? `https://wa.me/${url.slice('tel:+'.length)}`
    : url;

/** A number of the same country as the one that the page has. */
function internationalDigits(page: PageModel, text: string): string {
  const digits = text.replace(/\D/g, '');
  if (/^\s*\+/.test(text)) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const known = page.links
    .map(({ url }) => /^(?:https:\/\/wa\.me\/|tel:\+)(\d+)/.exec(url ?? '')?.[1])
    .find((number) => number !== undefined);
  const code = known === undefined ? undefined : countryCode(known);
  return code === undefined || !digits.startsWith('0') ? digits : `${code}${digits.slice(1)}`;
}

/** One and two digits; the others have three. */
const shortCodes = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

const countryCode = (number: string): string => shortCodes.exec(number)?.[0] ?? number.slice(0, 3);
