// The remaining use cases: finding a page for its owner, switching it and publishing it.
import { VERSIONS_BYTES } from '@vys/contract/pages';
import type { Accounts } from '../accounts/index.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { Caller } from '../kit/http.ts';
import type { Logger } from '../kit/log.ts';
import type { Mailer } from '../kit/mail.ts';
import type { Changes } from './changes.ts';
import type { Gate } from './gate.ts';
import { asSentence } from './moderation/rules.ts';
import type { Moderation, Suspension } from './moderation/service.ts';
import { findPublishedPage, notifyChange } from './public-store.ts';
import { faceOf, type PublishDeps, type Published, publish } from './publish.ts';
import { findPageOf, type StoredPage, setActive } from './store.ts';
import type { UserLimit } from './user-limit.ts';
import { listVersions, type VersionList } from './version-list-store.ts';

export type ServiceDeps = PublishDeps & {
  gate: Gate;
  accounts: Pick<Accounts, 'getAccount' | 'findAccount' | 'isVerified' | 'listFormerNames'>;
  mail: Pick<Mailer, 'isConfigured'>;
  changes: Changes;
  limit: UserLimit;
  moderation: Pick<Moderation, 'findSuspension'>;
  log: Logger;
};

/** Of a list of versions beside the versions themselves. */
const LIST_FRAME_BYTES = 500;

export type Service = ReturnType<typeof createService>;

export function createService(deps: ServiceDeps) {
  const { db, accounts, mail, changes, limit, moderation } = deps;

  const findCurrent = (caller: Caller) => findPageOf(db, caller.userId);

  async function getCurrent(caller: Caller): Promise<StoredPage> {
    const page = await findCurrent(caller);
    if (!page) throw fail('pages.not_found');
    return page;
  }

  /** Somebody else's page is not found either. */
  async function getPage(caller: Caller, id: string): Promise<StoredPage> {
    const page = await getCurrent(caller);
    if (page.id !== id) throw fail('pages.not_found');
    return page;
  }

  async function tellChange(on: Db, names: readonly (string | null | undefined)[]): Promise<void> {
    const known = new Set(names.filter((name) => typeof name === 'string'));
    for (const name of known) await notifyChange(on, name);
    for (const name of known) changes.tell(name);
  }

  return {
    findCurrent,
    getCurrent,
    getPage,

    async listVersions(caller: Caller, id: string, cursor?: string): Promise<VersionList> {
      const page = await getPage(caller, id);
      return listVersions(db, page.id, cursor, VERSIONS_BYTES - LIST_FRAME_BYTES);
    },

    async setActive(caller: Caller, id: string, isActive: boolean): Promise<StoredPage> {
      const account = await accounts.getAccount(caller);
      await getPage(caller, id);
      const page = await setActive(db, id, isActive);
      await tellChange(db, [account.vysUrl]);
      return page;
    },

    async publishPage(caller: Caller, id: string): Promise<Published & { name: string }> {
      const page = await getPage(caller, id);
      const account = await accounts.getAccount(caller);
      if (page.suspendedAt) throw suspended(await moderation.findSuspension(page.id));
      if (account.vysUrl === null) throw fail('pages.address_needed');
      // Where no mail is delivered nobody could confirm anything.
      if (mail.isConfigured && !(await accounts.isVerified(caller.userId))) {
        throw fail('identity.email_unverified');
      }
      const face = faceOf(account, account.vysUrl);
      const published = await limit(caller.userId, () => publish(deps, page, face));
      changes.tell(face.publicName);
      return { name: face.publicName, ...published };
    },

    /** The name, tier or switch of an account has changed. */
    async followAccount(userId: string): Promise<void> {
      const known = changes.nameOf(userId);
      if (known !== undefined) changes.tell(known);
      const account = await accounts.findAccount(db, userId);
      const shown = await findPublishedPage(db, userId);
      const former = await accounts.listFormerNames(db, userId);
      await tellChange(db, [account?.vysUrl, shown?.artifact.publicName, ...former]);
    },
  };
}

function suspended(suspension: Suspension | undefined) {
  if (!suspension) return fail('pages.suspended');
  const { reason, caseNumber } = suspension;
  const message = `Your page is suspended and cannot be published (case ${caseNumber}). Reason: ${asSentence(reason)} You can object in the AI Studio.`;
  return fail('pages.suspended', { message });
}
