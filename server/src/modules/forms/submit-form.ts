// Stores what visitors send through the forms of a public page and notifies its owner. Where email is
// delivered, a newsletter signup waits until the visitor has followed the link sent to the address.

import { randomBytes } from 'node:crypto';
import { HONEYPOT_FIELD } from '@vys/compiler/sanitize/honeypot';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/db.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/email/mailer.ts';
import { appError } from '../../platform/errors.ts';
import { sha256 } from '../../platform/hash.ts';
import { rateLimitError } from '../../platform/rate-limit/errors.ts';
import { DAY, HOUR } from '../../platform/time-spans.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Notifications } from '../notifications/index.ts';
import { findPublishedPage } from '../pages/index.ts';
import { confirmSubscriptionEmail, linkUrl } from './email-templates.ts';
import { say } from './notification-messages/index.ts';
import {
  CONFIRM_DAYS,
  confirmationLimit,
  type FormEntry,
  isFormKind,
  maySendConfirmation,
  pageLimits,
  readEntry,
  SAME_WITHIN_MS,
  type Submission,
} from './rules.ts';
import {
  countConfirmationEmailsSince,
  countSubmissionsSince,
  insertSubmission,
  isSubmittedSince,
  lockForms,
  recordConfirmationEmail,
  removeExpiredSignups,
  saveConfirmationToken,
  upsertSignup,
} from './store.ts';

export type FormDeps = {
  db: Db;
  accounts: Pick<Accounts, 'findByPublicName' | 'findAccount'>;
  notifications: Pick<Notifications, 'notify' | 'sendChanged'>;
  mailer: Pick<Mailer, 'isConfigured' | 'send'>;
  pagesOrigin: string;
  clock: Clock;
};

/** Whether the visitor must confirm by email. */
export type SubmissionResult = { confirmsByEmail: boolean };

type Target = { pageId: string; userId: string; name: string; language: Language };

/** Returns the same whether the entry was new, known or from a bot. */
export async function submitForm(
  deps: FormDeps,
  submission: Submission,
): Promise<SubmissionResult> {
  const { db, accounts, mailer, clock } = deps;
  const { kind, name, fields, language = DEFAULT_LANGUAGE } = submission;
  const account = await accounts.findByPublicName(db, name);
  const page = account?.pagesActive ? await findPublishedPage(db, account.userId) : undefined;
  if (!account || !page?.isActive || !isFormKind(kind)) throw appError('pages.not_found');
  const result = { confirmsByEmail: kind === 'newsletter' && mailer.isConfigured };
  if (fields[HONEYPOT_FIELD]) return result;
  const entry = readEntry(kind, fields, language);
  const target = { pageId: page.pageId, userId: account.userId, name, language };
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    await lockForms(trx, page.pageId);
    await removeExpiredSignups(trx, page.pageId, now);
    const same = new Date(now.getTime() - SAME_WITHIN_MS);
    if (kind !== 'newsletter' && (await isSubmittedSince(trx, page.pageId, entry, same))) return;
    await checkLimits(trx, page.pageId, now);
    if (kind === 'newsletter') return await takeSignup(deps, trx, target, entry, now);
    await insertSubmission(trx, page.pageId, entry, now);
    await notifyOwner(deps, trx, account.userId, entry);
  });
  return result;
}

async function checkLimits(db: Db, pageId: string, now: Date): Promise<void> {
  for (const limit of pageLimits) {
    const since = new Date(now.getTime() - limit.windowMs);
    if ((await countSubmissionsSince(db, pageId, since)) >= limit.count) {
      // Within an hour some of a day's entries are older than a day.
      throw rateLimitError(limit, Math.min(limit.windowMs, HOUR));
    }
  }
}

async function takeSignup(
  deps: FormDeps,
  db: Db,
  target: Target,
  entry: FormEntry,
  now: Date,
): Promise<void> {
  const { mailer } = deps;
  const status = mailer.isConfigured ? 'pending' : 'unconfirmed';
  const unsubscribeToken = randomBytes(16).toString('base64url');
  const signup = await upsertSignup(db, target.pageId, entry, {
    status,
    unsubscribeToken,
    at: now,
  });
  if (!mailer.isConfigured) {
    if (signup.isNew) await notifyOwner(deps, db, target.userId, entry);
    return;
  }
  const email = entry.email ?? '';
  const emailHash = hashText(email);
  const emailsToday = await countConfirmationEmailsSince(
    db,
    emailHash,
    new Date(now.getTime() - confirmationLimit.windowMs),
  );
  const expiresAt = new Date(now.getTime() + CONFIRM_DAYS * DAY);
  const maySend = maySendConfirmation(signup, emailsToday, now);
  // Stored without a confirmation email, it expires like one that was not confirmed.
  if (!maySend && !signup.isNew) return;
  const token = randomBytes(32).toString('base64url');
  const sends = signup.sends + (maySend ? 1 : 0);
  await saveConfirmationToken(db, signup.id, {
    hash: hashText(token),
    expiresAt,
    sentAt: now,
    sends,
  });
  if (!maySend) return;
  await recordConfirmationEmail(db, emailHash, now);
  const confirmUrl = linkUrl(deps.pagesOrigin, 'confirm', token);
  const pageUrl = `${deps.pagesOrigin}/${target.name}`;
  await mailer.send(
    db,
    confirmSubscriptionEmail({ to: email, pageUrl, language: target.language }, confirmUrl),
  );
}

/** Tokens and addresses are kept as their hash. */
export function hashText(text: string): Buffer {
  return sha256(text);
}

type OwnerNotice = Pick<FormEntry, 'kind' | 'email' | 'name' | 'message'>;

export async function notifyOwner(
  { notifications }: Pick<FormDeps, 'notifications'>,
  db: Db,
  userId: string,
  { kind, email, name, message }: OwnerNotice,
): Promise<void> {
  notifications.sendChanged(db, userId, ['forms']);
  await notifications.notify(db, userId, {
    type: 'comment_received',
    title: say((messages) => messages[kind]),
    message: say(({ unnamedSender }) => {
      const sender = name ?? email ?? unnamedSender;
      return message ? `${sender}: ${message.slice(0, 200)}` : sender;
    }),
    actionUrl: '/pages',
  });
}
