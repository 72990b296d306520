// Emails that could not be sent, and addresses that get none.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { emailField, isoTime, uuid } from '../api/schemas.ts';
import { reasonBody } from './fields.ts';
import { ADMIN_PAGE_SIZE, addressCursor, nextCursor, timeCursor } from './paging.ts';

/** Without the text, which may hold links into an account. */
export const failedEmailSchema = z.object({
  id: uuid,
  to: z.string(),
  subject: z.string(),
  attempts: z.number().int(),
  /** What the mail server responded last. */
  error: z.string(),
  created_at: isoTime,
  failed_at: isoTime,
});
export type FailedEmail = z.output<typeof failedEmailSchema>;

export const listFailedEmails = route({
  id: 'admin.listFailedEmails',
  method: 'GET',
  path: '/api/admin/emails/failed',
  summary: `Emails that were given up, the latest first, ${ADMIN_PAGE_SIZE} at a time (operators)`,
  access: 'user',
  keyScope: 'none',
  query: z.object({ after: timeCursor.optional() }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ emails: z.array(failedEmailSchema), next: nextCursor }) }),
  errors: ['input.invalid', 'auth.forbidden'],
});

const one = {
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['auth.forbidden', 'admin.job_not_found'],
} as const;

export const resendEmail = route({
  ...one,
  id: 'admin.resendEmail',
  method: 'POST',
  path: '/api/admin/emails/{id}/resend',
  summary: 'Send an email again that was given up (operators)',
});

export const discardEmail = route({
  ...one,
  id: 'admin.discardEmail',
  method: 'POST',
  path: '/api/admin/emails/{id}/discard',
  summary: 'Forget an email that was given up (operators)',
});

export const suppressedAddressSchema = z.object({
  address: z.string(),
  /** Why emails to it came back; null where operators suppressed it. */
  bounce_reason: z.string().nullable(),
  created_at: isoTime,
});
export type SuppressedAddress = z.output<typeof suppressedAddressSchema>;

export const listSuppressedAddresses = route({
  id: 'admin.listSuppressed',
  method: 'GET',
  path: '/api/admin/emails/suppressed',
  summary: `Addresses that get no email, the latest first, ${ADMIN_PAGE_SIZE} at a time (operators)`,
  access: 'user',
  keyScope: 'none',
  query: z.object({ after: addressCursor.optional() }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({ addresses: z.array(suppressedAddressSchema), next: nextCursor }),
  }),
  errors: ['input.invalid', 'auth.forbidden'],
});

const addressBody = z.strictObject({ address: emailField, ...reasonBody.shape });

export const suppressAddress = route({
  id: 'admin.suppressAddress',
  method: 'POST',
  path: '/api/admin/emails/suppressed',
  summary: 'Send nothing to an address any more (operators)',
  access: 'user',
  keyScope: 'none',
  body: addressBody,
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'auth.forbidden', 'admin.nothing_to_change'],
});

export const releaseAddress = route({
  id: 'admin.releaseAddress',
  method: 'POST',
  path: '/api/admin/emails/suppressed/release',
  summary: 'Send to an address again (operators)',
  access: 'user',
  keyScope: 'none',
  body: addressBody,
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'auth.forbidden', 'admin.nothing_to_change'],
});

export const adminEmailsRoutes = [
  listFailedEmails,
  resendEmail,
  discardEmail,
  listSuppressedAddresses,
  suppressAddress,
  releaseAddress,
] as const;
