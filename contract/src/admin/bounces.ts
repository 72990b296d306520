// Emails that came back: what a mail provider or a mail server reports about them.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { emailField } from '../api/schemas.ts';

/** The largest report in bytes: it may hold the email that came back. */
export const BOUNCES_LIMIT = 1024 * 1024;

/** What a provider's events are brought into. `hard` is for good, `soft` may pass. */
export const bouncesSchema = z.object({
  bounces: z
    .array(
      z.object({
        email: emailField,
        type: z.enum(['hard', 'soft']),
        /** What the mail server of the recipient responded. */
        reason: z.string().max(2_000).default(''),
      }),
    )
    .min(1)
    .max(100),
});

export const reportBounces = route({
  id: 'admin.reportBounces',
  method: 'POST',
  path: '/api/email/bounces',
  summary: 'Report emails that came back (mail providers and mail servers)',
  access: 'public',
  headers: {
    Authorization: '`Bearer` with BOUNCES_TOKEN, or `Basic` with it as the password',
  },
  body: z.string().min(1),
  bodyType: 'bounces',
  bodyLimit: BOUNCES_LIMIT,
  responseType: 'json',
  status: 200,
  /** How many addresses are marked that were not before. */
  output: z.object({ marked: z.number().int() }),
  errors: [
    'input.invalid',
    'input.malformed',
    'input.media_type',
    'auth.unauthenticated',
    'route.not_found',
  ],
});

export const bouncesRoutes = [reportBounces] as const;
