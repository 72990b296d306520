// Gets a new token once among all tabs of this browser, and again when the network flickers.
import type { TokenAnswer } from '@vys/contract/identity';
import { isApiError, NETWORK_ERROR } from './api-error.ts';
import type { StoredSession } from './session-storage.ts';

const LOCK = 'vys.session-refresh';
/**
 * Pauses between tries when no verdict came, in milliseconds. The long ones are for a server that
 * starts anew, and only while the old token still serves: nobody looks at an empty screen for them.
 */
export const RETRY_PAUSES_MS = [1000, 3000, 8000, 20_000] as const;
const SHORT_PAUSES = 2;

const STORAGE_TRIES = 6;
const STORAGE_PAUSE_MS = 40;

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

export type Tokens = Pick<StoredSession, 'accessToken' | 'refreshToken' | 'expiresAt'>;

export type Renewal = {
  readStored: () => StoredSession | undefined;
  grant: (refreshToken: string) => Promise<TokenAnswer>;
  /** Stores the new tokens. Called before the next tab has its turn, so that it finds them. */
  keep: (tokens: Tokens) => void;
  /** Somebody else has signed in in another tab. */
  follow: () => void;
};

/** As far as it is known whose the two are. */
export const isForeign = (one: StoredSession, other: StoredSession): boolean =>
  one.user !== null && other.user !== null && one.user.id !== other.user.id;

/** Waits for its turn; if another tab refreshed meanwhile, takes that result and sends nothing. */
export function renewToken(before: StoredSession, renewal: Renewal): Promise<void> {
  const { readStored, grant, keep, follow } = renewal;
  const isNew = (stored: StoredSession | undefined) =>
    stored !== undefined && stored.accessToken !== before.accessToken;
  return inTurn(async (waited) => {
    // What another tab stored reaches this one a moment later than the turn does.
    for (let tries = 0; waited && tries < STORAGE_TRIES && !isNew(readStored()); tries += 1) {
      await pause(STORAGE_PAUSE_MS);
    }
    const stored = readStored();
    if (stored && isNew(stored) && isForeign(stored, before)) return follow();
    if (stored && isNew(stored) && stored.expiresAt > Date.now()) {
      const { accessToken, refreshToken, expiresAt } = stored;
      return keep({ accessToken, refreshToken, expiresAt });
    }
    // Another tab's has run out too, but ours has been used up for it: it would end the session.
    const refreshToken = stored?.refreshToken || before.refreshToken;
    const granted = await withRetries(() => grant(refreshToken), before.expiresAt);
    keep({
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token ?? refreshToken,
      expiresAt: Date.now() + granted.expires_in * 1000,
    });
  });
}

/** Tells the work whether another tab was at it when it was asked for. */
async function inTurn(work: (waited: boolean) => Promise<void>): Promise<void> {
  // Absent outside secure contexts, where other tabs must be taken as they come.
  const locks = (navigator as { locks?: LockManager }).locks;
  if (!locks) return work(false);
  let waited = false;
  await locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work(false);
    else waited = true;
  });
  if (waited) await locks.request(LOCK, () => work(true));
}

/** The session was not judged: nobody answered, or somebody who was busy. */
const hasNoVerdict = (error: unknown) =>
  isApiError(error) &&
  (error.code === NETWORK_ERROR || error.status >= 500 || error.status === 429);

async function withRetries<T>(work: () => Promise<T>, servesUntil: number): Promise<T> {
  for (const [at, pauseMs] of RETRY_PAUSES_MS.entries()) {
    try {
      return await work();
    } catch (error) {
      const mayWait = at < SHORT_PAUSES || Date.now() + pauseMs < servesUntil;
      if (!mayWait || !hasNoVerdict(error)) throw error;
      await pause(pauseMs);
    }
  }
  return work();
}
