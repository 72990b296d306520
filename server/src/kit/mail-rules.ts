// When a letter that could not be sent is tried again, and when it is given up.
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

/** A claimed letter whose sender has vanished is taken again after this time. */
export const LEASE_MS = 5 * MINUTE_MS;

/** Undefined when no further attempt makes sense. `attempts` counts the one that just failed. */
export function retryAt(attempts: number, now: Date, error: unknown): Date | undefined {
  const wait = waits[attempts - 1];
  if (wait === undefined || isRefusedForGood(error)) return undefined;
  return new Date(now.getTime() + wait);
}

/** The server refused this recipient or this letter with a permanent answer (RFC 5321 §4.2.1). A refused
 *  sign-in is about our settings, not about the letter. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
