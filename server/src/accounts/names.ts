// Usernames and public names: whether one is free, and changing one together with the identity's.
// A public name that is given up stays with its owner for a while.
import type { Identity } from '../identity/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { Failure, fail } from '../kit/fail.ts';
import { findFormerName, moveName } from './former-names-store.ts';
import { keptUntil, NAME_AVAILABLE, NAME_TAKEN, nameProblem } from './rules.ts';
import { type Account, findAccount, findNameOwner, isNameConflict, updateNames } from './store.ts';
import { createUsernameLimits } from './username-limits.ts';

export type ProfileChange = { username?: string; fullName?: string; vysUrl?: string };

export type Names = ReturnType<typeof createNames>;

type Deps = { db: Db; identity: Identity; clock: Clock };

export function createNames({ db, identity, clock }: Deps) {
  const limits = createUsernameLimits({ db, identity, clock });

  /** Asked after the update, which waits for whoever is giving the name up at this moment. */
  async function keepFormer(trx: Db, before: Account, { username: name }: Account): Promise<void> {
    if (name === before.username && before.vysUrl !== null) return;
    const now = clock.now();
    const former = await findFormerName(trx, name, now);
    if (former && former.ownerId !== before.userId) throw heldByAnother;
    if (before.vysUrl === null) return;
    await limits.checkFormerNames(trx, before.userId, name);
    const names = { before: before.vysUrl, name };
    await moveName(trx, before.userId, names, keptUntil(now), now);
  }

  return {
    async checkName(text: string, callerId: string | undefined) {
      const name = text.trim().toLowerCase();
      const problem = nameProblem(name);
      if (problem !== undefined) return { available: false, message: problem };
      const owner = (await findNameOwner(db, name)) ?? (await identity.findUserIdByName(db, name));
      const holder = owner ?? (await findFormerName(db, name, clock.now()))?.ownerId;
      const available = holder === undefined || holder === callerId;
      return { available, message: available ? NAME_AVAILABLE : NAME_TAKEN };
    },

    async changeProfile(account: Account, change: ProfileChange): Promise<Account> {
      const username = newName(account, change);
      const names = {
        ...(username === undefined ? {} : { username }),
        ...(change.fullName === undefined ? {} : { fullName: change.fullName }),
      };
      const isPublic = change.vysUrl !== undefined;
      const save = () =>
        db.transaction().execute(async (trx) => {
          await updateNames(trx, account.userId, { ...names, isPublic }, clock.now());
          const changed = (await findAccount(trx, account.userId)) ?? account;
          await keepFormer(trx, account, changed);
          // At the end, because another provider's names do not come back with this transaction.
          await identity.updateNames(trx, account.userId, names);
          return changed;
        });
      const movesPage = account.vysUrl !== null && username !== undefined;
      const isMoving = movesPage && username !== account.vysUrl;
      try {
        return await (isMoving ? limits.countMove(account.userId, username, save) : save());
      } catch (error) {
        if (error === heldByAnother || isNameConflict(error)) throw unavailable(change, NAME_TAKEN);
        throw error instanceof Failure ? atField(change, error) : error;
      }
    },
  };
}

const heldByAnother = new Error('the name is kept for somebody else');

/** The username and the public name are one once the public name is set (ONB-15, SET-1). */
function newName(account: Account, change: ProfileChange): string | undefined {
  const { username, vysUrl } = change;
  if (username !== undefined && vysUrl !== undefined && username !== vysUrl) {
    throw fail('input.invalid', { fields: { vys_url: 'Must be the same as the username.' } });
  }
  const name = vysUrl ?? username;
  const isKept = name === account.vysUrl || (vysUrl === undefined && name === account.username);
  const problem = name === undefined || isKept ? undefined : nameProblem(name);
  if (problem !== undefined) throw unavailable(change, problem);
  return name;
}

function unavailable(change: ProfileChange, message: string): Failure {
  return fail('accounts.username_unavailable', { message, fields: { [fieldOf(change)]: message } });
}

/** The settings show it where the name was typed. */
function atField(change: ProfileChange, failure: Failure): Failure {
  const { code, details, message } = failure;
  if (code !== 'accounts.username_limit') return failure;
  return fail(code, { ...details, fields: { [fieldOf(change)]: message } });
}

const fieldOf = ({ vysUrl }: ProfileChange) => (vysUrl === undefined ? 'username' : 'vys_url');
