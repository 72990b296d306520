// The door of the identity room: the embedded issuer, registration, and who calls with a token.
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Bind, FindCaller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import { createTokens } from './access-token.ts';
import { openKeys } from './keys.ts';
import { createLiveness } from './liveness.ts';
import { createPasswords, type PasswordCost } from './passwords.ts';
import { bindRoutes } from './routes.ts';
import { MINUTE } from './rules.ts';
import {
  createRegistration,
  findBearer,
  type NameChange,
  type NewAccount,
  type RegisteredUser,
  toCaller,
  updateNames,
} from './service.ts';
import { createSessions } from './sessions.ts';
import { findUserById, findUserIdByName } from './store.ts';
import { createThrottle } from './throttle.ts';
import { createTokenEndpoint } from './token-endpoint.ts';

export type { NewAccount, RegisteredUser } from './service.ts';

export type Identity = {
  findCaller: FindCaller;
  bind(bind: Bind): void;
  /** Throws identity.email_taken or identity.username_taken. */
  registerUser(account: NewAccount): Promise<RegisteredUser>;
  /** Who signs in under that username. */
  findUserIdByName(db: Db, username: string): Promise<string | undefined>;
  /** Usernames that nobody may register although no user has them. */
  holdNames(isHeld: IsHeld): void;
  /** The address that a user signs in with. */
  findEmail(db: Db, userId: string): Promise<string | undefined>;
  /** Keeps the identity's names equal to the profile's. A taken username is a unique violation. */
  updateNames(db: Db, userId: string, names: NameChange): Promise<void>;
};

type IsHeld = (username: string) => Promise<boolean>;

export type IdentityDeps = {
  db: Db;
  /** Address of the realm, as it stands in tokens. */
  issuer: string;
  clock: Clock;
  log: Logger;
  /** For new password hashes; the standard unless told. */
  passwordCost?: PasswordCost;
};

export async function createIdentity(deps: IdentityDeps): Promise<Identity> {
  const { db, issuer, clock, log } = deps;
  const keys = await openKeys(db, clock);
  const tokens = createTokens({ keys, issuer, clock });
  const passwords = createPasswords(deps.passwordCost);
  const liveness = createLiveness({ db, clock });
  const sessions = createSessions({ db, clock, passwords, liveness, log });
  const throttles = {
    address: createThrottle({ clock, free: 100, longestMs: MINUTE, forgetMs: 15 * MINUTE }),
    account: createThrottle({ clock, free: 15, longestMs: 5 * MINUTE, forgetMs: 30 * MINUTE }),
  };
  const tokenEndpoint = createTokenEndpoint({ sessions, tokens, clock, throttles });
  let isHeld: IsHeld = async () => false;
  const registerUser = createRegistration({
    db,
    clock,
    passwords,
    isHeld: (username) => isHeld(username),
  });

  return {
    async findCaller(accessToken) {
      const bearer = await findBearer({ tokens, liveness }, accessToken);
      return bearer?.isLive ? toCaller(bearer.claims) : undefined;
    },
    bind: (bind) =>
      bindRoutes(bind, { db, clock, issuer, keys, tokens, liveness, tokenEndpoint, registerUser }),
    registerUser,
    findUserIdByName,
    findEmail: async (connection, userId) => (await findUserById(connection, userId))?.email,
    holdNames(check) {
      isHeld = check;
    },
    updateNames: (connection, userId, names) => updateNames(connection, userId, names, clock.now()),
  };
}
