// What a form may hold, how much may be sent, and when a confirmation email may be sent again.
import { HONEYPOT_FIELD } from '@vys/compiler/sanitize/honeypot';
import { emailField } from '@vys/contract/api/schemas';
import { DEFAULT_LANGUAGE, type Language } from '@vys/contract/language/languages';
import { type FormKind, formKinds, type SubmissionStatus } from '@vys/contract/pages/forms';
import { appError } from '../../platform/errors.ts';
import { rateLimits } from '../../platform/rate-limit/policies.ts';
import { MINUTE } from '../../platform/time-spans.ts';
import { type EntryMessages, entryMessages } from './entry-messages/index.ts';

export type Submission = {
  name: string;
  kind: string;
  fields: Record<string, string>;
  /** In which the visitor is told what is wrong. */
  language?: Language;
};

export type FormEntry = {
  kind: FormKind;
  email: string | null;
  name: string | null;
  message: string | null;
  extra: Record<string, string>;
};

export const pageLimits = [rateLimits['submitForm.pageMinute'], rateLimits['submitForm.pageDay']];
/** The same entry sent twice within this time is one. */
export const SAME_WITHIN_MS = 10 * MINUTE;

export const CONFIRM_DAYS = 7;
const RESEND_AFTER_MS = 10 * MINUTE;
const MAX_SENDS = 3;
export const confirmationLimit = rateLimits['confirmSubscription.email'];

const NAME_LIMIT = 100;
const EMAIL_LIMIT = 254;
const messageLimits: Record<FormKind, number> = {
  newsletter: 1000,
  contact: 4000,
  guestbook: 1000,
};
const messageNames = ['message', 'comment', 'text'];
const knownFields = new Set([HONEYPOT_FIELD, 'email', 'name', ...messageNames]);
const EXTRA_FIELDS = 8;
const EXTRA_NAME_LIMIT = 40;
const EXTRA_LIMIT = 500;

export function isFormKind(text: string): text is FormKind {
  return formKinds.some((kind) => kind === text);
}

/** Throws input.invalid with the field that is wrong. */
export function readEntry(
  kind: FormKind,
  fields: Record<string, string>,
  language: Language = DEFAULT_LANGUAGE,
): FormEntry {
  const messages = entryMessages[language];
  const read = (name: string, names: readonly string[], limit: number) =>
    readField(
      fields,
      names,
      limit,
      messages,
      messages.fields[name as keyof typeof messages.fields],
    );
  const email = read('email', ['email'], EMAIL_LIMIT);
  const name = read('name', ['name'], NAME_LIMIT);
  const message = read('message', messageNames, messageLimits[kind]);
  if (kind === 'newsletter' || email !== null) checkEmail(email, messages);
  if (kind !== 'newsletter' && message === null) throw wrong('message', messages.messageRequired);
  return {
    kind,
    email: email?.toLowerCase() ?? null,
    name: name?.replace(/\s+/g, ' ') ?? null,
    message,
    extra: readExtra(fields, messages),
  };
}

function readField(
  fields: Record<string, string>,
  names: readonly string[],
  limit: number,
  messages: EntryMessages,
  label: string,
): string | null {
  const text = names.map((name) => fields[name]?.trim()).find((value) => value) ?? '';
  const field = names[0] ?? '';
  if (text.length > limit) throw wrong(field, messages.tooLong(label, limit));
  if (!isStorable(text)) throw wrong(field, messages.unsupportedCharacter(label));
  return text === '' ? null : text.replace(/\r\n?/g, '\n');
}

function readExtra(
  fields: Record<string, string>,
  messages: EntryMessages,
): Record<string, string> {
  const filled = Object.entries(fields).filter(
    ([name, value]) => !knownFields.has(name) && value.trim(),
  );
  if (filled.length > EXTRA_FIELDS) throw wrong('', messages.tooManyFields(EXTRA_FIELDS));
  const extra = filled.map(([name, value]) => {
    if (name === '' || name.length > EXTRA_NAME_LIMIT || !isStorable(name)) {
      throw wrong('', messages.unsupportedFieldName);
    }
    return [name, readField({ [name]: value }, [name], EXTRA_LIMIT, messages, name) ?? ''];
  });
  return Object.fromEntries(extra);
}

/** PostgreSQL keeps neither NUL nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}

function checkEmail(email: string | null, messages: EntryMessages): void {
  if (email === null) throw wrong('email', messages.emailRequired);
  if (!emailField.safeParse(email).success) throw wrong('email', messages.emailInvalid);
}

function wrong(field: string, message: string) {
  return appError('input.invalid', { message, ...(field ? { fields: { [field]: message } } : {}) });
}

export type Signup = {
  status: SubmissionStatus;
  sentAt: Date | null;
  sends: number;
  /** When the newest link ends. */
  expiresAt: Date | null;
};

/** `emailsToday` counts those to this address from all pages. */
export function maySendConfirmation(signup: Signup, emailsToday: number, now: Date): boolean {
  if (signup.status === 'confirmed' || emailsToday >= confirmationLimit.count) return false;
  if (signup.sentAt === null || (signup.expiresAt !== null && signup.expiresAt <= now)) return true;
  return signup.sends < MAX_SENDS && now.getTime() - signup.sentAt.getTime() >= RESEND_AFTER_MS;
}
