// Sessions that ended. Emitted by identity; a higher module closes what is open for them.

/** These sessions, or all of a user. */
export type EndedSessions =
  | { readonly sessionIds: readonly string[] }
  | { readonly userId: string };

/** Called after the commit, in the process where they ended. */
export type OnSessionsEnded = (ended: EndedSessions) => void;
