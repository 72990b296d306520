// What the owner of a suspended page sees. The moderation module decides about it.

import type { Suspension as SuspensionOutput } from '@vys/contract/pages/pages';
import { type AppError, appError } from '../../platform/errors.ts';
import { say } from './error-messages/index.ts';

export type Suspension = { since: Date; reason: string; caseNumber: string; isAppealed: boolean };

export type FindSuspension = (pageId: string) => Promise<Suspension | undefined>;

export function serializeSuspension(suspension: Suspension): SuspensionOutput {
  return {
    since: suspension.since.toISOString(),
    reason: suspension.reason,
    case_number: suspension.caseNumber,
    is_appealed: suspension.isAppealed,
  };
}

export function suspendedError(suspension: Suspension | undefined): AppError {
  if (!suspension) return appError('pages.suspended');
  const { reason, caseNumber } = suspension;
  const message = say((messages) => messages.suspended(caseNumber, asSentence(reason)));
  return appError('pages.suspended', { message });
}

/** Ends what an operator wrote, so that another sentence can follow. */
export function asSentence(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}
