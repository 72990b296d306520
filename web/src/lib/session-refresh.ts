// Gets a new token once among all tabs of this browser, and again when the network flickers.
import type { TokenAnswer } from '@vys/contract/identity';
import { isApiError, NETWORK_ERROR } from './api-error.ts';
import type { StoredSession } from './session-storage.ts';

const LOCK = 'vys.session-refresh';
/** Pauses before the second and third try when no verdict came, in milliseconds. */
export const RETRY_PAUSES_MS = [1000, 3000] as const;

type Tokens = Pick<StoredSession, 'accessToken' | 'refreshToken' | 'expiresAt'>;

/** Waits for its turn; if another tab refreshed meanwhile, takes that result and sends nothing. */
export function renewToken(
  before: StoredSession,
  readStored: () => StoredSession | undefined,
  grant: (refreshToken: string) => Promise<TokenAnswer>,
): Promise<Tokens> {
  return inTurn(async () => {
    const stored = readStored();
    if (stored && stored.accessToken !== before.accessToken && stored.expiresAt > Date.now()) {
      const { accessToken, refreshToken, expiresAt } = stored;
      return { accessToken, refreshToken, expiresAt };
    }
    const granted = await withRetries(() => grant(before.refreshToken));
    return {
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token ?? before.refreshToken,
      expiresAt: Date.now() + granted.expires_in * 1000,
    };
  });
}

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  // Absent outside secure contexts, where other tabs must be taken as they come.
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? (locks.request(LOCK, work) as Promise<T>) : work();
}

const hasNoVerdict = (error: unknown) =>
  isApiError(error) && (error.code === NETWORK_ERROR || error.status >= 500);

async function withRetries<T>(work: () => Promise<T>): Promise<T> {
  for (const pauseMs of RETRY_PAUSES_MS) {
    try {
      return await work();
    } catch (error) {
      if (!hasNoVerdict(error)) throw error;
      await new Promise((next) => setTimeout(next, pauseMs));
    }
  }
  return work();
}
