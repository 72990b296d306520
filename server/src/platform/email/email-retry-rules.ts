// When an email that could not be sent is retried, and when it has failed for good.
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first, second … failed attempt: about two days in all. */
const waits = [
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  4 * HOUR_MS,
  8 * HOUR_MS,
  12 * HOUR_MS,
  24 * HOUR_MS,
];

/** A claimed email whose process has died is claimed again after this time. */
export const LEASE_MS = 5 * MINUTE_MS;

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
