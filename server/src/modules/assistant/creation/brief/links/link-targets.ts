// What a link slot leads to: an address, a handle, an email address, a phone number, or "the same" as before.
import type { Message, MessageValue, Span } from '../../../reading/message.ts';
import { findPlatform, type Platform, platformOfUrl } from '../../../reading/platforms.ts';
import { isTopLevelDomain } from '../../../reading/values/top-level-domains.ts';
import { fold } from '../../../reading/words/text.ts';
import type { TaggedSlot } from '../../../tagging/labels.ts';

export type LinkTarget =
  | { kind: 'url'; url: string; platform?: string; title?: string }
  | { kind: 'handle'; handle: string; platform?: string; url?: string }
  | { kind: 'email'; email: string }
  | { kind: 'phone'; phone: string; url: string }
  | { kind: 'same' };

const SAME =
  /^(?:(?:the|all|das|die|der|le|la|il|lo|o|el) )?(?:same|both the same|gleich\w*|dasselbe|identisch|meme|pareil|identique|igual|mismo|misma|mesmo|mesma|uguali?|stesso|stessa|idem|ditto)(?: (?:name|handle|one|username|there|here))?$/;
const DOTS = /\s+(?:dot|punkt|point|punto|ponto)\s+/giu;
const ATS = /\s+(?:at|ät|arroba|arobase|chiocciola|klammeraffe)\s+/giu;
const EMAIL = /^[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;
const ADDRESS = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+(\p{L}{2,})(?:[/?#:]\S*)?$/iu;

/** `platform` is the one that is named beside it. */
export function targetOf(
  message: Message,
  slot: TaggedSlot,
  platform: Platform | undefined,
): LinkTarget {
  if (SAME.test(fold(slot.text.trim()))) return { kind: 'same' };
  const text = dictated(slot.text);
  const handle = platform && handleOf(platform, text);
  const value = message.values.find(({ start, end }) => start < slot.end && slot.start < end);
  if (handle !== undefined && value?.kind !== 'phone' && value?.kind !== 'email')
    return { kind: 'handle', handle };
  return (value && targetOfValue(value, slot)) ?? targetOfText(text);
}

/** "fern and fable dot com" as "fernandfable.com". */
function dictated(text: string): string {
  const isSpoken = new RegExp(DOTS.source, 'iu').test(text);
  if (!isSpoken) return text.trim().replace(/^[("'<]+|[)"'>.,;!?]+$/g, '');
  return text
    .replace(ATS, '@')
    .replace(DOTS, '.')
    .replace(/\s+(?:slash|schrägstrich|barra)\s+/giu, '/')
    .replace(/\s+(?:underscore|unterstrich|underline|guion bajo|tiret bas)\s+/giu, '_')
    .replace(/\s+/g, '');
}

/** "agofino.studio" beside Instagram is a handle, "x.bandcamp.com" beside Bandcamp an address. */
function handleOf(platform: Platform, text: string): string | undefined {
  const isName = /^[@~]?[\p{L}\p{N}._-]+$/u.test(text);
  if (!isName || platform.pattern === undefined)
    return text.startsWith('@') && isName ? text : undefined;
  const host = text.toLowerCase().replace(/^www\./, '');
  const isOfPlatform = platform.hosts.some((known) => host === known || host.endsWith(`.${known}`));
  return isOfPlatform || text.toLowerCase().startsWith('www.') ? undefined : text;
}

function targetOfValue(value: MessageValue, slot: Span & { text: string }): LinkTarget | undefined {
  switch (value.kind) {
    case 'url':
    case 'image':
      return {
        kind: 'url',
        url: value.url,
        ...(value.kind === 'url' && value.platform && { platform: value.platform }),
        ...(value.kind === 'url' && value.title && { title: value.title }),
      };
    case 'email':
      return { kind: 'email', email: value.email };
    case 'phone':
      if (value.end > slot.end) return phoneOf(slot.text);
      return { kind: 'phone', phone: value.phone, url: value.url };
    case 'handle': {
      const { handle, platform, url } = value;
      const isPhone = /^\+?[\d ().-]{6,}$/.test(handle);
      const phone = isPhone ? phoneOf(slot.text) : undefined;
      if (phone && !platform) return phone;
      return { kind: 'handle', handle, ...(platform && { platform }), ...(url && { url }) };
    }
    default:
      return undefined;
  }
}

export function phoneOf(text: string): LinkTarget | undefined {
  const typed = /\+?\(?\d[\d\s()./-]{4,}\d/.exec(text)?.[0];
  const digits = typed?.replace(/[^\d+]/g, '') ?? '';
  return typed && digits.replace('+', '').length > 5
    ? { kind: 'phone', phone: typed.trim(), url: `tel:${digits}` }
    : undefined;
}

function targetOfText(text: string): LinkTarget {
  if (EMAIL.test(text)) return { kind: 'email', email: text };
  const phone = /^[+(\d][\d\s()./-]+$/.test(text) ? phoneOf(text) : undefined;
  if (phone) return phone;
  const domain = ADDRESS.exec(text)?.[1];
  if (domain !== undefined && (isTopLevelDomain(domain.toLowerCase()) || text.includes('/'))) {
    const url = /^https?:/i.test(text) ? text : `https://${text}`;
    const platform = platformOfUrl(url)?.slug;
    return { kind: 'url', url, ...(platform && { platform }) };
  }
  return { kind: 'handle', handle: text.replace(/\s+/g, '') };
}

/** The last platform that a text names: "our insta is", "whatsapp:". */
export function platformIn(text: string): Platform | undefined {
  const words = text.split(/[^\p{L}\p{N}.+-]+/u).filter(Boolean);
  for (let end = words.length; end > 0; end -= 1) {
    for (const length of [3, 2, 1]) {
      if (length > end) continue;
      const found = findPlatform(fold(words.slice(end - length, end).join(' ')));
      if (found && isPlainName(words.slice(end - length, end).join(' '))) return found;
    }
  }
  return undefined;
}

/** Short names that are everyday words: "x", "line", "me". */
const isPlainName = (word: string) =>
  !/^(?:x|line|me|mail|shop|it|square|signal|medium|wave|gather|stage|cash|band|fan|ton|tip|pop|chess|booking)$/i.test(
    word,
  );
