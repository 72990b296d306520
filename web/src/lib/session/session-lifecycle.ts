// Starts the session with the app: restores it, checks it every minute, follows other tabs, and
// retries without delay when the network or the tab is back.
import { connection } from '../api/connection.ts';
import { loadProfile } from './profile.ts';
import { CHECK_EVERY_MS, type SessionStore, session } from './session.ts';
import { SIGN_OUT_KEY, storageKeys } from './session-storage.ts';

/** Returns the function that stops it. The first paint need not wait for it. */
export function startSession(store: SessionStore = session, load = loadProfile): () => void {
  const check = setInterval(() => store.isAuthenticated(), CHECK_EVERY_MS);
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const resume = () => {
    connection.retryNow();
    store.resume();
  };
  window.addEventListener('storage', (event) => handleStorageEvent(store, event), options);
  window.addEventListener('online', resume, options);
  window.addEventListener('focus', resume, options);
  window.addEventListener('offline', () => void connection.check(), options);
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.hidden) store.tabs.noteVisibility();
      else resume();
    },
    options,
  );
  // Pages in the back-forward cache hear nothing of other tabs.
  window.addEventListener('pagehide', () => store.tabs.close(), options);
  window.addEventListener(
    'pageshow',
    (event) => {
      store.tabs.open();
      if (event.persisted) store.syncFromStorage();
    },
    options,
  );
  const unsubscribe = connection.subscribe(() => connection.isLost() || store.resume());
  store.tabs.open();
  void store.restore().then(() => {
    // The profile call is what validates the token: a 401 refreshes it or ends the session.
    if (store.getState().status === 'signedIn') return load().catch(() => {});
  });
  return () => {
    clearInterval(check);
    listening.abort();
    unsubscribe();
    store.tabs.close();
  };
}

function handleStorageEvent(store: SessionStore, { key, newValue }: StorageEvent): void {
  if (key === SIGN_OUT_KEY && newValue !== null) store.handleSignOut();
  else if (key === storageKeys.accessToken) store.syncFromStorage();
  // All was cleared at once.
  else if (key === null) store.syncFromStorage('signedOut');
}
