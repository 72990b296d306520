// Whether a mail server has rejected an email for good, so that sending it again is of no use.

/** A permanent response (RFC 5321 §4.2.1) to this recipient or this email. A rejected sign-in concerns our
 *  settings, not the email. */
export function isPermanentlyRejected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE');
}
