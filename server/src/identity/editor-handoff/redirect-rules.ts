// Where a signed-in user may be sent with a one-time code: an editor whose origin the operator has
// listed, judged as a browser would read the address. Pure.

export type EditorRedirect = { readonly origin: string; readonly href: string };

/** Signs that browsers drop or bend while they read an address, so that it looks like another one. */
const BENT = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Undefined for whatever is not an absolute address on one of the listed origins. */
export function readEditorRedirect(
  wish: string,
  origins: readonly string[],
): EditorRedirect | undefined {
  if (BENT.test(wish) || !/^https?:\/\/[^/]/i.test(wish) || !URL.canParse(wish)) return undefined;
  const { origin, href, username, password } = new URL(wish);
  const isPlain = username === '' && password === '' && !/^[^?#]*@/.test(hostOf(wish));
  return isPlain && origins.includes(origin) ? { origin, href } : undefined;
}

/** What stands between the slashes and the path: with `ok@` in it, a reader takes it for another host. */
function hostOf(wish: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(wish)?.[1] ?? '';
}

/** Adds the code as `token`, in the place of one that is there; all else stays letter for letter. */
export function withCode(href: string, code: string): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const kept = (query ?? '').split('&').filter((pair) => pair !== '' && nameOf(pair) !== 'token');
  return `${base}?${[...kept, `token=${code}`].join('&')}${fragment}`;
}

function nameOf(pair: string): string | undefined {
  return new URLSearchParams(pair).keys().next().value;
}

/** For the log, which keeps no more of a refused wish. */
export function originOf(wish: string): string {
  return URL.canParse(wish) ? new URL(wish).origin : 'not an address';
}
