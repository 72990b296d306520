// Whether a mail server has rejected an email for good, so that sending it again is of no use.

/** A permanent response (RFC 5321 §4.2.1) to this recipient or this email. A rejected sign-in concerns our
 *  settings, not the email. */
export function isPermanentlyRejected(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isPermanent = responseCode !== undefined && responseCode >= 500;
  return isPermanent && (code === 'EENVELOPE' || code === 'EMESSAGE');
}

/** Of addresses that do not exist or take no email (RFC 3463): no mailbox, no such host, disabled, or not told why. */
const DEAD_ADDRESS = ['5.1.', '5.2.1', '5.4.4', '5.0.0'];

export const isDeadAddress = (status: string): boolean =>
  DEAD_ADDRESS.some(
    (start) => status === start || (start.endsWith('.') && status.startsWith(start)),
  );

/** What a mail server responded when it rejected the recipient for good because the address is dead. */
export function describeHardBounce(error: Error): string | undefined {
  const { code, response = '' } = error as Error & { code?: string; response?: string };
  const [, enhanced = ''] = response.split(/[\s-]/, 2);
  return code === 'EENVELOPE' && isDeadAddress(enhanced) ? response : undefined;
}
