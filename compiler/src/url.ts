// Addresses in pages: read as a browser reads them (control characters and white space do not
// hide a scheme) and sorted into what may be linked, shown or rejected. No network, no URL class.

const LINK_SCHEMES = new Set([
  'http',
  'https',
  'mailto',
  'tel',
  'sms',
  'whatsapp',
  'tg',
  'geo',
  'webcal',
]);
const DATA_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;

/** What the URL parser of a browser sees: no C0 controls or spaces around, no tabs and line breaks
 *  inside (URL standard, basic URL parser steps 1-3). */
export function normalizeUrl(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && text.charCodeAt(start) <= 0x20) start += 1;
  while (end > start && text.charCodeAt(end - 1) <= 0x20) end -= 1;
  return text.slice(start, end).replace(/[\t\n\r]/g, '');
}

/** Lower case, without the colon; undefined for a relative address. */
export function getScheme(url: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
}

/** `http:`, `https:` and protocol-relative addresses, also with backslashes. */
export function isExternal(url: string): boolean {
  const scheme = getScheme(url);
  return scheme === 'http' || scheme === 'https' || /^[\\/]{2}/.test(url);
}

/** The address to link to, or undefined when it could run code. */
export function linkUrl(text: string): string | undefined {
  const url = normalizeUrl(text);
  const scheme = getScheme(url);
  return scheme === undefined || LINK_SCHEMES.has(scheme) ? url : undefined;
}

/** The address to load a picture, sound or film from, or undefined. */
export function mediaUrl(text: string): string | undefined {
  const url = normalizeUrl(text);
  const scheme = getScheme(url);
  if (scheme === undefined || scheme === 'https' || scheme === 'http') return url;
  return DATA_IMAGE.test(url) ? url : undefined;
}

/** Host in lower case and path of an http(s) address. */
export function hostAndPath(url: string): { host: string; path: string } | undefined {
  const match = /^(?:https?:)?\/\/([^/?#\\@:]+)(?::\d+)?([^?#]*)/i.exec(url);
  if (!match?.[1]) return undefined;
  return { host: match[1].toLowerCase(), path: match[2] || '/' };
}
