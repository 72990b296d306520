// Where a session rests between page loads: localStorage when remembered, else sessionStorage.
import type { User } from '@vys/contract/accounts';
import { userFromInfo } from './identity-calls.ts';

export const storageKeys = {
  accessToken: 'vys.access_token',
  refreshToken: 'vys.refresh_token',
  expiresAt: 'vys.expires_at',
  sessionId: 'vys.session_id',
  user: 'vys.user',
} as const;

const OWNER_KEY = 'vys.leftovers_of';
/** Written for a moment when somebody signs out. */
export const LEAVING_KEY = 'vys.leaving';

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

const shelfOf = (remember: boolean) => (remember ? window.localStorage : window.sessionStorage);

/** The stored session, this tab's own before the one of all tabs; undefined when there is none. */
export function readSession(): StoredSession | undefined {
  for (const remember of [false, true]) {
    const shelf = shelfOf(remember);
    const accessToken = shelf.getItem(storageKeys.accessToken);
    if (!accessToken) continue;
    return {
      accessToken,
      refreshToken: shelf.getItem(storageKeys.refreshToken) ?? '',
      expiresAt: Number(shelf.getItem(storageKeys.expiresAt)) || 0,
      sessionId: shelf.getItem(storageKeys.sessionId) ?? '',
      user: parseUser(shelf.getItem(storageKeys.user)),
      remember,
    };
  }
  return undefined;
}

export function writeSession(session: StoredSession): void {
  const shelf = shelfOf(session.remember);
  shelf.setItem(storageKeys.refreshToken, session.refreshToken);
  shelf.setItem(storageKeys.expiresAt, String(session.expiresAt));
  shelf.setItem(storageKeys.sessionId, session.sessionId);
  if (session.user) writeUser(session.user, session.remember);
  // Last, because other tabs take over when this key changes.
  shelf.setItem(storageKeys.accessToken, session.accessToken);
}

export function writeUser(user: User, remember: boolean): void {
  shelfOf(remember).setItem(storageKeys.user, JSON.stringify(user));
}

/** Clears the session of all tabs (`remember`) or the one of this tab; the other one stays. */
export function clearSession(remember: boolean): void {
  if (remember) window.localStorage.removeItem(LEAVING_KEY);
  clearShelf(shelfOf(remember));
}

/** Tells the other tabs before the session is cleared, so that they know why. */
export function announceLeaving(): void {
  try {
    window.localStorage.setItem(LEAVING_KEY, String(Date.now()));
  } catch {
    // Storage is full: the others find the session gone, and take it for expired.
  }
}

/** Marks whose the unsaved work is that this tab still holds after a session that expired. */
export function markLeftovers(userId: string): void {
  const shelf = window.sessionStorage;
  if (Object.keys(shelf).some((key) => key.startsWith('vys.'))) shelf.setItem(OWNER_KEY, userId);
}

/** True when that work is somebody else's. */
export function hasForeignLeftovers(userId: string): boolean {
  const owner = window.sessionStorage.getItem(OWNER_KEY);
  return owner !== null && owner !== userId;
}

function clearShelf(shelf: Storage): void {
  for (const key of Object.values(storageKeys)) shelf.removeItem(key);
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
