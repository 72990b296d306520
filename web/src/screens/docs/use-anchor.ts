// What the address names after its #: the id of a call or of a group, or nothing.
import { useSyncExternalStore } from 'react';

export function useAnchor(): string {
  return useSyncExternalStore(subscribe, readAnchor);
}

function readAnchor(): string {
  const text = window.location.hash.slice(1);
  // The skip link leads to #main.
  return text === 'main' ? '' : text;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
