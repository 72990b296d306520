// Takes what visitors send through the forms of a public page and tells its owner.
import { HONEYPOT_FIELD } from '@vys/compiler';
import { emailField } from '@vys/contract/fields';
import type { Accounts } from '../accounts/index.ts';
import type { Clock } from '../kit/clock.ts';
import type { Db } from '../kit/db.ts';
import { fail } from '../kit/fail.ts';
import type { Notifications } from '../notifications/index.ts';
import { countSubmissionsSince, type FormEntry, insertSubmission } from './form-store.ts';
import { findPublishedPage } from './public-store.ts';

export type Submission = { name: string; kind: string; fields: Record<string, string> };

export type FormDeps = {
  db: Db;
  accounts: Pick<Accounts, 'findByPublicName'>;
  notifications: Pick<Notifications, 'notify'>;
  clock: Clock;
};

const FIELD_LIMIT = 2000;
const PER_MINUTE = 20;

const newsOf: Record<FormEntry['kind'], string> = {
  newsletter: 'New newsletter signup',
  contact: 'New message',
  guestbook: 'New guestbook entry',
};

/** Answers alike whether the entry was new, known or from a machine. */
export async function submitForm(deps: FormDeps, submission: Submission): Promise<void> {
  const { db, accounts, notifications, clock } = deps;
  const account = await accounts.findByPublicName(db, submission.name);
  const page = account?.pagesActive ? await findPublishedPage(db, account.userId) : undefined;
  if (!account || !page?.isActive) throw fail('pages.not_found');
  if (submission.fields[HONEYPOT_FIELD]) return;
  const entry = readEntry(submission);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const minuteAgo = new Date(now.getTime() - 60_000);
    const recent = await countSubmissionsSince(trx, page.pageId, minuteAgo);
    if (recent >= PER_MINUTE) throw fail('rate.limited', { retryAfter: 60 });
    if (!(await insertSubmission(trx, page.pageId, entry, now))) return;
    const sender = entry.name ?? entry.email ?? 'A visitor';
    await notifications.notify(trx, account.userId, {
      type: 'comment_received',
      title: newsOf[entry.kind],
      message: entry.message ? `${sender}: ${entry.message.slice(0, 200)}` : sender,
      actionUrl: '/dashboard',
    });
  });
}

function readEntry({ kind, fields }: Submission): FormEntry {
  if (kind !== 'newsletter' && kind !== 'contact' && kind !== 'guestbook') {
    throw fail('pages.not_found');
  }
  const read = (...names: string[]) => {
    const text = names.map((name) => fields[name]?.trim()).find((value) => value) ?? '';
    if (text.length > FIELD_LIMIT || text.includes('\0')) {
      throw wrong(names[0] ?? '', `Up to ${FIELD_LIMIT} characters, please`);
    }
    return text === '' ? null : text;
  };
  const email = read('email');
  const name = read('name');
  const message = read('message', 'comment', 'text');
  if (kind === 'newsletter' || email !== null) checkEmail(email);
  if (kind !== 'newsletter' && message === null) throw wrong('message', 'Message is required');
  return { kind, email: email?.toLowerCase() ?? null, name, message };
}

function checkEmail(email: string | null): void {
  const result = emailField.safeParse(email ?? '');
  if (!result.success) throw wrong('email', result.error.issues[0]?.message ?? '');
}

function wrong(field: string, message: string) {
  return fail('input.invalid', { message, fields: { [field]: message } });
}
