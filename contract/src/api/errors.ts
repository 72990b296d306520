// Every error code that the API can return, with its status and its message for people.

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

export type ErrorEntry = { readonly status: number; readonly message: string };

const commonErrors = {
  'input.invalid': { status: 400, message: "Some fields aren't valid." },
  'input.malformed': { status: 400, message: "We couldn't read this request." },
  'input.too_large': { status: 413, message: 'The request is too large.' },
  'input.media_type': { status: 415, message: "This content type isn't supported." },
  'auth.unauthenticated': { status: 401, message: 'Please sign in to continue.' },
  'auth.forbidden': { status: 403, message: "You don't have permission to do this." },
  'auth.key_invalid': {
    status: 401,
    message: "This API key doesn't work. It may be mistyped, expired or revoked.",
  },
  'auth.key_not_allowed': {
    status: 403,
    message: "API keys can't do this. Sign in to Vys instead.",
  },
  'auth.key_scope': {
    status: 403,
    message: "This API key doesn't have the permission for this. Create one that does.",
  },
  'auth.cross_site': {
    status: 403,
    message: 'This request came from another website. Open Vys and try again.',
  },
  'route.not_found': { status: 404, message: 'Not found.' },
  'route.method_not_allowed': { status: 405, message: 'Method not allowed.' },
  'rate.limited': { status: 429, message: 'Too many requests. Please wait a moment.' },
  timeout: {
    status: 422,
    message: 'This took too long to process. Make it simpler or shorter and try again.',
  },
  too_complex: {
    status: 422,
    message: 'This is too complex to process. Make it simpler or shorter and try again.',
  },
  unavailable: {
    status: 503,
    message: "The service isn't available right now. Please try again.",
  },
  internal: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ErrorEntry>;

export const errorTable = {
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

export type ErrorCode = keyof typeof errorTable;

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
  return Object.hasOwn(errorTable, code);
}
