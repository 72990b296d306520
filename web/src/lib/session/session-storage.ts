// Stores the session between page loads: localStorage when remembered, else sessionStorage.
import type { User } from '@vys/contract/identity/accounts';
import { userFromInfo } from './identity-calls.ts';

export const storageKeys = {
  accessToken: 'vys.access_token',
  refreshToken: 'vys.refresh_token',
  expiresAt: 'vys.expires_at',
  sessionId: 'vys.session_id',
  user: 'vys.user',
} as const;

const TAB_DATA_OWNER_KEY = 'vys.leftovers_of';
/** Written for a moment to tell other tabs of a sign-out. */
export const SIGN_OUT_KEY = 'vys.leaving';

export type StoredSession = {
  accessToken: string;
  refreshToken: string;
  /** Milliseconds since 1970 at which the access token ends. */
  expiresAt: number;
  /** The provider's name for the session, the same in all tabs that share it; empty if unknown. */
  sessionId: string;
  user: User | null;
  /** True keeps it in this browser, false in this tab only. */
  remember: boolean;
};

const storageFor = (remember: boolean) => (remember ? window.localStorage : window.sessionStorage);

/** The stored session, this tab's own before the one of all tabs; undefined when there is none. */
export function readSession(): StoredSession | undefined {
  for (const remember of [false, true]) {
    const storage = storageFor(remember);
    const accessToken = storage.getItem(storageKeys.accessToken);
    if (!accessToken) continue;
    return {
      accessToken,
      refreshToken: storage.getItem(storageKeys.refreshToken) ?? '',
      expiresAt: Number(storage.getItem(storageKeys.expiresAt)) || 0,
      sessionId: storage.getItem(storageKeys.sessionId) ?? '',
      user: parseUser(storage.getItem(storageKeys.user)),
      remember,
    };
  }
  return undefined;
}

export function writeSession(session: StoredSession): void {
  const storage = storageFor(session.remember);
  storage.setItem(storageKeys.refreshToken, session.refreshToken);
  storage.setItem(storageKeys.expiresAt, String(session.expiresAt));
  storage.setItem(storageKeys.sessionId, session.sessionId);
  if (session.user) writeUser(session.user, session.remember);
  // Last, because other tabs take over when this key changes.
  storage.setItem(storageKeys.accessToken, session.accessToken);
}

export function writeUser(user: User, remember: boolean): void {
  storageFor(remember).setItem(storageKeys.user, JSON.stringify(user));
}

/** Clears the session of all tabs (`remember`) or the one of this tab; the other one stays. */
export function clearSession(remember: boolean): void {
  if (remember) window.localStorage.removeItem(SIGN_OUT_KEY);
  clearStorage(storageFor(remember));
}

/** Announces the sign-out to other tabs before the session is cleared, so that they know why. */
export function broadcastSignOut(): void {
  try {
    window.localStorage.setItem(SIGN_OUT_KEY, String(Date.now()));
  } catch {
    // Storage is full: other tabs find no session and treat it as expired.
  }
}

/** Records the owner of the unsaved work that stays in this tab after the session expired. */
export function markTabDataOwner(userId: string): void {
  const storage = window.sessionStorage;
  if (Object.keys(storage).some((key) => key.startsWith('vys.')))
    storage.setItem(TAB_DATA_OWNER_KEY, userId);
}

/** True when that work belongs to another user. */
export function hasTabDataOfOtherUser(userId: string): boolean {
  const owner = window.sessionStorage.getItem(TAB_DATA_OWNER_KEY);
  return owner !== null && owner !== userId;
}

function clearStorage(storage: Storage): void {
  for (const key of Object.values(storageKeys)) storage.removeItem(key);
}

function parseUser(text: string | null): User | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isShapedLike(value, someUser) ? (value as User) : null;
  } catch {
    return null;
  }
}

const someUser = userFromInfo(
  {
    sub: '',
    email: '',
    email_verified: false,
    preferred_username: '',
    name: '',
    given_name: '',
    family_name: '',
  },
  new Date(0),
);

/**
 * False for a user that an older version of the app has written: the profile is loaded again anyway.
 * Not the contract's schema, which a first screen must not wait for. Null fits any single value.
 */
function isShapedLike(value: unknown, model: unknown): boolean {
  if (typeof model !== 'object' || model === null || Array.isArray(model)) {
    if (value === null || model === null) return value !== undefined;
    return typeof value === typeof model && Array.isArray(value) === Array.isArray(model);
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(model).every(([name, part]) =>
    isShapedLike((value as Record<string, unknown>)[name], part),
  );
}
