// Who is signed in, for how long, and how the token is kept fresh. Framework-free: use-session.ts
// brings it to React, profile.ts fills the user from the product API.
import type { User } from '@vys/contract/accounts';
import type { TokenAnswer } from '@vys/contract/identity';
import { ApiError } from './api-error.ts';
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

/** A token that ends within this time is refreshed before it is used (doc1 §9). */
export const REFRESH_MARGIN_MS = 30_000;
export const CHECK_EVERY_MS = 60_000;
export const EXPIRED_MESSAGE = 'Session expired, please login again';

/** Why nobody is signed in: never was, went, or the session ended by itself. */
export type Absence = 'none' | 'left' | 'expired';

export type SessionState =
  | { status: 'restoring' }
  | { status: 'signedOut'; absence: Absence }
  | { status: 'signedIn'; user: User | null; expiresAt: number; profile: ProfileState };

/** `pending` while the user is only what the provider or the storage said; `failed` keeps that. */
export type ProfileState = 'pending' | 'loaded' | 'failed';

/** When to refresh a token of this lifetime, in milliseconds from now (doc1 §4). */
export const refreshDelay = (lifetimeMs: number): number =>
  Math.max(lifetimeMs - 60_000, lifetimeMs / 2);

const LONGEST_TIMER_MS = 2 ** 31 - 1;

const endsSoon = ({ expiresAt }: StoredSession): boolean =>
  expiresAt - Date.now() <= REFRESH_MARGIN_MS;

const failure = (code: string, message: string) => new ApiError({ code, message, status: 401 });

/** A session that came from another tab may be somebody else's than the one that ended here. */
function dropForeignLeftovers({ remember, user }: StoredSession): void {
  if (remember && user && hasForeignLeftovers(user.id)) forgetTab();
}

export class SessionStore {
  #held: StoredSession | undefined;
  #state: SessionState = { status: 'restoring' };
  #profile: ProfileState = 'pending';
  #refreshing: Promise<string> | undefined;
  #refreshTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #listeners = new Set<() => void>();

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
    this.#keep({
      accessToken: granted.access_token,
      refreshToken: granted.refresh_token,
      expiresAt: now + granted.expires_in * 1000,
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
    clearTimeout(this.#refreshTimer);
    this.#held = undefined;
    clearSession();
    const userId = before?.user?.id ?? '';
    if (absence === 'left') forgetPerson(userId);
    if (absence === 'expired' && userId) markLeftovers(userId);
    this.#show({ status: 'signedOut', absence });
  }

  /** Takes up a stored session: at once while its token lives, else by a refresh. */
  async restore(): Promise<void> {
    const stored = readSession();
    if (!stored) return this.end('none');
    dropForeignLeftovers(stored);
    // A name that was set stays set; without one it may have been set elsewhere meanwhile.
    this.#profile = stored.user?.vys_url ? 'loaded' : 'pending';
    if (stored.expiresAt > Date.now()) return this.#hold(stored);
    this.#held = stored;
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

  /**
   * The machine or the tab slept, and with it the timers: a token that ran out meanwhile is refreshed,
   * as on start (SESSION-11), before a check ends the session.
   */
  wake(): void {
    if (this.#held && endsSoon(this.#held)) this.#refreshWhenOnline();
  }

  /** The authenticated check: an expired token clears everything, unless its refresh is under way. */
  isAuthenticated(): boolean {
    const expired = this.#held !== undefined && this.#held.expiresAt <= Date.now();
    if (expired && !this.#refreshing) this.end('expired');
    return this.#held !== undefined;
  }

  /** The token to send, refreshed if it is about to end; undefined when nobody is signed in. */
  async findFreshToken(): Promise<string | undefined> {
    if (!this.#held) return undefined;
    return endsSoon(this.#held) ? this.refresh() : this.#held.accessToken;
  }

  /** A token other than the one just refused: somebody else's newer one, or a refreshed one. */
  async replaceToken(refused: string): Promise<string> {
    if (this.#held && this.#held.accessToken !== refused) return this.#held.accessToken;
    return this.refresh();
  }

  /** One refresh at a time, in this tab and among tabs. Resolves with the token to use. */
  refresh(): Promise<string> {
    this.#refreshing ??= this.#refresh().finally(() => {
      this.#refreshing = undefined;
    });
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
      const follow = () => this.followStorage();
      await renewToken(before, { readStored: readSession, grant: grantByRefresh, keep, follow });
    } catch {
      // Unless another session took its place meanwhile, this one is over.
      if (isStillHeld()) this.end('expired');
    }
    // What one user began is not sent in the name of another.
    if (!this.#held || isForeign(this.#held, before)) {
      throw failure('session_expired', EXPIRED_MESSAGE);
    }
    return this.#held.accessToken;
  }

  #keep(next: StoredSession): void {
    writeSession(next);
    this.#hold(next);
  }

  /** Takes over a session and plans its refresh. */
  #hold(next: StoredSession): void {
    this.#held = next;
    clearTimeout(this.#refreshTimer);
    const delay = Math.max(0, refreshDelay(next.expiresAt - Date.now()));
    // A longer one than browsers can count would end at once.
    this.#refreshTimer = setTimeout(
      () => this.#refreshWhenOnline(),
      Math.min(delay, LONGEST_TIMER_MS),
    );
    this.#showSignedIn(next);
  }

  #showSignedIn({ user, expiresAt }: StoredSession): void {
    this.#show({ status: 'signedIn', user, expiresAt, profile: this.#profile });
  }

  #refreshWhenOnline(): void {
    const refresh = () => void this.refresh().catch(() => {});
    if (navigator.onLine) refresh();
    else window.addEventListener('online', refresh, { once: true });
  }

  #show(next: SessionState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}

export const session = new SessionStore();
