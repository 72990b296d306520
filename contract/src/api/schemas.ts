// Field schemas that several modules share.
import { z } from 'zod';

export const uuid = z.uuid();
export const isoTime = z.iso.datetime({ offset: true });

/** The largest page source (jsx and css together) in bytes of UTF-8. */
export const PAGE_SOURCE_LIMIT = 256 * 1024;
/** The largest chat request in bytes. */
export const CHAT_LIMIT = 16 * 1024;

export const emailField = z
  .string()
  .trim()
  .min(1, 'Email is required')
  .max(254, 'Invalid email address')
  .pipe(z.email('Invalid email address'));

export const passwordField = z
  .string()
  .min(8, 'Password must be at least 8 characters')
  .max(256, 'Password must be 256 characters or less');

/** A public name: 3 to 20 of a-z, 0-9, hyphen and underscore (doc1 §5, §9). */
export const USERNAME_PATTERN = /^[a-z0-9_-]{3,20}$/;
export const USERNAME_HINT = 'Use 3-20 characters: letters, numbers, hyphens, and underscores only';

export const usernameField = z.string().trim().toLowerCase().regex(USERNAME_PATTERN, USERNAME_HINT);

/** An IANA name. Offsets such as `+01:00` are none: they do not know when clocks change. */
export const timeZoneField = z.string().max(64).refine(isTimeZone, 'Choose a time zone');

export const LINK_LIMIT = 10;

export const webUrlField = z
  .string()
  .trim()
  .min(1, 'URL is required')
  .max(2048, 'Please enter a valid URL (starting with http:// or https://)')
  .refine(isWebUrl, 'Please enter a valid URL (starting with http:// or https://)');

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
  title: z
    .string()
    .trim()
    .min(1, 'Title is required')
    .max(50, 'Title must be 50 characters or less'),
  url: webUrlField,
});
export type Link = z.output<typeof linkField>;
