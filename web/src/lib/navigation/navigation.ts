// Navigation for the public screens, which work without the router. Both use the same browser history.
import { useSyncExternalStore } from 'react';
import type { SignedOutReason } from '../session/session.ts';
import { withQuery } from './paths.ts';

/** History state that a redirect to the sign-in screen carries. */
export type NavigationState = {
  /** Path to return to after signing in. */
  from?: string;
  /** Why there is no session. */
  reason?: SignedOutReason;
  notice?: 'passwordChanged';
};

const listeners = new Set<() => void>();
const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Replaces the current history entry. */
export function replacePath(address: string, state: NavigationState | null = null): void {
  window.history.replaceState(state, '', address);
  notifyListeners();
}

/** Adds a history entry; the browser's back button returns. */
export function pushPath(address: string, state: NavigationState | null = null): void {
  window.history.pushState(state, '', address);
  notifyListeners();
}

/** Navigates to another origin; the browser's back button does not return here. */
export function navigateExternal(url: string): void {
  window.location.replace(url);
}

/** The navigation state of this history entry; empty after a direct visit. */
export function readNavigationState(): NavigationState {
  const { from, reason, notice }: NavigationState = window.history.state ?? {};
  return {
    ...(typeof from === 'string' ? { from } : {}),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(notice === 'passwordChanged' ? { notice } : {}),
  };
}

/** One query parameter of the current URL; null when it is missing. */
export const readParameter = (name: string): string | null =>
  new URLSearchParams(window.location.search).get(name);

/** Carries the redirect parameters of the current URL over to another public screen. */
export function withRedirectParams(path: string): string {
  const param = (name: string) => readParameter(name) ?? undefined;
  return withQuery(path, {
    redirect: param('redirect'),
    code_challenge: param('code_challenge'),
  });
}

/** Removes the query from the address bar, because it may hold a secret. */
export function stripQuery(): void {
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
