// Reads links from pasted text: a list of addresses, with or without titles, or whatever a profile gives when its
// text is copied. Pure.
import { isWebUrl } from '@vys/contract/schemas';

export type PastedLink = { title: string; url: string };

const ADDRESS =
  /(?:https?:\/\/[^\s<>"]+|(?<![@\w.])(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,4}[a-z]{2,24}(?:\/[^\s<>"]*)?)/i;
const MAX_TITLE = 50;
const MAX_CHARACTERS = 20_000;

/** One per address, in order, each address once. A title stands before or after it, or on the line above. */
export function readPastedLinks(text: string): PastedLink[] {
  const links: PastedLink[] = [];
  let lineAbove = '';
  for (const line of text.slice(0, MAX_CHARACTERS).split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const address = ADDRESS.exec(trimmed)?.[0].replace(/[),.;:!?'"\]]+$/, '');
    if (address === undefined) {
      lineAbove = trimmed;
      continue;
    }
    const url = /^https?:/i.test(address) ? address : `https://${address}`;
    const beside = cleanTitle(trimmed.replace(address, ' '));
    const title = beside || cleanTitle(lineAbove) || nameOfHost(url);
    lineAbove = '';
    if (isWebUrl(url) && !links.some((link) => link.url === url)) links.push({ title, url });
  }
  return links;
}

/** Without bullets, numbers and separators at its ends. */
function cleanTitle(text: string): string {
  return text
    .replace(/^\s*(?:[-–—•*·>]|\d{1,2}[.)])\s*/, '')
    .replace(/^[\s:=→|–—()[\]-]+|[\s:=→|–—()[\].,;-]+$/g, '')
    .slice(0, MAX_TITLE)
    .trim();
}

/** `Instagram` for `https://www.instagram.com/mara`. */
function nameOfHost(url: string): string {
  const { hostname, pathname } = new URL(url);
  if (/^maps\.|^(?:www\.)?google\.[a-z.]+$/.test(hostname) && /maps/.test(hostname + pathname)) {
    return 'Directions';
  }
  const labels = hostname.replace(/^(?:www|m|open)\./, '').split('.');
  const name = labels.at(-2) ?? labels[0] ?? '';
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, MAX_TITLE);
}
