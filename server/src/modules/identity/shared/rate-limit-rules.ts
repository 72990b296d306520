// The table of rate limits and their GCRA parameters. Pure; rate-limit-store.ts counts. Reasons for the
// numbers: docs/decisions/022.
import { isIPv4, isIPv6 } from 'node:net';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** The longest wait of a limit that guards proof of identity. */
export const LONGEST_WAIT_MS = 45 * SECOND;

export type RateLimitRule = {
  /** What one counter is kept for; addresses and keys are normalized before they are hashed. */
  readonly per: 'address' | 'key' | 'global';
  /** An attempt conforms while the theoretical arrival time is at most this far ahead. */
  readonly burstToleranceMs: number;
  /** Cost of the first, second, … attempt in a row; the last entry applies to all that follow. */
  readonly emissionIntervalsMs: readonly number[];
  /** After this long without an attempt the sequence starts over. */
  readonly resetAfterMs: number;
};

/** Fixed-rate limit: a burst of `burst`, then one more per `refillMs`. */
function fixedRate(per: RateLimitRule['per'], burst: number, refillMs: number): RateLimitRule {
  return {
    per,
    burstToleranceMs: (burst - 1) * refillMs,
    emissionIntervalsMs: [refillMs],
    resetAfterMs: 0,
  };
}

/** Exponential back-off: `free` attempts at once, then a wait of one second that doubles each time. */
function exponentialBackoff(
  per: RateLimitRule['per'],
  free: number,
  resetAfterMs: number,
): RateLimitRule {
  const emissionIntervalsMs = Array.from({ length: free - 1 }, () => 0);
  for (let wait = SECOND; wait < LONGEST_WAIT_MS; wait *= 2) emissionIntervalsMs.push(wait);
  return {
    per,
    burstToleranceMs: 0,
    emissionIntervalsMs: [...emissionIntervalsMs, LONGEST_WAIT_MS],
    resetAfterMs,
  };
}

export const rateLimits = {
  /** One address guessing at one account. */
  'signIn.accountFromAddress': exponentialBackoff('key', 5, 30 * MINUTE),
  /** All unknown devices together guessing at one account: 20 at once and 80 an hour are 100 at most. */
  'signIn.account': fixedRate('key', 20, LONGEST_WAIT_MS),
  /** A device that has been signed in to the account before; unknown devices do not consume it. */
  'signIn.knownDevice': exponentialBackoff('key', 10, 30 * MINUTE),
  /** One address guessing at many accounts. */
  'signIn.address': fixedRate('address', 100, 6 * SECOND),
  /** Failed sign-ins of all unknown devices at all accounts. */
  'signIn.global': fixedRate('global', 3000, 20),
  /** MFA codes, after a correct password. */
  'totp.user': fixedRate('key', 5, LONGEST_WAIT_MS),
  /** The same over days: whoever guesses that long knows the password (docs/decisions/023). */
  'totp.userLong': fixedRate('key', 100, 15 * MINUTE),
  /** How often the owner is notified that somebody who knows the password guesses codes. */
  'totp.alarm': fixedRate('key', 1, 24 * 60 * MINUTE),
  'passkeySignIn.address': fixedRate('address', 100, 6 * SECOND),
  /** Re-authentication, and the current password of a password change. */
  'password.user': fixedRate('key', 10, LONGEST_WAIT_MS),

  'register.address': fixedRate('address', 300, 12 * SECOND),
  'register.global': fixedRate('global', 3000, SECOND),
  'checkUsername.address': fixedRate('address', 120, SECOND / 2),

  'forgotPassword.address': fixedRate('address', 30, MINUTE),
  /** Emails to one address. Beyond it the response stays the same and no email is sent. */
  'forgotPassword.email': fixedRate('key', 5, 15 * MINUTE),
  'sendVerification.user': fixedRate('key', 5, 10 * MINUTE),
  /** Guessing the tokens of emailed links. */
  'emailToken.address': fixedRate('address', 60, 10 * SECOND),

  /** Moving a public page: each name that is given up is unavailable to others for a while. */
  'changeUsername.user': fixedRate('key', 3, 10 * 24 * 60 * MINUTE),

  /** An export reads everything that is stored about a user. */
  'export.user': fixedRate('key', 1, MINUTE),

  'editorCode.user': fixedRate('key', 30, 10 * SECOND),
  'editorExchange.address': fixedRate('address', 60, SECOND),
} as const satisfies Record<string, RateLimitRule>;

export type RateLimitName = keyof typeof rateLimits;

/** The normalized subject: `Ada@Example.test` becomes `ada@example.test`. */
export function subjectOf(rule: RateLimitRule, subject: string): string {
  if (rule.per === 'address') return addressKey(subject);
  return rule.per === 'global' ? '' : subject.trim().toLowerCase();
}

/** One key per customer: an IPv6 customer controls a whole /64. */
export function addressKey(ip: string): string {
  const [address = ''] = ip.toLowerCase().split('%');
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const groups = head.split(':').filter((group) => group !== '');
  const last = tail.split(':').filter((group) => group !== '');
  const missing = plain.includes('::') ? 8 - groups.length - last.length : 0;
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...last];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
