// Whether the screen is narrower than the sidebar's breakpoint (doc1 §9).
import { useSyncExternalStore } from 'react';

const query = '(width < 1024px)';

function subscribe(listener: () => void) {
  const media = window.matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

export const useIsSmall = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
