// Who is signed in, for how long, and how the token is kept fresh. Framework-free: use-session.ts
// brings it to React, profile.ts fills the user from the product API.
import type { User } from '@vys/contract/identity/accounts';
import type { TokenResponse } from '@vys/contract/identity/identity';
import { ApiError, isApiError } from '../api/api-error.ts';
import { Backoff } from '../api/backoff.ts';
import { clearTabData, clearUserData } from './clear-user-data.ts';
import {
  endProviderSession,
  fetchUserInfo,
  grantByPasskey,
  grantByPassword,
  grantByRefresh,
  userFromInfo,
} from './identity-calls.ts';
import { messages } from './messages/en.ts';
import { isForeign, renewToken, type Tokens } from './session-refresh.ts';
import {
  broadcastSignOut,
  clearSession,
  hasTabDataOfOtherUser,
  markTabDataOwner,
  readSession,
  type StoredSession,
  writeSession,
  writeUser,
} from './session-storage.ts';
import { TabSessions } from './tab-sessions.ts';

/** A token that ends within this time is refreshed before it is used (doc1 §9). */
export const REFRESH_MARGIN_MS = 30_000;
export const CHECK_EVERY_MS = 60_000;
export const EXPIRED_MESSAGE = messages.sessionExpired;

/** Why there is no session: there was none, the user signed out, or it expired. */
export type SignedOutReason = 'never' | 'signedOut' | 'expired';

/**
 * `reconnecting` while the session can be neither refreshed nor judged, because the server does not
 * decide: it goes on, whatever its expiry says, until the server rejects it.
 */
export type SessionState =
  | { status: 'restoring'; reconnecting: boolean }
  | { status: 'signedOut'; reason: SignedOutReason }
  | {
      status: 'signedIn';
      user: User | null;
      expiresAt: number;
      profile: ProfileState;
      reconnecting: boolean;
    };

/** `pending` while the user is only what the provider or the storage said; `failed` keeps that. */
export type ProfileState = 'pending' | 'loaded' | 'failed';

/** When to refresh a token of this lifetime, in milliseconds from now (doc1 §4). */
export const refreshDelay = (lifetimeMs: number): number =>
  Math.max(lifetimeMs - 60_000, lifetimeMs / 2);

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const endsSoon = ({ expiresAt }: StoredSession): boolean =>
  expiresAt - Date.now() <= REFRESH_MARGIN_MS;
const hasEnded = ({ expiresAt }: StoredSession): boolean => expiresAt <= Date.now();

const failure = (code: string, message: string) => new ApiError({ code, message, status: 401 });

/** A session taken over from another tab may belong to another user than the one that ended here. */
function clearTabDataOfOtherUser({ remember, user }: StoredSession): void {
  if (remember && user && hasTabDataOfOtherUser(user.id)) clearTabData();
}

export class SessionStore {
  #session: StoredSession | undefined;
  #state: SessionState = { status: 'restoring', reconnecting: false };
  #profile: ProfileState = 'pending';
  #reconnecting = false;
  #refreshing: Promise<string> | undefined;
  /** Settles when the first attempt of the refresh under way ended without a decision. */
  #undecided: Promise<void> | undefined;
  #reportUndecided = () => {};
  readonly #backoff = new Backoff();
  #refreshTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

  /** Other tabs, for a session that this one does not find in the shared storage. */
  readonly tabs = new TabSessions({
    // Without its id, tabs could not tell each other about its refresh.
    readTabSession: () =>
      this.#session?.remember === false && this.#session.sessionId ? this.#session : undefined,
    handleRenewed: (session) => this.#handleRenewed(session),
    handleEnded: (sessionId, reason) => this.#handleEnded(sessionId, reason),
  });

  readonly getState = (): SessionState => this.#state;

  /** Undefined also while the user of a session is not known yet. */
  get userId(): string | undefined {
    return this.#session?.user?.id;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Signs in and fills the user from the provider's user info. Throws ApiError. */
  async signIn(email: string, password: string, remember: boolean, code?: string): Promise<void> {
    await this.#begin(() => grantByPassword(email, password, code), remember);
  }

  /** As signIn, with what the browser's passkey gave. */
  async signInByPasskey(assertion: string, remember: boolean): Promise<void> {
    await this.#begin(() => grantByPasskey(assertion), remember);
  }

  async #begin(grant: () => Promise<TokenResponse>, remember: boolean): Promise<void> {
    const granted = await grant();
    const now = Date.now();
    const info = await fetchUserInfo(granted.access_token);
    if (hasTabDataOfOtherUser(info.sub)) clearTabData();
    this.#profile = 'pending';
    clearSession(!remember);
    this.#storeSession({
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token,
      expiresAt: now + granted.expires_in * 1000,
      sessionId: granted.session_state ?? '',
      user: userFromInfo(info, new Date(now)),
      remember,
    });
  }

  /** Clears everything at once and tells the provider, whose response changes nothing. */
  async signOut(): Promise<void> {
    const before = this.#session;
    if (before?.remember) broadcastSignOut();
    this.end('signedOut');
    if (before?.refreshToken) await endProviderSession(before.refreshToken).catch(() => {});
  }

  /** A sign-out clears all data of the user; unsaved work outlives a session that expired. */
  end(reason: SignedOutReason): void {
    const before = this.#session;
    const remember = before?.remember ?? false;
    clearTimeout(this.#refreshTimer);
    this.#session = undefined;
    this.#reconnecting = false;
    clearSession(remember);
    const userId = before?.user?.id ?? '';
    if (reason === 'signedOut') clearUserData(userId, remember);
    if (reason === 'expired' && userId) markTabDataOwner(userId);
    if (before && !remember) this.tabs.announceEnded(before.sessionId, reason);
    this.tabs.update();
    this.#setState({ status: 'signedOut', reason });
    // A refresh that waits for the server has nothing to wait for any more.
    this.#backoff.reset();
  }

  /**
   * Takes up a stored session, or the one of another tab: at once while its token lives, else by a
   * refresh, which takes as long as the server cannot decide.
   */
  async restore(): Promise<void> {
    const stored = readSession();
    if (stored) return this.#adoptStored(stored);
    const sharedSession = await this.tabs.find();
    // Meanwhile a user may have signed in in another tab.
    if (this.#state.status !== 'restoring') return;
    if (!sharedSession) return this.end('never');
    writeSession(sharedSession);
    await this.#adoptStored(readSession() ?? sharedSession);
  }

  async #adoptStored(stored: StoredSession): Promise<void> {
    clearTabDataOfOtherUser(stored);
    // A name that was set stays set; without one it may have been set elsewhere meanwhile.
    this.#profile = stored.user?.vys_url ? 'loaded' : 'pending';
    if (!hasEnded(stored)) return this.#setSession(stored);
    this.#session = stored;
    this.tabs.update();
    await this.refresh().catch(() => {});
  }

  /** Another tab changed the stored session: follow it. */
  syncFromStorage(reason: SignedOutReason = 'expired'): void {
    const stored = readSession();
    if (!stored && this.#session) this.end(reason);
    else if (stored && stored.accessToken !== this.#session?.accessToken) {
      if (stored.user) this.#profile = 'loaded';
      clearTabDataOfOtherUser(stored);
      this.#setSession(stored);
    }
  }

  /** The user signed out in another tab. A session of this tab alone is not affected. */
  handleSignOut(): void {
    if (this.#session?.remember) this.end('signedOut');
  }

  #handleRenewed(renewed: StoredSession): void {
    const current = this.#session;
    if (current?.remember !== false || current.sessionId !== renewed.sessionId) return;
    if (renewed.expiresAt <= current.expiresAt) return;
    const { accessToken, refreshToken, expiresAt } = renewed;
    const next = { ...current, accessToken, refreshToken, expiresAt };
    writeSession(next);
    this.#setSession(next);
  }

  #handleEnded(sessionId: string, reason: SignedOutReason): void {
    if (this.#session?.remember === false && this.#session.sessionId === sessionId)
      this.end(reason);
  }

  /**
   * The tab, the machine or the network is back: a retry does not wait any longer, and a token that
   * ran out meanwhile is refreshed, as on start (SESSION-11).
   */
  resume(): void {
    this.#backoff.retryNow();
    if (this.#session && endsSoon(this.#session)) void this.refresh().catch(() => {});
  }

  /**
   * The authenticated check. An expired token is refreshed, and the server's rejection ends the session;
   * without a refresh token there is nothing to try, and it ends here.
   */
  isAuthenticated(): boolean {
    if (this.#session && hasEnded(this.#session)) void this.refresh().catch(() => {});
    return this.#session !== undefined;
  }

  /**
   * The token to send, refreshed if it is about to end; undefined when signed out. While the
   * server does not decide about the refresh, a token that still lives serves.
   */
  async findFreshToken(): Promise<string | undefined> {
    const current = this.#session;
    if (!current) return undefined;
    if (!endsSoon(current)) return current.accessToken;
    const refreshed = this.refresh();
    if (hasEnded(current)) return refreshed;
    return Promise.race([refreshed, this.#undecided?.then(() => current.accessToken) ?? refreshed]);
  }

  /** A token other than the one just rejected: a newer one of another tab, or a refreshed one. */
  async replaceToken(rejected: string): Promise<string> {
    if (this.#session && this.#session.accessToken !== rejected) return this.#session.accessToken;
    return this.refresh();
  }

  /** One refresh at a time, in this tab and among tabs. Resolves with the token to use. */
  refresh(): Promise<string> {
    if (!this.#refreshing) {
      this.#undecided = new Promise((resolve) => {
        this.#reportUndecided = resolve;
      });
      this.#refreshing = this.#refresh().finally(() => {
        this.#refreshing = undefined;
      });
    }
    return this.#refreshing;
  }

  /** The user as the identity provider knows them (doc1 §4, §8). */
  async getProviderUser(): Promise<User> {
    const token = await this.findFreshToken();
    if (token === undefined) throw failure('not_authenticated', messages.notAuthenticated);
    return userFromInfo(await fetchUserInfo(token), new Date());
  }

  setUser(user: User): void {
    if (!this.#session) return;
    this.#session = { ...this.#session, user };
    this.#profile = 'loaded';
    writeUser(user, this.#session.remember);
    this.#setSignedIn(this.#session);
  }

  /** The profile could not be loaded: continue with the stored user. */
  skipProfile(): void {
    if (!this.#session || this.#profile !== 'pending') return;
    this.#profile = 'failed';
    this.#setSignedIn(this.#session);
  }

  async #refresh(): Promise<string> {
    const before = this.#session;
    if (!before?.refreshToken) {
      if (before) this.end('expired');
      throw failure('no_refresh_token', messages.noRefreshToken);
    }
    const isUnchanged = () => this.#session?.accessToken === before.accessToken;
    const saveTokens = (tokens: Tokens) => {
      if (!isUnchanged()) throw new Error('the session changed while it was refreshed');
      this.#storeSession({ ...before, ...tokens, user: this.#session?.user ?? before.user });
    };
    try {
      await renewToken(before, {
        readStored: readSession,
        catchUp: () => this.#catchUp(before),
        grant: grantByRefresh,
        saveTokens,
        adoptOtherSession: () => this.syncFromStorage(),
        isWanted: isUnchanged,
        onUndecided: (error) => this.#waitForServer(error),
        backoff: this.#backoff,
      });
    } catch {
      // The server rejected it, unless another session took its place meanwhile.
      if (isUnchanged()) this.end('expired');
    }
    // What one user began is not sent in the name of another.
    if (!this.#session || isForeign(this.#session, before)) {
      throw failure('session_expired', EXPIRED_MESSAGE);
    }
    return this.#session.accessToken;
  }

  /** The tokens of a session per tab may be newer in other tabs: this one slept, or is a copy. */
  async #catchUp(before: StoredSession): Promise<void> {
    if (before.remember || !before.sessionId) return;
    const newest = await this.tabs.find(before.sessionId);
    if (newest) this.#handleRenewed(newest);
  }

  /** No decision of the server: the session goes on, and shows that it cannot be confirmed. */
  #waitForServer(error: unknown): void {
    this.#reportUndecided();
    const current = this.#session;
    // A server that responds, but is too busy to refresh, is no outage as long as the token lives.
    const isReached = isApiError(error) && error.hasResponse;
    if (!current || (isReached && !hasEnded(current))) return;
    this.#reconnecting = true;
    const isUnknown = this.#state.status === 'restoring' && !current.user;
    if (isUnknown) this.#setState({ status: 'restoring', reconnecting: true });
    else this.#setSignedIn(current);
  }

  #storeSession(next: StoredSession): void {
    writeSession(next);
    this.#setSession(next);
    if (!next.remember) this.tabs.announceRenewed(next);
  }

  /** Takes over a session and plans its refresh. */
  #setSession(next: StoredSession): void {
    this.#session = next;
    this.#reconnecting = false;
    this.#backoff.reset();
    this.tabs.update();
    clearTimeout(this.#refreshTimer);
    const delay = Math.max(0, refreshDelay(next.expiresAt - Date.now()));
    // A longer one than browsers can count would end at once.
    this.#refreshTimer = setTimeout(
      () => void this.refresh().catch(() => {}),
      Math.min(delay, LONGEST_TIMER_MS),
    );
    this.#setSignedIn(next);
  }

  #setSignedIn({ user, expiresAt }: StoredSession): void {
    const [profile, reconnecting] = [this.#profile, this.#reconnecting];
    this.#setState({ status: 'signedIn', user, expiresAt, profile, reconnecting });
  }

  #setState(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore();
