// Security events of an account. Emitted by identity; a higher module notifies the user.

import type { Language } from '@vys/contract/language/languages';
import type { Db } from '../../../platform/db/db.ts';
import type { Text } from '../../../platform/language/text.ts';

export type RemovedFactors = {
  /** Their names. */
  readonly passkeys: readonly string[];
  readonly hasApp: boolean;
  /** Their names. */
  readonly apiKeys: readonly string[];
};

export type SecurityEvent = {
  readonly userId: string;
  /** The address to notify, where it is known; it is looked up otherwise, which needs the user. */
  readonly email?: string;
} & (
  | {
      /**
       * `refresh_token_reused`: the session was revoked. `refresh_token_wrong_device`: used without the device
       * cookie of its session; emitted once per session.
       */
      readonly kind: 'refresh_token_reused' | 'refresh_token_wrong_device' | 'new_device';
      /** Like "Firefox on Linux"; empty when unknown. */
      readonly device: Text;
    }
  | {
      readonly kind:
        | 'password_changed'
        | 'mfa_enabled'
        | 'mfa_disabled'
        | 'recovery_codes_renewed'
        | 'recovery_code_used'
        /** Too many wrong codes after a correct password. Emitted once a day. */
        | 'mfa_bruteforce'
        | 'email_confirmed'
        /** Goes to the address before. */
        | 'email_changed';
    }
  | {
      /** Emitted before the user is deleted, in the same transaction. */
      readonly kind: 'account_deleted';
      /** Of the operator who deleted it. */
      readonly reason?: string | undefined;
      /** Of the account, which is gone already. */
      readonly language?: Language | undefined;
    }
  | {
      /** By an emailed link. */
      readonly kind: 'password_reset';
      /** What was added recently, perhaps by an attacker. */
      readonly removed: RemovedFactors;
      /** The names of those that still sign in. */
      readonly remainingPasskeys: readonly string[];
      /** The names of those that still work. */
      readonly remainingApiKeys: readonly string[];
    }
  | {
      readonly kind: 'passkey_added' | 'passkey_removed' | 'api_key_created' | 'api_key_revoked';
      /** As its owner called it. */
      readonly name: string;
    }
);

/** Takes part in the transaction of `db`: nothing is sent when it rolls back. */
export type SecurityEventHandler = (db: Db, event: SecurityEvent) => Promise<void>;
