// Letters that could not be sent because no mail server is configured, to be read on the spot while
// developing. In production there is nothing at these addresses.
import { z } from 'zod';
import { isoTime, uuid } from './fields.ts';
import { route } from './route.ts';

export const letterSchema = z.object({
  id: uuid,
  to: z.string(),
  subject: z.string(),
  /** Plain text. */
  body: z.string(),
  at: isoTime,
});
export type MailboxLetter = z.output<typeof letterSchema>;

/** Holds the key that the start prints; without it there is nothing. */
export const MAILBOX_KEY_HEADER = 'x-mailbox-key';

export const listLetters = route({
  id: 'app.listLetters',
  method: 'GET',
  path: '/api/mailbox',
  summary: 'Letters written into the data folder, newest first (development only)',
  access: 'public',
  answer: 'json',
  status: 200,
  output: z.object({ data: z.array(letterSchema) }),
  errors: ['route.not_found'],
});

export const mailboxRoutes = [listLetters] as const;
