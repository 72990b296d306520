// What decides about a change of address. Pure.
import type { EmailChange } from './store.ts';

/** As long as the link that confirms a first address. */
export const CHANGE_HOURS = 24;

export type ConfirmationStatus = 'changed' | 'waiting_for_current' | 'waiting_for_new';

/** Whose confirmation is still missing, if any. */
export function getConfirmationStatus({
  isOldConfirmed,
  isNewConfirmed,
}: Pick<EmailChange, 'isOldConfirmed' | 'isNewConfirmed'>): ConfirmationStatus {
  if (!isOldConfirmed) return 'waiting_for_current';
  return isNewConfirmed ? 'changed' : 'waiting_for_new';
}
