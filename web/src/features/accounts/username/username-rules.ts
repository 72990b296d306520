// Public names: what may be typed, and which names to propose for an email address. Pure.
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 20;
/** For how long an address that was given up leads on (SET-1). */
export const LEADS_ON_DAYS = 90;

/** Lower-cases and keeps only a-z, 0-9, hyphen and underscore, at most 20 of them. */
export const cleanUsername = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '')
    .slice(0, USERNAME_MAX);

/**
 * `ada.b@x.org` proposes `adab`, then `adab` with more and more random digits. The last one has nothing
 * of the address, which may hold what no name may hold.
 */
export function proposeUsernames(email: string, random: () => number = Math.random): string[] {
  const base = cleanUsername(email.split('@')[0] ?? '').padEnd(USERNAME_MIN, '0');
  const withDigits = (count: number, start = base) => {
    const digits = String(Math.floor(random() * 10 ** count)).padStart(count, '0');
    return start.slice(0, USERNAME_MAX - count) + digits;
  };
  return [base, withDigits(2), withDigits(3), withDigits(4), withDigits(6), withDigits(10, 'u')];
}

function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** Whether registration made the name from the email address, so that no one chose it. */
export function isProposedUsername(username: string, email: string): boolean {
  const [base = '', ...others] = proposeUsernames(email, () => 0);
  return (
    username === base ||
    others.some((other) => {
      const start = trimEnd(other, '0');
      const digits = username.slice(start.length);
      return username.startsWith(start) && username.length === other.length && /^\d+$/.test(digits);
    })
  );
}

/** Names like one that is taken. Whether they are free is not known here. */
export function suggestUsernames(taken: string, random: () => number = Math.random): string[] {
  const digits = String(10 + Math.floor(random() * 90));
  const ends = ['-hq', '-online', digits, `-${digits}`, '_'];
  const longest = Math.max(...ends.map(({ length }) => length));
  const base = trimEnd(taken.slice(0, USERNAME_MAX - longest), '-_');
  return ends.map((end) => base + end).filter((name) => name !== taken);
}

/** The part before the `@` with its first letter upper-cased. */
export function toDisplayName(email: string): string {
  const local = email.trim().split('@')[0] ?? '';
  return local.charAt(0).toUpperCase() + local.slice(1);
}

/** Splits at the first space. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = name.trim().split(' ');
  return { firstName, lastName: rest.join(' ').trim() };
}
