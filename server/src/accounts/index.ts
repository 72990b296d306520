// The door of the accounts room: profiles, public names, tiers and allowances.
import type { Tier } from '@vys/contract/plans';
import type { Identity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import type { DoomedFiles } from '../kit/doomed-files.ts';
import type { Bind, Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mail.ts';
import { createDeletion, type Deletion } from './deletion.ts';
import { createExport, type Export } from './export.ts';
import { findFormerName, listFormerNames } from './former-names-store.ts';
import { checkCodeAccess, type KnownSources, rememberSources } from './known-sources.ts';
import { bindLeaving } from './leaving-routes.ts';
import { createMeter, type Meter } from './meter.ts';
import { createNames, type ProfileChange } from './names.ts';
import { isReserved } from './reserved-names.ts';
import { bindRoutes } from './routes.ts';
import { createService } from './service.ts';
import { createStanding, type Standing } from './standing.ts';
import { type Account, clearImage, findAccount, findAccountByPublicName } from './store.ts';

export type { Farewell } from './deletion.ts';
export type { ExportedFile, Exporter } from './export.ts';
export { hashSource, type Source } from './known-sources.ts';
export type { ProfileChange } from './names.ts';
export type { Account } from './store.ts';

type Leaving = Pick<Deletion, 'onDelete' | 'deleteAccount'> & Pick<Export, 'onExport'>;

export type Accounts = Omit<Meter, 'aiUsage'> &
  Standing &
  KnownSources &
  Leaving & {
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
    /** Removes an image from the profile and the QR code, by what its address contains. */
    clearImage(db: Db, userId: string, path: string): Promise<void>;
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
  mail: Pick<Mailer, 'isConfigured' | 'withdraw'>;
  doomed: Pick<DoomedFiles, 'sweep'>;
  log: Logger;
};

export function createAccounts(deps: AccountsDeps): Accounts {
  const { db, identity, clock, pagesOrigin, log } = deps;
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
    async (name) => isReserved(name) || (await findFormerName(db, name, clock.now())) !== undefined,
  );
  const deletion = createDeletion(deps);
  const exports = createExport(deps);
  const { holdUser } = deletion;
  const service = createService({ db, names, clock, tellChange, holdUser });
  const meter = { ...allowances, aiUsage };
  const standing = createStanding(deps);

  return {
    ...allowances,
    ...standing,
    rememberSources,
    checkCodeAccess,
    bind(bind) {
      const spendNameCheck = (ip: string) => identity.spend('checkUsername.address', ip);
      bindRoutes(bind, { db, names, service, meter, spendNameCheck, ...standing, pagesOrigin });
      const spendExport = (userId: string) => identity.spend('export.user', userId);
      bindLeaving(bind, { deletion, exports, spendExport, clock });
    },
    onDelete: deletion.onDelete,
    deleteAccount: deletion.deleteAccount,
    onExport: exports.onExport,
    getAccount: service.getAccount,
    findAccount,
    findByPublicName: findAccountByPublicName,
    async findByFormerName(connection, name) {
      const former = await findFormerName(connection, name, clock.now());
      return former?.ownerId ? findAccount(connection, former.ownerId) : undefined;
    },
    listFormerNames: (connection, userId) => listFormerNames(connection, userId, clock.now()),
    changeProfile: service.changeProfile,
    clearImage,
    changeTier: service.changeTier,
    onPublicFaceChange: (listener) => void listeners.push(listener),
  };
}
