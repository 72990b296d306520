// Accounts as operators see and change them.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import * as fieldMessages from '../fields/messages/en.ts';
import { tiers } from '../plans.ts';
import { operatorReasonField, reasonBody } from './fields.ts';
import { ADMIN_PAGE_SIZE, nextCursor, timeCursor } from './paging.ts';

export const userStates = ['all', 'active', 'suspended'] as const;

export const userRowSchema = z.object({
  id: uuid,
  email: z.string(),
  username: z.string(),
  full_name: z.string(),
  tier: z.enum(tiers),
  suspended_at: isoTime.nullable(),
  created_at: isoTime,
});
export type AdminUserRow = z.output<typeof userRowSchema>;

export const listAdminUsers = route({
  id: 'admin.listUsers',
  method: 'GET',
  path: '/api/admin/users',
  summary: `Accounts, the newest first, ${ADMIN_PAGE_SIZE} at a time (operators)`,
  access: 'user',
  keyScope: 'none',
  query: z.object({
    /** The start of an email address or of a username, or a whole id. */
    search: z
      .string()
      .trim()
      .max(254)
      .refine((text) => !text.includes('\0'))
      .default(''),
    state: z.enum(userStates).default('all'),
    tier: z.enum(tiers).optional(),
    after: timeCursor.optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: z.object({ users: z.array(userRowSchema), next: nextCursor }) }),
  errors: ['input.invalid', 'auth.forbidden'],
});

export const adminUserSchema = z.object({
  ...userRowSchema.shape,
  email_verified: z.boolean(),
  /** Operators can be neither suspended nor deleted. */
  is_operator: z.boolean(),
  suspension_reason: z.string().nullable(),
  plan: z.object({
    /** What is paid for. */
    paid: z.enum(tiers),
    /** Given by an operator: the account has this plan at least. */
    comp: z.object({ tier: z.enum(tiers), ends_at: isoTime.nullable() }).nullable(),
  }),
  /** Bytes. */
  storage_used: z.number().int(),
  ai_requests_this_month: z.number().int(),
  page: z
    .object({
      id: uuid,
      title: z.string(),
      /** Empty before the username was chosen. */
      url: z.string(),
      status: z.enum(['draft', 'published']),
      /** Whether visitors see it. */
      is_shown: z.boolean(),
      /** Taken down by moderation, the account apart. */
      suspended_at: isoTime.nullable(),
      published_at: isoTime.nullable(),
    })
    .nullable(),
  /** Null where the identity provider is another server, which alone knows. */
  sign_in: z.object({ passkeys: z.number().int(), has_totp: z.boolean() }).nullable(),
  /** The newest use first, 200 at most. */
  sessions: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      address: z.string(),
      signed_in_at: isoTime,
      last_used_at: isoTime,
    }),
  ),
});
export type AdminUser = z.output<typeof adminUserSchema>;

const one = {
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  responseType: 'json',
  status: 200,
  output: z.object({ data: adminUserSchema }),
} as const;

export const getAdminUser = route({
  ...one,
  id: 'admin.getUser',
  method: 'GET',
  path: '/api/admin/users/{id}',
  summary: 'An account with its plan, page, sessions and ways to sign in (operators)',
  errors: ['auth.forbidden', 'admin.user_not_found'],
});

export const suspendUser = route({
  ...one,
  id: 'admin.suspendUser',
  method: 'POST',
  path: '/api/admin/users/{id}/suspend',
  summary:
    'Suspend an account: no sign-in, and its page is not shown. The person is told (operators)',
  body: reasonBody,
  errors: [
    'input.invalid',
    'auth.forbidden',
    'admin.user_not_found',
    'admin.operator_protected',
    'admin.nothing_to_change',
  ],
});

export const reinstateUser = route({
  ...one,
  id: 'admin.reinstateUser',
  method: 'POST',
  path: '/api/admin/users/{id}/reinstate',
  summary: 'End the suspension of an account. The person is told (operators)',
  body: reasonBody,
  errors: ['input.invalid', 'auth.forbidden', 'admin.user_not_found', 'admin.nothing_to_change'],
});

export const endUserSessions = route({
  ...one,
  id: 'admin.endSessions',
  method: 'POST',
  path: '/api/admin/users/{id}/sessions/end',
  summary: 'Sign a user out on all devices. The person is told (operators)',
  body: reasonBody,
  errors: ['input.invalid', 'auth.forbidden', 'admin.user_not_found'],
});

const givenTiers = ['starter', 'pro', 'premium', 'team'] as const;

/** Never takes away what is paid for. */
export const setUserPlan = route({
  ...one,
  id: 'admin.setPlan',
  method: 'PUT',
  path: '/api/admin/users/{id}/plan',
  summary: 'Give an account a plan without payment, or end that (operators)',
  body: z
    .strictObject({
      /** Null ends it: the account has what is paid for. */
      tier: z.enum(givenTiers).nullable(),
      /** Null is until it is ended. */
      ends_at: isoTime.nullable().default(null),
      reason: operatorReasonField,
    })
    .refine(({ tier, ends_at }) => tier !== null || ends_at === null, {
      path: ['ends_at'],
      message: fieldMessages.planEnd,
    }),
  errors: [
    'input.invalid',
    'auth.forbidden',
    'admin.user_not_found',
    'admin.nothing_to_change',
    'admin.plan_not_higher',
  ],
});

/** A POST, because it says why and is logged. */
export const exportUser = route({
  id: 'admin.exportUser',
  method: 'POST',
  path: '/api/admin/users/{id}/export',
  summary: 'Everything that is kept about a user, as a zip. The person is told (operators)',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  body: reasonBody,
  responseType: 'stream',
  contentType: 'application/zip',
  status: 200,
  output: z.undefined(),
  errors: ['input.invalid', 'auth.forbidden', 'admin.user_not_found'],
});

export const deleteUser = route({
  id: 'admin.deleteUser',
  method: 'POST',
  path: '/api/admin/users/{id}/delete',
  summary: 'Delete an account for good. The person is told by email (operators)',
  access: 'user',
  keyScope: 'none',
  params: z.object({ id: uuid }),
  body: z.strictObject({
    /** As it is now, so that no other account is deleted by mistake. */
    username: z.string().max(100),
    reason: operatorReasonField,
  }),
  responseType: 'empty',
  status: 204,
  output: z.undefined(),
  errors: ['input.invalid', 'auth.forbidden', 'admin.user_not_found', 'admin.operator_protected'],
});

export const adminUsersRoutes = [
  listAdminUsers,
  getAdminUser,
  suspendUser,
  reinstateUser,
  endUserSessions,
  setUserPlan,
  exportUser,
  deleteUser,
] as const;
