// Removes what this browser keeps of somebody: session, drafts, chats, choices. What others who use
// the same browser left unfinished stays, and so does how the workspace looks (DATA-10).
import { storageKeys } from './session-storage.ts';

const sharedSession: string[] = Object.values(storageKeys);
const OURS = 'vys.';
const LOOKS = 'vys.preferences';
/** Kept per user: `vys.<what>.<id of the user>`. */
const OWNED = /^vys\.[\w-]+\.(?<owner>[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** A session that all tabs share (`remember`) goes too; the one of a tab leaves that one in place. */
export function forgetPerson(userId: string, remember: boolean): void {
  forgetTab();
  remove(window.localStorage, (key) => {
    if (!remember && sharedSession.includes(key)) return false;
    const owner = OWNED.exec(key)?.groups?.owner;
    return owner === undefined || owner === userId;
  });
}

/** What the tab keeps, which is of one user at a time. */
export function forgetTab(): void {
  remove(window.sessionStorage, () => true);
}

function remove(shelf: Storage, isTheirs: (key: string) => boolean): void {
  for (const key of Object.keys(shelf)) {
    if (key.startsWith(OURS) && key !== LOOKS && isTheirs(key)) shelf.removeItem(key);
  }
}
