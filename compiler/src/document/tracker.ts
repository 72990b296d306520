// The inline script that counts views and clicks on a public page, and the reader of what it sends.
// The document has an opaque origin, so a message is plain text: `v|<id>|<page> <referrer>` or
// `c|<id>|<page> <address>`, one per beacon. The page is its whole address, whose query may name a campaign. Pages
// that were published before send `v|<name>|<id>|<query> <referrer>`, the oldest neither id nor query. Where scripts
// are off, an image stands for the view and the browser's own `ping` for the click. Who is counted and how is the
// server's.

export const BEACON_PATH = '/e';
export const MAX_BEACON_BYTES = 1_024;
const MAX_SLUG = 64;

export type Beacon =
  | ({ kind: 'view'; slug: string; referrer: string | null } & Sent)
  | ({ kind: 'click'; slug: string; href: string } & Sent);

/** `id` is the same when a beacon comes twice. */
type Sent = { id?: string | undefined; search?: string | undefined };

/** At most 300 bytes. A view is sent once the page is really seen: not in a tab that was never opened, nor while it
 *  is prerendered, which is hidden too. Clicks are read while they pass and never held up; the link's `ping` is
 *  taken away, so that none counts twice. Reading `scrollY` lays the page out, so that its fonts are asked for before
 *  it is painted. */
export const trackerScript = `{let d=document,n,s=(k,u)=>navigator.sendBeacon("${BEACON_PATH}",\`\${k}|\${Math.random()}|\${d.URL} \${u}\`.slice(0,999)),v=e=>{d.hidden|n||(n=s("v",d.referrer));e.button<2&&(e=e.target.closest("a[href]"))&&s("c",e.href,e.ping="")};["visibilitychange","click","auxclick"].map(t=>addEventListener(t,v,!0));v(scrollY)}`;

/** Asked for by browsers that run no scripts. */
export function viewImageUrl(slug: string): string {
  return `${BEACON_PATH}?v=${slug}`;
}

/** Told of a click by browsers that run no scripts (HTML, hyperlink auditing). */
export function clickPingUrl(slug: string): string {
  return `${BEACON_PATH}?c=${slug}`;
}

/** The page that one of these two addresses stands for. */
export function parseScriptless(
  query: string,
): { kind: 'view' | 'click'; slug: string } | undefined {
  const [, kind, slug = ''] = /^\?([vc])=(.*)$/s.exec(query) ?? [];
  if (kind === undefined || !isSlug(slug)) return undefined;
  return { kind: kind === 'v' ? 'view' : 'click', slug };
}

const MESSAGE =
  /^([vc])\|(\d(?:\.\d+)?(?:e-\d+)?)\|https?:\/\/[^/?#\s]+\/([^/?#\s]*)(\?[^#\s]*)?(?:#\S*)?(?: (.*))?$/s;
const EARLIER = /^([vc])\|([^|]*)\|(?:([\w.-]{1,32})\|(|\?[\x21-\x7e]*)(?: |$))?(.*)$/s;

/** Undefined for anything the tracker would not have sent. */
export function parseBeacon(text: string): Beacon | undefined {
  if (text.length > MAX_BEACON_BYTES) return undefined;
  const current = MESSAGE.exec(text);
  if (current !== null) {
    const [, kind, id, slug = '', search, address = ''] = current;
    return toBeacon({ kind, id, slug, search, address });
  }
  const [, kind, slug = '', id, search, address = ''] = EARLIER.exec(text) ?? [];
  return toBeacon({ kind, id, slug, search, address });
}

type Parts = Sent & { kind: string | undefined; slug: string; address: string };

function toBeacon({ kind, slug, address, id, search = '' }: Parts): Beacon | undefined {
  if (!/^[\x21-\x7e]*$/.test(search)) return undefined;
  if (!kind || !isSlug(slug) || !isAddress(address)) return undefined;
  const sent = { id: id || undefined, search: search || undefined };
  if (kind === 'v') return { kind: 'view', slug, referrer: address || null, ...sent };
  return address ? { kind: 'click', slug, href: address, ...sent } : undefined;
}

function isSlug(slug: string): boolean {
  return slug.length <= MAX_SLUG && /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(slug);
}

/** Browsers send addresses in ASCII, so characters are bytes. */
function isAddress(text: string): boolean {
  return text === '' || /^[a-z][a-z0-9+.-]*:[\x21-\x7e]+$/i.test(text);
}
