// Field schemas that several modules share.
import { z } from 'zod';
import * as fieldMessages from '../fields/messages/en.ts';

export const uuid = z.uuid();
export const isoTime = z.iso.datetime({ offset: true });

/** The largest page source (jsx and css together) in bytes of UTF-8. */
export const PAGE_SOURCE_LIMIT = 256 * 1024;

export const emailField = z
  .string()
  .trim()
  .min(1, fieldMessages.emailRequired)
  .max(254, fieldMessages.emailInvalid)
  .pipe(z.email(fieldMessages.emailInvalid));

export const passwordField = z
  .string()
  .min(8, fieldMessages.passwordShort)
  .max(256, fieldMessages.passwordLong);

/** A public name: 3 to 20 of a-z, 0-9, hyphen and underscore (doc1 §5, §9). */
export const USERNAME_PATTERN = /^[a-z0-9_-]{3,20}$/;
export const USERNAME_HINT = fieldMessages.usernameHint;

export const usernameField = z.string().trim().toLowerCase().regex(USERNAME_PATTERN, USERNAME_HINT);

/** An IANA name. Offsets such as `+01:00` are none: they do not know when clocks change. */
export const timeZoneField = z.string().max(64).refine(isTimeZone, fieldMessages.timeZone);

export const LINK_LIMIT = 10;

export const webUrlField = z
  .string()
  .trim()
  .min(1, fieldMessages.urlRequired)
  .max(2048, fieldMessages.urlInvalid)
  .refine(isWebUrl, fieldMessages.urlInvalid);

function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** True for an absolute http or https URL with a host. */
export function isWebUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text)) return false;
  const host = text.replace(/^https?:\/\//i, '').split(/[/?#]/)[0] ?? '';
  return !/[\s<>"\\]/.test(text) && /^([^@/]*@)?[^\s:@]+(:\d{1,5})?$/.test(host) && host !== '';
}

export const linkField = z.strictObject({
  title: z.string().trim().min(1, fieldMessages.titleRequired).max(50, fieldMessages.linkTitleLong),
  url: webUrlField,
});
export type Link = z.output<typeof linkField>;
