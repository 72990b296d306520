// The inline script that counts views and clicks on a public page, and the reader of what it sends.
// The document has an opaque origin, so a message is plain text: `v|<page>|<id>|<query> <referrer>` or
// `c|<page>|<id>|<query> <address>`, one per beacon; pages that were published before have neither id nor
// query. The query is that of the page's own address, which may name a campaign. Where scripts are off, an image stands for the view and the
// browser's own `ping` for the click. Who is counted and how is the server's.

export const BEACON_PATH = '/e';
export const MAX_BEACON_BYTES = 1_024;
const MAX_SLUG = 64;

export type Beacon =
  | ({ kind: 'view'; slug: string; referrer: string | null } & Sent)
  | ({ kind: 'click'; slug: string; href: string } & Sent);

/** `id` is the same when a beacon comes twice. */
type Sent = { id?: string | undefined; search?: string | undefined };

/** At most 340 bytes for a name of up to 20 characters. A view is sent once the page is really
 *  seen: not in a tab that was never opened, nor while it is prerendered, which is hidden too. Clicks
 *  are read while they pass and never held up; the link's `ping` is taken away, so that none counts
 *  twice. */
export function trackerScript(slug: string): string {
  if (!isSlug(slug)) throw new RangeError('A page name is letters, digits, dot, dash, underscore.');
  return `{let d=document,n,s=(k,u)=>navigator.sendBeacon("${BEACON_PATH}",(k+"|${slug}|"+Math.random()+"|"+location.search+" "+u).slice(0,999)),v=()=>d.hidden|n||(n=s("v",d.referrer)),l=addEventListener,c=e=>e.button<2&&(e=e.target.closest("a[href]"))&&s("c",e.href,e.ping="");l("visibilitychange",v);l("click",c,!0);l("auxclick",c,!0);v()}`;
}

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

/** Undefined for anything the tracker would not have sent. */
export function parseBeacon(text: string): Beacon | undefined {
  if (text.length > MAX_BEACON_BYTES) return undefined;
  const match = /^([vc])\|([^|]*)\|(?:([\w.-]{1,32})\|(|\?[\x21-\x7e]*)(?: |$))?(.*)$/s.exec(text);
  const [, kind, slug = '', id, search, address = ''] = match ?? [];
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
