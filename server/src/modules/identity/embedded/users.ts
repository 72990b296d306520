// Makes users and keeps their names.

import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { appError } from '../../../platform/errors.ts';
import { sayError } from '../../../platform/http/describe-failure.ts';
import { sayField } from '../../../platform/http/field-messages.ts';
import type { Text } from '../../../platform/language/text.ts';
import { joinName, splitName } from '../shared/full-name.ts';
import { checkNewPassword } from '../shared/passwords/password-policy.ts';
import type {
  Address,
  IdentityProvider,
  NameChange,
  NewAccount,
  RegisteredUser,
} from '../shared/provider.ts';
import type { EmailTokens } from './credentials/email-tokens.ts';
import type { Passwords } from './credentials/passwords.ts';
import {
  findEnabledUser,
  findTaken,
  findUserById,
  findUserIdByName,
  hasUserWithEmail,
  type IdentityUser,
  insertUser,
  updateAddress,
  updateUserNames,
} from './store.ts';

const takenCodes = {
  email: 'identity.email_taken',
  username: 'identity.username_taken',
} as const;

type RegistrationDeps = {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  /** Whether a username is reserved although no user has it. */
  isReserved: (username: string) => Promise<boolean>;
  /** Within the transaction that makes the user. */
  welcome: (trx: Trx, user: IdentityUser, language: Language) => Promise<void>;
};

export function createRegistration(deps: RegistrationDeps) {
  const { db, clock, passwords, isReserved, welcome } = deps;

  async function rejectTaken(names: { email: string; username: string }): Promise<void> {
    const existing =
      (await findTaken(db, names)) ?? ((await isReserved(names.username)) ? 'username' : undefined);
    if (existing)
      throw appError(takenCodes[existing], { fields: { [existing]: toMessage(existing) } });
  }

  return async function registerUser(account: NewAccount): Promise<RegisteredUser> {
    const {
      password,
      language = DEFAULT_LANGUAGE,
      ...names
    } = { ...account, email: account.email.toLowerCase() };
    await checkNewPassword('password', password, names);
    // Checked first only to spare the hash; the insert below decides.
    await rejectTaken(names);
    const passwordHash = await passwords.hash(password);
    const user = await inTransaction(db, async (trx) => {
      const created = await insertUser(trx, { ...names, passwordHash, now: clock.now() });
      if (created) await welcome(trx, created, language);
      return created;
    });
    if (user === undefined) {
      await rejectTaken(names);
      throw new Error('an insert of a user met a conflict that is gone');
    }
    const { emailVerified: _, ...registered } = user;
    return registered;
  };
}

const toMessage = (taken: 'email' | 'username'): Text =>
  taken === 'email'
    ? sayField((messages) => messages.emailTaken)
    : sayError('identity.username_taken');

type UserDirectory = Pick<
  IdentityProvider,
  'findAddress' | 'findUser' | 'findUserIdByName' | 'updateNames'
>;

export function createUserDirectory({ clock }: { clock: Clock }): UserDirectory {
  return {
    async findAddress(db, userId) {
      const user = await findUserById(db, userId);
      return user && { email: user.email, isVerified: user.emailVerified };
    },
    async findUser(db, userId) {
      const user = await findEnabledUser(db, userId);
      if (!user) return undefined;
      const { email, username, firstName, lastName } = user;
      return { email, username, fullName: joinName(firstName, lastName) };
    },
    findUserIdByName,
    updateNames: (db, userId, names) => updateNames(db, userId, names, clock.now()),
  };
}

type AddressDeps = { db: Db; clock: Clock; emailTokens: Pick<EmailTokens, 'revokeAll'> };

export function createAddresses({ db, clock, emailTokens }: AddressDeps) {
  return {
    isAddressTaken: hasUserWithEmail,
    async setAddress(userId: string, address: Address, alongside: (trx: Trx) => Promise<void>) {
      try {
        await inTransaction(db, async (trx) => {
          await updateAddress(trx, userId, address, clock.now());
          await emailTokens.revokeAll(trx, userId);
          await alongside(trx);
        });
      } catch (error) {
        // The user is the first row that the transaction changes, so nothing else can be taken.
        if (error instanceof Error && 'code' in error && error.code === '23505')
          throw appError('identity.email_taken', { fields: { email: toMessage('email') } });
        throw error;
      }
    },
  };
}

async function updateNames(
  db: Db,
  userId: string,
  { username, fullName }: NameChange,
  now: Date,
): Promise<void> {
  const names = fullName === undefined ? {} : splitName(fullName);
  await updateUserNames(
    db,
    userId,
    { ...names, ...(username === undefined ? {} : { username }) },
    now,
  );
}
