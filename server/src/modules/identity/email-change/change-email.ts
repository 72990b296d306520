// Changes the email address of an account: at once while it was never confirmed, otherwise when the old and the new
// address have both confirmed it. The same with any identity provider.
import { randomBytes } from 'node:crypto';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Mailer } from '../../../platform/email/mailer.ts';
import { clearBounce } from '../../../platform/email/suppression-store.ts';
import { appError } from '../../../platform/errors.ts';
import { sha256 } from '../../../platform/hash.ts';
import { sayField } from '../../../platform/http/field-messages.ts';
import type { Caller } from '../../../platform/http/http.ts';
import type { RateLimiter } from '../../../platform/rate-limit/rate-limiter.ts';
import { HOUR } from '../../../platform/time-spans.ts';
import type { Address, FindLanguage, IdentityProvider } from '../shared/provider.ts';
import type { SecurityEventHandler } from '../shared/security-events.ts';
import { newAddressEmail, oldAddressEmail, takenAddressEmail } from './email-templates.ts';
import { CHANGE_HOURS, type ConfirmationStatus, getConfirmationStatus } from './rules.ts';
import {
  confirmSide,
  type EmailChange,
  findEmailChange,
  removeEmailChange,
  removeExpiredEmailChanges,
  saveEmailChange,
} from './store.ts';

/** Takes part in the transaction of `trx`. */
export type AddressChangeHandler = (
  trx: Trx,
  user: { userId: string; email: string },
) => Promise<void>;

export type EmailChanges = {
  /**
   * Throws identity.password_wrong, identity.managed_elsewhere and input.invalid; identity.email_taken only while the
   * address was never confirmed, as a registration does.
   */
  requestChange(
    caller: Caller,
    change: { email: string; password: string },
  ): Promise<'changed' | 'waiting'>;
  /** Throws identity.link_invalid, identity.email_taken. */
  confirm(token: string): Promise<ConfirmationStatus>;
  findPending(userId: string): Promise<EmailChange | undefined>;
  cancel(userId: string): Promise<void>;
};

type Deps = {
  db: Db;
  clock: Clock;
  appOrigin: string;
  mailer: Pick<Mailer, 'send'>;
  rateLimiter: RateLimiter;
  provider: Pick<
    IdentityProvider,
    | 'findAddress'
    | 'isAddressTaken'
    | 'setAddress'
    | 'sendVerification'
    | 'endSessions'
    | 'checkPassword'
  >;
  notifySecurityEvent: SecurityEventHandler;
  onAddressChange: AddressChangeHandler;
  findLanguage: FindLanguage;
};

export function createEmailChanges(deps: Deps): EmailChanges {
  const { db, clock, provider, rateLimiter, onAddressChange } = deps;

  return {
    async requestChange(caller, { email: typed, password }) {
      const email = typed.toLowerCase();
      const { userId } = caller;
      const address = await provider.findAddress(db, userId);
      if (!address) throw appError('auth.unauthenticated');
      if (address.email.toLowerCase() === email) throw sameAddress();
      await rateLimiter.consume('changeEmail.user', userId);
      await rateLimiter.consume('password.user', userId);
      await provider.checkPassword(userId, password);
      await rateLimiter.refund('password.user', userId);
      if (address.isVerified) {
        await startChange(deps, caller, address, email);
        return 'waiting';
      }
      await provider.setAddress(userId, { email, isVerified: false }, (trx) =>
        onAddressChange(trx, { userId, email }),
      );
      await provider.sendVerification(userId);
      return 'changed';
    },

    async confirm(token) {
      const change = await confirmSide(db, sha256(token), clock.now());
      if (!change) throw appError('identity.link_invalid');
      const status = getConfirmationStatus(change);
      if (status === 'changed') await finishChange(deps, change);
      return status;
    },

    findPending: (userId) => findEmailChange(db, userId, clock.now()),
    async cancel(userId) {
      await removeEmailChange(db, userId);
    },
  };
}

/** Neither the response nor the number of emails reveals whether the new address has an account. */
async function startChange(
  { db, clock, appOrigin, mailer, provider, rateLimiter, findLanguage }: Deps,
  { userId, sessionId }: Caller,
  { email: oldEmail }: Address,
  newEmail: string,
): Promise<void> {
  const isTaken = await provider.isAddressTaken(db, newEmail);
  const mayMail = await rateLimiter.tryConsume('changeEmail.email', newEmail);
  const [oldToken, newToken] = [createToken(), createToken()];
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await removeExpiredEmailChanges(trx, now);
    await saveEmailChange(trx, {
      ...{ userId, sessionId, oldEmail, newEmail, now },
      oldTokenHash: sha256(oldToken),
      newTokenHash: isTaken ? null : sha256(newToken),
      expiresAt: new Date(now.getTime() + CHANGE_HOURS * HOUR),
    });
    const language = await findLanguage(trx, userId);
    const sender = { appOrigin, language };
    await mailer.send(trx, oldAddressEmail({ to: oldEmail, ...sender }, newEmail, oldToken));
    if (!mayMail) return;
    const email = isTaken
      ? takenAddressEmail({ to: newEmail, ...sender })
      : newAddressEmail({ to: newEmail, ...sender }, newToken);
    await mailer.send(trx, email);
  });
}

/**
 * The last of several requests at the same time finds the change gone. A repeated one finishes what a crash left: the
 * change is removed with what it does here.
 */
async function finishChange(
  { db, provider, notifySecurityEvent, onAddressChange }: Deps,
  { userId, sessionId, oldEmail, newEmail }: EmailChange,
): Promise<void> {
  const address = await provider.findAddress(db, userId);
  if (address?.email !== oldEmail && address?.email !== newEmail)
    throw appError('identity.link_invalid');
  await provider.setAddress(userId, { email: newEmail, isVerified: true }, async (trx) => {
    if (!(await removeEmailChange(trx, userId, newEmail))) throw appError('identity.link_invalid');
    await notifySecurityEvent(trx, { kind: 'email_changed', userId, email: oldEmail });
    await onAddressChange(trx, { userId, email: newEmail });
    // It was just proven to work.
    await clearBounce(trx, newEmail);
  });
  await provider.endSessions({ userId, sessionId }, 'others');
}

const createToken = () => randomBytes(32).toString('base64url');

function sameAddress() {
  const message = sayField((messages) => messages.emailOwn);
  return appError('input.invalid', { message, fields: { email: message } });
}
