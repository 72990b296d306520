// Usernames and public names: whether one is free, and changing one together with the identity's.
// A retired username stays reserved for its owner for a while.

import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError, appError } from '../../../platform/errors.ts';
import { sayError } from '../../../platform/http/describe-failure.ts';
import { sayField } from '../../../platform/http/field-messages.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Text } from '../../../platform/language/text.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import { MINUTE } from '../../../platform/time-spans.ts';
import type { Identity } from '../../identity/index.ts';
import { nameProblem, reservedUntil } from '../rules.ts';
import { type Account, findAccount, findNameOwner, isNameConflict, updateNames } from '../store.ts';
import { findRetiredUsername, recordRename } from './retired-usernames-store.ts';
import { createUsernameLimits } from './username-limits.ts';

export type ProfileChange = { username?: string; fullName?: string; vysUrl?: string };

type NameChange = { username?: string; fullName?: string };

/** A change that takes longer was cut off. */
const CUT_OFF_MS = MINUTE;

export type Names = ReturnType<typeof createNames>;

type Deps = {
  db: Db;
  identity: Identity;
  rateLimiter: Pick<RateLimiter, 'consume' | 'refund'>;
  jobs: Pick<Jobs, 'enqueue' | 'cancel'>;
  clock: Clock;
  /** A public page moved. */
  publishChange: (userId: string) => void;
};

export function createNames(deps: Deps) {
  const { db, identity, rateLimiter, clock, publishChange } = deps;
  const changeNames = createNameChanges(deps);
  const limits = createUsernameLimits({ db, rateLimiter, clock });

  /** Runs after the update, which waits for a user who is giving the name up at this moment. */
  async function retireUsername(
    trx: Db,
    before: Account,
    { username: name }: Account,
  ): Promise<void> {
    if (name === before.username && before.vysUrl !== null) return;
    const now = clock.now();
    const retired = await findRetiredUsername(trx, name, now);
    if (retired && retired.ownerId !== before.userId) throw reservedByAnother;
    if (before.vysUrl === null) return;
    await limits.checkRetiredUsernames(trx, before.userId, name);
    const names = { before: before.vysUrl, name };
    await recordRename(trx, before.userId, names, reservedUntil(now), now);
  }

  return {
    async checkName(text: string, callerId: string | undefined) {
      const name = text.trim().toLowerCase();
      const problem = nameProblem(name);
      if (problem !== undefined) return { available: false, message: problem };
      const owner = (await findNameOwner(db, name)) ?? (await identity.findUserIdByName(db, name));
      const holder = owner ?? (await findRetiredUsername(db, name, clock.now()))?.ownerId;
      const available = holder === undefined || holder === callerId;
      return { available, message: available ? nameAvailable : nameTaken };
    },

    /** Brings the names at a remote identity provider in line with the profile. */
    async sync({ userId }: { userId: string }): Promise<void> {
      const account = await findAccount(db, userId);
      if (!account) return;
      const { username, fullName } = account;
      await identity.updateNames(db, userId, { username, fullName });
    },

    async changeProfile(account: Account, change: ProfileChange): Promise<Account> {
      const username = newName(account, change);
      const names = {
        ...(username === undefined ? {} : { username }),
        ...(change.fullName === undefined ? {} : { fullName: change.fullName }),
      };
      const isPublic = change.vysUrl !== undefined;
      const save = () =>
        changeNames(account, names, async (trx) => {
          await updateNames(trx, account.userId, { ...names, isPublic }, clock.now());
          const changed = (await findAccount(trx, account.userId)) ?? account;
          await retireUsername(trx, account, changed);
          if (changed.vysUrl !== account.vysUrl) {
            trx.afterCommit(() => publishChange(account.userId));
          }
          return changed;
        });
      const movesPage = account.vysUrl !== null && username !== undefined;
      const isMoving = movesPage && username !== account.vysUrl;
      try {
        return await (isMoving ? limits.countMove(account.userId, username, save) : save());
      } catch (error) {
        if (error === reservedByAnother || isNameConflict(error))
          throw unavailable(change, nameTaken);
        throw error instanceof AppError ? atField(change, error) : error;
      }
    },
  };
}

/** Changes names here and at the identity provider. */
function createNameChanges({ db, identity, jobs, clock }: Deps) {
  /** The provider first: what it rejects changes nothing here. The job goes on if this process does not. */
  async function changeRemotely<T>(
    { userId, username, fullName }: Account,
    names: NameChange,
    save: (trx: Trx) => Promise<T>,
  ): Promise<T> {
    const key = userId;
    const cancelJob = (on: Db) => jobs.cancel(on, 'identity-names', { key });
    const runAt = new Date(clock.now().getTime() + CUT_OFF_MS);
    await inTransaction(db, async (trx) => {
      await cancelJob(trx);
      await jobs.enqueue(trx, 'identity-names', { userId }, { runAt, key });
    });
    try {
      await identity.updateNames(db, userId, names);
      return await inTransaction(db, async (trx) => {
        const saved = await save(trx);
        await cancelJob(trx);
        return saved;
      });
    } catch (error) {
      // The job does it if the provider does not respond.
      await identity.updateNames(db, userId, { username, fullName }).then(
        () => cancelJob(db),
        () => undefined,
      );
      throw error;
    }
  }

  return <T>(account: Account, names: NameChange, save: (trx: Trx) => Promise<T>): Promise<T> => {
    const isChange = names.username !== undefined || names.fullName !== undefined;
    if (identity.remote && isChange) return changeRemotely(account, names, save);
    return inTransaction(db, async (trx) => {
      const saved = await save(trx);
      await identity.updateNames(trx, account.userId, names);
      return saved;
    });
  };
}

const nameAvailable = sayField((messages) => messages.usernameAvailable);
const nameTaken = sayField((messages) => messages.usernameTaken);
const reservedByAnother = new Error('the name is reserved for another user');

/** The username and the public name are one once the public name is set (ONB-15, SET-1). */
function newName(account: Account, change: ProfileChange): string | undefined {
  const { username, vysUrl } = change;
  if (username !== undefined && vysUrl !== undefined && username !== vysUrl) {
    throw appError('input.invalid', {
      fields: { vys_url: sayField((messages) => messages.sameAsUsername) },
    });
  }
  const name = vysUrl ?? username;
  const isUnchanged =
    name === account.vysUrl || (vysUrl === undefined && name === account.username);
  const problem = name === undefined || isUnchanged ? undefined : nameProblem(name);
  if (problem !== undefined) throw unavailable(change, problem);
  return name;
}

function unavailable(change: ProfileChange, message: Text): AppError {
  return appError('accounts.username_unavailable', {
    message,
    fields: { [toField(change)]: message },
  });
}

/** The settings show it where the name was typed. */
function atField(change: ProfileChange, error: AppError): AppError {
  const { code, details } = error;
  const { message = sayError(code) } = details;
  if (code !== 'accounts.username_limit') return error;
  return appError(code, { ...details, fields: { [toField(change)]: message } });
}

const toField = ({ vysUrl }: ProfileChange) => (vysUrl === undefined ? 'username' : 'vys_url');
