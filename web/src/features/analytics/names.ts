// How values of dimensions read: countries, languages, devices, referrers.

import type { Dimension } from '@vys/contract/analytics/report';
import { interfaceLocale } from '#web/lib/language/interface-language.ts';
import { messages } from './messages/en.ts';

const countries = new Intl.DisplayNames(interfaceLocale, { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames(interfaceLocale, { type: 'language', fallback: 'code' });

/** Codes come from browsers, which may send anything. */
function nameOf(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

const capitalize = (text: string) =>
  text.charAt(0).toLocaleUpperCase(interfaceLocale) + text.slice(1);

/** Where the share dialog posts; what it marks its other links with is in `messages.sources`. */
const platforms: Readonly<Record<string, string>> = {
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  facebook: 'Facebook',
  x: 'X',
  threads: 'Threads',
  bluesky: 'Bluesky',
  linkedin: 'LinkedIn',
  telegram: 'Telegram',
};

/** `https://www.youtube.com/@mira/` as `youtube.com/@mira`. */
export const shortenUrl = (url: string) =>
  url.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/i, '').replace(/\/$/, '');

export function nameOfValue(dimension: Dimension, key: string): string {
  if (key === '') return messages.withoutValue[dimension];
  if (dimension === 'country') return nameOf(countries, key);
  // Some languages write them small.
  if (dimension === 'language') return capitalize(nameOf(languages, key));
  if (dimension === 'link') return shortenUrl(key);
  if (dimension === 'device') return messages.devices[key] ?? capitalize(key);
  if (dimension === 'source') return messages.sources[key] ?? platforms[key] ?? key;
  if (dimension === 'browser') return capitalize(key);
  return key;
}
