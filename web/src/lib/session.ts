// Who is signed in, for how long, and how the token is kept fresh. Framework-free: use-session.ts
// brings it to React, profile.ts fills the user from the product API.
import type { User } from '@vys/contract/accounts';
import type { TokenAnswer } from '@vys/contract/identity';
import { ApiError, isApiError } from './api-error.ts';
import { Backoff } from './backoff.ts';
import { forgetPerson, forgetTab } from './forget-person.ts';
import {
  endProviderSession,
  fetchUserInfo,
  grantByPasskey,
  grantByPassword,
  grantByRefresh,
  userFromInfo,
} from './identity-calls.ts';
import { isForeign, renewToken, type Tokens } from './session-refresh.ts';
import {
  announceLeaving,
  clearSession,
  hasForeignLeftovers,
  markLeftovers,
  readSession,
  type StoredSession,
  writeSession,
  writeUser,
} from './session-storage.ts';
import { TabSessions } from './tab-sessions.ts';

/** A token that ends within this time is refreshed before it is used (doc1 §9). */
export const REFRESH_MARGIN_MS = 30_000;
export const CHECK_EVERY_MS = 60_000;
export const EXPIRED_MESSAGE = 'Session expired, please login again';

/** Why nobody is signed in: never was, went, or the session ended by itself. */
export type Absence = 'none' | 'left' | 'expired';

/**
 * `reconnecting` while the session can be neither refreshed nor judged, because the server does not
 * decide: it goes on, whatever its expiry says, until the server refuses it.
 */
export type SessionState =
  | { status: 'restoring'; reconnecting: boolean }
  | { status: 'signedOut'; absence: Absence }
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

/** A session that came from another tab may be somebody else's than the one that ended here. */
function dropForeignLeftovers({ remember, user }: StoredSession): void {
  if (remember && user && hasForeignLeftovers(user.id)) forgetTab();
}

export class SessionStore {
  #held: StoredSession | undefined;
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
      this.#held?.remember === false && this.#held.sessionId ? this.#held : undefined,
    followRenewed: (session) => this.#followRenewed(session),
    followEnded: (sessionId, absence) => this.#followEnded(sessionId, absence),
  });

  readonly getState = (): SessionState => this.#state;

  /** Undefined also while the user of a session is not known yet. */
  get userId(): string | undefined {
    return this.#held?.user?.id;
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

  async #begin(grant: () => Promise<TokenAnswer>, remember: boolean): Promise<void> {
    const granted = await grant();
    const now = Date.now();
    const info = await fetchUserInfo(granted.access_token);
    if (hasForeignLeftovers(info.sub)) forgetTab();
    this.#profile = 'pending';
    clearSession(!remember);
    this.#keep({
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token,
      expiresAt: now + granted.expires_in * 1000,
      sessionId: granted.session_state ?? '',
      user: userFromInfo(info, new Date(now)),
      remember,
    });
  }

  /** Clears everything at once and tells the provider, whose answer changes nothing. */
  async signOut(): Promise<void> {
    const before = this.#held;
    if (before?.remember) announceLeaving();
    this.end('left');
    if (before?.refreshToken) await endProviderSession(before.refreshToken).catch(() => {});
  }

  /** Whoever leaves takes along all that is theirs; unsaved work outlives a session that expired. */
  end(absence: Absence): void {
    const before = this.#held;
    const remember = before?.remember ?? false;
    clearTimeout(this.#refreshTimer);
    this.#held = undefined;
    this.#reconnecting = false;
    clearSession(remember);
    const userId = before?.user?.id ?? '';
    if (absence === 'left') forgetPerson(userId, remember);
    if (absence === 'expired' && userId) markLeftovers(userId);
    if (before && !remember) this.tabs.announceEnded(before.sessionId, absence);
    this.tabs.update();
    this.#show({ status: 'signedOut', absence });
    // A refresh that waits for the server has nothing to wait for any more.
    this.#backoff.reset();
  }

  /**
   * Takes up a stored session, or the one of another tab: at once while its token lives, else by a
   * refresh, which takes as long as the server cannot decide.
   */
  async restore(): Promise<void> {
    const stored = readSession();
    if (stored) return this.#resume(stored);
    const found = await this.tabs.find();
    // Meanwhile somebody may have signed in in another tab.
    if (this.#state.status !== 'restoring') return;
    if (!found) return this.end('none');
    writeSession(found);
    await this.#resume(readSession() ?? found);
  }

  async #resume(stored: StoredSession): Promise<void> {
    dropForeignLeftovers(stored);
    // A name that was set stays set; without one it may have been set elsewhere meanwhile.
    this.#profile = stored.user?.vys_url ? 'loaded' : 'pending';
    if (!hasEnded(stored)) return this.#hold(stored);
    this.#held = stored;
    this.tabs.update();
    await this.refresh().catch(() => {});
  }

  /** Another tab changed the stored session: follow it. */
  followStorage(absence: Absence = 'expired'): void {
    const stored = readSession();
    if (!stored && this.#held) this.end(absence);
    else if (stored && stored.accessToken !== this.#held?.accessToken) {
      if (stored.user) this.#profile = 'loaded';
      dropForeignLeftovers(stored);
      this.#hold(stored);
    }
  }

  /** Somebody signed out in another tab. A session of this tab alone is another one. */
  followLeaving(): void {
    if (this.#held?.remember) this.end('left');
  }

  #followRenewed(renewed: StoredSession): void {
    const held = this.#held;
    if (held?.remember !== false || held.sessionId !== renewed.sessionId) return;
    if (renewed.expiresAt <= held.expiresAt) return;
    const { accessToken, refreshToken, expiresAt } = renewed;
    const next = { ...held, accessToken, refreshToken, expiresAt };
    writeSession(next);
    this.#hold(next);
  }

  #followEnded(sessionId: string, absence: Absence): void {
    if (this.#held?.remember === false && this.#held.sessionId === sessionId) this.end(absence);
  }

  /**
   * The tab, the machine or the network is back: a retry does not wait any longer, and a token that
   * ran out meanwhile is refreshed, as on start (SESSION-11).
   */
  wake(): void {
    this.#backoff.retryNow();
    if (this.#held && endsSoon(this.#held)) void this.refresh().catch(() => {});
  }

  /**
   * The authenticated check. An expired token is refreshed, and the server's refusal ends the session;
   * without a refresh token there is nothing to try, and it ends here.
   */
  isAuthenticated(): boolean {
    if (this.#held && hasEnded(this.#held)) void this.refresh().catch(() => {});
    return this.#held !== undefined;
  }

  /**
   * The token to send, refreshed if it is about to end; undefined when nobody is signed in. While the
   * server does not decide about the refresh, a token that still lives serves.
   */
  async findFreshToken(): Promise<string | undefined> {
    const held = this.#held;
    if (!held) return undefined;
    if (!endsSoon(held)) return held.accessToken;
    const refreshed = this.refresh();
    if (hasEnded(held)) return refreshed;
    return Promise.race([refreshed, this.#undecided?.then(() => held.accessToken) ?? refreshed]);
  }

  /** A token other than the one just refused: somebody else's newer one, or a refreshed one. */
  async replaceToken(refused: string): Promise<string> {
    if (this.#held && this.#held.accessToken !== refused) return this.#held.accessToken;
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
    if (token === undefined) throw failure('not_authenticated', 'Not authenticated');
    return userFromInfo(await fetchUserInfo(token), new Date());
  }

  setUser(user: User): void {
    if (!this.#held) return;
    this.#held = { ...this.#held, user };
    this.#profile = 'loaded';
    writeUser(user, this.#held.remember);
    this.#showSignedIn(this.#held);
  }

  /** The profile could not be loaded: go on with what is known. */
  doWithoutProfile(): void {
    if (!this.#held || this.#profile !== 'pending') return;
    this.#profile = 'failed';
    this.#showSignedIn(this.#held);
  }

  async #refresh(): Promise<string> {
    const before = this.#held;
    if (!before?.refreshToken) {
      if (before) this.end('expired');
      throw failure('no_refresh_token', 'No refresh token available');
    }
    const isStillHeld = () => this.#held?.accessToken === before.accessToken;
    const keep = (tokens: Tokens) => {
      if (!isStillHeld()) throw new Error('the session changed while it was refreshed');
      this.#keep({ ...before, ...tokens, user: this.#held?.user ?? before.user });
    };
    try {
      await renewToken(before, {
        readStored: readSession,
        catchUp: () => this.#catchUp(before),
        grant: grantByRefresh,
        keep,
        follow: () => this.followStorage(),
        isWanted: isStillHeld,
        onUndecided: (error) => this.#waitForServer(error),
        backoff: this.#backoff,
      });
    } catch {
      // The server refused it, unless another session took its place meanwhile.
      if (isStillHeld()) this.end('expired');
    }
    // What one user began is not sent in the name of another.
    if (!this.#held || isForeign(this.#held, before)) {
      throw failure('session_expired', EXPIRED_MESSAGE);
    }
    return this.#held.accessToken;
  }

  /** The tokens of a session per tab may be newer in other tabs: this one slept, or is a copy. */
  async #catchUp(before: StoredSession): Promise<void> {
    if (before.remember || !before.sessionId) return;
    const newest = await this.tabs.find(before.sessionId);
    if (newest) this.#followRenewed(newest);
  }

  /** No decision of the server: the session goes on, and shows that it cannot be confirmed. */
  #waitForServer(error: unknown): void {
    this.#reportUndecided();
    const held = this.#held;
    // A server that responds, but is too busy to refresh, is no outage as long as the token lives.
    const isReached = isApiError(error) && error.answered;
    if (!held || (isReached && !hasEnded(held))) return;
    this.#reconnecting = true;
    const isUnknown = this.#state.status === 'restoring' && !held.user;
    if (isUnknown) this.#show({ status: 'restoring', reconnecting: true });
    else this.#showSignedIn(held);
  }

  #keep(next: StoredSession): void {
    writeSession(next);
    this.#hold(next);
    if (!next.remember) this.tabs.announceRenewed(next);
  }

  /** Takes over a session and plans its refresh. */
  #hold(next: StoredSession): void {
    this.#held = next;
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
    this.#showSignedIn(next);
  }

  #showSignedIn({ user, expiresAt }: StoredSession): void {
    const [profile, reconnecting] = [this.#profile, this.#reconnecting];
    this.#show({ status: 'signedIn', user, expiresAt, profile, reconnecting });
  }

  #show(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore();
