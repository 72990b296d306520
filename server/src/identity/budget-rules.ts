// How many tries there are of everything that strangers might try without end: the one table of budgets,
// and what a try costs. Pure; budget-store.ts counts. What the numbers are for: docs/decisions/022.
import { isIPv4, isIPv6 } from 'node:net';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Nobody waits longer than this for a try that proves who they are. */
export const LONGEST_WAIT_MS = 45 * SECOND;

export type Rule = {
  /** What one key stands for; addresses and names are written in one way before they count. */
  readonly per: 'address' | 'name' | 'everybody';
  /** A try passes while the time up to which is used lies no further ahead than this. */
  readonly slackMs: number;
  /** What the first, second, … try costs; the last number goes for all that follow. */
  readonly costsMs: readonly number[];
  /** After that much quiet the next try is the first again. */
  readonly forgetMs: number;
};

/** So many tries at once, and one more each time that a part of the time has passed. */
function steady(per: Rule['per'], tries: number, refillMs: number): Rule {
  return { per, slackMs: (tries - 1) * refillMs, costsMs: [refillMs], forgetMs: 0 };
}

/** Some free tries; after that the wait is a second, and doubles with each try. */
function doubling(per: Rule['per'], free: number, forgetMs: number): Rule {
  const costsMs = Array.from({ length: free - 1 }, () => 0);
  for (let wait = SECOND; wait < LONGEST_WAIT_MS; wait *= 2) costsMs.push(wait);
  return { per, slackMs: 0, costsMs: [...costsMs, LONGEST_WAIT_MS], forgetMs };
}

export const budgetRules = {
  /** One address guessing at one account. */
  'signIn.accountFromAddress': doubling('name', 5, 30 * MINUTE),
  /** All strangers together guessing at one account: 20 at once and 80 an hour are 100 at most. */
  'signIn.account': steady('name', 20, LONGEST_WAIT_MS),
  /** A browser that has been signed in to the account before. Strangers use none of it up. */
  'signIn.knownDevice': doubling('name', 10, 30 * MINUTE),
  /** One address guessing at many accounts. */
  'signIn.address': steady('address', 100, 6 * SECOND),
  /** Failures of all strangers at all accounts. */
  'signIn.everybody': steady('everybody', 3000, 20),
  /** Codes of the second factor, once the password was right. */
  'totp.user': steady('name', 5, LONGEST_WAIT_MS),
  /** The same over days: whoever guesses that long has the password (docs/decisions/023). */
  'totp.userLong': steady('name', 100, 15 * MINUTE),
  /** How often the owner is told that somebody with the password guesses codes. */
  'totp.alarm': steady('name', 1, 24 * 60 * MINUTE),
  'passkeySignIn.address': steady('address', 100, 6 * SECOND),
  /** "Password again", and the current password when it is changed. */
  'password.user': steady('name', 10, LONGEST_WAIT_MS),

  'register.address': steady('address', 300, 12 * SECOND),
  'register.everybody': steady('everybody', 3000, SECOND),
  'checkUsername.address': steady('address', 120, SECOND / 2),

  'forgotPassword.address': steady('address', 30, MINUTE),
  /** Letters to one mailbox. Beyond it the answer stays the same and no letter goes out. */
  'forgotPassword.email': steady('name', 5, 15 * MINUTE),
  'sendVerification.user': steady('name', 5, 10 * MINUTE),
  /** Trying the secrets of mailed links. */
  'mailedLink.address': steady('address', 60, 10 * SECOND),

  /** Moving a public page: each name that is given up is refused to others for a while. */
  'changeUsername.user': steady('name', 3, 10 * 24 * 60 * MINUTE),

  /** Everything about somebody is a lot to read. */
  'export.user': steady('name', 1, MINUTE),

  'editorCode.user': steady('name', 30, 10 * SECOND),
  'editorExchange.address': steady('address', 60, SECOND),
} as const satisfies Record<string, Rule>;

export type BudgetName = keyof typeof budgetRules;

/** Whose share it is, written in one way: `Ada@Example.test` is `ada@example.test`. */
export function subjectOf(rule: Rule, subject: string): string {
  if (rule.per === 'address') return addressKey(subject);
  return rule.per === 'everybody' ? '' : subject.trim().toLowerCase();
}

/** One key per household: an IPv6 customer commands a whole /64. */
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
