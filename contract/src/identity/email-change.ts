// Changing the email address of an account. A confirmed one changes when the old and the new address have confirmed it.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { emailField, isoTime } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { emailToken } from './email-token.ts';

/** Confirmed addresses wait for the links in two emails; responds alike for known and unknown new addresses. */
export const changeEmail = route({
  id: 'identity.changeEmail',
  method: 'POST',
  path: '/api/user/change-email',
  summary: 'Change the email address; a confirmed one only once both addresses confirm it',
  access: 'user',
  keyScope: 'none',
  body: z.strictObject({
    email: emailField,
    current_password: z.string().min(1, fieldMessages.passwordEnter).max(1024),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      /** `changed`: the address was never confirmed. `waiting`: links were sent to both. */
      status: z.enum(['changed', 'waiting']),
    }),
  }),
  errors: [
    'input.invalid',
    'identity.password_wrong',
    'identity.email_taken',
    'identity.managed_elsewhere',
    'rate.limited',
  ],
});

export const emailChangeSchema = z.object({
  /** The new address. */
  email: z.string(),
  current_confirmed: z.boolean(),
  new_confirmed: z.boolean(),
  expires_at: isoTime,
});
export type EmailChange = z.output<typeof emailChangeSchema>;

export const getEmailChange = route({
  id: 'identity.getEmailChange',
  method: 'GET',
  path: '/api/user/email-change',
  summary: 'The change of the email address that waits for confirmation, if any',
  access: 'user',
  keyScope: 'none',
  responseType: 'json',
  status: 200,
  output: z.object({ data: emailChangeSchema.nullable() }),
  errors: [],
});

export const cancelEmailChange = route({
  id: 'identity.cancelEmailChange',
  method: 'DELETE',
  path: '/api/user/email-change',
  summary: 'Cancel the change of the email address; its links end',
  access: 'user',
  keyScope: 'none',
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: [],
});

/** Takes the links of both addresses, in any order. The change ends all sessions but the one that asked for it. */
export const confirmEmailChange = route({
  id: 'identity.confirmEmailChange',
  method: 'POST',
  path: '/api/auth/confirm-email-change',
  summary: 'Confirm a change of the email address with the token of an emailed link',
  access: 'public',
  body: z.strictObject({ token: emailToken }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({ status: z.enum(['changed', 'waiting_for_current', 'waiting_for_new']) }),
  }),
  errors: ['input.invalid', 'identity.link_invalid', 'identity.email_taken', 'rate.limited'],
});

export const emailChangeRoutes = [
  changeEmail,
  getEmailChange,
  cancelEmailChange,
  confirmEmailChange,
] as const;
