// Every error code that the API can return, with its status. What people are told is in error-messages.ts.

import { adminErrors } from '../admin/admin-errors.ts';
import { aiErrors } from '../ai-errors.ts';
import { analyticsErrors } from '../analytics/analytics-errors.ts';
import { billingErrors } from '../billing/billing-errors.ts';
import { accountsErrors } from '../identity/accounts-errors.ts';
import { identityErrors } from '../identity/identity-errors.ts';
import { mediaErrors } from '../media-errors.ts';
import { notificationsErrors } from '../notifications/notifications-errors.ts';
import { importExportErrors } from '../pages/import-export-errors.ts';
import { moderationErrors } from '../pages/moderation-errors.ts';
import { pagesErrors } from '../pages/pages-errors.ts';

const commonErrors = {
  'input.invalid': 400,
  'input.malformed': 400,
  'input.too_large': 413,
  'input.media_type': 415,
  'auth.unauthenticated': 401,
  'auth.forbidden': 403,
  'auth.key_invalid': 401,
  'auth.key_not_allowed': 403,
  'auth.key_scope': 403,
  'auth.cross_site': 403,
  'route.not_found': 404,
  'route.method_not_allowed': 405,
  'rate.limited': 429,
  timeout: 422,
  too_complex: 422,
  unavailable: 503,
  internal: 500,
} as const;

export const errorStatuses = {
  ...commonErrors,
  ...identityErrors,
  ...accountsErrors,
  ...mediaErrors,
  ...billingErrors,
  ...notificationsErrors,
  ...aiErrors,
  ...analyticsErrors,
  ...pagesErrors,
  ...importExportErrors,
  ...moderationErrors,
  ...adminErrors,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of every error response (doc2 §8); `fields` says per input what is wrong with it. */
export type ErrorBody = {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** The turn that is running, with `ai.turn_running`. */
  turn_id?: string;
  /** Names the line in the log; only on unexpected errors. */
  request_id?: string;
};

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errorStatuses, code);
}
