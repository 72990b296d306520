// Where the `redirect` parameter of the sign-in screen may lead: to a path of our own, or to a code
// editor that the operator has listed. Nowhere else.
export type RedirectTarget =
  | { kind: 'none' }
  | { kind: 'path'; path: string }
  | { kind: 'editor'; url: string; origin: string }
  /** Another origin or not a URL. It is not followed. */
  | { kind: 'rejected' };

const rejected = { kind: 'rejected' } as const;

/** Decides by how a browser would resolve the text, not by its spelling. */
export function readRedirect(
  redirect: string | null,
  ownOrigin: string = window.location.origin,
  editorOrigins: readonly string[] = [],
): RedirectTarget {
  if (!redirect) return { kind: 'none' };
  if (isAbsolute(redirect)) return readEditor(redirect, editorOrigins);
  if (!redirect.startsWith('/') || !URL.canParse(redirect, ownOrigin)) return rejected;
  const url = new URL(redirect, ownOrigin);
  // `/.//evil` stays here, but its path would leave when it is resolved again.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return rejected;
  return { kind: 'path', path: url.pathname + url.search + url.hash };
}

/** An absolute URL cannot be checked before the client config is loaded. */
export const isAbsolute = (redirect: string): boolean => /^https?:\/\//i.test(redirect);

function readEditor(redirect: string, editorOrigins: readonly string[]): RedirectTarget {
  // Browsers drop what cannot be seen and turn backslashes; no honest link has them.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(redirect) || !URL.canParse(redirect)) return rejected;
  const { origin, href, username, password } = new URL(redirect);
  if (username || password || !editorOrigins.includes(origin)) return rejected;
  return { kind: 'editor', url: href, origin };
}
