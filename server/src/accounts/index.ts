// The door of the accounts room: profiles, public names, tiers and allowances.
import type { Tier } from '@vys/contract/plans';
import type { Identity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { Bind, Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mail.ts';
import { findFormerName, listFormerNames } from './former-names-store.ts';
import { createMeter, type Meter } from './meter.ts';
import { createNames, type ProfileChange } from './names.ts';
import { isReserved } from './reserved-names.ts';
import { bindRoutes } from './routes.ts';
import { createService } from './service.ts';
import { type Account, findAccount, findAccountByPublicName } from './store.ts';

export type { ProfileChange } from './names.ts';
export type { Account } from './store.ts';

export type Accounts = Omit<Meter, 'aiUsage'> & {
  bind(bind: Bind): void;
  /** Row made at the first sight of a token. */
  getAccount(caller: Caller): Promise<Account>;
  findAccount(db: Db, userId: string): Promise<Account | undefined>;
  findByPublicName(db: Db, vysUrl: string): Promise<Account | undefined>;
  /** Whose page a public name led to that was given up not long ago. */
  findByFormerName(db: Db, name: string): Promise<Account | undefined>;
  listFormerNames(db: Db, userId: string): Promise<string[]>;
  /** Throws accounts.username_unavailable. `vysUrl` sets the username too. */
  changeProfile(caller: Caller, change: ProfileChange): Promise<Account>;
  /** Whether the address that somebody signs in with was confirmed. */
  isVerified(userId: string): Promise<boolean>;
  /** Named in the configuration by the address they sign in with (TIER-13). */
  isOperator(caller: Caller): Promise<boolean>;
  /** For whoever has seen the money; checks nothing. */
  changeTier(userId: string, tier: Tier): Promise<void>;
  /** Called after a change that moves or switches a public page, or changes what its tier shows. */
  onPublicFaceChange(listener: (userId: string) => void): void;
};

export type AccountsDeps = {
  db: Db;
  identity: Identity;
  clock: Clock;
  pagesOrigin: string;
  /** Addresses of operators, in lower case. */
  operators?: readonly string[];
  mail: Pick<Mailer, 'isConfigured'>;
  log: Logger;
};

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity, clock, pagesOrigin, operators = [], mail, log } = deps;
  const listeners: ((userId: string) => void)[] = [];

  function tellChange(userId: string): void {
    for (const listener of listeners) {
      try {
        listener(userId);
      } catch (error) {
        log.error({ err: error, userId }, 'a listener to account changes failed');
      }
    }
  }

  const { aiUsage, ...allowances } = createMeter(clock);
  const names = createNames({ db, identity, clock });
  identity.holdNames(
    async (name) =>
      isReserved(name) || (await findFormerName(db, name, clock.now())) !== undefined,
  );
  const service = createService({ db, names, clock, tellChange });
  const meter = { ...allowances, aiUsage };

  /** The address of the token must still be the one on record, and confirmed where it can be. */
  async function isOperator({ userId, email }: Caller): Promise<boolean> {
    if (!operators.includes(email.toLowerCase())) return false;
    const address = await identity.findAddress(db, userId);
    return address?.email === email && (address.isVerified || !mail.isConfigured);
  }

  async function isVerified(userId: string): Promise<boolean> {
    return (await identity.findAddress(db, userId))?.isVerified ?? false;
  }

  return {
    ...allowances,
    bind: (bind) =>
      bindRoutes(bind, {
        db,
        names,
        service,
        meter,
        spendNameCheck: (ip) => identity.spend('checkUsername.address', ip),
        isOperator,
        isVerified,
        pagesOrigin,
      }),
    getAccount: service.getAccount,
    findAccount,
    findByPublicName: findAccountByPublicName,
    async findByFormerName(connection, name) {
      const former = await findFormerName(connection, name, clock.now());
      return former?.ownerId ? findAccount(connection, former.ownerId) : undefined;
    },
    listFormerNames: (connection, userId) => listFormerNames(connection, userId, clock.now()),
    changeProfile: service.changeProfile,
    isVerified,
    isOperator,
    changeTier: service.changeTier,
    onPublicFaceChange: (listener) => void listeners.push(listener),
  };
}
