// Starts the session with the app: restores it, checks it every minute, follows other tabs.
import { loadProfile } from './profile.ts';
import { CHECK_EVERY_MS, type SessionStore, session } from './session.ts';
import { LEAVING_KEY, storageKeys } from './session-storage.ts';

/** Returns the function that stops it. The first paint need not wait for it. */
export function startSession(store: SessionStore = session, load = loadProfile): () => void {
  let looked = Date.now();
  const look = () => {
    const slept = Date.now() - looked > 2 * CHECK_EVERY_MS;
    looked = Date.now();
    if (slept) store.wake();
    else store.isAuthenticated();
  };
  const check = setInterval(look, CHECK_EVERY_MS);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', (event) => follow(store, event), { signal });
  // Pages in the back-forward cache hear nothing of other tabs.
  window.addEventListener('pageshow', (event) => event.persisted && store.followStorage(), {
    signal,
  });
  document.addEventListener('visibilitychange', () => document.hidden || store.wake(), { signal });
  void store.restore().then(() => {
    // The profile call is what validates the token: a 401 refreshes it or ends the session.
    if (store.getState().status === 'signedIn') return load().catch(() => {});
  });
  return () => {
    clearInterval(check);
    listening.abort();
  };
}

function follow(store: SessionStore, { key, newValue }: StorageEvent): void {
  if (key === LEAVING_KEY && newValue !== null) store.followLeaving();
  else if (key === storageKeys.accessToken) store.followStorage();
  // All was cleared at once.
  else if (key === null) store.followStorage('left');
}
