// What the product asks of an identity provider: the embedded issuer is one, an adapter to a foreign
// one is another. routes.ts and the door know no more than this.
import type { TokenAnswer, tokenFormSchema, UserInfo } from '@vys/contract/identity';
import type { z } from 'zod';
import type { Db, Trx } from '../kit/db.ts';
import type { Caller } from '../kit/http.ts';
import type { SecondFactors } from './second-factors.ts';

export type TokenForm = z.output<typeof tokenFormSchema>;

/** Who sends a request, as far as the request itself tells. */
export type Visitor = {
  readonly ip: string;
  readonly userAgent: string;
  /** Browsers say where a request comes from (Fetch Metadata, Origin); other programs do not. */
  readonly isBrowser: boolean;
  /** Values of the binding cookie, the newest first. */
  readonly bindings: readonly string[];
};

export type Granted = {
  readonly answer: TokenAnswer;
  /** To be set as the binding cookie. */
  readonly bindings?: readonly string[];
};

export type NewAccount = {
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
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

export type DeviceSession = {
  readonly id: string;
  readonly isCurrent: boolean;
  /** Like "Firefox on Linux"; empty when unknown. */
  readonly device: string;
  readonly address: string;
  readonly signedInAt: Date;
  readonly lastUsedAt: Date;
};

/** Errors are OAuthFailure where the realm's own endpoints answer, else Failure. */
export type IdentityProvider = AccountLife & {
  /** The realm's endpoints, with the words of Keycloak. */
  grant(form: TokenForm, visitor: Visitor): Promise<Granted>;
  end(form: Pick<TokenForm, 'client_id' | 'refresh_token'>, visitor: Visitor): Promise<void>;
  userInfo(accessToken: string | undefined): Promise<UserInfo>;
  describe(): Promise<{ issuer: string } & Record<string, unknown>>;
  listKeys(): Promise<({ kid: string } & Record<string, unknown>)[]>;
  /** Throws when nobody can be told who calls; the embedded issuer needs nothing but the database. */
  checkReady?(): Promise<void>;
  /** What has to be done now and then; any process may, any number of times. */
  upkeep?(): Promise<void>;

  /** Undefined for a token that is not valid (any more). */
  findCaller(accessToken: string): Promise<Caller | undefined>;
  /** May be remembered for five seconds. */
  isSessionLive(session: { id: string; userId: string }): Promise<boolean>;
  /** The newest use first. */
  listSessions(caller: Caller): Promise<DeviceSession[]>;
  /** Throws identity.session_not_found, for sessions of others too. */
  endSession(caller: Caller, sessionId: string): Promise<void>;
  endSessions(caller: Caller, scope: 'others' | 'all'): Promise<void>;
  /** Throws identity.email_taken, identity.username_taken, identity.password_weak. */
  register(account: NewAccount): Promise<RegisteredUser>;
  findAddress(db: Db, userId: string): Promise<Address | undefined>;
  findUserIdByName(db: Db, username: string): Promise<string | undefined>;
  /** A taken username is a unique violation. */
  updateNames(db: Db, userId: string, names: NameChange): Promise<void>;
  /** Undefined when the provider keeps these to itself. */
  readonly secondFactors?: SecondFactors;
};

export type PasswordChange = { readonly current: string; readonly next: string };

/** The life of an account after registration. */
export type AccountLife = {
  /**
   * Ends all other sessions of the caller. Throws identity.password_wrong, identity.password_weak,
   * identity.managed_elsewhere.
   */
  changePassword(caller: Caller, change: PasswordChange): Promise<void>;
  /**
   * Mails a link if somebody has that address. Answers before it looks, so that neither the answer nor
   * its time tells whether.
   */
  requestReset(email: string): Promise<void>;
  /**
   * Ends all sessions, confirms the address, removes factors that were added not long ago. Throws identity.link_invalid,
   * identity.password_weak, identity.managed_elsewhere.
   */
  resetPassword(token: string, next: string): Promise<void>;
  /** Does nothing for an address that is confirmed already. */
  sendVerification(userId: string): Promise<void>;
  /** Throws identity.link_invalid, identity.managed_elsewhere. */
  verifyEmail(token: string): Promise<void>;
  /**
   * The last step of a deletion, so that a foreign provider is asked when everything here is gone, and
   * its refusal undoes that. Sessions end with the user: call what it gives when the transaction is
   * committed, so that this process refuses the access tokens at once.
   */
  deleteUser(trx: Trx, userId: string): Promise<() => void>;
  /**
   * What the provider keeps about a user, for their export, as JSON by the name of the file: no hashes,
   * no secrets.
   */
  exportUser(db: Db, userId: string): Promise<Record<string, unknown>>;
  /** When what goes on in the background is done. */
  settled(): Promise<void>;
};
