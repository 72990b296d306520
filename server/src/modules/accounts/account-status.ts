// The status of an account: whether its email address is verified, and whether its user is an operator.

import type { Db } from '../../platform/db/db.ts';
import type { Caller } from '../../platform/http/http.ts';
import type { Identity } from '../identity/index.ts';

export type AccountStatus = {
  /** Whether the address that the user signs in with was confirmed. */
  isVerified(userId: string): Promise<boolean>;
  /** Named in the configuration by the confirmed address they sign in with (TIER-13). */
  isOperator(caller: Caller): Promise<boolean>;
  /** The same of any user. */
  isOperatorId(userId: string): Promise<boolean>;
};

type Deps = {
  db: Db;
  identity: Pick<Identity, 'findAddress'>;
  /** Addresses of operators, in lower case. */
  operators?: readonly string[];
};

export function createAccountStatus({ db, identity, operators = [] }: Deps): AccountStatus {
  return {
    async isVerified(userId) {
      return (await identity.findAddress(db, userId))?.isVerified ?? false;
    },
    /**
     * The address of the token must still be the one on record, and confirmed: anyone can sign up under
     * an address. Without a mail server the link is in the data folder, for the person at the machine.
     */
    async isOperator({ userId, email }) {
      if (!operators.includes(email.toLowerCase())) return false;
      const address = await identity.findAddress(db, userId);
      return address?.email === email && address.isVerified;
    },
    async isOperatorId(userId) {
      const address = await identity.findAddress(db, userId);
      return address?.isVerified === true && operators.includes(address.email.toLowerCase());
    },
  };
}
