// What happens to the ways into an account. The identity room tells it; who is right of it writes to people.
import type { Db } from '../kit/db.ts';

export type RemovedFactors = {
  /** Their names. */
  readonly passkeys: readonly string[];
  readonly hasApp: boolean;
};

export type SecurityEvent = { readonly userId: string } & (
  | {
      readonly kind: /** An old refresh token came again; the session was ended. */
        | 'refresh_token_reused'
        /** A refresh token came without the cookie of its browser. Told once per session. */
        | 'refresh_token_elsewhere'
        | 'new_device';
      /** Like "Firefox on Linux"; empty when unknown. */
      readonly device: string;
    }
  | {
      readonly kind:
        | 'password_changed'
        | 'second_factor_on'
        | 'second_factor_off'
        | 'recovery_codes_renewed'
        | 'recovery_code_used'
        /** Too many wrong codes after a right password. Told once a day. */
        | 'codes_guessed'
        | 'email_confirmed'
        /** To be told before the user is removed, in the same transaction. */
        | 'account_deleted';
    }
  | {
      /** By an emailed link. */
      readonly kind: 'password_reset';
      /** What was added not long ago, perhaps by somebody else. */
      readonly removed: RemovedFactors;
      /** The names of those that still sign in. */
      readonly keptPasskeys: readonly string[];
    }
  | {
      readonly kind: 'passkey_added' | 'passkey_removed';
      /** As its owner called it. */
      readonly name: string;
    }
);

/** Within a transaction people hear of it if that is committed. */
export type TellSecurity = (db: Db, event: SecurityEvent) => Promise<void>;
