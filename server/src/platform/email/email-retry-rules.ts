// When an email that could not be sent is retried, and when it has failed for good.
import { HOUR, MINUTE } from '../time-spans.ts';

/** Waits after the first, second … failed attempt: about two days in all. */
const waits = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR, 24 * HOUR];

/** A claimed email whose process has died is claimed again after this time. */
export const LEASE_MS = 5 * MINUTE;

/** Undefined when no further attempt makes sense. `attempts` counts the one that just failed. */
export function retryAt(attempts: number, now: Date, error: unknown): Date | undefined {
  const wait = waits[attempts - 1];
  if (wait === undefined || isPermanentlyRejected(error)) return undefined;
  return new Date(now.getTime() + wait);
}

/** The server rejected this recipient or this email with a permanent response (RFC 5321 §4.2.1). A rejected
 *  sign-in concerns our settings, not the email. */
function isPermanentlyRejected(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
