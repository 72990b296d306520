// Tells the workspace that the page has just gone live for the first time, across a change of screens.
import { session } from '#web/lib/session/session.ts';

let isAnnounced = false;
const listeners = new Set<() => void>();
let unfollow: (() => void) | undefined;

function set(next: boolean) {
  isAnnounced = next;
  for (const listener of listeners) listener();
}

/** Until it was seen, or the person signs out. */
export function announcePublished(): void {
  unfollow ??= session.subscribe(() => {
    if (session.getState().status === 'signedOut') justPublished.clear();
  });
  set(true);
}

export const justPublished = {
  get: (): boolean => isAnnounced,
  clear(): void {
    unfollow?.();
    unfollow = undefined;
    set(false);
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
