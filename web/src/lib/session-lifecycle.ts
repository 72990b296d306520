// Starts the session with the app: restores it, checks it every minute, follows other tabs.
import { loadProfile } from './profile.ts';
import { CHECK_EVERY_MS, type SessionStore, session } from './session.ts';
import { storageKeys } from './session-storage.ts';

/** Returns the function that stops it. The first paint need not wait for it. */
export function startSession(store: SessionStore = session, load = loadProfile): () => void {
  const check = setInterval(() => store.isAuthenticated(), CHECK_EVERY_MS);
  const follow = (event: StorageEvent) => {
    if (event.key === storageKeys.accessToken || event.key === null) store.followStorage();
  };
  window.addEventListener('storage', follow);
  void store.restore().then(() => {
    // The profile call is what validates the token: a 401 refreshes it or ends the session.
    if (store.getState().status === 'signedIn') return load().catch(() => {});
  });
  return () => {
    clearInterval(check);
    window.removeEventListener('storage', follow);
  };
}
