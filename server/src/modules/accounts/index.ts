// Entry point of the accounts module: profiles, public names, tiers and allowances.

import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Tier } from '@vys/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import { clearBounce } from '../../platform/email/suppression-store.ts';
import type { Bind, Caller } from '../../platform/http/http.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/log/log.ts';
import { createRateLimiter } from '../../platform/rate-limit/rate-limiter.ts';
import type { Identity } from '../identity/index.ts';
import { type AccountStatus, createAccountStatus } from './account-status.ts';
import { checkCodeAccess, type KnownSources, rememberSources } from './known-sources.ts';
import { createOperators, type Operators } from './operators/operators.ts';
import { registerAccountDataRoutes } from './personal-data/account-data-routes.ts';
import { createDeletion, type Deletion, type UserDataEraser } from './personal-data/deletion.ts';
import { createExport, type UserDataExporter } from './personal-data/export.ts';
import { createQuotas, type Quotas } from './quota.ts';
import { bindRoutes } from './routes.ts';
import { createService } from './service.ts';
import {
  type Account,
  clearImage,
  findAccount,
  findAccountByPublicName,
  replaceImage,
  updateAccount,
} from './store.ts';
import { createNames, type ProfileChange } from './usernames/names.ts';
import { isReserved } from './usernames/reserved-names.ts';
import { findRetiredUsername, listRetiredUsernames } from './usernames/retired-usernames-store.ts';

export { hashSource, type Source } from './known-sources.ts';
export type { ListedAccount } from './operators/account-search-store.ts';
export type { LogEntry } from './operators/operator-log-store.ts';
export type { UserDataEraser } from './personal-data/deletion.ts';
export type { ExportedFile, UserDataExporter } from './personal-data/export.ts';
export type { Account } from './store.ts';
export { getDisplayName } from './usernames/display-name.ts';
export type { ProfileChange } from './usernames/names.ts';

type AccountData = Pick<Deletion, 'deleteAccount' | 'finishDeletion'> & {
  /** The zip of all data about a user, made while it is read. */
  exportAccount(userId: string): AsyncIterable<Uint8Array>;
};

export type Accounts = Quotas &
  AccountStatus &
  KnownSources &
  Operators &
  AccountData & {
    bind(bind: Bind): void;
    /** Row made at the first sight of a token. */
    getAccount(caller: Caller): Promise<Account>;
    findAccount(db: Db, userId: string): Promise<Account | undefined>;
    findByPublicName(db: Db, vysUrl: string): Promise<Account | undefined>;
    /** In which the user reads emails: the one of their account, else English. */
    findLanguage(db: Db, userId: string): Promise<Language>;
    /** The account that used this name before a recent rename. */
    findByRetiredUsername(db: Db, name: string): Promise<Account | undefined>;
    listRetiredUsernames(db: Db, userId: string): Promise<string[]>;
    /** Throws accounts.username_unavailable. `vysUrl` sets the username too. */
    changeProfile(caller: Caller, change: ProfileChange): Promise<Account>;
    /** Repeating a recorded goal changes nothing. Throws accounts.goal_not_reached. */
    recordGoal(caller: Caller, achieved: number, next: number): Promise<Account>;
    /** Brings the names at a remote identity provider in line with the profile. */
    syncNames(user: { userId: string }): Promise<void>;
    /** The address that the user signs in with from now on. */
    setEmail(trx: Trx, user: { userId: string; email: string }): Promise<void>;
    /** Removes an image from the profile and the QR code, by what its address contains. */
    clearImage(db: Db, userId: string, path: string): Promise<void>;
    /** Shows another image there; both are parts of addresses. */
    replaceImage(db: Db, userId: string, change: { from: string; to: string }): Promise<void>;
    /**
     * For callers that have verified the payment; checks nothing. A part of the transaction `on`, where there is one.
     * With `keepsHistoryOf` no version is deleted that this plan would keep.
     */
    changeTier(userId: string, tier: Tier, on?: Trx, keepsHistoryOf?: Tier): Promise<void>;
  };

export type AccountsDeps = {
  db: Db;
  identity: Identity;
  /** Called after a change of the public name, the pages switch or the plan. */
  onPublicProfileChange: (userId: string) => void;
  /** Called with each change of what the account of a user says; takes effect with the commit of `on`. */
  onAccountChange: (on: Db, userId: string) => void;
  /** Whether visitors could see a page of the user. A function, because pages are created later. */
  isPublished: (userId: string) => Promise<boolean>;
  /** Views of all time of the user's pages. A function, because analytics are created later. */
  countViews: (userId: string) => Promise<number>;
  /** The data of other modules about a user. Functions, because those modules are created later. */
  listErasers: () => readonly UserDataEraser[];
  listExporters: () => readonly UserDataExporter[];
  clock: Clock;
  pagesOrigin: string;
  /** Addresses of operators, in lower case. */
  operators?: readonly string[];
  mailer: Pick<Mailer, 'isConfigured' | 'cancel'>;
  jobs: Pick<Jobs, 'enqueue' | 'cancel'>;
  log: Logger;
};

/** Whether a username cannot be registered: reserved by us, or retired not long ago. */
export function createReservedNameCheck({ db, clock }: Pick<AccountsDeps, 'db' | 'clock'>) {
  return async (name: string): Promise<boolean> =>
    isReserved(name) || (await findRetiredUsername(db, name, clock.now())) !== undefined;
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, clock, pagesOrigin, log } = deps;

  function publishChange(userId: string): void {
    try {
      deps.onPublicProfileChange(userId);
    } catch (error) {
      log.error(
        { event: 'accounts.change_handler_failed', err: error, userId },
        'account change handler failed',
      );
    }
  }

  const rateLimiter = createRateLimiter({ db, clock });
  const quotas = createQuotas(deps);
  const names = createNames({ ...deps, rateLimiter, publishChange });
  const deletion = createDeletion(deps);
  const exports = createExport(deps);
  const { lockUser } = deletion;
  const service = createService({ ...deps, names, publishChange, lockUser });
  const accountStatus = createAccountStatus(deps);
  const operators = createOperators({ ...deps, publishChange });

  const routeDeps = { db, names, service, quotas, pagesOrigin, ...accountStatus };
  return {
    ...quotas,
    ...accountStatus,
    ...operators,
    rememberSources,
    checkCodeAccess,
    bind(bind) {
      const limitNameCheck = (address: string) =>
        rateLimiter.consume('checkUsername.address', address);
      bindRoutes(bind, { ...routeDeps, limitNameCheck });
      const limitExport = (userId: string) => rateLimiter.consume('export.user', userId);
      registerAccountDataRoutes(bind, { deletion, exports, limitExport, clock });
    },
    exportAccount: exports.exportAccount,
    deleteAccount: deletion.deleteAccount,
    finishDeletion: deletion.finishDeletion,
    syncNames: names.sync,
    getAccount: service.getAccount,
    findAccount,
    findLanguage: async (connection, userId) =>
      (await findAccount(connection, userId))?.language ?? DEFAULT_LANGUAGE,
    findByPublicName: findAccountByPublicName,
    async findByRetiredUsername(connection, name) {
      const retired = await findRetiredUsername(connection, name, clock.now());
      return retired?.ownerId ? findAccount(connection, retired.ownerId) : undefined;
    },
    listRetiredUsernames: (connection, userId) =>
      listRetiredUsernames(connection, userId, clock.now()),
    changeProfile: service.changeProfile,
    recordGoal: service.recordGoal,
    async setEmail(trx, { userId, email }) {
      const before = await findAccount(trx, userId);
      if (before) await clearBounce(trx, before.email);
      await updateAccount(trx, userId, { email }, clock.now());
      deps.onAccountChange(trx, userId);
    },
    async clearImage(on, userId, path) {
      await clearImage(on, userId, path);
      deps.onAccountChange(on, userId);
    },
    async replaceImage(on, userId, change) {
      await replaceImage(on, userId, change);
      deps.onAccountChange(on, userId);
    },
    changeTier: service.changeTier,
  };
}
