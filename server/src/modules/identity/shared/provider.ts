// What the product requires of an identity provider: the embedded issuer is one, an adapter to a foreign
// one is another. routes.ts and index.ts know no more than this.

import type { TokenResponse, tokenFormSchema, UserInfo } from '@vys/contract/identity/identity';
import type { Language } from '@vys/contract/language/languages';
import type { z } from 'zod';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { Text } from '../../../platform/language/text.ts';
import type { MfaProvider } from './mfa-provider.ts';

export type TokenForm = z.output<typeof tokenFormSchema>;

/** Who sends a request, as far as the request itself shows. */
export type ClientInfo = {
  readonly ip: string;
  readonly userAgent: string;
  /** Browsers say where a request comes from (Fetch Metadata, Origin); other programs do not. */
  readonly isBrowser: boolean;
  /** Device ids of the device cookie, the newest first. */
  readonly deviceIds: readonly string[];
};

export type Granted = {
  readonly response: TokenResponse;
  /** To be set as the device cookie. */
  readonly deviceIds?: readonly string[];
};

/** The language that a user reads emails in. */
export type FindLanguage = (db: Db, userId: string) => Promise<Language>;

export type NewAccount = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  /** That of the emails about it; English where none is given. */
  readonly language?: Language | undefined;
};

export type RegisteredUser = {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type NameChange = { username?: string; fullName?: string };

export type Address = { readonly email: string; readonly isVerified: boolean };

/** Who a user is in the eyes of other modules. */
export type UserNames = Pick<Caller, 'email' | 'username' | 'fullName'>;

export type DeviceSession = {
  readonly id: string;
  readonly isCurrent: boolean;
  /** Like "Firefox on Linux"; empty when unknown. */
  readonly device: Text;
  readonly address: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
};

/** Errors are OAuthError where the realm's own endpoints respond, else AppError. */
export type IdentityProvider = AccountLifecycle & {
  /** The realm's endpoints, with the words of Keycloak. */
  grant(form: TokenForm, clientInfo: ClientInfo): Promise<Granted>;
  end(form: Pick<TokenForm, 'client_id' | 'refresh_token'>, clientInfo: ClientInfo): Promise<void>;
  userInfo(accessToken: string | undefined): Promise<UserInfo>;
  describe(): Promise<{ issuer: string } & Record<string, unknown>>;
  listKeys(): Promise<({ kid: string } & Record<string, unknown>)[]>;
  /** Throws when callers cannot be identified; the embedded issuer needs nothing but the database. */
  checkReady?(): Promise<void>;
  /** Periodic maintenance; safe to run in any process, any number of times. */
  runMaintenance?(): Promise<void>;

  /** Undefined for a token that is not valid (any more). */
  findCaller(accessToken: string): Promise<Caller | undefined>;
  /** May be cached for five seconds. */
  isSessionActive(session: { id: string; userId: string }): Promise<boolean>;
  /** Sessions that another process ended: from now on this one rejects their access tokens. */
  acceptEndedSessions(sessionIds: readonly string[]): void;
  /** The newest use first. */
  listSessions(caller: Pick<Caller, 'userId' | 'sessionId'>): Promise<DeviceSession[]>;
  /** Throws identity.session_not_found, for sessions of others too. */
  endSession(caller: Caller, sessionId: string): Promise<void>;
  endSessions(caller: Pick<Caller, 'userId' | 'sessionId'>, scope: 'others' | 'all'): Promise<void>;
  /**
   * For operators. A user who is not enabled has no session and gets none. Where `remote` is set, what is done there
   * goes first, and this ends only what this server remembers.
   */
  setEnabled(trx: Trx, userId: string, isEnabled: boolean): Promise<void>;
  /** All of a user, for operators; the same. */
  endUserSessions(trx: Trx, userId: string): Promise<void>;
  /** Throws identity.email_taken, identity.username_taken, identity.password_weak. */
  register(account: NewAccount): Promise<RegisteredUser>;
  findAddress(db: Db, userId: string): Promise<Address | undefined>;
  isAddressTaken(db: Db, email: string): Promise<boolean>;
  /**
   * Ends the links in emails that were sent to the address before. `alongside` runs in the transaction of the change, or
   * after it where `remote` is set. Throws identity.email_taken.
   */
  setAddress(
    userId: string,
    address: Address,
    alongside: (trx: Trx) => Promise<void>,
  ): Promise<void>;
  findUserIdByName(db: Db, username: string): Promise<string | undefined>;
  /** Undefined for a user who is gone or locked out. May be cached for five seconds. */
  findUser(db: Db, userId: string): Promise<UserNames | undefined>;
  /**
   * Undefined when the provider keeps passwords to itself. Throws identity.password_wrong, or rate.limited after too
   * many wrong ones.
   */
  reauthenticate?(userId: string, password: string): Promise<void>;
  /**
   * Whether the session of the caller is active; until the transaction ends, the password is not changed and the user
   * not deleted. Undefined when sessions are not in this database.
   */
  lockSession?(trx: Trx, caller: Caller, now: Date): Promise<boolean>;
  /** A taken username is a unique violation. Never within a transaction where `remote` is set. */
  updateNames(db: Db, userId: string, names: NameChange): Promise<void>;
  /** Of a provider on another server, whose changes take no part in our transactions. */
  readonly remote?: {
    /** A user who is gone already is no error. */
    removeUser(userId: string): Promise<void>;
    setEnabled(userId: string, isEnabled: boolean): Promise<void>;
    endUserSessions(userId: string): Promise<void>;
  };
  /** Undefined when the provider manages MFA itself. */
  readonly mfa?: MfaProvider;
};

export type PasswordChange = { readonly current: string; readonly next: string };

/** The lifecycle of an account after registration. */
export type AccountLifecycle = {
  /**
   * Ends all other sessions of the caller. Throws identity.password_wrong, identity.password_weak,
   * identity.managed_elsewhere.
   */
  changePassword(caller: Caller, change: PasswordChange): Promise<void>;
  /** Throws identity.password_wrong, identity.managed_elsewhere. */
  checkPassword(userId: string, password: string): Promise<void>;
  /**
   * Emails a link if a user has that address. Responds before the lookup, so that neither the response nor
   * its time reveals whether one has.
   */
  requestReset(email: string): Promise<void>;
  /**
   * Ends all sessions, confirms the address, removes factors that were added recently. Throws
   * identity.link_invalid, identity.password_weak, identity.managed_elsewhere.
   */
  resetPassword(token: string, next: string): Promise<void>;
  /** Leaves the link as it is. Throws identity.link_invalid, identity.managed_elsewhere. */
  checkResetLink(token: string): Promise<void>;
  /** Does nothing for an address that is confirmed already. */
  sendVerification(userId: string): Promise<void>;
  /** Throws identity.link_invalid, identity.managed_elsewhere. */
  verifyEmail(token: string): Promise<void>;
  /**
   * What this database holds of the user; the user of a remote provider is removed before. Sessions end with the
   * commit: from then on this process rejects the access tokens.
   */
  deleteUser(trx: Trx, userId: string): Promise<void>;
  /**
   * The data of the provider about a user, for their export, as JSON by file name; no hashes, no secrets.
   */
  exportUserData(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** Resolves when background tasks are done. */
  drain(): Promise<void>;
};
