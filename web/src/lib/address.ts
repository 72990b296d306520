// The address bar for the screens in front of the app, which do without a router. Inside the app
// the router moves; it and this share one history.
import { useSyncExternalStore } from 'react';
import type { Absence } from './session.ts';

/** Where somebody was before they were asked to sign in, and why they were asked. */
export type Arrival = { from: string; absence: Absence };

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Takes the place of the present address. */
export function replaceAddress(address: string, arrival: Arrival | null = null): void {
  window.history.replaceState(arrival, '', address);
  tell();
}

/** Goes on to another screen; the browser's back button returns. */
export function pushAddress(address: string): void {
  window.history.pushState(null, '', address);
  tell();
}

/** What was said on the way here; empty for whoever came by themselves. */
export function readArrival(): Partial<Arrival> {
  const state: Partial<Arrival> | null = window.history.state;
  return typeof state?.from === 'string' ? state : {};
}

export function usePathname(): string {
  return useSyncExternalStore(subscribe, () => window.location.pathname);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}
