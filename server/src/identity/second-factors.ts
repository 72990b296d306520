// What the product asks of a provider that lets people manage their second factors here. A provider
// that keeps them to itself has none of this, and the routes say so.
import type { Caller } from '../kit/http.ts';
import type { Visitor } from './provider.ts';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** Kept by a service that copies it between devices. */
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type SecondFactorState = {
  readonly isTotpOn: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
};

/** Options for the browser in the JSON form of WebAuthn level 3. */
export type PasskeyOptions = { challenge: string } & Record<string, unknown>;

/** What takes a password throws identity.password_wrong, and rate.limited after too many wrong ones. */
export type SecondFactors = {
  find(userId: string): Promise<SecondFactorState>;
  /** Throws identity.totp_enabled. */
  beginTotp(caller: Caller, password: string): Promise<{ secret: string; url: string }>;
  /** Gives the recovery codes. Throws identity.code_wrong, identity.totp_not_begun. */
  confirmTotp(caller: Caller, code: string): Promise<string[]>;
  /** Does nothing when it is off already. */
  disableTotp(caller: Caller, password: string): Promise<void>;
  /** Throws identity.totp_not_begun. */
  renewRecoveryCodes(caller: Caller, password: string): Promise<string[]>;
  /** Throws identity.passkey_refused for one too many. */
  beginPasskey(caller: Caller, password: string): Promise<PasskeyOptions>;
  /** Throws identity.passkey_refused. */
  addPasskey(caller: Caller, made: { name: string; credential: { id: string } }): Promise<Passkey>;
  /** Throws identity.passkey_not_found, for those of others too. */
  removePasskey(caller: Caller, id: string): Promise<void>;
  /** The answer to it goes to the token endpoint. */
  beginPasskeySignIn(visitor: Visitor): Promise<PasskeyOptions>;
};
