// Where a signed-in user may be sent with a one-time code: an editor whose origin the operator has
// listed, judged as a browser would read the address. Pure.

export type EditorRedirect = { readonly origin: string; readonly href: string };

/** Characters that browsers drop or normalize when they parse a URL, so that it looks like another one. */
const FORBIDDEN_CHARS = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

/** Undefined for whatever is not an absolute address on one of the listed origins. */
export function readEditorRedirect(
  redirect: string,
  origins: readonly string[],
): EditorRedirect | undefined {
  if (
    FORBIDDEN_CHARS.test(redirect) ||
    !/^https?:\/\/[^/]/i.test(redirect) ||
    !URL.canParse(redirect)
  )
    return undefined;
  const { origin, href, username, password } = new URL(redirect);
  const isPlain = username === '' && password === '' && !/^[^?#]*@/.test(getHost(redirect));
  return isPlain && origins.includes(origin) ? { origin, href } : undefined;
}

/** What stands between the slashes and the path: with `ok@` in it, a reader takes it for another host. */
function getHost(redirect: string): string {
  return /^https?:\/\/([^/?#]*)/i.exec(redirect)?.[1] ?? '';
}

/** Adds the code as `token`, in the place of one that is there; all else stays unchanged. */
export function withCode(href: string, code: string): string {
  const [, base = '', query, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(href) ?? [];
  const pairs = (query ?? '').split('&').filter((pair) => pair !== '' && getName(pair) !== 'token');
  return `${base}?${[...pairs, `token=${code}`].join('&')}${fragment}`;
}

function getName(pair: string): string | undefined {
  return new URLSearchParams(pair).keys().next().value;
}

/** For the log, which keeps no more of a rejected redirect. */
export function toOrigin(redirect: string): string {
  return URL.canParse(redirect) ? new URL(redirect).origin : 'not an address';
}
