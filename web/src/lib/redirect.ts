// Where the `redirect` parameter of the sign-in screen may lead: to a path of our own, nowhere else.
export type RedirectWish =
  | { kind: 'none' }
  | { kind: 'path'; path: string }
  /** Elsewhere, or not to be understood. It is not followed. */
  | { kind: 'refused' };

/** Judges by what a browser would do with the text, not by how it looks. */
export function readRedirect(
  wish: string | null,
  ownOrigin: string = window.location.origin,
): RedirectWish {
  if (!wish) return { kind: 'none' };
  if (!wish.startsWith('/') || !URL.canParse(wish, ownOrigin)) return { kind: 'refused' };
  const url = new URL(wish, ownOrigin);
  // `/.//evil` stays here, but its path would leave when it is resolved again.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return { kind: 'refused' };
  return { kind: 'path', path: url.pathname + url.search + url.hash };
}
