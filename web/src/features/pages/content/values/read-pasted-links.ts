// Reads links from pasted text: a list of addresses, with or without titles, or whatever a profile gives when its
// text is copied. Pure.
import { isWebUrl } from '@vys/contract/api/schemas';
import { messages } from '../messages/en.ts';

export type PastedLink = { title: string; url: string };

const SEPARATORS = ' \t:=→|–—-()[].,;•*·>';
const MAX_TITLE = 50;
const MAX_CHARACTERS = 20_000;

/** One per address, in order, each address once. A title stands before or after it, or on the line above. */
export function readPastedLinks(text: string): PastedLink[] {
  const links: PastedLink[] = [];
  let lineAbove = '';
  for (const line of text.slice(0, MAX_CHARACTERS).split(/\r?\n/)) {
    const trimmed = line.trim();
    if (trimmed === '') continue;
    const address = findAddress(trimmed);
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

/** With or without a scheme, without what stands around it. */
function findAddress(line: string): string | undefined {
  return line
    .split(/\s+/)
    .map((word) => trimAll(word, '()[]<>.,;:!?\'"'))
    .find((word) => /^https?:\/\/./i.test(word) || isDomain(word.split('/')[0] ?? ''));
}

function isDomain(host: string): boolean {
  const labels = host.split('.');
  const isComplete = labels.length > 1 && labels.every((label) => /^[a-z0-9-]{1,63}$/i.test(label));
  return isComplete && /^[a-z]{2,24}$/i.test(labels.at(-1) ?? '');
}

/** Without bullets, numbers and separators at its ends. */
function cleanTitle(text: string): string {
  const unnumbered = trimAll(text, SEPARATORS).replace(/^\d{1,2}[.)]/, '');
  return trimAll(unnumbered, SEPARATORS).slice(0, MAX_TITLE).trim();
}

/** Without these characters at both ends. */
function trimAll(text: string, characters: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && characters.includes(text.charAt(start))) start += 1;
  while (end > start && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** `Instagram` for `https://www.instagram.com/mara`. */
function nameOfHost(url: string): string {
  const { hostname, pathname } = new URL(url);
  if (/^maps\.|^(?:www\.)?google\.[a-z.]+$/.test(hostname) && /maps/.test(hostname + pathname)) {
    return messages.directions;
  }
  const labels = hostname.replace(/^(?:www|m|open)\./, '').split('.');
  const name = labels.at(-2) ?? labels[0] ?? '';
  return (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, MAX_TITLE);
}
