// The development inbox: emails that were not sent because no mail server is configured. Not available in
// production.
import { z } from 'zod';
import { route } from './api/route.ts';
import { isoTime, uuid } from './api/schemas.ts';

export const devEmailSchema = z.object({
  id: uuid,
  to: z.string(),
  subject: z.string(),
  /** Plain text. */
  body: z.string(),
  at: isoTime,
});
export type DevEmail = z.output<typeof devEmailSchema>;

/** Request header with the key that the server prints at startup; without it the route responds with 404. */
export const DEV_INBOX_KEY_HEADER = 'x-dev-inbox-key';

export const listDevEmails = route({
  id: 'app.listDevEmails',
  method: 'GET',
  path: '/api/dev/inbox',
  summary: 'Emails written into the data folder, newest first (development only)',
  access: 'public',
  headers: { [DEV_INBOX_KEY_HEADER]: 'The key that the server prints at startup.' },
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.array(devEmailSchema) }),
  errors: ['route.not_found'],
});

export const devInboxRoutes = [listDevEmails] as const;
