// The part of an identity provider that manages MFA: authenticator app, recovery codes, passkeys. A provider
// that manages these itself has none, and the routes respond with identity.managed_elsewhere.
import type { Caller } from '../../../platform/http/http.ts';
import type { ClientInfo } from './provider.ts';

export type Passkey = {
  readonly id: string;
  readonly name: string;
  /** Kept by a service that copies it between devices. */
  readonly synced: boolean;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export type MfaState = {
  readonly isTotpOn: boolean;
  readonly recoveryCodesLeft: number;
  readonly passkeys: readonly Passkey[];
};

/** Options for the browser in the JSON form of WebAuthn level 3. */
export type PasskeyOptions = { challenge: string } & Record<string, unknown>;

/** Methods that take a password throw identity.password_wrong, and rate.limited after too many wrong ones. */
export type MfaProvider = {
  find(userId: string): Promise<MfaState>;
  /** Throws identity.totp_enabled. */
  startTotpEnrollment(caller: Caller, password: string): Promise<{ secret: string; url: string }>;
  /** Gives the recovery codes. Throws identity.code_wrong, identity.totp_not_started. */
  confirmTotp(caller: Caller, code: string): Promise<string[]>;
  /** Does nothing when it is off already. */
  disableTotp(caller: Caller, password: string): Promise<void>;
  /** Throws identity.totp_not_started. */
  renewRecoveryCodes(caller: Caller, password: string): Promise<string[]>;
  /** Throws identity.passkey_refused for one too many. */
  createPasskeyOptions(caller: Caller, password: string): Promise<PasskeyOptions>;
  /** Throws identity.passkey_refused. */
  addPasskey(caller: Caller, made: { name: string; credential: { id: string } }): Promise<Passkey>;
  /** Throws identity.passkey_not_found, for those of others too. */
  removePasskey(caller: Caller, id: string): Promise<void>;
  /** The response to it goes to the token endpoint. */
  createPasskeySignInOptions(clientInfo: ClientInfo): Promise<PasskeyOptions>;
};
