// The log of what operators did, which cannot be changed.
import { z } from 'zod';
import { route } from '../api/route.ts';
import { isoTime, uuid } from '../api/schemas.ts';
import { ADMIN_PAGE_SIZE } from './paging.ts';

export const operatorActions = [
  'account_suspended',
  'account_reinstated',
  'account_deleted',
  'account_exported',
  'sessions_ended',
  'plan_given',
  'plan_ended',
  'job_retried',
  'job_discarded',
  'email_resent',
  'email_discarded',
  'address_suppressed',
  'address_released',
  'case_decided',
  'announcement_created',
  'announcement_changed',
  'announcement_canceled',
] as const;
export type OperatorAction = (typeof operatorActions)[number];

export const logEntrySchema = z.object({
  id: z.number().int(),
  operator_email: z.string(),
  action: z.enum(operatorActions),
  user_id: uuid.nullable(),
  /** Null when the account is gone. */
  username: z.string().nullable(),
  reason: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
  created_at: isoTime,
});
export type OperatorLogEntry = z.output<typeof logEntrySchema>;

export const listOperatorLog = route({
  id: 'admin.listLog',
  method: 'GET',
  path: '/api/admin/log',
  summary: `What operators did, the latest first, ${ADMIN_PAGE_SIZE} at a time (operators)`,
  access: 'user',
  keyScope: 'none',
  query: z.object({
    user_id: uuid.optional(),
    after: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  }),
  responseType: 'json',
  status: 200,
  output: z.object({
    data: z.object({
      entries: z.array(logEntrySchema),
      /** Null on the last page. */
      next: z.number().int().nullable(),
    }),
  }),
  errors: ['input.invalid', 'auth.forbidden'],
});

export const adminLogRoutes = [listOperatorLog] as const;
