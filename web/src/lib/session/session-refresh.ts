// Gets a new token once among all tabs of this browser, and retries with back-off until the server
// has decided: only its rejection ends a session, never a failure on the way to it.
import type { TokenResponse } from '@vys/contract/identity/identity';
import { isApiError } from '../api/api-error.ts';
import type { Backoff } from '../api/backoff.ts';
import type { StoredSession } from './session-storage.ts';

const LOCK = 'vys.session-refresh';
/**
 * Time limits of the attempts; the last one holds for all that follow. The first is short: when a
 * response was lost, the server repeats it for 10 s only, and takes a later retry for theft.
 */
export const ATTEMPT_TIMEOUTS_MS = [6000, 15_000, 30_000] as const;

const STORAGE_TRIES = 6;
const STORAGE_PAUSE_MS = 40;

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms));

export type Tokens = Pick<
  StoredSession,
  'accessToken' | 'refreshToken' | 'expiresAt' | 'sessionId'
>;

export type Renewal = {
  readStored: () => StoredSession | undefined;
  /** Stores what other tabs know of a session that is not in the shared storage. */
  catchUp: () => Promise<void>;
  grant: (refreshToken: string, timeoutMs: number) => Promise<TokenResponse>;
  /** Stores the new tokens. Called before the next tab has its turn, so that it finds them. */
  saveTokens: (tokens: Tokens) => void;
  /** A different user has signed in in another tab. */
  adoptOtherSession: () => void;
  /** False once the session was replaced or ended meanwhile. */
  isWanted: () => boolean;
  /** The attempt ended without a decision of the server; it will be repeated. */
  onUndecided: (error: unknown) => void;
  backoff: Backoff;
};

/** As far as it is known whose the two are. */
export const isForeign = (session: StoredSession, other: StoredSession): boolean =>
  session.user !== null && other.user !== null && session.user.id !== other.user.id;

const rejections = ['invalid_grant', 'invalid_client', 'unauthorized_client'];

/**
 * True when the token endpoint itself rejected the refresh token (RFC 6749 §5.2). Everything else says
 * nothing about the session: network errors, time-outs, server errors, rate limits, proxies' pages.
 */
export const isRejection = (error: unknown): boolean =>
  isApiError(error) &&
  (error.status === 400 || error.status === 401) &&
  rejections.includes(error.code);

/** Throws only when the server rejected or the session is no longer wanted. */
export async function renewToken(before: StoredSession, renewal: Renewal): Promise<void> {
  const { isWanted, onUndecided, backoff } = renewal;
  for (let attempts = 0; ; attempts += 1) {
    try {
      const timeoutMs = ATTEMPT_TIMEOUTS_MS[Math.min(attempts, ATTEMPT_TIMEOUTS_MS.length - 1)];
      await attemptRenewal(before, renewal, timeoutMs as number);
      return backoff.reset();
    } catch (error) {
      if (isRejection(error) || !isWanted()) throw error;
      onUndecided(error);
      await backoff.wait(isApiError(error) ? error.retryAfter : undefined);
      if (!isWanted()) throw error;
    }
  }
}

/** Waits for its turn; if another tab refreshed meanwhile, takes that result and sends nothing. */
function attemptRenewal(before: StoredSession, renewal: Renewal, timeoutMs: number): Promise<void> {
  const { readStored, catchUp, grant, saveTokens, adoptOtherSession, isWanted } = renewal;
  const isNew = (stored: StoredSession | undefined) =>
    stored !== undefined && stored.accessToken !== before.accessToken;
  return withRefreshLock(async (waited) => {
    await catchUp();
    // What another tab stored reaches this one a moment later than the turn does.
    for (let tries = 0; waited && tries < STORAGE_TRIES && !isNew(readStored()); tries += 1) {
      await pause(STORAGE_PAUSE_MS);
    }
    const stored = readStored();
    if (stored && isNew(stored) && isForeign(stored, before)) return adoptOtherSession();
    if (stored && isNew(stored) && stored.expiresAt > Date.now()) {
      const { accessToken, refreshToken, expiresAt, sessionId } = stored;
      return saveTokens({ accessToken, refreshToken, expiresAt, sessionId });
    }
    // Another tab's has run out too, but ours has been used up for it: it would end the session.
    const refreshToken = stored?.refreshToken || before.refreshToken;
    if (!isWanted()) throw new Error('the session changed before it was refreshed');
    const granted = await grant(refreshToken, timeoutMs);
    saveTokens({
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token ?? refreshToken,
      expiresAt: Date.now() + granted.expires_in * 1000,
      sessionId: granted.session_state ?? before.sessionId,
    });
  });
}

/** Tells the work whether another tab was at it when it was asked for. */
async function withRefreshLock(work: (waited: boolean) => Promise<void>): Promise<void> {
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
