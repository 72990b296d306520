// The address bar for the screens in front of the app, which do without a router. Inside the app
// the router moves; it and this share one history.
import { useSyncExternalStore } from 'react';
import { withQuery } from './paths.ts';
import type { Absence } from './session.ts';

/** What the sign-in screen is told by whoever leads there. */
export type Arrival = {
  /** Where somebody was before they were asked to sign in. */
  from?: string;
  /** Why they were asked. */
  absence?: Absence;
  notice?: 'passwordChanged';
};

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
export function pushAddress(address: string, arrival: Arrival | null = null): void {
  window.history.pushState(arrival, '', address);
  tell();
}

/** Leaves the app; the browser's back button does not return here. */
export function leaveFor(url: string): void {
  window.location.replace(url);
}

/** What was said on the way here; empty for whoever came by themselves. */
export function readArrival(): Arrival {
  const { from, absence, notice }: Arrival = window.history.state ?? {};
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof absence === 'string' ? { absence } : {}),
    ...(notice === 'passwordChanged' ? { notice } : {}),
  };
}

/** One parameter of the present address; null when it is not there. */
export const readParameter = (name: string): string | null =>
  new URLSearchParams(window.location.search).get(name);

/** An address in front of the app that leads on to where this one would. */
export function withWish(path: string): string {
  const wish = (name: string) => readParameter(name) ?? undefined;
  return withQuery(path, {
    redirect: wish('redirect'),
    code_challenge: wish('code_challenge'),
  });
}

/** Takes the parameters off the address bar, for those that nobody else should read there. */
export function dropParameters(): void {
  if (window.location.search) window.history.replaceState(null, '', window.location.pathname);
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
