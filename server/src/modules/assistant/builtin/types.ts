// The shapes the built-in assistant takes and gives. It holds no state: a turn in, a reply out.

export type PageContent = {
  jsx: string;
  css: string;
  metadata: { title: string; description: string };
};
export type PageLink = { title: string; url: string };
export type Facts = {
  username: string;
  fullName: string;
  links: PageLink[];
  avatarUrl?: string;
};
export type Turn = { message: string; page: PageContent | null; facts: Facts; seed: string };
export type Reply =
  | { kind: 'page'; content: PageContent; say: string; receipt: string; changed: string[] }
  /** The caller restores the version before the last one. */
  | { kind: 'undo'; say: string }
  | { kind: 'decline'; say: string; suggestions: string[] };

export type PageKind = 'link-in-bio' | 'portfolio' | 'coming-soon' | 'pricing';
