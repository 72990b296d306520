// Hosts of addresses, read as browsers read them, and which part of a host can be registered.
import { trimEndBy } from '../../trim.ts';
import { normalizeUrl } from '../../url.ts';
import { decodePunycode } from './punycode.ts';

export type Host = {
  /** Lower case, with the letters that people see instead of `xn--`. */
  name: string;
  labels: string[];
  /** As it stands in the address. */
  sourceName: string;
  /** The address has a part before `@`, which people take for the host. */
  disguise: string | undefined;
  /** A label says that it is punycode, but is not. */
  broken: boolean;
};

/** Undefined for an address that leads to no other host. */
export function parseHost(address: string): Host | undefined {
  const url = normalizeUrl(address);
  const match = /^(?:https?:[\\/]*|[\\/]{2,})([^\\/?#]+)/i.exec(url);
  if (!match?.[1]) return undefined;
  const authority = match[1];
  const at = authority.lastIndexOf('@');
  const disguise = at < 0 ? undefined : authority.slice(0, at);
  const sourceName = percentDecoded(authority.slice(at + 1)).replace(/:\d*$/, '');
  const ready = sourceName
    .normalize('NFKC')
    .replace(/[。．｡]/g, '.')
    .toLowerCase();
  let broken = false;
  const labels = withoutRoot(ready)
    .split('.')
    .map((label) => {
      if (!label.startsWith('xn--')) return label;
      const plain = decodePunycode(label.slice(4));
      if (plain === undefined) broken = true;
      return plain ?? label;
    });
  const name = labels.join('.');
  return name === '' ? undefined : { name, labels, sourceName, disguise, broken };
}

/** Without the dots at the end, which name the root. */
const withoutRoot = (name: string): string => trimEndBy(name, (char) => char === '.');

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const isAddress = (host: Host): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(host.name) || host.name.startsWith('[');

/** Services that give each user a name below. */
const SHARED = new Set(
  `github.io gitlab.io pages.dev workers.dev vercel.app netlify.app web.app firebaseapp.com
  herokuapp.com onrender.com fly.dev surge.sh glitch.me replit.app repl.co lovable.app blogspot.com
  wordpress.com weebly.com wixsite.com webflow.io framer.website framer.app carrd.co notion.site
  myshopify.com bigcartel.com square.site tumblr.com substack.com azurewebsites.net amazonaws.com
  cloudfront.net r2.dev ngrok.io ngrok.app ngrok-free.app trycloudflare.com godaddysites.com
  strikingly.com mystrikingly.com duckdns.org`.split(/\s+/),
);
const SECOND_LEVEL = new Set('ac co com edu gob gov ne net nom or org'.split(' '));

/** The registered labels, and those before them. */
export function registrable(labels: readonly string[]): {
  owned: string[];
  before: string[];
  /** The name was given out by a service. */
  isShared: boolean;
} {
  const [second = '', top = ''] = labels.slice(-2);
  const isShared = labels.length > 2 && SHARED.has(`${second}.${top}`);
  const isLong = labels.length > 2 && top.length === 2 && SECOND_LEVEL.has(second);
  const from = Math.max(0, labels.length - (isShared || isLong ? 3 : 2));
  return { owned: labels.slice(from), before: labels.slice(0, from), isShared };
}

/** True for the host itself and everything below it. */
export function isWithin(host: string, parent: string): boolean {
  return host === parent || host.endsWith(`.${parent}`);
}

/** A name in the DNS has no more (RFC 1035 §3.1). */
const MOST_LABELS = 127;

/** The entry of a list that holds this host or a host above it. */
export function listedIn(
  list: ReadonlyMap<string, string>,
  host: Host,
): { entry: string; why: string } | undefined {
  for (const name of new Set([host.name, asciiName(host)])) {
    const labels = name.split('.').slice(-MOST_LABELS);
    for (let from = 0; from < labels.length; from += 1) {
      const entry = labels.slice(from).join('.');
      const why = list.get(entry);
      if (why !== undefined) return { entry, why };
    }
  }
  return undefined;
}

/** As it stands in the address, which a list may have instead of the letters. */
function asciiName({ sourceName }: Host): string {
  return withoutRoot(sourceName.toLowerCase());
}
