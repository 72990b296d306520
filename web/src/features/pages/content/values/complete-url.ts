// What people type as an address, completed to a link.
import { linkUrl } from '@vys/contract/page-model/values';

/** `https://` before a domain, `mailto:` before an email address, `tel:` before a phone number; else as it was typed. */
export function completeUrl(typed: string): string {
  const text = typed.trim();
  if (text === '' || linkUrl.safeParse(text).success) return text;
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^\+?[\d ()/.-]{6,24}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const isDomain = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d{1,5})?(?:[/?#]\S*)?$/u.test(text);
  return isDomain ? `https://${text}` : text;
}

/** As lists show it: without scheme, `www.` and what stands at its end. */
export function shortUrl(url: string): string {
  return url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');
}
