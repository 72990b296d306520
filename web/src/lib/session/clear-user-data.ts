// Clears a user's data in this browser: session, drafts, chats, preferences of the account. Data of
// other users of the same browser and the workspace preferences stay (DATA-10).
import { storageKeys } from './session-storage.ts';

const sharedSession: string[] = Object.values(storageKeys);
const KEY_PREFIX = 'vys.';
const PREFERENCES_KEY = 'vys.preferences';
/** Stored per user: `vys.<what>.<id of the user>`. */
const USER_KEY = /^vys\.[\w-]+\.(?<owner>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** With `remember` the session shared by all tabs is cleared too; otherwise it stays. */
export function clearUserData(userId: string, remember: boolean): void {
  clearTabData();
  remove(window.localStorage, (key) => {
    if (!remember && sharedSession.includes(key)) return false;
    const owner = USER_KEY.exec(key)?.groups?.owner;
    return owner === undefined || owner === userId;
  });
}

/** The data of this tab, which belongs to one user at a time. */
export function clearTabData(): void {
  remove(window.sessionStorage, () => true);
}

function remove(storage: Storage, isCleared: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) {
    if (key.startsWith(KEY_PREFIX) && key !== PREFERENCES_KEY && isCleared(key))
      storage.removeItem(key);
  }
}
