// What people do with their password and address after they have signed up: confirm the address, change
// the password, or set a new one by an emailed link.

import type { Language } from '@vys/contract/language/languages';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Trx } from '../../../../platform/db/db.ts';
import { inTransaction } from '../../../../platform/db/transaction.ts';
import type { Mailer } from '../../../../platform/email/mailer.ts';
import { clearBounce, isBounced } from '../../../../platform/email/suppression-store.ts';
import { appError } from '../../../../platform/errors.ts';
import { sayError } from '../../../../platform/http/describe-failure.ts';
import { deleteKeys, listKeys } from '../../api-keys/api-key-store.ts';
import { removeEmailChange } from '../../email-change/index.ts';
import { checkNewPassword } from '../../shared/passwords/password-policy.ts';
import type { AccountLifecycle, FindLanguage } from '../../shared/provider.ts';
import type { SecurityEventHandler } from '../../shared/security-events.ts';
import { later, RECENT_FACTOR_MS } from '../rules.ts';
import type { Sessions } from '../sessions/sessions.ts';
import { findUserById, type IdentityUser } from '../store.ts';
import {
  confirmAddress,
  findUserByEmail,
  findWithPassword,
  listPasskeyNames,
  removeFactors,
  setPassword,
} from './credential-store.ts';
import { passwordResetEmail, verificationEmail } from './email-templates.ts';
import type { EmailTokens } from './email-tokens.ts';
import type { Passwords } from './passwords.ts';

export type Credentials = Pick<
  AccountLifecycle,
  | 'changePassword'
  | 'checkPassword'
  | 'checkResetLink'
  | 'requestReset'
  | 'resetPassword'
  | 'sendVerification'
  | 'verifyEmail'
>;

export type CredentialDeps = {
  db: Db;
  clock: Clock;
  passwords: Passwords;
  sessions: Pick<Sessions, 'endAll'>;
  emailTokens: EmailTokens;
  mailer: Pick<Mailer, 'send'>;
  notifySecurityEvent: SecurityEventHandler;
  appOrigin: string;
  findLanguage: FindLanguage;
};

export function createCredentials(deps: CredentialDeps): Credentials {
  const { db, clock, passwords, emailTokens, mailer, notifySecurityEvent, appOrigin } = deps;
  const { findLanguage } = deps;

  return {
    async changePassword({ userId, sessionId }, { current, next }) {
      const user = await findWithPassword(db, userId);
      if (!(await passwords.verify(current, user?.passwordHash)) || !user) throw wrongPassword();
      await checkNewPassword('new_password', next, user);
      const before = user.passwordHash;
      await setNewPassword(deps, { userId, next, exceptId: sessionId }, async (trx, hash) => {
        if (!(await setPassword(trx, userId, { hash, before }, clock.now()))) throw wrongPassword();
        await notifySecurityEvent(trx, { kind: 'password_changed', userId });
      });
    },

    async checkPassword(userId, password) {
      const user = await findWithPassword(db, userId);
      if (!(await passwords.verify(password, user?.passwordHash))) throw wrongPassword();
    },

    async requestReset(email) {
      const user = await findUserByEmail(db, email.toLowerCase());
      if (!user) return;
      await inTransaction(db, async (trx) => {
        const token = await emailTokens.issue(trx, emailTokenFor(user, 'reset_password'));
        const language = await findLanguage(trx, user.id);
        await mailer.send(trx, passwordResetEmail({ to: user.email, appOrigin, token, language }));
      });
    },

    async checkResetLink(token) {
      const userId = await emailTokens.find(db, 'reset_password', token);
      if (userId === undefined) throw appError('identity.link_invalid');
    },

    async resetPassword(token, next) {
      const userId = await emailTokens.find(db, 'reset_password', token);
      const user = userId && (await findUserById(db, userId));
      if (!userId || !user) throw appError('identity.link_invalid');
      await checkNewPassword('new_password', next, user);
      await setNewPassword(deps, { userId, next }, async (trx, hash) => {
        if (!(await emailTokens.consume(trx, 'reset_password', token)))
          throw appError('identity.link_invalid');
        await setPassword(trx, userId, { hash }, clock.now());
        const removed = await removeForeignFactors(trx, userId, clock.now());
        await notifySecurityEvent(trx, {
          kind: 'password_reset',
          ...{ userId, removed },
          remainingPasskeys: await listPasskeyNames(trx, userId),
          remainingApiKeys: (await listKeys(trx, userId)).map(({ name }) => name),
        });
      });
    },

    async sendVerification(userId) {
      await inTransaction(db, async (trx) => {
        const user = await findUserById(trx, userId);
        if (!user || (user.emailVerified && !(await isBounced(trx, user.email)))) return;
        await sendVerificationEmail(deps, trx, user, await findLanguage(trx, userId));
      });
    },

    async verifyEmail(token) {
      await inTransaction(db, async (trx) => {
        const userId = await emailTokens.find(trx, 'verify_email', token);
        if (userId === undefined) throw appError('identity.link_invalid');
        // The user before the link, as a new password goes, or the two would wait for each other.
        await proveAddress(trx, userId, clock.now());
        if (!(await emailTokens.consume(trx, 'verify_email', token)))
          throw appError('identity.link_invalid');
        await notifySecurityEvent(trx, { kind: 'email_confirmed', userId });
      });
    },
  };
}

/** By a link that came by email, so emails arrive. False when the address was confirmed before. */
async function proveAddress(trx: Trx, userId: string, now: Date): Promise<boolean> {
  const isFirst = await confirmAddress(trx, userId, now);
  const user = await findUserById(trx, userId);
  if (user) await clearBounce(trx, user.email);
  return isFirst;
}

/** Within the transaction that makes the user, or a later one. */
export async function sendVerificationEmail(
  { emailTokens, mailer, appOrigin }: Pick<CredentialDeps, 'emailTokens' | 'mailer' | 'appOrigin'>,
  trx: Trx,
  user: IdentityUser,
  language: Language,
): Promise<void> {
  const token = await emailTokens.issue(trx, emailTokenFor(user, 'verify_email'));
  await mailer.send(trx, verificationEmail({ to: user.email, appOrigin, token, language }));
}

/**
 * Who set factors up before the address was proven may have been an attacker who waits for its owner to
 * come. Afterwards only those that are new may be a thief's: the others keep out who reads the mailbox.
 */
async function removeForeignFactors(trx: Trx, userId: string, now: Date) {
  const isFirstProof = await proveAddress(trx, userId, now);
  const since = isFirstProof ? undefined : later(now, -RECENT_FACTOR_MS);
  const factors = await removeFactors(trx, userId, since);
  return { ...factors, apiKeys: await deleteKeys(trx, userId, since) };
}

/** Anyone who knew the old password, or obtained a link, loses access with it. */
async function setNewPassword(
  { db, passwords, emailTokens, sessions }: CredentialDeps,
  { userId, next, exceptId }: { userId: string; next: string; exceptId?: string },
  save: (trx: Trx, hash: string) => Promise<void>,
): Promise<void> {
  const hash = await passwords.hash(next);
  await inTransaction(db, async (trx) => {
    await save(trx, hash);
    await emailTokens.revokeAll(trx, userId);
    await removeEmailChange(trx, userId);
    await sessions.endAll(trx, userId, exceptId);
  });
}

function emailTokenFor(
  { id: userId, email }: IdentityUser,
  purpose: 'verify_email' | 'reset_password',
) {
  return { userId, email, purpose };
}

function wrongPassword() {
  const message = sayError('identity.password_wrong');
  return appError('identity.password_wrong', { message, fields: { current_password: message } });
}
