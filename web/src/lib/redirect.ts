// Where the `redirect` parameter of the sign-in screen may lead: to a path of our own, or to a code
// editor that the operator has listed. Nowhere else.
export type RedirectWish =
  | { kind: 'none' }
  | { kind: 'path'; path: string }
  | { kind: 'editor'; url: string; origin: string }
  /** Elsewhere, or not to be understood. It is not followed. */
  | { kind: 'refused' };

const refused = { kind: 'refused' } as const;

/** Judges by what a browser would do with the text, not by how it looks. */
export function readRedirect(
  wish: string | null,
  ownOrigin: string = window.location.origin,
  editorOrigins: readonly string[] = [],
): RedirectWish {
  if (!wish) return { kind: 'none' };
  if (isAbsolute(wish)) return readEditor(wish, editorOrigins);
  if (!wish.startsWith('/') || !URL.canParse(wish, ownOrigin)) return refused;
  const url = new URL(wish, ownOrigin);
  // `/.//evil` stays here, but its path would leave when it is resolved again.
  if (url.origin !== ownOrigin || url.pathname.startsWith('//')) return refused;
  return { kind: 'path', path: url.pathname + url.search + url.hash };
}

/** Such a wish cannot be judged before the settings of the installation are known. */
export const isAbsolute = (wish: string): boolean => /^https?:\/\//i.test(wish);

function readEditor(wish: string, editorOrigins: readonly string[]): RedirectWish {
  // Browsers drop what cannot be seen and turn backslashes; no honest link has them.
  if (/[\s\\\p{Cc}\p{Cf}]/u.test(wish) || !URL.canParse(wish)) return refused;
  const { origin, href, username, password } = new URL(wish);
  if (username || password || !editorOrigins.includes(origin)) return refused;
  return { kind: 'editor', url: href, origin };
}
